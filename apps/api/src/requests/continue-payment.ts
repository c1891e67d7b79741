// Goes on with the payment of a request that is open already, for the person who has begun it.
import type { PaymentModel } from '@marsa/model/finance/payment-model.ts'
import type { Actor } from '@marsa/model/kit/access.ts'
import type { Endpoint } from '@marsa/model/kit/endpoint.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { termsFirstRefusal } from '@marsa/model/requests/quotation.ts'
import { findOpenSession, toPaymentModel } from '../finance/door.ts'
import type { Tx } from '../kit/db.ts'
import { findQuotation } from './quotations.store.ts'
import type { QuotationRow } from './quotation-rows.ts'

/** An accepted quotation and its final versions are one to their payer. */
const firstOf = (quotation: QuotationRow | undefined): string | undefined =>
  quotation?.final_of ?? quotation?.id

/** Undefined where nothing is open; another person's payment, or one for another quotation, has to end first. */
export const continuePayment = async (
  tx: Tx,
  { userId }: Pick<Actor, 'userId'>,
  quotation: QuotationRow,
): Promise<PaymentModel | undefined> => {
  const open = await findOpenSession(tx, quotation.subject_kind, quotation.subject_id)
  if (!open) return undefined
  const isSame = firstOf(await findQuotation(tx, open.quotationId!)) === firstOf(quotation)
  if (!isSame || open.userId !== userId || open.isLeaseOver) throw new Problem('quotes.payment-in-progress')
  return toPaymentModel(open, null)
}

/** Nothing is paid for a quotation before its terms are accepted: the refusal names the call that does both. */
export const refuseBeforeTerms = (
  { id, state, valid_until }: QuotationRow,
  accept: Endpoint,
  now: Date,
): void =>
  refuse(termsFirstRefusal({ state, validUntil: valid_until ?? now }, now), {
    call: `${accept.verb}, ${accept.method} /api/${accept.path.replace('{id}', id)}`,
  })
