// What a company confirms on credit, and what of it is taken back: from its exposure to its advance on the subject, or the other way.
import type { Tx } from '../kit/db.ts'
import { publishCreditOf } from './credit/accounts.store.ts'
import { accountOf, post } from './ledger.store.ts'

type Cause = {
  kind: 'credit.confirmed' | 'credit.extra' | 'credit.reduced' | 'credit.released' | 'credit.compensated'
  /** Natural key: a posting of a kind happens once for it. */
  ref: string
}

/** Fils above 0 are used on credit, below 0 given back. */
export const postOnCredit = async (
  tx: Tx,
  cause: Cause,
  { companyId, subjectId, amountFils }: { companyId: string; subjectId: string; amountFils: bigint },
): Promise<{ id: string; isNew: boolean }> => {
  const posted = await post(tx, {
    ...cause,
    subjectId,
    entries: [
      {
        accountId: await accountOf(tx, { kind: 'credit_exposure', ownerId: companyId }),
        amountFils: -amountFils,
      },
      {
        accountId: await accountOf(tx, { kind: 'customer_advance', ownerId: subjectId }),
        amountFils,
      },
    ],
  })
  await publishCreditOf(tx, companyId)
  return posted
}
