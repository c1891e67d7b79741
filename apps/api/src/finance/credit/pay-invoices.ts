// A company pays invoices on credit by card: the session's subject is the receipt that it becomes once the gateway has the money.
import type { payInvoices as contract } from '@marsa/model/finance/credit/receipt-endpoints.ts'
import type { PaymentModel } from '@marsa/model/finance/payment-model.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { sum, toWire } from '@marsa/model/kit/money.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { openSession } from '../open-session.ts'
import { toPaymentModel } from '../payable.ts'
import type { FinanceParts, PaymentReactions, PaymentSession } from '../session.ts'
import { startPayment } from '../start-payment.ts'
import { lockAccount } from './accounts.store.ts'
import { lowerExposure } from './post-receipts.ts'
import { findReceivable, type ReceivableRow } from './receivables.store.ts'
import { findStarted, insertReceiptRow, lockReceipt, moveReceipt, type ReceiptRow } from './receipts.store.ts'
import { finishCounting, lockOwn } from './take-receipts.ts'

export const creditPayment = 'credit-payment'

/** The named invoices, all of them open. */
const openOf = async (tx: Tx, companyId: string, ids: readonly string[]): Promise<ReceivableRow[]> => {
  const found: ReceivableRow[] = []
  for (const id of new Set(ids)) {
    const row = await findReceivable(tx, id)
    if (row?.company_id !== companyId) throw new Problem('credit.invoice-none')
    if (row.open_fils === 0n) throw new Problem('credit.invoice-paid')
    found.push(row)
  }
  return found
}

/** "INV-26-0000012", or with how many more. */
const numberOf = ([first, ...others]: readonly ReceivableRow[]): string =>
  others.length ? `${first!.number} +${others.length}` : first!.number

/** The payment that was begun and is not over, where it is this very one; another one has to end first. */
const receiptOf = async (
  tx: Tx,
  companyId: string,
  row: { amountFils: bigint; reference: string; invoices: string[]; userId: string; now: Date },
): Promise<ReceiptRow> => {
  const { now, ...payment } = row
  const started = await findStarted(tx, companyId)
  if (started && String(started.invoices) !== String(row.invoices))
    throw new Problem('finance.payment-in-progress')
  if (started) return started
  const begun = { companyId, way: 'CARD', move: 'start', as: 'customer', valueOn: dayOf(now) } as const
  return insertReceiptRow(tx, { ...payment, ...begun })
}

export const payInvoices =
  (finance: FinanceParts) =>
  async (call: Call<typeof contract>): Promise<PaymentModel> => {
    const actor = signedIn(call)
    const model = await call.once(async (tx) => {
      const { company_id: companyId } = await lockOwn(tx, actor)
      const invoices = await openOf(tx, companyId, call.body.invoices)
      const amountFils = sum(invoices.map(({ open_fils: open }) => open))
      const reference = numberOf(invoices)
      const ids = invoices.map(({ invoice_id: id }) => id)
      const { userId } = actor
      const receipt = await receiptOf(tx, companyId, {
        amountFils,
        reference,
        invoices: ids,
        userId,
        now: call.now,
      })
      const { session } = await openSession(tx, {
        subjectKind: creditPayment,
        subjectId: receipt.id,
        subjectNumber: reference,
        quotationId: null,
        quoteVersion: 1,
        part: 'full',
        amountFils,
        companyId,
        userId,
        language: call.language,
        description: {
          title: { en: `Payment of ${reference}`, ar: `سداد ${reference}` },
          lines: invoices.map(({ number, open_fils: open }) => ({
            en: `Tax invoice ${number}`,
            ar: `الفاتورة الضريبية ${number}`,
            amount: toWire(open),
          })),
        },
      })
      return toPaymentModel(session, null)
    })
    return { ...model, redirectUrl: (await startPayment(finance, model.sessionId)).redirectUrl }
  }

const subjectOf = async (tx: Tx, session: PaymentSession): Promise<ReceiptRow> => {
  await lockAccount(tx, session.companyId)
  const receipt = await lockReceipt(tx, session.subjectId)
  if (!receipt) throw new Error(`receipt ${session.subjectId} is gone`)
  return receipt
}

/** Late money is taken as long as its invoices are open for all of it; what was paid another way meanwhile goes back. */
const isStillOwed = async (tx: Tx, receipt: ReceiptRow): Promise<boolean> => {
  const rows = await Promise.all(receipt.invoices.map((id) => findReceivable(tx, id)))
  return sum(rows.map((row) => row?.open_fils ?? 0n)) >= receipt.amount_fils
}

/** Card money becomes a receipt of the account (6.2): from the payment's advance to what the company has used. */
export const creditPaymentReactions = (clock: Clock): PaymentReactions => ({
  page: 'account/credit/payments',
  lockSubject: async (tx, session) => {
    const receipt = await subjectOf(tx, session)
    return (receipt.state === 'STARTED' || receipt.state === 'ENDED') && isStillOwed(tx, receipt)
  },
  paymentSucceeded: async (tx, session) => {
    const { id, amount_fils: amountFils } = await subjectOf(tx, session)
    const { companyId } = session
    const transactionId = await lowerExposure(tx, {
      kind: 'credit.repaid',
      ref: session.id,
      companyId,
      amountFils,
      from: { kind: 'customer_advance', ownerId: id },
    })
    const set = { transaction_id: transactionId }
    const counted = await moveReceipt(tx, id, 'pay', 'gateway', { set })
    await finishCounting(tx, companyId, counted, clock.now())
  },
  paymentEnded: async (tx, session) => {
    const { id, state } = await subjectOf(tx, session)
    const as = session.state === 'CANCELLED' && session.abandonedAt ? 'customer' : 'gateway'
    if (state === 'STARTED') await moveReceipt(tx, id, 'end', as)
  },
})
