// Tells people what happened to a freight request: live to everyone concerned, and as messages to those who need them.
import type { MilestoneCode } from '@marsa/model/freight/milestones.ts'
import { amountParam, routeParam, timeParam } from '@marsa/model/messages/message.ts'
import type { Tx } from '../kit/db.ts'
import { publish } from '../kit/events.ts'
import { notify } from '../messages/door.ts'
import { placesOf } from '../reference/door.ts'
import { companyName, publishToInvited, type RequestRow } from './requests.store.ts'

/** Kind of the stream event that makes an open page of the request reload its data. */
export const changedKind = 'freight.changed'

type Route = ReturnType<typeof routeParam>
type Told = { tx: Tx; request: RequestRow; number: string; route: Route }

const routeOf = async (tx: Tx, request: RequestRow): Promise<Route> => {
  const places = await placesOf(tx, [request.origin_code, request.destination_code])
  const nameOf = (code: string) => {
    const place = places.get(code)
    return { en: place?.nameEn ?? '', ar: place?.nameAr ?? '' }
  }
  return routeParam(nameOf(request.origin_code), nameOf(request.destination_code))
}

/** The customer, and every agent who was invited, hear that the request changed; what they see is up to their views. */
const publishChange = async (tx: Tx, request: RequestRow): Promise<void> => {
  await publish(tx, { companyId: request.company_id, kind: changedKind, subjectId: request.id })
  await publishToInvited(tx, request.id, request.round, changedKind)
}

type Quote = { id: string; companyId: string; totalFils: bigint; validUntil: Date }
type Paid = { amountFils: bigint; receiptNumber: string; agentId: string }

