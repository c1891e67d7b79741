// What of the messages about storage also goes out to the systems of companies, under which name (decision 32).
import type { OutgoingEvent, WebhookEventName } from '@marsa/model/integrations/events.ts'
import type { TemplateName } from '@marsa/model/messages/templates/templates.ts'
import { emit } from '../integrations/door.ts'
import type { Tx } from '../kit/db.ts'
import type { Notice } from '../messages/door.ts'
import type { StorageRow } from './requests.store.ts'
import { subjectKind } from './subject.ts'

export type StorageTemplate = Extract<TemplateName, `storage-${string}`>
type Audience = Notice<TemplateName>['to']

/** By message; what is not here is a notification to people alone. */
export const eventOf: Partial<Record<StorageTemplate, WebhookEventName>> = {
  'storage-submitted': 'request.submitted',
  'storage-invited': 'request.invited',
  'storage-expired': 'request.expired',
  'storage-cancelled': 'request.cancelled',
  'storage-quote': 'quote.received',
  'storage-quote-revised': 'quote.revised',
  'storage-quote-rejected': 'quote.rejected',
  'storage-quote-expired': 'quote.expired',
  'storage-awarded': 'quote.awarded',
  'storage-not-awarded': 'quote.not-awarded',
  'storage-final-quote': 'quote.final',
  'storage-paid': 'shipment.booked',
  'storage-on-credit': 'shipment.booked',
  'storage-PICKED_UP': 'shipment.milestone',
  'storage-STORED': 'shipment.milestone',
  'storage-OUT_FOR_DELIVERY': 'shipment.milestone',
  'storage-DELIVERED': 'shipment.milestone',
  'storage-collected': 'shipment.milestone',
  'storage-cancelled-paid': 'shipment.cancelled',
  'storage-completed': 'shipment.completed',
  'storage-payment-failed': 'payment.failed',
  'storage-payment-cancelled': 'payment.failed',
  'storage-final-paid': 'payment.final',
  'storage-final-paid-agent': 'payment.final',
}

/** The quotation that it is about, or the step: values that the company knows. */
const detailOf = (
  template: StorageTemplate,
  name: WebhookEventName,
  occasion: string | number,
): OutgoingEvent['detail'] => {
  if (template === 'storage-collected') return { milestone: 'DELIVERED' }
  if (name === 'shipment.milestone') return { milestone: template.slice('storage-'.length) }
  const isOfQuote = ['quote.received', 'quote.revised', 'quote.rejected', 'quote.expired', 'quote.final']
  return isOfQuote.includes(name) ? { quotationId: String(occasion) } : undefined
}

/** A message to people of the customer goes out to the customer's company; one to a role of ours to nobody. */
const companiesOf = (request: StorageRow, to: Audience): readonly string[] =>
  'companyIds' in to ? to.companyIds : 'userIds' in to ? [request.company_id] : []

/** Writes the events of a message, in the transaction that makes it true; `occasion` distinguishes messages of one kind. */
export const emitMessage = async (
  tx: Tx,
  request: StorageRow,
  template: StorageTemplate,
  to: Audience,
  occasion: string | number,
): Promise<void> => {
  const name = eventOf[template]
  if (!name) return
  const detail = detailOf(template, name, occasion)
  await emit(
    tx,
    companiesOf(request, to).map((companyId): OutgoingEvent => ({
      companyId,
      name,
      subject: { kind: subjectKind, id: request.id, number: request.number },
      ...(detail && { detail }),
    })),
  )
}
