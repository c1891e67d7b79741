// All SQL of the shipments that bulk uploads of parcels are made into.
import { rows, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'
import { listed } from '../shipments/shipments.store.ts'

type Batch = { id: string; company_id: string; user_id: string }

export const insertParcelDrafts = async (
  tx: Tx,
  batch: Batch,
  drafts: readonly { line: number; number: string; form: object }[],
): Promise<void> => {
  const given = drafts.map((draft) => ({ ...draft, ...listed({ ...draft.form }) }))
  await sql`with given as (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as d(line int, number text, form jsonb, sender_name text, from_country text, from_city text, recipient_name text,
          recipient_mobile text, to_country text, to_city text, pieces int, reference text)
    ), made as (
      insert into express_shipments (number, company_id, user_id, form, state, move, moved_as, sender_name, from_country,
        from_city, recipient_name, recipient_mobile, to_country, to_city, pieces, reference)
      select number, ${batch.company_id}, ${batch.user_id}, form, 'DRAFT', 'save', 'customer', sender_name, from_country,
        from_city, recipient_name, recipient_mobile, to_country, to_city, pieces, reference
      from given order by line returning id, number
    )
    update request_batch_rows r set shipment_id = made.id, number = made.number
    from given join made using (number) where r.batch_id = ${batch.id} and r.line = given.line`.execute(tx)
}

/** Those that nobody has paid for yet, in the order of its lines. */
export const unpaidOfBatch = (db: Db, batchId: string): Promise<{ id: string; number: string }[]> =>
  rows(
    db,
    sql`select s.id, s.number from request_batch_rows l join express_shipments s on s.id = l.shipment_id
      where l.batch_id = ${batchId} and s.state in ('DRAFT', 'PENDING_PAYMENT') order by l.line`,
  )
