// All SQL of invoices that are owed on credit, and of what is allocated to them.
import { maybe, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql, type Sql } from '../../kit/sql.ts'

/** The tax invoice of a subject that was confirmed on credit, if it is not owed yet, with what it will be owed as. */
export const findOwable = (
  tx: Tx,
  subjectId: string,
): Promise<
  | { invoice_id: string; company_id: string; issued_at: Date; amount_fils: bigint; terms_days: number }
  | undefined
> =>
  maybe(
    tx,
    sql`select i.id as invoice_id, i.company_id, i.issued_at, c.terms_days,
        i.total_fils - i.advance_fils - i.paid_fils - coalesce((select sum(n.total_fils) from tax_invoices n
          where n.relates_to = i.id and n.kind = 'credit-note'), 0)::bigint as amount_fils
      from tax_invoices i join credit_accounts c on c.company_id = i.company_id
      where i.subject_id = ${subjectId} and i.kind = 'final'
        and not exists (select from credit_receivables v where v.invoice_id = i.id)
        and exists (select from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
          join ledger_accounts a on a.id = e.account_id where t.subject_id = i.subject_id and a.kind = 'credit_exposure')
      order by i.issued_at desc limit 1`,
  )

export const insertReceivable = async (
  tx: Tx,
  row: { invoiceId: string; companyId: string; amountFils: bigint; dueOn: string },
): Promise<void> => {
  await sql`insert into credit_receivables (invoice_id, company_id, amount_fils, due_on)
    values (${row.invoiceId}, ${row.companyId}, ${row.amountFils}, ${row.dueOn}::date)`.execute(tx)
}

export type ReceivableRow = {
  invoice_id: string
  company_id: string
  number: string
  subject_kind: string
  subject_id: string
  subject_number: string
  issued_at: Date
  due_on: string
  total_fils: bigint
  amount_fils: bigint
  open_fils: bigint
}

/** What is open, now or as it stood at an instant. */
export const receivables = (at?: Date): Sql => {
  const standing = at
    ? sql`a.made_at < ${at} and (a.undone_at is null or a.undone_at >= ${at})`
    : sql`a.undone_at is null`
  return sql`select v.invoice_id, v.company_id, i.number, i.subject_kind, i.subject_id, i.subject_number, i.issued_at, v.due_on,
      v.settled_at, i.total_fils, v.amount_fils, v.amount_fils - coalesce((select sum(a.fils) from credit_allocations a
        where a.invoice_id = v.invoice_id and ${standing}), 0)::bigint as open_fils
    from credit_receivables v join tax_invoices i on i.id = v.invoice_id`
}

/** Invoices of a company: open ones by due day, then paid ones, newest first. */
export const listReceivables = (db: Db, companyId: string): Promise<ReceivableRow[]> =>
  rows(
    db,
    sql`select * from (${receivables()}) r where r.company_id = ${companyId}
      order by r.open_fils = 0, case when r.open_fils > 0 then r.due_on end, r.settled_at desc limit 1000`,
  )

export const listOpen = (db: Db, companyId: string): Promise<ReceivableRow[]> =>
  rows(db, sql`select * from (${receivables()}) r where r.company_id = ${companyId} and r.open_fils > 0`)

/** What is open on the accounts of all companies. */
export const listAllOpen = (db: Db): Promise<ReceivableRow[]> =>
  rows(db, sql`select * from (${receivables()}) r where r.open_fils > 0 order by r.due_on limit 20000`)

export const findReceivable = (db: Db, invoiceId: string): Promise<ReceivableRow | undefined> =>
  maybe(db, sql`select * from (${receivables()}) r where r.invoice_id = ${invoiceId}`)

export const insertAllocation = async (
  tx: Tx,
  row: { receiptId: string; invoiceId?: string; refundId?: string; fils: bigint },
): Promise<void> => {
  await sql`insert into credit_allocations (receipt_id, invoice_id, refund_id, fils)
    values (${row.receiptId}, ${row.invoiceId ?? null}, ${row.refundId ?? null}, ${row.fils})`.execute(tx)
}

/** Takes back what a receipt pays; what was refunded of it stays. */
export const undoAllocations = async (tx: Tx, receiptId: string): Promise<void> => {
  await sql`update credit_allocations set undone_at = clock_timestamp()
    where receipt_id = ${receiptId} and invoice_id is not null and undone_at is null`.execute(tx)
}

/** What each receipt of a company pays. */
export const listAllocations = (
  db: Db,
  companyId: string,
): Promise<{ receipt_id: string; invoice_id: string; number: string; fils: bigint }[]> =>
  rows(
    db,
    sql`select a.receipt_id, a.invoice_id, i.number, a.fils from credit_allocations a
      join credit_receivables v on v.invoice_id = a.invoice_id join tax_invoices i on i.id = a.invoice_id
      where v.company_id = ${companyId} and a.undone_at is null order by a.id`,
  )

/** Companies of which open invoices less unallocated receipts are not what the ledger says is owed. */
export const listBookFaults = async (db: Db): Promise<string[]> =>
  (
    await rows<{ fault: string }>(
      db,
      sql`with owed as (
          select c.company_id, -coalesce(b.balance_fils, 0) - coalesce((
            select sum(rb.balance_fils) from ledger_accounts r join ledger_balances rb on rb.account_id = r.id
            where r.kind = 'customer_advance' and r.owner_id in (
              select t.subject_id from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
              where e.account_id = a.id and t.subject_id is not null)), 0) as fils
          from credit_accounts c
          left join ledger_accounts a on a.kind = 'credit_exposure' and a.owner_id = c.company_id and a.currency = 'AED'
          left join ledger_balances b on b.account_id = a.id),
        open as (select company_id, sum(open_fils) as fils from (${receivables()}) r group by company_id),
        loose as (select company_id, sum(amount_fils - coalesce((select sum(l.fils) from credit_allocations l
            where l.receipt_id = p.id and l.undone_at is null), 0)) as fils
          from credit_receipts p where p.state = 'COUNTED' group by company_id)
        select 'company ' || n.id || ' owes ' || o.fils || ', its invoices say ' || coalesce(i.fils, 0) - coalesce(l.fils, 0) as fault
        from owed o join companies n on n.id = o.company_id
        left join open i on i.company_id = n.id left join loose l on l.company_id = n.id
        where o.fils <> coalesce(i.fils, 0) - coalesce(l.fils, 0) order by n.id`,
    )
  ).map(({ fault }) => fault)
