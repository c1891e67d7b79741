// All SQL of credit accounts: their rows with what the ledger says of them, and the people of the company who are told.
import type { CreditAccountState, CreditTerms } from '@marsa/model/finance/credit/credit-machine.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql, type Sql } from '../../kit/sql.ts'

export type AccountRow = {
  id: string
  company_id: string
  state: CreditAccountState
  version: number
  limit_fils: bigint
  terms_days: number
  move_reason: string | null
  opened_at: Date
  lift_until: string | null
  used_fils: bigint
  reserved_fils: bigint
}

/** Reserved is what stands as an advance on everything that was ever confirmed on this account. */
const account = sql`select c.*, -coalesce(b.balance_fils, 0) as used_fils, (
      select coalesce(sum(rb.balance_fils), 0)::bigint from ledger_accounts r join ledger_balances rb on rb.account_id = r.id
      where r.kind = 'customer_advance' and r.owner_id in (
        select t.subject_id from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
        where e.account_id = a.id and t.subject_id is not null)) as reserved_fils
    from credit_accounts c
    left join ledger_accounts a on a.kind = 'credit_exposure' and a.owner_id = c.company_id and a.currency = 'AED'
    left join ledger_balances b on b.account_id = a.id`

export const findAccount = (db: Db, companyId: string): Promise<AccountRow | undefined> =>
  maybe(db, sql`${account} where c.company_id = ${companyId}`)

/** Until the transaction ends nobody else confirms, suspends or changes: the later one loses with its reason. */
export const lockAccount = async (tx: Tx, companyId: string): Promise<AccountRow | undefined> => {
  await sql`select from credit_accounts where company_id = ${companyId} for update`.execute(tx)
  return findAccount(tx, companyId)
}

/** Opens the one account of a company; `system` does so for who has credit without having applied. */
export const openAccount = async (
  tx: Tx,
  companyId: string,
  { limitFils, termsDays }: CreditTerms,
  as: Extract<ActorKind, 'admin' | 'system'> = 'system',
): Promise<void> => {
  await sql`insert into credit_accounts (company_id, state, move, moved_as, limit_fils, terms_days)
    values (${companyId}, 'APPROVED', 'open', ${as}, ${limitFils}, ${termsDays})`.execute(tx)
}

/** The company as lists name it. */
export type NamedCompany = { name_en: string; name_ar: string; company_suspended: boolean }
export type ListedAccount = AccountRow & NamedCompany

type Listing = {
  searchText?: string
  state?: CreditAccountState | undefined
  limit?: number
  offset?: number
}

/** Those that are open or suspended, the fullest first; `count` is of all that fit. */
export const listAccounts = (
  db: Db,
  { searchText = '', state, limit = 500, offset = 0 }: Listing = {},
): Promise<(ListedAccount & { count: number })[]> =>
  rows(
    db,
    sql`select f.*, n.name_en, n.name_ar, n.suspended_at is not null as company_suspended, count(*) over ()::int as count from (${account}) f join companies n on n.id = f.company_id
      where f.state <> 'CLOSED' and (${state ?? null}::text is null or f.state = ${state ?? null})
        and (${searchText} = '' or concat_ws(' ', n.name_en, n.name_ar) ilike '%' || ${searchText} || '%')
      order by f.used_fils::numeric / greatest(f.limit_fils, 1) desc, n.name_en, n.id limit ${limit} offset ${offset}`,
  )

export type CompanyRow = NamedCompany & {
  id: string
  kind: 'person' | 'business' | 'agent' | 'platform'
}

export const companyOf = (db: Db, companyId: string): Promise<CompanyRow | undefined> =>
  maybe(
    db,
    sql`select id, kind, name_en, name_ar, suspended_at is not null as company_suspended from companies where id = ${companyId}`,
  )

/** What stands between a company and buying on credit, before any amount. */
export type CreditState = {
  kind: CompanyRow['kind']
  state: CreditAccountState | null
  has_pending: boolean
}

export const creditStateOf = (db: Db, companyId: string): Promise<CreditState> =>
  one(
    db,
    sql`select c.kind, a.state, exists (select from credit_applications p where p.company_id = c.id and p.state = 'PENDING') as has_pending
      from companies c left join credit_accounts a on a.company_id = c.id where c.id = ${companyId}`,
  )

/** Open pages about the credit of a company load again: its own, and those of ours. */
const publishCredit = async (tx: Tx, companyIds: Sql): Promise<void> => {
  await sql`insert into stream_events (company_id, kind, subject_id)
    select c.id, 'credit.changed', o.id from (${companyIds}) o (id) join companies c on c.id = o.id or c.kind = 'platform'`.execute(
    tx,
  )
}

export const publishCreditOf = (tx: Tx, companyId: string): Promise<void> =>
  publishCredit(tx, sql`select ${companyId}::uuid`)

/** The same for whoever bought this on credit, and for nobody where it was paid. */
export const publishCreditFor = (tx: Tx, subjectId: string): Promise<void> =>
  publishCredit(
    tx,
    sql`select distinct a.owner_id from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      join ledger_accounts a on a.id = e.account_id where t.subject_id = ${subjectId} and a.kind = 'credit_exposure'`,
  )

/** Who of the company hears about its credit. */
export const administratorsOf = async (db: Db, companyId: string): Promise<string[]> =>
  (
    await one<{ ids: string[] }>(
      db,
      sql`select coalesce(array_agg(id), '{}') as ids from users where company_id = ${companyId} and is_company_admin`,
    )
  ).ids
