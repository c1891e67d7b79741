// All SQL of bad-debt relief: invoices of a supplier that were written off, from six months after the supply, and what came in since.
import type { LostDebt } from '@marsa/model/finance/books/bad-debt.ts'
import { rows, type Db } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'
import type { Days } from './period.ts'

export const listLostDebts = async (db: Db, supplierId: string, { from, to }: Days): Promise<LostDebt[]> =>
  (
    await rows<{ fils: bigint; vat_fils: bigint; total_fils: bigint }>(
      db,
      sql`with lost as (select i.vat_fils, i.total_fils, a.fils, p.id as receipt_id,
            greatest((a.made_at at time zone 'Asia/Dubai')::date, (i.supplied_on + interval '6 months')::date + 1) as day
          from tax_invoices i join credit_allocations a on a.invoice_id = i.id and a.undone_at is null
            join credit_receipts p on p.id = a.receipt_id and p.way = 'WRITE_OFF'
          where i.supplier_id = ${supplierId} and i.currency = 'AED' and i.total_fils > 0),
        moved as (select day, fils, vat_fils, total_fils from lost
          union all
          select greatest(l.day, (t.posted_at at time zone 'Asia/Dubai')::date), -t.amount_fils, l.vat_fils, l.total_fils
            from lost l join ledger_transactions t on t.kind = 'credit.recovered' and t.subject_id = l.receipt_id)
        select fils, vat_fils, total_fils from moved where day between ${from}::date and ${to}::date`,
    )
  ).map((row) => ({ fils: row.fils, vatFils: row.vat_fils, totalFils: row.total_fils }))
