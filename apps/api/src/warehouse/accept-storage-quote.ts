// A customer accepts a storage quotation: terms, then the down payment or the whole by card, or on credit (W5, W6, Q6, Q7).
import type { Actor } from '@marsa/model/kit/access.ts'
import type { PaymentModel } from '@marsa/model/finance/payment-model.ts'
import { share, toWire } from '@marsa/model/kit/money.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { acceptRefusal } from '@marsa/model/quotes/quotation.ts'
import type { acceptStorageQuote as contract } from '@marsa/model/warehouse/quote-endpoints.ts'
import {
  confirmOnCredit,
  openSubjectPayment,
  startPayment,
  toPaymentModel,
  type FinanceParts,
} from '../finance/door.ts'
import type { Tx } from '../kit/db.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import {
  acceptTerms,
  findQuotation,
  lockQuotations,
  moveQuotation,
  type QuotationRow,
} from '../quotes/door.ts'
import { bookStorage } from './book-storage.ts'
import { moveStorage } from './move-storage.ts'
import { lockVisible, type StorageRow } from './requests.store.ts'
import { payable } from './subject.ts'
import { tellChange } from './tell.ts'

/** Fils that are paid at acceptance; the whole where the share is all of it. */
export const downFils = (totalFils: bigint, settings: SettingsInForce): bigint =>
  share(totalFils, BigInt(settings['payments.warehouse-down-percent']) * 100n)

type Locked = { request: StorageRow; quotation: QuotationRow; held: QuotationRow | undefined }

const lockForAcceptance = async (tx: Tx, call: Call<typeof contract>, actor: Actor): Promise<Locked> => {
  const seen = await findQuotation(tx, call.query.id)
  const own = seen?.customer_id === actor.companyId ? seen : undefined
  const request = own && (await lockVisible(tx, actor, call.relation, own.subject_id))
  const quotations = request ? await lockQuotations(tx, request.id, request.round) : []
  const quotation = quotations.find((row) => row.id === call.query.id && row.submitted_at)
  if (!request || !quotation) throw new Problem('quotes.not-found')
  return { request, quotation, held: quotations.find((row) => row.state === 'Q_LOCKED') }
}

/** Holds the quotation, and with it the request, while the payment runs. */
const hold = async (tx: Tx, { request, quotation }: Locked): Promise<void> => {
  await moveQuotation(tx, quotation.id, 'lock', 'customer')
  await moveStorage(tx, request.id, 'accept', 'customer')
  await tellChange(tx, request, quotation.company_id)
}

const payOnCredit = async (tx: Tx, actor: Actor, locked: Locked, now: Date): Promise<PaymentModel> => {
  const { request, quotation } = locked
  if (!actor.isCreditCustomer) throw new Problem('quotes.credit-not-allowed')
  await hold(tx, locked)
  const { transactionId } = await confirmOnCredit(tx, {
    companyId: request.company_id,
    subjectId: request.id,
    quotationId: quotation.id,
    amountFils: quotation.total_fils,
  })
  await bookStorage(tx, {
    request,
    quotationId: quotation.id,
    as: 'customer',
    onCredit: true,
    paidFils: quotation.total_fils,
    posting: { id: transactionId, kind: 'credit.confirmed' },
    now,
  })
  return {
    sessionId: transactionId,
    amount: toWire(quotation.total_fils),
    currency: 'AED',
    expiresAt: null,
    redirectUrl: null,
    paymentType: 'credit',
  }
}

/** Same person, same part, same version: the session that is open already. Anything else waits for its end. */
const payByCard = async (
  tx: Tx,
  call: Call<typeof contract>,
  actor: Actor,
  locked: Locked,
): Promise<PaymentModel> => {
  const { request, quotation } = locked
  const total = quotation.total_fils
  const down = downFils(total, call.settings)
  const part = call.body.pay === 'whole' || down === 0n || down === total ? 'full' : 'down'
  const { session, isNew } = await openSubjectPayment(
    tx,
    { ...actor, language: call.language },
    payable(request),
    { quotationId: quotation.id, quoteVersion: quotation.revision },
    part,
    part === 'full' ? total : down,
  )
  if (isNew) await hold(tx, locked)
  return toPaymentModel(session, null)
}

export const acceptStorageQuote =
  (finance: FinanceParts) =>
  async (call: Call<typeof contract>): Promise<PaymentModel> => {
    const { now, body } = call
    const actor = signedIn(call)
    const model = await call.once(async (tx) => {
      const locked = await lockForAcceptance(tx, call, actor)
      const { quotation, held } = locked
      const resumes = held?.id === quotation.id && body.pay !== 'credit'
      if (!resumes)
        refuse(
          acceptRefusal(
            { state: quotation.state, validUntil: quotation.valid_until ?? now },
            held !== undefined,
            now,
          ),
        )
      await acceptTerms(tx, quotation.id)
      return body.pay === 'credit' ? payOnCredit(tx, actor, locked, now) : payByCard(tx, call, actor, locked)
    })
    if (model.paymentType === 'credit') return model
    return { ...model, redirectUrl: (await startPayment(finance, model.sessionId)).redirectUrl }
  }
