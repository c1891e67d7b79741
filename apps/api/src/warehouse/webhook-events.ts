// What of the messages about storage also goes out to the systems of companies, under which name (decision 32).
import type { OutgoingEvent, WebhookEventName } from '@marsa/model/integrations/events.ts'
import type { TemplateName } from '@marsa/model/messages/templates/templates.ts'
import type { Tx } from '../kit/db.ts'
import { emitTo, type Audience } from '../requests/door.ts'
import type { StorageRow } from './requests.store.ts'
import { subjectKind } from './subject.ts'

export type StorageTemplate = Extract<TemplateName, `storage-${string}`>

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

/** The step that it is about: a value that the company knows. */
const detailOf = (template: StorageTemplate, name: WebhookEventName): OutgoingEvent['detail'] => {
  if (template === 'storage-collected') return { milestone: 'DELIVERED' }
  return name === 'shipment.milestone' ? { milestone: template.slice('storage-'.length) } : undefined
}

/** Writes the events of a message, in the transaction that makes it true; `occasion` distinguishes messages of one kind. */
export const emitMessage = async (
  tx: Tx,
  request: StorageRow,
  template: StorageTemplate,
  to: Audience,
  occasion: string | number,
): Promise<void> => {
  const name = eventOf[template]
  if (name) await emitTo(tx, { kind: subjectKind, request, to }, name, occasion, detailOf(template, name))
}
