// Whose turn booked shipments are, read for many of them at once.
import { sql } from '../../kit/sql.ts'
import { objectionEnds } from '@marsa/model/freight/changes/dispute.ts'
import { shipmentTurn, type ShipmentTurn } from '@marsa/model/freight/execution/turn.ts'
import { rows, type Db } from '../../kit/db.ts'
import { settingsInForce } from '../../settings/door.ts'
import { factsOf, type FactSource } from './facts.ts'
import { factColumns } from './facts.store.ts'
import type { RequestRow } from '../requests.store.ts'

type Row = FactSource & Pick<RequestRow, 'id' | 'delivery_reported_at'>

export const shipmentTurns = async (
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ShipmentTurn>> => {
  const found = await rows<Row>(
    db,
    sql`select r.id, r.state, cargo.mode, cargo.direction, cargo.milestones, cargo.delivery_reported_at, ${factColumns}
      from requests r join freight_details cargo using (id) where r.id = any(${[...ids]}::uuid[])`,
  )
  const isDelivered = found.some(({ delivery_reported_at: at }) => at !== null)
  const settings = isDelivered ? await settingsInForce(db) : undefined
  return new Map(
    found.map((row) => {
      const { id, delivery_reported_at: at } = row
      return [id, shipmentTurn({ ...factsOf(row), objectionEnds: at && objectionEnds(at, settings) })]
    }),
  )
}
