// The postings of a settlement run: commission, the transfer, and what the bank says of it; each once a run, and once more where it was taken back.
import type { Tx } from '../../kit/db.ts'
import { accountOf, post, refOfNext, reverse, type AccountKey } from '../ledger.store.ts'
import type { RunRow } from './runs.store.ts'

type Entry = [AccountKey, bigint]

const posted = async (
  tx: Tx,
  kind: string,
  run: Pick<RunRow, 'id'>,
  entries: readonly Entry[],
  effectiveOn?: string,
): Promise<string> => {
  const found = []
  for (const [key, amountFils] of entries)
    if (amountFils !== 0n) found.push({ accountId: await accountOf(tx, key), amountFils })
  const ref = await refOfNext(tx, kind, run.id, run.id)
  return (await post(tx, { kind, ref, subjectId: run.id, entries: found, effectiveOn })).id
}

const payable = ({ company_id: ownerId }: Pick<RunRow, 'company_id'>): AccountKey => ({
  kind: 'agent_payable',
  ownerId,
})

/** Taken from what the agent is owed: ours, and the VAT on it. Fils above 0. */
export const postCommission = (
  tx: Tx,
  run: Pick<RunRow, 'id' | 'company_id'>,
  { commissionFils, vatFils }: { commissionFils: bigint; vatFils: bigint },
): Promise<string> =>
  posted(tx, 'commission.charged', run, [
    [payable(run), -commissionFils - vatFils],
    [{ kind: 'commission' }, commissionFils],
    [{ kind: 'vat_payable' }, vatFils],
  ])

export const reverseCommission = async (tx: Tx, transactionId: string): Promise<void> => {
  await reverse(tx, transactionId)
}

type Sent = Pick<RunRow, 'id' | 'company_id'> & { net_fils: bigint }

/** With the bank's file the money is on its way; an adjustment is in the net. */
export const postSent = (tx: Tx, run: Sent): Promise<string> =>
  posted(tx, 'settlement.sent', run, [
    [payable(run), -run.net_fils],
    [{ kind: 'payout_in_transit' }, run.net_fils],
  ])

/** `on` is the day of the bank, where its statement says it. */
export const postPaid = (tx: Tx, run: Sent, on?: string): Promise<string> =>
  posted(
    tx,
    'settlement.paid',
    run,
    [
      [{ kind: 'payout_in_transit' }, -run.net_fils],
      [{ kind: 'bank' }, run.net_fils],
    ],
    on,
  )

/** The bank gives it back: the agent is owed the net again, as one item of a later run. */
export const postReturned = (tx: Tx, run: Sent, wasPaid: boolean, on?: string): Promise<string> =>
  posted(
    tx,
    'settlement.returned',
    run,
    [
      [wasPaid ? { kind: 'bank' } : { kind: 'payout_in_transit' }, -run.net_fils],
      [payable(run), run.net_fils],
    ],
    on,
  )
