// The postings that lower what a company owes on credit, each once for its natural key; what they pay is no posting.
import type { Tx } from '../../kit/db.ts'
import { accountOf, post, type AccountKey } from '../ledger.store.ts'

type Kind = 'credit.repaid' | 'receipt.matched' | 'credit.noted' | 'credit.writtenoff'

type Lowering = {
  kind: Kind
  /** Of the receipt, the note or the proposal. */
  ref: string
  companyId: string
  amountFils: bigint
  /** Where it comes from. */
  from: AccountKey
  subjectId?: string
}

/** The company's exposure shrinks; its floor follows in the same transaction, so that room above its limit stays shut. */
export const lowerExposure = async (tx: Tx, lowering: Lowering): Promise<string> => {
  const { kind, ref, companyId, amountFils, from, subjectId } = lowering
  const { id } = await post(tx, {
    kind,
    ref,
    ...(subjectId && { subjectId }),
    entries: [
      { accountId: await accountOf(tx, from), amountFils: -amountFils },
      { accountId: await accountOf(tx, { kind: 'credit_exposure', ownerId: companyId }), amountFils },
    ],
  })
  return id
}

/** Money at the bank of which nobody knows the payer. */
export const postUnmatched = async (tx: Tx, receiptId: string, amountFils: bigint): Promise<string> => {
  const { id } = await post(tx, {
    kind: 'receipt.unmatched',
    ref: receiptId,
    entries: [
      { accountId: await accountOf(tx, { kind: 'bank' }), amountFils: -amountFils },
      { accountId: await accountOf(tx, { kind: 'unapplied_receipts' }), amountFils },
    ],
  })
  return id
}

/** Money for what was written off: the loss is smaller by it, and the company's account stays as it is; once a line of the bank's list. */
export const postRecovered = async (
  tx: Tx,
  { receiptId, reference, amountFils }: { receiptId: string; reference: string; amountFils: bigint },
): Promise<void> => {
  await post(tx, {
    kind: 'credit.recovered',
    ref: reference,
    subjectId: receiptId,
    entries: [
      { accountId: await accountOf(tx, { kind: 'bank' }), amountFils: -amountFils },
      { accountId: await accountOf(tx, { kind: 'bad_debt' }), amountFils },
    ],
  })
}

/** What we owed the company leaves the bank; the database refuses more. */
export const postCreditRefund = async (
  tx: Tx,
  { refundId, companyId, amountFils }: { refundId: string; companyId: string; amountFils: bigint },
): Promise<void> => {
  await post(tx, {
    kind: 'credit.refunded',
    ref: refundId,
    entries: [
      {
        accountId: await accountOf(tx, { kind: 'credit_exposure', ownerId: companyId }),
        amountFils: -amountFils,
      },
      { accountId: await accountOf(tx, { kind: 'bank' }), amountFils },
    ],
  })
}
