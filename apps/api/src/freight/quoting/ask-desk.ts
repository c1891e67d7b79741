// A quotation with prices outside their ranges: the desk is asked, the agent's clock stands, the customer sees nothing (Q14).
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import type { Tx } from '../../kit/db.ts'
import { moveQuotation, type QuotationRow } from '../../requests/door.ts'
import { publishEvent } from '../publish-event.ts'
import type { RequestRow } from '../requests.store.ts'
import { pause } from './answer-clock.ts'

export const askDesk = async (
  tx: Tx,
  request: RequestRow,
  quotation: QuotationRow,
  timing: { now: Date; settings: SettingsInForce },
): Promise<void> => {
  const asked = {
    range_asked_at: timing.now,
    range_decision: null,
    range_words: null,
    range_decided_at: null,
    range_decided_by: null,
  }
  const moved = await moveQuotation(tx, quotation.id, 'askDesk', 'agent', { set: asked })
  await pause(tx, request, quotation.company_id, timing)
  await publishEvent(tx, 'rangeAsked', request, { quote: moved })
}
