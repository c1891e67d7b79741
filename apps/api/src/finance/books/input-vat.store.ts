// All SQL of input VAT: what the house was charged, or owes itself, with VAT that it takes back, as the books have it.
import type { VatInputs } from '@marsa/model/finance/books/vat-return.ts'
import { one, rows, type Db } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'
import type { Days } from './period.ts'

/** The day on which a posting counts: in a closed month nothing does, so that what comes late is in the next return. */
const countedOn = sql`coalesce(t.effective_on, (t.posted_at at time zone 'Asia/Dubai')::date)`

/**
 * Fees of card payouts with VAT, and purchases that were recorded; what took one of these back counts below zero, on its own day.
 */
const charged = sql`
  select t.id, p.fee_fils as net_fils, p.vat_fils, 'standard' as treatment, null as supplier, null as trn, p.reference as number,
      p.paid_on as day
    from ledger_transactions t join card_payouts p on p.id = t.subject_id where t.kind = 'gateway.fee' and p.vat_fils <> 0
  union all
  select t.id, p.net_fils, p.vat_fils, p.treatment, p.supplier, p.trn, p.invoice_number, p.invoiced_on
    from ledger_transactions t join purchases p on p.id = t.subject_id where t.kind = 'purchase.recorded'
  union all
  select r.id, -p.net_fils, -p.vat_fils, p.treatment, p.supplier, p.trn, p.invoice_number, p.invoiced_on
    from ledger_transactions t join purchases p on p.id = t.subject_id join ledger_transactions r on r.reverses = t.id
    where t.kind = 'purchase.recorded'`

/** Postings of input VAT that count in the days, in the order of their ids. */
export const listInputIds = async (db: Db, { from, to }: Days): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select c.id from (${charged}) c join ledger_transactions t on t.id = c.id
        where ${countedOn} between ${from}::date and ${to}::date order by c.id`,
    )
  ).map(({ id }) => id)

export type InputRow = {
  /** Null for the fees of the card gateway. */
  supplier: string | null
  trn: string | null
  number: string
  day: string
  treatment: 'standard' | 'reverse-charge' | 'none'
  net_fils: bigint
  vat_fils: bigint
}

/** What counts in the days, one by one, as `sumInputs` adds it up. */
export const listInputs = (db: Db, { from, to }: Days): Promise<InputRow[]> =>
  rows(
    db,
    sql`select c.supplier, c.trn, c.number, to_char(c.day, 'YYYY-MM-DD') as day, c.treatment, c.net_fils, c.vat_fils
      from (${charged}) c join ledger_transactions t on t.id = c.id
      where ${countedOn} between ${from}::date and ${to}::date order by c.id`,
  )

type Sums = { net: bigint; vat: bigint; reverse_net: bigint; reverse_vat: bigint }

/** Of what counts in the days, in fils. */
export const sumInputs = async (db: Db, { from, to }: Days): Promise<VatInputs> => {
  const sums = await one<Sums>(
    db,
    sql`select coalesce(sum(c.net_fils) filter (where c.treatment = 'standard'), 0)::bigint as net,
        coalesce(sum(c.vat_fils) filter (where c.treatment = 'standard'), 0)::bigint as vat,
        coalesce(sum(c.net_fils) filter (where c.treatment = 'reverse-charge'), 0)::bigint as reverse_net,
        coalesce(sum(c.vat_fils) filter (where c.treatment = 'reverse-charge'), 0)::bigint as reverse_vat
      from (${charged}) c join ledger_transactions t on t.id = c.id
      where ${countedOn} between ${from}::date and ${to}::date`,
  )
  return {
    standard: { netFils: sums.net, vatFils: sums.vat },
    reverseCharge: { netFils: sums.reverse_net, vatFils: sums.reverse_vat },
  }
}
