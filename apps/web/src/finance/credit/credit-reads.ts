// What looks different once something about credit was done, here or elsewhere; the profile says whether one may book on it.
import { getUserProfile } from '@marsa/model/accounts/endpoints.ts'
import { listCredit, viewCredit, viewOwnCredit } from '@marsa/model/finance/credit/credit-endpoints.ts'
import {
  listCreditReceipts,
  viewCreditInvoices,
  viewOwnInvoices,
} from '@marsa/model/finance/credit/receipt-endpoints.ts'
import { keyOf } from '../../kit/query.ts'

export const creditReads = [
  viewOwnCredit,
  viewCredit,
  listCredit,
  viewOwnInvoices,
  viewCreditInvoices,
  listCreditReceipts,
  getUserProfile,
] as const

export const creditLiveKeys = () => creditReads.map((endpoint) => keyOf(endpoint))
