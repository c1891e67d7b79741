// The payer of storage reports that a payment has failed (C102, Z22): the gateway is asked, and what it says counts.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { reportStoragePaymentFailed as contract } from '@marsa/model/warehouse/quote-endpoints.ts'
import { abandonSession, findOpenSession, type FinanceParts } from '../finance/door.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { ownQuotationOf } from '../requests/door.ts'
import { storageLine } from './line.ts'

/** Only the open session of the caller's own company. */
export const reportStoragePaymentFailed = (finance: FinanceParts) => async (call: Call<typeof contract>) => {
  const actor = signedIn(call)
  const quotation = await ownQuotationOf(storageLine, call.db, actor, call.query.QuotationId)
  const open = await findOpenSession(call.db, storageLine.kind, quotation.subject_id)
  const isOwn = open?.companyId === actor.companyId && open.quotationId === quotation.id
  if (!open || !isOwn) throw new Problem('warehouse.no-payment')
  await abandonSession(finance, actor, open.id)
  return succeeded
}
