// Tells the systems of companies what a message tells their people (decision 32), in the transaction that makes it true.
import type { OutgoingEvent, WebhookEventName } from '@marsa/model/integrations/events.ts'
import type { RequestKind } from '@marsa/model/lines.ts'
import type { TemplateName } from '@marsa/model/messages/templates/templates.ts'
import { emit } from '../integrations/door.ts'
import type { Tx } from '../kit/db.ts'
import type { Notice } from '../messages/door.ts'
import type { LineRow } from './line.ts'

export type Audience = Notice<TemplateName>['to']

type Emitted = Pick<LineRow, 'id' | 'number' | 'company_id'>

/** A message to people of the customer goes out to the customer's company; one to a role of ours to nobody. */
const companiesOf = (request: Emitted, to: Audience): readonly string[] =>
  'companyIds' in to ? to.companyIds : 'userIds' in to ? [request.company_id] : []

const ofQuotes: readonly WebhookEventName[] = [
  'quote.received',
  'quote.revised',
  'quote.rejected',
  'quote.expired',
  'quote.final',
]

/** `occasion` is the id of the quotation where the event is about one. */
export const emitTo = (
  tx: Tx,
  { kind, request, to }: { kind: RequestKind; request: Emitted; to: Audience },
  name: WebhookEventName,
  occasion: string | number,
  more: OutgoingEvent['detail'] = {},
): Promise<void> => {
  const detail = { ...(ofQuotes.includes(name) && { quotationId: String(occasion) }), ...more }
  return emit(
    tx,
    companiesOf(request, to).map((companyId): OutgoingEvent => ({
      companyId,
      name,
      subject: { kind, id: request.id, number: request.number },
      ...(Object.keys(detail).length > 0 && { detail }),
    })),
  )
}
