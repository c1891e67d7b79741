// Publishes an event of a freight request: to open pages, to the systems of companies, and as notifications.
import { cancelReasonParam } from '@marsa/model/requests/cancel-reasons.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import type { Spoken } from '@marsa/model/kit/duration.ts'
import { documentTypes, type DocCode } from '@marsa/model/documents/document-type.ts'
import type { MilestoneCode } from '@marsa/model/freight/execution/milestones.ts'
import { amountParam, dayParam, timeParam, type MessageParam } from '@marsa/model/messages/message.ts'
import { companyName } from '../requests/door.ts'
import type { Tx } from '../kit/db.ts'
import { type RequestRow } from './requests.store.ts'
import { billNotifications } from './bill/bill-notifications.ts'
import { consentNotifications } from './consent/consent-notifications.ts'
import { changeNotifications } from './changes/change-notifications.ts'
import { emitWebhookEvents } from './webhook-events.ts'
import { unitNotifications } from './units/unit-notifications.ts'
import { recipientsOf, publishChange, type Recipients } from './changes/publish-change.ts'
import { agents, customer, routeOf, send, type EventContext } from './asking/request-notification.ts'

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
const notifications = {
  changed: async (_: EventContext, _of: { recipients: Recipients }) => undefined,
  submitted: (event: EventContext) =>
    send(event, 'request-submitted', customer(event), {}, event.request.round),
  invited: (event: EventContext, { agentIds, dueAt }: { agentIds: readonly string[]; dueAt: Date }) =>
    send(event, 'request-invited', agents(...agentIds), { time: timeParam(dueAt) }, event.request.round),
  pendingReview: (event: EventContext) =>
    send(event, 'desk-review', { roles: ['desk'] }, {}, event.request.round),
  quoteCame: async (event: EventContext, { quote, first }: { quote: Quote; first: boolean }) =>
    send(
      event,
      first ? 'first-quote' : 'further-quote',
      customer(event),
      {
        agent: await companyName(event.tx, quote.companyId),
        amount: amountParam(quote.totalFils),
        time: timeParam(quote.validUntil),
      },
      quote.id,
    ),
  quoteRevised: async (event: EventContext, { quote, beforeFils }: { quote: Quote; beforeFils: bigint }) =>
    send(
      event,
      'quote-revised',
      customer(event),
      {
        agent: await companyName(event.tx, quote.companyId),
        before: amountParam(beforeFils),
        amount: amountParam(quote.totalFils),
        time: timeParam(quote.validUntil),
      },
      quote.id,
    ),
  quotedByRule: (event: EventContext, { quote, card }: { quote: Omit<Quote, 'validUntil'>; card: string }) =>
    send(
      event,
      'quote-by-rule',
      agents(quote.companyId),
      { amount: amountParam(quote.totalFils), card },
      quote.id,
    ),
  ruleOff: (event: EventContext, { quote, card }: { quote: Pick<Quote, 'id' | 'companyId'>; card: string }) =>
    send(event, 'rule-off', agents(quote.companyId), { card }, quote.id),
  allQuotesIn: (event: EventContext) =>
    send(event, 'quotes-complete', customer(event), {}, event.request.round),
  expired: (event: EventContext) => send(event, 'request-expired', customer(event), {}, event.request.round),
  quoteRejected: (event: EventContext, { quote }: { quote: Omit<Quote, 'validUntil'> }) =>
    send(
      event,
      'quote-rejected',
      agents(quote.companyId),
      { amount: amountParam(quote.totalFils) },
      quote.id,
    ),
  quoteExpired: (event: EventContext, { quote }: { quote: Pick<Quote, 'id' | 'companyId'> }) =>
    send(event, 'quote-expired', agents(quote.companyId), {}, quote.id),
  cancelled: (event: EventContext, { agentIds, reason }: { agentIds: readonly string[]; reason: string }) =>
    send(
      event,
      'request-cancelled',
      { companyIds: [event.request.company_id, ...agentIds] },
      { reason: cancelReasonParam(reason) },
      event.request.round,
    ),
  booked: async (
    event: EventContext,
    { paid, onCredit, loserIds }: { paid: Paid; onCredit: boolean; loserIds: readonly string[] },
  ) => {
    const amount = amountParam(paid.amountFils)
    const common = { agent: await companyName(event.tx, paid.agentId), amount }
    if (onCredit) await send(event, 'credit-confirmed', customer(event), common)
    else
      await send(event, 'down-payment-received', customer(event), { ...common, receipt: paid.receiptNumber })
    await send(event, onCredit ? 'quote-accepted-credit' : 'quote-accepted', agents(paid.agentId), { amount })
    await send(event, 'quote-not-awarded', agents(...loserIds), {})
  },
  /** Money that `goesBack` was taken, and finance says so. */
  paymentEnded: async (
    event: EventContext,
    { sessionId, amountFils, due, goesBack, cancelled }: PaymentEnd & { recipients: Recipients },
  ) => {
    if (goesBack) return
    const name = cancelled ? 'payment-cancelled' : 'payment-failed'
    await send(event, name, customer(event), { amount: amountParam(amountFils), due }, sessionId)
  },
  /** `days` are those until a delivered shipment is completed by itself. */
  milestone: (event: EventContext, { code, days }: { code: MilestoneCode; days: Spoken }) =>
    code === 'QS_DEL'
      ? send(event, 'milestone-QS_DEL', customer(event), { days })
      : send(event, `milestone-${code}`, customer(event), {}),
  freeTimeEnds: async (event: EventContext, { lastDay, daysLeft }: { lastDay: string; daysLeft: number }) => {
    const name = daysLeft === 0 ? 'free-time-today' : 'free-time-ends'
    const { agent_id: agentId } = event.request
    for (const to of [customer(event), ...(agentId ? [agents(agentId)] : [])])
      await send(event, name, to, { date: dayParam(lastDay) }, `${lastDay}:${daysLeft}`)
  },
  finalQuoted: (event: EventContext, { quotationId, dueFils }: { quotationId: string; dueFils: bigint }) =>
    send(event, 'final-quote-posted', customer(event), { amount: amountParam(dueFils) }, quotationId),
  finalPaid: async (event: EventContext, { paid }: { paid: Paid }) => {
    const { receiptNumber: receipt } = paid
    const amount = amountParam(paid.amountFils)
    await send(event, 'final-payment-received', customer(event), { amount, receipt }, receipt)
    await send(event, 'final-payment-received-agent', agents(paid.agentId), {}, receipt)
  },
  /** A document that the request was sent without; asked for again when `on` comes and it is still missing. */
  documentWanted: (event: EventContext, { code, on }: { code: DocCode; on: 'booked' | MilestoneCode }) => {
    const { en, ar } = documentTypes[code]
    return send(event, 'paper-wanted', customer(event), { paper: { en, ar } }, `${code}:${on}`)
  },
  /** Each record is told of once. */
  measured: (event: EventContext, { documentId }: { documentId: string }) =>
    send(event, 'cargo-measured', customer(event), {}, documentId),
  agentDone: (event: EventContext, { until }: { until: Date }) =>
    send(event, 'delivery-done', customer(event), { date: dayParam(dayOf(until)) }),
  completed: (event: EventContext) => send(event, 'delivery-completed', customer(event), {}),
  ...changeNotifications,
  ...billNotifications,
  ...consentNotifications,
  ...unitNotifications,
} as const

type Notifications = typeof notifications
type Details<Name extends keyof Notifications> =
  Parameters<Notifications[Name]> extends [unknown, infer D] ? [D] : []

/** Publishes the change and sends the messages of an event, inside the transaction that makes it true. */
export const publishEvent = async <Name extends keyof Notifications>(
  tx: Tx,
  name: Name,
  request: RequestRow,
  ...details: Details<Name>
): Promise<void> => {
  const recipients = recipientsOf[name] as (detail: unknown) => Recipients
  await publishChange(tx, request, recipients(details[0]))
  await emitWebhookEvents({ tx, request }, name, details[0])
  if (name === 'changed') return
  const event: EventContext = { tx, request, number: request.number, route: await routeOf(tx, request) }
  await (notifications[name] as (event: EventContext, detail: unknown) => Promise<unknown>)(event, details[0])
}
