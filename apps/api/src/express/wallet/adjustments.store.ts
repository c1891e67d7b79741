// All SQL of corrections of wallets: proposed by one administrator, made by another.
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { proposals, type Proposal } from '../../kit/proposals.ts'
import { sql } from '../../kit/sql.ts'

export type AdjustmentRow = Proposal & {
  company_id: string
  amount_fils: bigint
  reason: string
  lapses_at: Date
}

const own = proposals<AdjustmentRow>('wallet_adjustments')
export const { find: findAdjustment, close: closeAdjustment } = own

export const openAdjustmentOf = (db: Db, companyId: string): Promise<AdjustmentRow | undefined> =>
  own.findBy(db, sql`p.company_id = ${companyId}`)

export type ListedAdjustment = AdjustmentRow & { name_en: string; name_ar: string }

/** Those that wait, of one company or of all. */
export const listAdjustments = (db: Db, now: Date, companyId?: string): Promise<ListedAdjustment[]> =>
  rows(
    db,
    sql`select w.*, c.name_en, c.name_ar from (${own.waiting}) w join companies c on c.id = w.company_id
      where w.lapses_at > ${now} and (${companyId ?? null}::uuid is null or w.company_id = ${companyId ?? null}::uuid)
      order by w.id`,
  )

export const insertAdjustment = async (
  tx: Tx,
  row: { companyId: string; amountFils: bigint; reason: string; userId: string; now: Date; lapsesAt: Date },
): Promise<string> =>
  (
    await one<{ id: string }>(
      tx,
      sql`insert into wallet_adjustments (company_id, amount_fils, reason, proposed_by, proposed_at, lapses_at)
        values (${row.companyId}, ${row.amountFils}, ${row.reason}, ${row.userId}, ${row.now}, ${row.lapsesAt})
        returning id`,
    )
  ).id

/** A company that ships and may have a wallet. */
export const findShipper = (
  db: Db,
  companyId: string,
): Promise<{ name_en: string; name_ar: string } | undefined> =>
  maybe(
    db,
    sql`select name_en, name_ar from companies where id = ${companyId} and kind in ('person', 'business')`,
  )
