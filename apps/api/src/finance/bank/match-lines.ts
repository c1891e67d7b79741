// Matches a line of the bank with what is ours, and does what follows: a transfer is paid, or came back, and its case ends.
import { matchScores, type MatchRule, type Ours } from '@marsa/model/finance/bank/bank-match.ts'
import type { Tx } from '../../kit/db.ts'
import { bookPayout } from '../card-payouts/book-payout.ts'
import { findAwaited } from '../card-payouts/card-payouts.store.ts'
import { bookPaid, bookReturned } from '../settlements/decide-run.ts'
import { lockRun } from '../settlements/runs.store.ts'
import { insertMatch, type LineRow } from './bank.store.ts'
import { endAsMatched, lockCaseOfLine } from './cases.store.ts'

/** Kept as the reason of a run that a line of the statement returned. */
const returnedReason = 'Returned on the statement of the bank'

export const bankLineOf = ({ day, amount_fils: fils, line_text: text, reference, party }: LineRow) => ({
  day,
  fils,
  text,
  reference,
  party,
})

type Match = { line: LineRow; ours: Ours; rule: MatchRule; userId: string | null; now: Date }

const postingOf = (tx: Tx, { line, ours, userId, now }: Match): Promise<string> | string => {
  const booked = { id: ours.id, now, on: line.day, as: userId === null ? 'system' : 'admin' } as const
  if (ours.kind === 'run') return bookPaid(tx, { ...booked, reference: line.reference || line.day })
  if (ours.kind === 'return') return bookReturned(tx, { ...booked, reason: returnedReason })
  if (ours.kind === 'payout') return bookPayout(tx, { ...booked, paidFils: line.amount_fils, userId })
  return ours.id
}

/** Whether a transfer still waits for this line; whoever books it by hand at the moment is waited for. */
const isStillOurs = async (tx: Tx, { kind, id }: Ours): Promise<boolean> => {
  if (kind === 'posting') return true
  if (kind === 'payout') return (await findAwaited(tx, id)) !== undefined
  const run = await lockRun(tx, id)
  return run?.state === (kind === 'run' ? 'SENT' : 'PAID')
}

/** False where somebody else was faster, and nothing has happened. */
export const makeMatch = async (tx: Tx, match: Match): Promise<boolean> => {
  const { line, ours, rule, userId, now } = match
  if (!(await isStillOurs(tx, ours))) return false
  await insertMatch(tx, {
    lineId: line.id,
    transactionId: await postingOf(tx, match),
    rule,
    score: matchScores[rule],
    userId,
    isMade: ours.kind !== 'posting',
  })
  const found = await lockCaseOfLine(tx, line.id)
  if (found && found.state !== 'RESOLVED') await endAsMatched(tx, found, { userId, now, note: rule })
  return true
}
