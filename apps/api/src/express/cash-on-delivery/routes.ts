// Mounts the calls of cash on delivery.
import { depositEndpoints as deposits } from '@marsa/model/express/cash-on-delivery/deposit-endpoints.ts'
import { depositReportEndpoints as reports } from '@marsa/model/express/cash-on-delivery/deposit-report.ts'
import { serve, type Server } from '../../kit/serve.ts'
import { bankCash } from './bank-cash.ts'
import { confirmDeposit } from './confirm-deposit.ts'
import { countDeposit } from './count-deposit.ts'
import { downloadDeposit, downloadDeposits } from './deposit-reports.ts'
import { openDeposit, withdrawDeposit } from './open-deposit.ts'
import { reverseCredit, viewCodCredit } from './reverse-credit.ts'
import { settleDifference } from './settle-difference.ts'
import { viewDeposits, viewDepotCash, viewOwnCash } from './view-deposits.ts'

export const cashRoutes = (server: Server): void => {
  serve(server, deposits.viewOwnCash, viewOwnCash)
  serve(server, deposits.openDeposit, openDeposit)
  serve(server, deposits.withdrawDeposit, withdrawDeposit)
  serve(server, deposits.viewDepotCash, viewDepotCash)
  serve(server, deposits.countDeposit, countDeposit)
  serve(server, deposits.bankCash, bankCash)
  serve(server, deposits.viewDeposits, viewDeposits)
  serve(server, deposits.confirmDeposit, confirmDeposit)
  serve(server, deposits.settleDifference, settleDifference)
  serve(server, deposits.viewCodCredit, viewCodCredit)
  serve(server, deposits.reverseCredit, reverseCredit)
  serve(server, reports.downloadDeposits, downloadDeposits)
  serve(server, reports.downloadDeposit, downloadDeposit)
}
