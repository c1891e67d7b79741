// All SQL of wallets: the lock, what the ledger holds, movements, permissions to spend, and the faults that the daily check looks for.
import type { MovementKind, WalletFils } from '@marsa/model/express/wallet/wallet.ts'
import { grantMinutes } from '@marsa/model/express/wallet/pin.ts'
import { one, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql, type Sql } from '../../kit/sql.ts'

/** Opens the wallet with its first movement, and makes others wait until this transaction ends. */
export const lockWallet = async (tx: Tx, companyId: string): Promise<void> => {
  await sql`insert into wallets (company_id) values (${companyId})
    on conflict (company_id) do update set version = wallets.version + 1`.execute(tx)
}

const sumOf = (companyId: string, kind: string): Sql =>
  sql`coalesce((select sum(e.amount_fils) from ledger_entries e join ledger_accounts a on a.id = e.account_id
    where a.kind = ${kind} and a.owner_id = ${companyId}), 0)::bigint`

const heldBy = (companyId: string, kind: string): Sql =>
  sql`coalesce((select b.balance_fils from ledger_accounts a join ledger_balances b on b.account_id = a.id
    where a.kind = ${kind} and a.owner_id = ${companyId}), 0)::bigint`

export const walletOf = (db: Db, companyId: string): Promise<WalletFils> =>
  one(
    db,
    sql`select ${heldBy(companyId, 'wallet_available')} as "availableFils",
      ${heldBy(companyId, 'wallet_reserved')} as "reservedFils", -${sumOf(companyId, 'merchant_debt')} as "debtFils"`,
  )

export type NewMovement = {
  transactionId: string
  companyId: string
  kind: MovementKind
  waybill: string | null
  reference: string
  userId: string | null
}

export const insertMovement = async (tx: Tx, row: NewMovement): Promise<void> => {
  await sql`insert into wallet_movements (transaction_id, company_id, kind, waybill, reference, user_id)
    values (${row.transactionId}, ${row.companyId}, ${row.kind}, ${row.waybill}, ${row.reference}, ${row.userId})`.execute(
    tx,
  )
}

export type MovementRow = {
  id: string
  at: Date
  kind: MovementKind
  waybill: string | null
  reference: string
  moved_fils: bigint
  balance_fils: bigint
}

const movements = (companyId: string): Sql =>
  sql`select m.transaction_id as id, t.posted_at as at, m.kind, m.waybill, m.reference, moved.fils as moved_fils,
      (sum(moved.fils) over (order by t.posted_at, t.id))::bigint as balance_fils
    from wallet_movements m join ledger_transactions t on t.id = m.transaction_id
    cross join lateral (select sum(e.amount_fils)::bigint as fils from ledger_entries e
      join ledger_accounts a on a.id = e.account_id where e.transaction_id = t.id and a.owner_id = ${companyId}
        and a.kind in ('wallet_available', 'merchant_debt')) moved
    where m.company_id = ${companyId}`

/** The newest first, each with the balance after it. */
export const lastMovements = (db: Db, companyId: string, count: number): Promise<MovementRow[]> =>
  rows(db, sql`select * from (${movements(companyId)}) w order by at desc, id desc limit ${count}`)

export const movementsBetween = (
  db: Db,
  companyId: string,
  { from, until }: { from: Date; until: Date },
): Promise<MovementRow[]> =>
  rows(
    db,
    sql`select * from (${movements(companyId)}) w where at >= ${from} and at < ${until} order by at desc, id desc`,
  )

export type ListedWallet = {
  company_id: string
  name_en: string
  name_ar: string
  available_fils: bigint
  debt_fils: bigint
  last_at: Date | null
}

/** Those that moved last first; a search is by the name of the company. */
export const listWalletRows = (db: Db, search: string): Promise<ListedWallet[]> =>
  rows(
    db,
    sql`select w.company_id, c.name_en, c.name_ar, held.available_fils, held.debt_fils, (
        select max(t.posted_at) from wallet_movements m join ledger_transactions t on t.id = m.transaction_id
        where m.company_id = w.company_id) as last_at
      from wallets w join companies c on c.id = w.company_id
      cross join lateral (
        select coalesce(sum(e.amount_fils) filter (where a.kind = 'wallet_available'), 0)::bigint as available_fils,
          coalesce(-sum(e.amount_fils) filter (where a.kind = 'merchant_debt'), 0)::bigint as debt_fils
        from ledger_accounts a join ledger_entries e on e.account_id = a.id
        where a.owner_id = w.company_id and a.kind in ('wallet_available', 'merchant_debt')) held
      where ${search} = '' or fold_text(c.name_en || ' ' || c.name_ar) like '%' || fold_text(${search}) || '%'
      order by last_at desc nulls last, c.name_en limit 200`,
  )

/** Makes a permission to spend so much on this subject and uses it up for the posting; both or nothing. */
export const takeGrant = async (
  tx: Tx,
  row: { companyId: string; userId: string; subjectId: string; amountFils: bigint; transactionId: string },
): Promise<void> => {
  const { id } = await one<{ id: string }>(
    tx,
    sql`insert into wallet_grants (company_id, user_id, subject_id, amount_fils, expires_at)
      values (${row.companyId}, ${row.userId}, ${row.subjectId}, ${row.amountFils},
        clock_timestamp() + make_interval(mins => ${grantMinutes})) returning id`,
  )
  await sql`update wallet_grants set consumed_at = clock_timestamp(), transaction_id = ${row.transactionId}
    where id = ${id} and consumed_at is null`.execute(tx)
}

/** Empty when the books of wallets are right; each row names what is not. */
export const listWalletFaults = async (db: Db): Promise<string[]> => {
  const found = await rows<{ fault: string }>(
    db,
    sql`select 'company ' || a.owner_id || ' has a debt below nothing' as fault
        from ledger_accounts a join ledger_entries e on e.account_id = a.id
        where a.kind = 'merchant_debt' group by a.owner_id having sum(e.amount_fils) > 0
      union all select 'posting ' || t.id || ' of a wallet has no movement'
        from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
        join ledger_accounts a on a.id = e.account_id
        where a.kind in ('wallet_available', 'merchant_debt')
          and not exists (select from wallet_movements m where m.transaction_id = t.id and m.company_id = a.owner_id)
      union all select 'company ' || w.company_id || ' has a debt beside a balance'
        from wallets w
        join ledger_accounts v on v.owner_id = w.company_id and v.kind = 'wallet_available'
        join ledger_balances b on b.account_id = v.id
        join ledger_accounts d on d.owner_id = w.company_id and d.kind = 'merchant_debt'
        where b.balance_fils > 0
          and (select coalesce(sum(e.amount_fils), 0) from ledger_entries e where e.account_id = d.id) < 0`,
  )
  return found.map(({ fault }) => fault)
}
