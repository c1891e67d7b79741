// What moved on the accounts of VAT because of business: without what filing a return has settled.
import { one, type Db } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'
import { kindSums } from './day-sums.store.ts'
import type { Days } from './period.ts'

const countedOn = sql`coalesce(t.effective_on, (t.posted_at at time zone 'Asia/Dubai')::date)`

const sumSettled = (db: Db, { from, to }: Days): Promise<{ output: bigint; input: bigint }> =>
  one(
    db,
    sql`select coalesce(sum(e.amount_fils) filter (where a.kind = 'vat_payable'), 0)::bigint as output,
        coalesce(sum(e.amount_fils) filter (where a.kind = 'vat_recoverable'), 0)::bigint as input
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
      where t.kind = 'vat.settled' and ${countedOn} between ${from}::date and ${to}::date`,
  )

/** In the days, as the boxes count it: what was owed more, and what was to be taken back more. */
export const movedVat = async (db: Db, days: Days): Promise<{ outputFils: bigint; inputFils: bigint }> => {
  const [sums, settled] = await Promise.all([kindSums(db, days), sumSettled(db, days)])
  const movedOn = (kind: 'vat_payable' | 'vat_recoverable'): bigint => {
    const row = sums.find((each) => each.kind === kind)
    return row ? row.credit - row.debit : 0n
  }
  return {
    outputFils: movedOn('vat_payable') - settled.output,
    inputFils: settled.input - movedOn('vat_recoverable'),
  }
}
