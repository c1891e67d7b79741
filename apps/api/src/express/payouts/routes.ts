// Mounts the calls of bank accounts and payouts.
import { cashEndpoints as cash } from '@marsa/model/express/cash-on-delivery/cash-endpoints.ts'
import { payoutDeskEndpoints as desk } from '@marsa/model/express/payouts/payout-desk-endpoints.ts'
import { payoutEndpoints as own } from '@marsa/model/express/payouts/payout-endpoints.ts'
import { serve, type Server } from '../../kit/serve.ts'
import { downloadCash, viewCash } from '../cash-on-delivery/view-cash.ts'
import { saveBankAccount, sendAccountCode, verifyBankAccount } from './bank-account.ts'
import { approvePayout, confirmPayout, refusePayout, returnPayout } from './decide-payouts.ts'
import { downloadPayoutFile, makePayoutFile } from './payout-files.ts'
import { cancelPayout, requestPayout, sendPayoutCode } from './request-payout.ts'
import { listPayouts, viewPayouts } from './view-payouts.ts'

/** With them, where the money is before it can be paid out. */
export const payoutRoutes = (server: Server): void => {
  serve(server, cash.viewCash, viewCash)
  serve(server, cash.downloadCash, downloadCash)
  serve(server, own.viewPayouts, viewPayouts)
  serve(server, own.sendAccountCode, sendAccountCode(server.secret))
  serve(server, own.saveBankAccount, saveBankAccount(server.secret))
  serve(server, own.sendPayoutCode, sendPayoutCode(server.secret))
  serve(server, own.requestPayout, requestPayout(server.secret))
  serve(server, own.cancelPayout, cancelPayout)
  serve(server, desk.listPayouts, listPayouts)
  serve(server, desk.verifyBankAccount, verifyBankAccount)
  serve(server, desk.approvePayout, approvePayout)
  serve(server, desk.refusePayout, refusePayout)
  serve(server, desk.makePayoutFile, makePayoutFile)
  serve(server, desk.downloadPayoutFile, downloadPayoutFile)
  serve(server, desk.confirmPayout, confirmPayout)
  serve(server, desk.returnPayout, returnPayout)
}
