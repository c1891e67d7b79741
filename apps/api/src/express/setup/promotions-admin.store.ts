// All SQL of promotion codes as administrators see them: limits, uses, and what they took off carriage.
import type { Service } from '@marsa/model/express/services.ts'
import { maybe, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

export type PromotionRow = {
  code: string
  service: Service
  basis_points: number
  description_en: string
  description_ar: string
  starts_at: Date
  ends_at: Date
  most_uses: number | null
  most_company_uses: number | null
  is_first_only: boolean
  is_public: boolean
  uses: number
  reserved: number
  given_fils: bigint
  author: string | null
  ended_by: string | null
}

/** What is paid for and not taken back counts as a use; what is being paid is reserved. */
export const allPromotions = (db: Db): Promise<PromotionRow[]> =>
  rows(
    db,
    sql`select p.code, p.service, p.basis_points, p.description_en, p.description_ar, p.starts_at, p.ends_at, p.most_uses,
        p.most_company_uses, p.is_first_only, p.is_public, count(u.id) filter (where u.paid_at is not null)::int as uses,
        count(u.id) filter (where u.paid_at is null)::int as reserved,
        coalesce(sum(s.list_fils - s.net_fils) filter (where u.paid_at is not null), 0)::bigint as given_fils,
        a.first_name || ' ' || a.last_name as author, e.first_name || ' ' || e.last_name as ended_by
      from express_promotions p
        left join express_settlements u on u.promotion_code = p.code and u.ended_at is null and u.returned_at is null
        left join express_shipments s on s.id = u.shipment_id
        left join users a on a.id = p.created_by left join users e on e.id = p.ended_by
      group by p.code, a.id, e.id order by p.ends_at desc, p.code`,
  )

export const insertPromotion = async (
  tx: Tx,
  row: Pick<
    PromotionRow,
    | 'code'
    | 'service'
    | 'basis_points'
    | 'description_en'
    | 'description_ar'
    | 'starts_at'
    | 'ends_at'
    | 'most_uses'
    | 'most_company_uses'
    | 'is_first_only'
    | 'is_public'
  > & { userId: string },
): Promise<boolean> =>
  (await maybe(
    tx,
    sql`insert into express_promotions (code, service, basis_points, description_en, description_ar, starts_at, ends_at,
        most_uses, most_company_uses, is_first_only, is_public, created_by)
      values (${row.code}, ${row.service}, ${row.basis_points}, ${row.description_en}, ${row.description_ar}, ${row.starts_at},
        ${row.ends_at}, ${row.most_uses}, ${row.most_company_uses}, ${row.is_first_only}, ${row.is_public}, ${row.userId})
      on conflict (code) do nothing returning code`,
  )) !== undefined

/** Under the lock that a payment takes before it reserves a use. */
export const lockedPromotion = (
  tx: Tx,
  code: string,
): Promise<{ starts_at: Date; ends_at: Date } | undefined> =>
  maybe(tx, sql`select starts_at, ends_at from express_promotions where code = ${code} for update`)

export const endPromotionAt = async (tx: Tx, code: string, at: Date, userId: string): Promise<void> => {
  await sql`update express_promotions set ends_at = greatest(${at}::timestamptz, starts_at + interval '1 second'), ended_by = ${userId}
    where code = ${code}`.execute(tx)
}
