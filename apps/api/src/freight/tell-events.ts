// What of a happening goes out to the systems of companies: to whom, under which name, with which values of their own.
import type { OutgoingEvent, WebhookEventName } from '@marsa/model/integrations/events.ts'
import { emit } from '../integrations/door.ts'
import type { Told } from './tell-parts.ts'

type Outgoing = { to: readonly string[]; name: WebhookEventName; detail?: Record<string, string> }
type OfQuote = { quote: { id: string; companyId: string } }
type OfPaid = { paid: { agentId: string } }
type ToAgent = { agentId: string }

const own = (
  { request }: Pick<Told, 'request'>,
  name: WebhookEventName,
  detail?: Record<string, string>,
): Outgoing => ({
  to: [request.company_id],
  name,
  ...(detail && { detail }),
})
const toBoth = (told: Pick<Told, 'request'>, name: WebhookEventName, { agentId }: ToAgent): Outgoing => ({
  to: [told.request.company_id, agentId],
  name,
})
const quoteOf = ({ quote }: OfQuote) => ({ quotationId: quote.id })

type Asked = Pick<Told, 'request'>

/** By happening of `tell`; what is not here is told to people alone. A rival's quotation is nothing an agent hears of. */
export const eventsOf = {
  submitted: (told: Asked) => [own(told, 'request.submitted')],
  invited: (_: Asked, { agentIds }: { agentIds: readonly string[] }) => [
    { to: agentIds, name: 'request.invited' },
  ],
  quoteCame: (told: Asked, detail: OfQuote) => [own(told, 'quote.received', quoteOf(detail))],
  quoteRevised: (told: Asked, detail: OfQuote) => [own(told, 'quote.revised', quoteOf(detail))],
  allQuotesIn: (told: Asked) => [own(told, 'quotes.complete')],
  expired: (told: Asked) => [own(told, 'request.expired')],
  quoteRejected: (_: Asked, detail: OfQuote) => [
    { to: [detail.quote.companyId], name: 'quote.rejected', detail: quoteOf(detail) },
  ],
  quoteExpired: (_: Asked, detail: OfQuote) => [
    { to: [detail.quote.companyId], name: 'quote.expired', detail: quoteOf(detail) },
  ],
  cancelled: (told: Asked, { agentIds }: { agentIds: readonly string[] }) => [
    { to: [told.request.company_id, ...agentIds], name: 'request.cancelled' },
  ],
  booked: (told: Asked, { paid, loserIds }: OfPaid & { loserIds: readonly string[] }) => [
    own(told, 'shipment.booked'),
    { to: [paid.agentId], name: 'quote.awarded' },
    { to: loserIds, name: 'quote.not-awarded' },
  ],
  paymentEnded: (told: Asked) => [own(told, 'payment.failed')],
  milestone: (told: Asked, { code }: { code: string }) => [
    own(told, 'shipment.milestone', { milestone: code }),
  ],
  finalQuoted: (told: Asked, { quotationId }: { quotationId: string }) => [
    own(told, 'quote.final', { quotationId }),
  ],
  finalPaid: (told: Asked, { paid }: OfPaid) => [toBoth(told, 'payment.final', paid)],
  completed: (told: Asked) => [own(told, 'shipment.completed')],
  moreAsked: (told: Asked, { questionId }: { questionId: string }) => [
    own(told, 'request.question', { questionId }),
  ],
  moreGiven: (_: Asked, { questionId, askerId }: { questionId: string; askerId: string | null }) => [
    { to: askerId ? [askerId] : [], name: 'request.answer', detail: { questionId } },
  ],
  requestedAgain: (told: Asked) => [own(told, 'request.submitted')],
  cancelledBooked: (told: Asked, detail: ToAgent) => [toBoth(told, 'shipment.cancelled', detail)],
  rescheduled: (told: Asked, detail: ToAgent & { kind: string; slot: Date }) => [
    {
      ...toBoth(told, 'shipment.rescheduled', detail),
      detail: { slot: detail.slot.toISOString(), of: detail.kind },
    },
  ],
  disputed: (_: Asked, { agentId }: ToAgent) => [{ to: [agentId], name: 'shipment.disputed' }],
  disputeClosed: (told: Asked, detail: ToAgent) => [toBoth(told, 'shipment.dispute-closed', detail)],
  compensated: (told: Asked, detail: ToAgent) => [toBoth(told, 'shipment.dispute-closed', detail)],
  corrected: (told: Asked, { to }: { to: string }) => [own(told, 'shipment.corrected', { status: to })],
} satisfies Record<string, (told: Asked, detail: never) => readonly Outgoing[]>

/** Writes the events of a happening, in the transaction that makes it true. */
export const emitHappening = async (
  { tx, request }: Pick<Told, 'tx' | 'request'>,
  name: string,
  detail: unknown,
): Promise<void> => {
  const of = (eventsOf as Record<string, (told: Asked, detail: never) => readonly Outgoing[]>)[name]
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
