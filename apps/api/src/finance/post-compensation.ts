// The posting of a compensation on credit: what the customer owes shrinks, and so does its advance on the subject.
import type { Tx } from '../kit/db.ts'
import { accountOf, post } from './ledger.store.ts'

/** Once for a compensation, whose id is the natural key. Fils above 0. */
export const postCreditCompensation = async (
  tx: Tx,
  input: { compensationId: string; companyId: string; subjectId: string; amountFils: bigint },
): Promise<{ id: string; isNew: boolean }> =>
  post(tx, {
    kind: 'credit.compensated',
    ref: input.compensationId,
    subjectId: input.subjectId,
    entries: [
      {
        accountId: await accountOf(tx, { kind: 'customer_advance', ownerId: input.subjectId }),
        amountFils: -input.amountFils,
      },
      {
        accountId: await accountOf(tx, { kind: 'credit_exposure', ownerId: input.companyId }),
        amountFils: input.amountFils,
      },
    ],
  })
