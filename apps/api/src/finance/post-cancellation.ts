// The postings of money that a shipment does not take: what is kept goes to its agent, credit comes back.
import type { Tx } from '../kit/db.ts'
import { oweInvoice } from './credit/owe-invoice.ts'
import { accountOf, post } from './ledger.store.ts'
import { postOnCredit } from './post-on-credit.ts'

type Posted = { id: string; isNew: boolean }

/**
 * The cancellation fee: from the customer's advance on the subject to the agent who began the work. Fils above 0. On credit its
 * invoice, which the caller has issued, is owed from now on.
 */
export const postCancellationFee = async (
  tx: Tx,
  input: { subjectId: string; agentCompanyId: string; amountFils: bigint },
): Promise<Posted> => {
  const posted = await post(tx, {
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
  if (posted.isNew) await oweInvoice(tx, input.subjectId)
  return posted
}

type Returned = { companyId: string; subjectId: string; amountFils: bigint }

/** What the company owes shrinks, and so does its advance on the subject; once for a kind and its natural key. */
const giveCreditBack = (
  tx: Tx,
  cause: { kind: 'credit.released' | 'credit.reduced' | 'credit.compensated'; ref: string },
  { amountFils, ...input }: Returned,
): Promise<Posted> => postOnCredit(tx, cause, { ...input, amountFils: -amountFils })

/** A confirmation on credit is undone. Fils above 0. */
export const releaseCredit = (tx: Tx, input: Returned): Promise<Posted> =>
  giveCreditBack(tx, { kind: 'credit.released', ref: input.subjectId }, input)

/** A change of what was bought on credit makes it cheaper; once a change. Fils above 0. */
export const reduceCredit = (
  tx: Tx,
  { changeId, ...input }: Returned & { changeId: string },
): Promise<Posted> => giveCreditBack(tx, { kind: 'credit.reduced', ref: changeId }, input)

/** A compensation on credit. Fils above 0. */
export const postCreditCompensation = (
  tx: Tx,
  { compensationId, ...input }: Returned & { compensationId: string },
): Promise<Posted> => giveCreditBack(tx, { kind: 'credit.compensated', ref: compensationId }, input)
