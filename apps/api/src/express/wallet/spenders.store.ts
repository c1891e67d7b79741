// All SQL of who may spend from the wallet of their company.
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

export const spendingRight = (
  db: Db,
  { companyId, userId }: { companyId: string; userId: string },
): Promise<{ isPerson: boolean; isGiven: boolean }> =>
  one(
    db,
    sql`select c.kind = 'person' as "isPerson", exists (select from wallet_spenders s
        where s.company_id = c.id and s.user_id = ${userId}) as "isGiven"
      from companies c where c.id = ${companyId}`,
  )

export type Colleague = {
  id: string
  name_en: string
  name_ar: string
  email: string
  is_company_admin: boolean
  is_given: boolean
}

export const listColleagues = (db: Db, companyId: string): Promise<Colleague[]> =>
  rows(
    db,
    sql`select u.id, u.first_name || ' ' || u.last_name as name_en,
        coalesce(u.first_name_ar || coalesce(' ' || u.last_name_ar, ''), u.first_name || ' ' || u.last_name) as name_ar,
        u.email, u.is_company_admin, s.user_id is not null as is_given
      from users u left join wallet_spenders s on s.company_id = u.company_id and s.user_id = u.id
      where u.company_id = ${companyId} and u.status = 'ACTIVE' order by u.is_company_admin desc, 2`,
  )

/** The active person of this company, locked until the right is written. */
export const lockColleague = (
  tx: Tx,
  companyId: string,
  userId: string,
): Promise<{ id: string } | undefined> =>
  maybe(
    tx,
    sql`select id from users where company_id = ${companyId} and id = ${userId} and status = 'ACTIVE' for update`,
  )

export const giveRight = async (
  tx: Tx,
  row: { companyId: string; userId: string; givenBy: string },
): Promise<void> => {
  await sql`insert into wallet_spenders (company_id, user_id, given_by)
    values (${row.companyId}, ${row.userId}, ${row.givenBy}) on conflict do nothing`.execute(tx)
}

export const takeRight = async (tx: Tx, row: { companyId: string; userId: string }): Promise<void> => {
  await sql`delete from wallet_spenders where company_id = ${row.companyId} and user_id = ${row.userId}`.execute(
    tx,
  )
}
