// All SQL of invoices that are to be written off: proposed by one administrator, confirmed by another.
import { one, rows, type Db, type Tx } from '../../kit/db.ts'
import { proposals, type Proposal } from '../../kit/proposals.ts'
import { sql } from '../../kit/sql.ts'

export type WriteOffRow = Proposal & {
  company_id: string
  invoice_id: string
  amount_fils: bigint
  reason: string
  lapses_at: Date
}

const own = proposals<WriteOffRow>('credit_write_offs')
export const { find: findWriteOff, close: closeWriteOff } = own

export const openWriteOffOf = (db: Db, invoiceId: string): Promise<WriteOffRow | undefined> =>
  own.findBy(db, sql`p.invoice_id = ${invoiceId}`)

export type ListedWriteOff = WriteOffRow & { number: string; name_en: string; name_ar: string }

/** Those that wait, of one company or of all. */
export const listWriteOffs = (db: Db, now: Date, companyId?: string): Promise<ListedWriteOff[]> =>
  rows(
    db,
    sql`select w.*, i.number, c.name_en, c.name_ar from (${own.waiting}) w
      join tax_invoices i on i.id = w.invoice_id join companies c on c.id = w.company_id
      where w.lapses_at > ${now} and (${companyId ?? null}::uuid is null or w.company_id = ${companyId ?? null}::uuid)
      order by w.id`,
  )

type NewWriteOff = {
  companyId: string
  invoiceId: string
  amountFils: bigint
  reason: string
  userId: string
  now: Date
  lapsesAt: Date
}

export const insertWriteOff = async (tx: Tx, row: NewWriteOff): Promise<string> =>
  (
    await one<{ id: string }>(
      tx,
      sql`insert into credit_write_offs (company_id, invoice_id, amount_fils, reason, proposed_by, proposed_at, lapses_at)
        values (${row.companyId}, ${row.invoiceId}, ${row.amountFils}, ${row.reason}, ${row.userId}, ${row.now}, ${row.lapsesAt})
        returning id`,
    )
  ).id