const happenings = {
  changed: async () => undefined,
  submitted: async ({ tx, request, number, route }: Told) =>
    notify(tx, {
      to: { userIds: [request.user_id] },
      template: 'request-submitted',
      params: { number, route },
      subjectId: request.id,
      version: request.round,
    }),
  invited: async (
    { tx, request, number, route }: Told,
    { agentIds, dueAt }: { agentIds: readonly string[]; dueAt: Date },
  ) =>
    notify(tx, {
      to: { companyIds: agentIds },
      template: 'request-invited',
      params: { number, route, time: timeParam(dueAt) },
      subjectId: request.id,
      version: request.round,
    }),
  pendingReview: async ({ tx, request, number, route }: Told) =>
    notify(tx, {
      to: { roles: ['desk'] },
      template: 'desk-review',
      params: { number, route },
      subjectId: request.id,
      version: request.round,
    }),
  quoteCame: async (
    { tx, request, number, route }: Told,
    { quote, first }: { quote: Quote; first: boolean },
  ) =>
    notify(tx, {
      to: { userIds: [request.user_id] },
      template: first ? 'first-quote' : 'further-quote',
      params: {
        number,
        route,
        agent: await companyName(tx, quote.companyId),
        amount: amountParam(quote.totalFils),
        time: timeParam(quote.validUntil),
      },
      subjectId: request.id,
      version: quote.id,
    }),
  quoteRevised: async (
    { tx, request, number }: Told,
    { quote, beforeFils }: { quote: Quote; beforeFils: bigint },
  ) =>
    notify(tx, {
      to: { userIds: [request.user_id] },
      template: 'quote-revised',
      params: {
        number,
        agent: await companyName(tx, quote.companyId),
        before: amountParam(beforeFils),
        amount: amountParam(quote.totalFils),
        time: timeParam(quote.validUntil),
      },
      subjectId: request.id,
      version: quote.id,
    }),
  allQuotesIn: async ({ tx, request, number, route }: Told) =>
    notify(tx, {
      to: { userIds: [request.user_id] },
      template: 'quotes-complete',
      params: { number, route },
      subjectId: request.id,
      version: request.round,
    }),
  expired: async ({ tx, request, number, route }: Told) =>
    notify(tx, {
      to: { userIds: [request.user_id] },
      template: 'request-expired',
      params: { number, route },
      subjectId: request.id,
      version: request.round,
    }),
  quoteRejected: async ({ tx, request, number, route }: Told, { quote }: { quote: Quote }) =>
    notify(tx, {
      to: { companyIds: [quote.companyId] },
      template: 'quote-rejected',
      params: { number, route, amount: amountParam(quote.totalFils) },
      subjectId: request.id,
      version: quote.id,
    }),
  quoteExpired: async (
    { tx, request, number, route }: Told,
    { quote }: { quote: Pick<Quote, 'id' | 'companyId'> },
  ) =>
    notify(tx, {
      to: { companyIds: [quote.companyId] },
      template: 'quote-expired',
      params: { number, route },
      subjectId: request.id,
      version: quote.id,
    }),
  cancelled: async ({ tx, request, number, route }: Told, { agentIds }: { agentIds: readonly string[] }) =>
    notify(tx, {
      to: { companyIds: [request.company_id, ...agentIds] },
      template: 'request-cancelled',
      params: { number, route },
      subjectId: request.id,
      version: request.round,
    }),
  booked: async (
    { tx, request, number, route }: Told,
    { paid, onCredit, loserIds }: { paid: Paid; onCredit: boolean; loserIds: readonly string[] },
  ) => {
    const common = {
      number,
      route,
      agent: await companyName(tx, paid.agentId),
      amount: amountParam(paid.amountFils),
    }
    const to = { userIds: [request.user_id] }
    if (onCredit)
      await notify(tx, { to, template: 'credit-confirmed', params: common, subjectId: request.id })
    else
      await notify(tx, {
        to,
        template: 'down-payment-received',
        params: { ...common, receipt: paid.receiptNumber },
        subjectId: request.id,
      })
    const { amount } = common
    await notify(tx, {
      to: { companyIds: [paid.agentId] },
      template: 'quote-accepted',
      params: { number, route, amount },
      subjectId: request.id,
    })
    await notify(tx, {
      to: { companyIds: loserIds },
      template: 'quote-not-awarded',
      params: { number, route },
      subjectId: request.id,
    })
  },
  paymentEnded: async (
    { tx, request, number }: Told,
    { sessionId, amountFils }: { sessionId: string; amountFils: bigint },
  ) =>
    notify(tx, {
      to: { userIds: [request.user_id] },
      template: 'payment-failed',
      params: { number, amount: amountParam(amountFils) },
      subjectId: request.id,
      version: sessionId,
    }),
  milestone: async ({ tx, request, number, route }: Told, { code }: { code: MilestoneCode }) =>
    notify(tx, {
      to: { userIds: [request.user_id] },
      template: `milestone-${code}`,
      params: { number, route },
      subjectId: request.id,
    }),
  finalQuoted: async (
    { tx, request, number, route }: Told,
    { quotationId, dueFils }: { quotationId: string; dueFils: bigint },
  ) =>
    notify(tx, {
      to: { userIds: [request.user_id] },
      template: 'final-quote-posted',
      params: { number, route, amount: amountParam(dueFils) },
      subjectId: request.id,
      version: quotationId,
    }),
  finalPaid: async ({ tx, request, number, route }: Told, { paid }: { paid: Paid }) => {
    await notify(tx, {
      to: { userIds: [request.user_id] },
      template: 'final-payment-received',
      params: { number, route, amount: amountParam(paid.amountFils), receipt: paid.receiptNumber },
      subjectId: request.id,
      version: paid.receiptNumber,
    })
    await notify(tx, {
      to: { companyIds: [paid.agentId] },
      template: 'final-payment-received-agent',
      params: { number, route },
      subjectId: request.id,
      version: paid.receiptNumber,
    })
  },
  completed: async ({ tx, request, number, route }: Told) =>
    notify(tx, {
      to: { userIds: [request.user_id] },
      template: 'delivery-completed',
      params: { number, route },
      subjectId: request.id,
    }),
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
  await publishChange(tx, request)
  if (name === 'changed') return
  const told: Told = { tx, request, number: request.number, route: await routeOf(tx, request) }
  await (happenings[name] as (told: Told, detail: unknown) => Promise<unknown>)(told, details[0])
}
