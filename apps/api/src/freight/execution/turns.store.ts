// Whose turn booked shipments are, read for many of them at once.
import { sql } from '../../kit/sql.ts'
import { objectionEnds } from '@marsa/model/freight/changes/dispute.ts'
import { shipmentTurn, type ShipmentTurn } from '@marsa/model/freight/execution/turn.ts'
import { rows, type Db } from '../../kit/db.ts'
import { settingsInForce } from '../../settings/door.ts'
import { factsOf, type FactSource } from './facts.ts'
import { factColumns } from './facts.store.ts'
import type { RequestRow } from '../requests.store.ts'

type Row = FactSource &
  Pick<RequestRow, 'id' | 'delivery_reported_at'> & {
    consent: { state: 'ASKED' | 'DESK'; until: string } | null
    bill_waits: boolean
  }

export const shipmentTurns = async (
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ShipmentTurn>> => {
  const found = await rows<Row>(
    db,
    sql`select r.id, r.state, cargo.mode, cargo.direction, cargo.milestones, cargo.delivery_reported_at, ${factColumns},
        (select json_build_object('state', fp.state, 'until', fp.desk_at) from final_proposals fp
          where fp.request_id = r.id and fp.state in ('ASKED', 'DESK')) as consent,
        exists (select from bills_of_lading bl where bl.request_id = r.id and bl.round = r.round and bl.state = 'BL_DRAFT') as bill_waits
      from requests r join freight_details cargo using (id) where r.id = any(${[...ids]}::uuid[])`,
  )
  const isDelivered = found.some(({ delivery_reported_at: at }) => at !== null)
  const settings = isDelivered ? await settingsInForce(db) : undefined
  return new Map(
    found.map((row) => {
      const { id, delivery_reported_at: at, consent, bill_waits: billWaits } = row
      const until = consent && { state: consent.state, until: new Date(consent.until) }
      const facts = { ...factsOf(row), objectionEnds: at && objectionEnds(at, settings) }
      return [id, shipmentTurn({ ...facts, consent: until, billWaits })]
    }),
  )
}
