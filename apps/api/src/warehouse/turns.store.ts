// Whose turn booked storage requests are, read for many of them at once.
import { sql } from '../kit/sql.ts'
import { dayOf, instantOf } from '@marsa/model/kit/day.ts'
import { overstays, type GoodsState } from '@marsa/model/warehouse/goods-machine.ts'
import { deliveryOf } from '@marsa/model/warehouse/request-form.ts'
import { storageTurn, type StorageTurn } from '@marsa/model/warehouse/turn.ts'
import { rows, type Db } from '../kit/db.ts'
import { type StorageRow } from './usual.ts'

type Row = StorageRow & {
  goods: GoodsState | null
  documents: string[]
  held: boolean
  release_asked: boolean
  findings_open: boolean
  objected_at: Date | null
}

export const storageTurns = async (
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, StorageTurn>> => {
  const found = await rows<Row>(
    db,
    sql`select r.*, space.*, g.state as goods,
        array(select distinct d.doc_code from documents d where d.subject_id = r.id and d.deleted_at is null
          and d.state in ('UPLOADED', 'ACCEPTED')) as documents,
        exists (select from quotations q where q.subject_id = r.id and q.round = r.round and q.state = 'Q_LOCKED') as held,
        exists (select from warehouse_releases w where w.request_id = r.id and w.state = 'REQUESTED') as release_asked,
        exists (select from warehouse_findings f where f.request_id = r.id and f.state = 'NOTED') as findings_open,
        (select min(f.answered_at) from warehouse_findings f where f.request_id = r.id and f.state = 'OBJECTED') as objected_at
      from requests r join storage_details space using (id) left join warehouse_goods g on g.id = r.id
      where r.id = any(${[...ids]}::uuid[])`,
  )
  return new Map(
    found.map((row) => [
      row.id,
      storageTurn({
        state: row.state,
        goods: row.goods,
        hasPickup: row.form.pickup !== null,
        hasDelivery: deliveryOf(row.form) !== null,
        finalOwed: row.final_owed,
        documents: row.documents,
        held: row.held,
        overstay: overstays(row.goods, row.end_date, dayOf(now)),
        extensionAsked: row.extension_asked_at !== null && row.extension_offered === null,
        releaseAsked: row.release_asked,
        findingsOpen: row.findings_open,
        objectedAt: row.objected_at,
        starts: instantOf(row.start_date),
        ends: instantOf(row.end_date),
      }),
    ]),
  )
}
