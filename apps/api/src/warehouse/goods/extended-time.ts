// A longer time that was offered begins to hold: once what it costs is paid, or at once where it costs nothing (W12, W13).
import type { Tx } from '../../kit/db.ts'
import { dayParam } from '@marsa/model/messages/message.ts'
import { addToTimeline, customerOf } from '../../requests/door.ts'
import { publishMessage, type StorageRow, warehouses } from '../usual.ts'

/** Columns of a request whose offered extension begins to hold; none where nothing is offered. */
export const extendedColumns = (request: StorageRow): Record<string, unknown> =>
  request.extension_offered
    ? {
        end_date: request.extension_offered,
        extension_until: null,
        extension_asked_at: null,
        extension_offered: null,
        overstay_since: null,
      }
    : {}

/** Tells that the time is longer now; `before` is the request as it was with the offer. */
export const publishExtended = async (tx: Tx, before: StorageRow, now: Date): Promise<void> => {
  const until = before.extension_offered
  if (!until || !before.agent_id) return
  await addToTimeline(tx, { requestId: before.id, code: 'EXTENDED', at: now, by: 'system', note: until })
  const both = [warehouses(before.agent_id), customerOf(before)]
  await publishMessage(tx, before, 'storage-extended', both, { date: dayParam(until) }, until)
}
