// Whether a company may buy on credit now: as it is shown before, and under the lock of its account (Z54).
import { creditRefusal, missingFils, purchaseRefusal } from '@marsa/model/finance/credit/credit-line.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { refuse } from '@marsa/model/kit/problem.ts'
import type { Db, Tx } from '../../kit/db.ts'
import { availableOf } from '../ledger.store.ts'
import { creditStateOf, lockAccount, type AccountRow } from './accounts.store.ts'

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
  refuse(purchaseRefusal(facts, amountFils), facts && { missing: toWire(missingFils(facts, amountFils)) })
}

/** What is left to buy with, else why nothing can be bought on credit; neither for those who cannot have any. */
export const creditBefore = async (
  db: Db,
  companyId: string,
): Promise<{ creditLeft: string | null; creditRefusal: string | null }> => {
  const { kind, state, has_pending: hasPending } = await creditStateOf(db, companyId)
  if (state === 'APPROVED') {
    const left = await availableOf(db, { kind: 'credit_exposure', ownerId: companyId })
    return { creditLeft: toWire(left), creditRefusal: null }
  }
  const mayHave = kind === 'business' || state === 'SUSPENDED'
  return { creditLeft: null, creditRefusal: (mayHave && creditRefusal(state, hasPending)) || null }
}
