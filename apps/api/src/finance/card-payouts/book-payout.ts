// The postings of a payout: its fees when the gateway states them, the money when the bank has it, and what two people agree on.
import { nextBankDay } from '@marsa/model/finance/bank/bank-days.ts'
import type { AccountKind } from '@marsa/model/finance/books/chart.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import type { Tx } from '../../kit/db.ts'
import { endAsMatched, lockCaseOf, reopenCase } from '../bank/cases.store.ts'
import { accountOf, post, refOfNext, type AccountKey } from '../ledger.store.ts'
import { insertDifference } from '../reconciliation.store.ts'
import { findAwaited } from './card-payouts.store.ts'

const entriesOf = async (tx: Tx, entries: readonly (readonly [AccountKey, bigint])[]) => {
  const found = []
  for (const [key, amountFils] of entries)
    if (amountFils !== 0n) found.push({ accountId: await accountOf(tx, key), amountFils })
  return found
}

type Fees = { id: string; reference: string; paidOn: string; feeFils: bigint; vatFils: bigint }

/** The gateway has kept them already: a cost, and input VAT that the return takes back. */
export const postFees = async (tx: Tx, { id, reference, paidOn, feeFils, vatFils }: Fees): Promise<void> => {
  if (feeFils === 0n && vatFils === 0n) return
  await post(tx, {
    kind: 'gateway.fee',
    ref: reference,
    subjectId: id,
    effectiveOn: paidOn,
    entries: await entriesOf(tx, [
      [{ kind: 'gateway_fees' }, -feeFils],
      [{ kind: 'vat_recoverable' }, -vatFils],
      [{ kind: 'gateway_clearing' }, feeFils + vatFils],
    ]),
  })
}

/** Of a case with the gateway: what is missing (below zero) or too much there goes to the account that was agreed on. */
export const postCorrection = async (
  tx: Tx,
  {
    caseId,
    differenceFils,
    kind,
  }: {
    caseId: string
    differenceFils: bigint
    kind: AccountKind
  },
): Promise<string> =>
  (
    await post(tx, {
      kind: 'gateway.correction',
      ref: await refOfNext(tx, 'gateway.correction', caseId, caseId),
      subjectId: caseId,
      entries: await entriesOf(tx, [
        [{ kind: 'gateway_clearing' }, -differenceFils],
        [{ kind }, differenceFils],
      ]),
    })
  ).id

type Booked = {
  id: string
  now: Date
  on: string
  /** What the line of the bank has. */
  paidFils: bigint
  userId: string | null
}

/** Under `lockMatching`. Another amount than was announced is a case; one that was open because nothing came has an end. */
export const bookPayout = async (tx: Tx, { id, now, on, paidFils, userId }: Booked): Promise<string> => {
  const payout = await findAwaited(tx, id)
  if (!payout) throw new Error(`payout ${id} is not awaited`)
  const { reference, net_fils: netFils } = payout
  const { id: postingId } = await post(tx, {
    kind: 'gateway.payout',
    ref: await refOfNext(tx, 'gateway.payout', id, reference),
    subjectId: id,
    effectiveOn: on,
    entries: await entriesOf(tx, [
      [{ kind: 'bank' }, -paidFils],
      [{ kind: 'gateway_clearing' }, paidFils],
    ]),
  })
  const found = await lockCaseOf(tx, { kind: 'payout-short', payoutId: id })
  const isShort = paidFils !== netFils
  if (isShort && found)
    await reopenCase(
      tx,
      { id: found.id, ours_fils: netFils, theirs_fils: paidFils },
      { dueOn: nextBankDay(dayOf(now)), as: userId === null ? 'system' : 'admin' },
    )
  else if (isShort)
    await insertDifference(tx, {
      kind: 'payout-short',
      reference,
      payoutId: id,
      oursFils: netFils,
      theirsFils: paidFils,
      currency: 'AED',
    })
  else if (found && found.state !== 'RESOLVED')
    await endAsMatched(tx, found, { userId, now, note: reference })
  return postingId
}

/** Before its posting is reversed. False where two people have settled the difference that it left. */
export const unbookPayout = async (
  tx: Tx,
  id: string,
  { userId, now }: { userId: string; now: Date },
): Promise<boolean> => {
  const found = await lockCaseOf(tx, { kind: 'payout-short', payoutId: id })
  if (!found) return true
  if (found.state === 'RESOLVED') return found.resolution === 'matched' || found.resolution === 'explained'
  await endAsMatched(tx, found, { userId, now, note: found.reference })
  return true
}
