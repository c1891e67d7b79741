// What of an event goes out to the systems of companies: to whom, under which name, with which values of their own.
import type { OutgoingEvent, WebhookEventName } from '@marsa/model/integrations/events.ts'
import { emit } from '../integrations/door.ts'
import type { BillRow } from './bill/bill.store.ts'
import type { ProposalRow } from './consent/proposals.store.ts'
import type { UnitsChanged } from './units/unit-notifications.ts'
import type { EventContext } from './asking/request-notification.ts'

type Outgoing = { to: readonly string[]; name: WebhookEventName; detail?: Record<string, string> }
type OfQuote = { quote: { id: string; companyId: string } }
type OfPaid = { paid: { agentId: string } }
type ToAgent = { agentId: string }

const own = (
  { request }: Pick<EventContext, 'request'>,
  name: WebhookEventName,
  detail?: Record<string, string>,
): Outgoing => ({
  to: [request.company_id],
  name,
  ...(detail && { detail }),
})
const toBoth = (
  event: Pick<EventContext, 'request'>,
  name: WebhookEventName,
  { agentId }: ToAgent,
): Outgoing => ({
  to: [event.request.company_id, agentId],
  name,
})
const quoteOf = ({ quote }: OfQuote) => ({ quotationId: quote.id })

type Asked = Pick<EventContext, 'request'>

const consent = (event: Asked, { proposal }: { proposal: Pick<ProposalRow, 'agent_id' | 'state'> }) => [
  {
    ...toBoth(event, 'quote.consent', { agentId: proposal.agent_id }),
    detail: { state: proposal.state },
  },
]

/** By event of `publishEvent`; what is not here is a notification to people alone. A rival's quotation is nothing an agent receives. */
export const webhookEventsOf = {
  submitted: (event: Asked) => [own(event, 'request.submitted')],
  invited: (_: Asked, { agentIds }: { agentIds: readonly string[] }) => [
    { to: agentIds, name: 'request.invited' },
  ],
  quoteCame: (event: Asked, detail: OfQuote) => [own(event, 'quote.received', quoteOf(detail))],
  quoteRevised: (event: Asked, detail: OfQuote) => [own(event, 'quote.revised', quoteOf(detail))],
  allQuotesIn: (event: Asked) => [own(event, 'quotes.complete')],
  expired: (event: Asked) => [own(event, 'request.expired')],
  quoteRejected: (_: Asked, detail: OfQuote) => [
    { to: [detail.quote.companyId], name: 'quote.rejected', detail: quoteOf(detail) },
  ],
  quoteExpired: (_: Asked, detail: OfQuote) => [
    { to: [detail.quote.companyId], name: 'quote.expired', detail: quoteOf(detail) },
  ],
  cancelled: (event: Asked, { agentIds }: { agentIds: readonly string[] }) => [
    { to: [event.request.company_id, ...agentIds], name: 'request.cancelled' },
  ],
  booked: (event: Asked, { paid, loserIds }: OfPaid & { loserIds: readonly string[] }) => [
    own(event, 'shipment.booked'),
    { to: [paid.agentId], name: 'quote.awarded' },
    { to: loserIds, name: 'quote.not-awarded' },
  ],
  paymentEnded: (event: Asked) => [own(event, 'payment.failed')],
  milestone: (event: Asked, { code }: { code: string }) => [
    own(event, 'shipment.milestone', { milestone: code }),
  ],
  finalQuoted: (event: Asked, { quotationId }: { quotationId: string }) => [
    own(event, 'quote.final', { quotationId }),
  ],
  measured: (event: Asked) => [own(event, 'shipment.measured')],
  billMoved: (event: Asked, { bill }: { bill: Pick<BillRow, 'agent_id' | 'state' | 'draft'> }) => [
    {
      ...toBoth(event, 'shipment.bill', { agentId: bill.agent_id }),
      detail: { state: bill.state, draft: String(bill.draft) },
    },
  ],
  unitsChanged: (event: Asked, { number, isComplete }: UnitsChanged) => [
    {
      to: [event.request.company_id, ...(event.request.agent_id ? [event.request.agent_id] : [])],
      name: 'shipment.containers' as const,
      detail: { container: number, complete: String(isComplete) },
    },
  ],
  chargesAsked: consent,
  chargesWithDesk: consent,
  chargesAnswered: consent,
  finalPaid: (event: Asked, { paid }: OfPaid) => [toBoth(event, 'payment.final', paid)],
  completed: (event: Asked) => [own(event, 'shipment.completed')],
  moreAsked: (event: Asked, { questionId }: { questionId: string }) => [
    own(event, 'request.question', { questionId }),
  ],
  moreGiven: (_: Asked, { questionId, askerId }: { questionId: string; askerId: string | null }) => [
    { to: askerId ? [askerId] : [], name: 'request.answer', detail: { questionId } },
  ],
  requestedAgain: (event: Asked) => [own(event, 'request.submitted')],
  cancelledBooked: (event: Asked, detail: ToAgent) => [toBoth(event, 'shipment.cancelled', detail)],
  rescheduled: (event: Asked, detail: ToAgent & { kind: string; slot: Date }) => [
    {
      ...toBoth(event, 'shipment.rescheduled', detail),
      detail: { slot: detail.slot.toISOString(), of: detail.kind },
    },
  ],
  disputed: (_: Asked, { agentId }: ToAgent) => [{ to: [agentId], name: 'shipment.disputed' }],
  disputeClosed: (event: Asked, detail: ToAgent) => [toBoth(event, 'shipment.dispute-closed', detail)],
  compensated: (event: Asked, detail: ToAgent) => [toBoth(event, 'shipment.dispute-closed', detail)],
  undone: (event: Asked, { to }: { to: string }) => [own(event, 'shipment.corrected', { status: to })],
  corrected: (event: Asked, { to }: { to: string }) => [own(event, 'shipment.corrected', { status: to })],
} satisfies Record<string, (event: Asked, detail: never) => readonly Outgoing[]>

/** Writes the webhook events of an event, in the transaction that makes it true. */
export const emitWebhookEvents = async (
  { tx, request }: Pick<EventContext, 'tx' | 'request'>,
  name: string,
  detail: unknown,
): Promise<void> => {
  const of = (webhookEventsOf as Record<string, (event: Asked, detail: never) => readonly Outgoing[]>)[name]
  if (!of) return
  const outgoing = of({ request }, detail as never).flatMap(({ to, name: event, detail: values }) =>
    to.map((companyId): OutgoingEvent => ({
      companyId,
      name: event,
      subject: { kind: 'freight-request', id: request.id, number: request.number },
      ...(values && { detail: values }),
    })),
  )
  await emit(tx, outgoing)
}
