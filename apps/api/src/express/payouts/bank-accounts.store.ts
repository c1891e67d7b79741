// All SQL of the bank accounts of merchants; the whole IBAN is read for the bank's file alone.
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

export type AccountRow = {
  id: string
  company_id: string
  iban_end: string
  holder: string
  entered_by: string
  entered_at: Date
  verified_at: Date | null
}

const columns = sql`id, company_id, iban_end, holder, entered_by, entered_at, verified_at`

export const currentAccount = (db: Db, companyId: string): Promise<AccountRow | undefined> =>
  maybe(
    db,
    sql`select ${columns} from express_bank_accounts where company_id = ${companyId} and replaced_at is null`,
  )

/** The same, held until this transaction ends: it is not replaced meanwhile. */
export const holdAccount = (tx: Tx, companyId: string): Promise<AccountRow | undefined> =>
  maybe(
    tx,
    sql`select ${columns} from express_bank_accounts
      where company_id = ${companyId} and replaced_at is null for share`,
  )

export const isCurrentIban = async (db: Db, companyId: string, iban: string): Promise<boolean> =>
  (await maybe(
    db,
    sql`select id from express_bank_accounts
      where company_id = ${companyId} and iban = ${iban} and replaced_at is null`,
  )) !== undefined

/** The one before stays, replaced: payouts that went there name it. */
export const replaceAccount = async (
  tx: Tx,
  row: { companyId: string; iban: string; holder: string; userId: string },
): Promise<string> => {
  await sql`select from companies where id = ${row.companyId} for no key update`.execute(tx)
  await sql`update express_bank_accounts set replaced_at = clock_timestamp()
    where company_id = ${row.companyId} and replaced_at is null`.execute(tx)
  const { id } = await one<{ id: string }>(
    tx,
    sql`insert into express_bank_accounts (company_id, iban, holder, entered_by)
      values (${row.companyId}, ${row.iban}, ${row.holder}, ${row.userId}) returning id`,
  )
  return id
}

/** The account that is in use, locked. */
export const lockAccount = (tx: Tx, id: string): Promise<AccountRow | undefined> =>
  maybe(
    tx,
    sql`select ${columns} from express_bank_accounts where id = ${id} and replaced_at is null for update`,
  )

export const noteVerified = async (
  tx: Tx,
  { id, userId, note }: { id: string; userId: string; note: string },
): Promise<void> => {
  await sql`update express_bank_accounts
    set verified_by = ${userId}, verified_at = clock_timestamp(), verified_note = ${note}
    where id = ${id} and verified_at is null`.execute(tx)
}

/** Until when no payout is requested by this person: the newest of account, mobile and PIN is too new by the database's clock. */
export const waitUntil = async (
  db: Db,
  { companyId, userId }: { companyId: string; userId: string },
  hours: number,
): Promise<Date | null> =>
  (
    await one<{ until: Date | null }>(
      db,
      sql`select case when w.until > clock_timestamp() then w.until end as until from (
          select greatest(u.mobile_changed_at, p.set_at, a.entered_at) + make_interval(hours => ${hours}) as until
          from users u left join wallet_pins p on p.user_id = u.id
          left join express_bank_accounts a on a.company_id = ${companyId} and a.replaced_at is null
          where u.id = ${userId}) w`,
    )
  ).until

/** Who hears of payouts: the company's administrators, and those of its people who are named. */
export const payoutReaders = async (
  db: Db,
  companyId: string,
  userIds: readonly string[],
): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select id from users where company_id = ${companyId} and status = 'ACTIVE'
        and (is_company_admin or id = any(${[...userIds]}::uuid[])) order by id`,
    )
  ).map(({ id }) => id)
