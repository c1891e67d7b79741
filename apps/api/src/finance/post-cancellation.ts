// The postings of a paid shipment that is cancelled: what is kept goes to its agent, credit that is not used comes back.
import type { Tx } from '../kit/db.ts'
import { accountOf, post } from './ledger.store.ts'

type Posted = { id: string; isNew: boolean }

/** The cancellation fee: from the customer's advance on the subject to the agent who began the work. Fils above 0. */
export const postCancellationFee = async (
  tx: Tx,
  input: { subjectId: string; agentCompanyId: string; amountFils: bigint },
): Promise<Posted> =>
  post(tx, {
    kind: 'cancellation.fee',
    ref: input.subjectId,
    subjectId: input.subjectId,
    entries: [
      {
        accountId: await accountOf(tx, { kind: 'customer_advance', ownerId: input.subjectId }),
        amountFils: -input.amountFils,
      },
      {
        accountId: await accountOf(tx, { kind: 'agent_payable', ownerId: input.agentCompanyId }),
        amountFils: input.amountFils,
      },
    ],
  })

/** A confirmation on credit is undone: the company's exposure shrinks by the amount. Fils above 0. */
export const releaseCredit = async (
  tx: Tx,
  input: { companyId: string; subjectId: string; amountFils: bigint },
): Promise<Posted> =>
  post(tx, {
    kind: 'credit.released',
    ref: input.subjectId,
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
