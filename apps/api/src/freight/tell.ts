// Tells people what happened to a freight request: live to everyone concerned, and as messages to those who need them.
import { dayOf } from '@marsa/model/kit/day.ts'
import type { Spoken } from '@marsa/model/kit/duration.ts'
import type { MilestoneCode } from '@marsa/model/freight/milestones.ts'
import { amountParam, dayParam, timeParam, type MessageParam } from '@marsa/model/messages/message.ts'
import { companyName } from '../requests/door.ts'
import type { Tx } from '../kit/db.ts'
import { type RequestRow } from './requests.store.ts'
import { changeHappenings } from './tell-changes.ts'
import { emitHappening } from './tell-events.ts'
import { hearersOf, publishChange, type Hearers } from './tell-live.ts'
import { agents, customer, routeOf, send, type Told } from './tell-parts.ts'

type Quote = { id: string; companyId: string; totalFils: bigint; validUntil: Date }
/** `due` says by when it may be tried again. */
type PaymentEnd = {
  sessionId: string
  amountFils: bigint
  due: MessageParam
  goesBack: boolean
  cancelled: boolean
}
type Paid = { amountFils: bigint; receiptNumber: string; agentId: string }
const happenings = {
  changed: async (_: Told, _of: { hearers: Hearers }) => undefined,
  submitted: (told: Told) => send(told, 'request-submitted', customer(told), {}, told.request.round),
  invited: (told: Told, { agentIds, dueAt }: { agentIds: readonly string[]; dueAt: Date }) =>
    send(told, 'request-invited', agents(...agentIds), { time: timeParam(dueAt) }, told.request.round),
  pendingReview: (told: Told) => send(told, 'desk-review', { roles: ['desk'] }, {}, told.request.round),
  quoteCame: async (told: Told, { quote, first }: { quote: Quote; first: boolean }) =>
    send(
      told,
      first ? 'first-quote' : 'further-quote',
      customer(told),
      {
        agent: await companyName(told.tx, quote.companyId),
        amount: amountParam(quote.totalFils),
        time: timeParam(quote.validUntil),
      },
      quote.id,
    ),
  quoteRevised: async (told: Told, { quote, beforeFils }: { quote: Quote; beforeFils: bigint }) =>
    send(
      told,
      'quote-revised',
      customer(told),
      {
        agent: await companyName(told.tx, quote.companyId),
        before: amountParam(beforeFils),
        amount: amountParam(quote.totalFils),
        time: timeParam(quote.validUntil),
      },
      quote.id,
    ),
  allQuotesIn: (told: Told) => send(told, 'quotes-complete', customer(told), {}, told.request.round),
  expired: (told: Told) => send(told, 'request-expired', customer(told), {}, told.request.round),
  quoteRejected: (told: Told, { quote }: { quote: Omit<Quote, 'validUntil'> }) =>
    send(told, 'quote-rejected', agents(quote.companyId), { amount: amountParam(quote.totalFils) }, quote.id),
  quoteExpired: (told: Told, { quote }: { quote: Pick<Quote, 'id' | 'companyId'> }) =>
    send(told, 'quote-expired', agents(quote.companyId), {}, quote.id),
  cancelled: (told: Told, { agentIds }: { agentIds: readonly string[] }) =>
    send(
      told,
      'request-cancelled',
      { companyIds: [told.request.company_id, ...agentIds] },
      {},
      told.request.round,
    ),
  booked: async (
    told: Told,
    { paid, onCredit, loserIds }: { paid: Paid; onCredit: boolean; loserIds: readonly string[] },
  ) => {
    const amount = amountParam(paid.amountFils)
    const common = { agent: await companyName(told.tx, paid.agentId), amount }
    if (onCredit) await send(told, 'credit-confirmed', customer(told), common)
    else await send(told, 'down-payment-received', customer(told), { ...common, receipt: paid.receiptNumber })
    await send(told, 'quote-accepted', agents(paid.agentId), { amount })
    await send(told, 'quote-not-awarded', agents(...loserIds), {})
  },
  /** Money that `goesBack` was taken, and finance says so. */
  paymentEnded: async (
    told: Told,
    { sessionId, amountFils, due, goesBack, cancelled }: PaymentEnd & { hearers: Hearers },
  ) => {
    if (goesBack) return
    const name = cancelled ? 'payment-cancelled' : 'payment-failed'
    await send(told, name, customer(told), { amount: amountParam(amountFils), due }, sessionId)
  },
  /** `days` are those until a delivered shipment is completed by itself. */
  milestone: (told: Told, { code, days }: { code: MilestoneCode; days: Spoken }) =>
    code === 'QS_DEL'
      ? send(told, 'milestone-QS_DEL', customer(told), { days })
      : send(told, `milestone-${code}`, customer(told), {}),
  finalQuoted: (told: Told, { quotationId, dueFils }: { quotationId: string; dueFils: bigint }) =>
    send(told, 'final-quote-posted', customer(told), { amount: amountParam(dueFils) }, quotationId),
  finalPaid: async (told: Told, { paid }: { paid: Paid }) => {
    const { receiptNumber: receipt } = paid
    const amount = amountParam(paid.amountFils)
    await send(told, 'final-payment-received', customer(told), { amount, receipt }, receipt)
    await send(told, 'final-payment-received-agent', agents(paid.agentId), {}, receipt)
  },
  agentDone: (told: Told, { until }: { until: Date }) =>
    send(told, 'delivery-done', customer(told), { date: dayParam(dayOf(until)) }),
  completed: (told: Told) => send(told, 'delivery-completed', customer(told), {}),
  ...changeHappenings,
} as const

type Happenings = typeof happenings
type Details<Name extends keyof Happenings> =
  Parameters<Happenings[Name]> extends [unknown, infer D] ? [D] : []

/** Publishes the change and sends the messages of a happening, inside the transaction that makes it true. */
export const tell = async <Name extends keyof Happenings>(
  tx: Tx,
  name: Name,
  request: RequestRow,
  ...details: Details<Name>
): Promise<void> => {
  const hearers = hearersOf[name] as (detail: unknown) => Hearers
  await publishChange(tx, request, hearers(details[0]))
  await emitHappening({ tx, request }, name, details[0])
  if (name === 'changed') return
  const told: Told = { tx, request, number: request.number, route: await routeOf(tx, request) }
  await (happenings[name] as (told: Told, detail: unknown) => Promise<unknown>)(told, details[0])
}
