// All SQL of versions of the tariff as administrators see them: drawn up by one, made by another, kept for ever.
import type { TariffCell } from '@marsa/model/express/pricing/tariff.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { proposals, type Proposal } from '../../kit/proposals.ts'
import { sql } from '../../kit/sql.ts'

/** A cell as the database has it; amounts as text, because they pass through JSON. */
type StoredCell = Pick<TariffCell, 'service' | 'plan'> & {
  from_grams: number
  base_fils: string
  per_kg_fils: string
}

const toStored = ({ service, plan, fromGrams, baseFils, perKgFils }: TariffCell): StoredCell => ({
  service,
  plan,
  from_grams: fromGrams,
  base_fils: String(baseFils),
  per_kg_fils: String(perKgFils),
})

export const fromStored = (cell: StoredCell): TariffCell => ({
  service: cell.service,
  plan: cell.plan,
  fromGrams: cell.from_grams,
  baseFils: BigInt(cell.base_fils),
  perKgFils: BigInt(cell.per_kg_fils),
})

export type VersionRow = {
  id: string
  valid_from: Date
  created_at: Date
  author: string | null
  approver: string | null
  reason: string | null
  cells: StoredCell[]
}

/** The latest first. */
export const listVersions = (db: Db): Promise<VersionRow[]> =>
  rows(
    db,
    sql`select t.id, t.valid_from, t.created_at, p.reason, a.first_name || ' ' || a.last_name as author,
        b.first_name || ' ' || b.last_name as approver,
        (select jsonb_agg(jsonb_build_object('service', c.service, 'plan', c.plan, 'from_grams', c.from_grams,
            'base_fils', c.base_fils::text, 'per_kg_fils', c.per_kg_fils::text)
          order by c.service, c.from_grams, array_position(array['NONE', 'BRONZE', 'SILVER', 'GOLD'], c.plan))
          from express_tariff_cells c where c.tariff_id = t.id) as cells
      from express_tariffs t left join users a on a.id = t.author_id left join users b on b.id = t.approved_by
        left join express_tariff_proposals p on p.id = t.proposal_id
      order by t.valid_from desc`,
  )

/** One after another: whoever proposes or decides waits for who does so at the moment. */
export const lockTariffs = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('express_tariffs', 0))`.execute(tx)
}

/** The version that begins last, whether or not it has begun, and whether one begins at an instant. */
export const latestVersion = async (db: Db, at: Date): Promise<{ id: string; isTaken: boolean }> =>
  one(
    db,
    sql`select id, exists (select from express_tariffs where valid_from = ${at}) as "isTaken"
      from express_tariffs order by created_at desc, valid_from desc limit 1`,
  )

export type TariffProposalRow = Proposal & {
  valid_from: Date
  cells: StoredCell[]
  base_id: string
  reason: string
}
const own = proposals<TariffProposalRow>('express_tariff_proposals')
export const { find: findTariffProposal, close: closeTariffProposal } = own
export const openTariffProposal = (db: Db): Promise<TariffProposalRow | undefined> => maybe(db, own.waiting)

export const insertTariffProposal = async (
  tx: Tx,
  row: {
    validFrom: Date
    cells: readonly TariffCell[]
    baseId: string
    reason: string
    userId: string
    now: Date
  },
): Promise<string> =>
  (
    await one<{ id: string }>(
      tx,
      sql`insert into express_tariff_proposals (valid_from, cells, base_id, reason, proposed_by, proposed_at)
        values (${row.validFrom}, ${JSON.stringify(row.cells.map(toStored))}::jsonb, ${row.baseId}, ${row.reason},
          ${row.userId}, ${row.now}) returning id`,
    )
  ).id

/** The version with its cells, as they were proposed; the database compares them once more at commit. */
export const insertVersion = async (
  tx: Tx,
  { id, valid_from: validFrom, proposed_by: authorId }: TariffProposalRow,
  approvedBy: string,
): Promise<void> => {
  const version = await one<{ id: string }>(
    tx,
    sql`insert into express_tariffs (valid_from, author_id, approved_by, proposal_id)
      values (${validFrom}, ${authorId}, ${approvedBy}, ${id}) returning id`,
  )
  await sql`insert into express_tariff_cells (tariff_id, service, plan, from_grams, base_fils, per_kg_fils)
    select ${version.id}::uuid, w.service, w.plan, w.from_grams, w.base_fils, w.per_kg_fils
    from express_tariff_proposals p, jsonb_to_recordset(p.cells)
      as w (service text, plan text, from_grams int, base_fils bigint, per_kg_fils bigint) where p.id = ${id}`.execute(
    tx,
  )
}
