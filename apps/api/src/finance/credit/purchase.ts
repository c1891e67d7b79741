// Whether a company may buy on credit now, under the lock of its account (Z54).
import { missingFils, purchaseRefusal } from '@marsa/model/finance/credit/credit-line.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { refuse } from '@marsa/model/kit/problem.ts'
import type { Tx } from '../../kit/db.ts'
import { lockAccount, type AccountRow } from './accounts.store.ts'

export const creditFactsOf = (row: AccountRow) => ({
  state: row.state,
  limitFils: row.limit_fils,
  usedFils: row.used_fils,
  reservedFils: row.reserved_fils,
})

/** Throws why it may not; the floor in the ledger stands behind it. */
export const refusePurchase = async (tx: Tx, companyId: string, amountFils: bigint): Promise<void> => {
  const row = await lockAccount(tx, companyId)
  const facts = row && creditFactsOf(row)
  const refusal = purchaseRefusal(facts, amountFils)
  refuse(refusal, facts && { missing: toWire(missingFils(facts, amountFils)) })
}
