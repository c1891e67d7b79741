// Matches a line of the bank with what is ours, and does what follows: a transfer is paid, or came back, and its case ends.
import { matchScores, type MatchRule, type Ours } from '@marsa/model/finance/bank/bank-match.ts'
import type { Tx } from '../../kit/db.ts'
import { bookPaid, bookReturned } from '../settlements/decide-run.ts'
import { lockRun } from '../settlements/runs.store.ts'
import { insertMatch, type LineRow } from './bank.store.ts'
import { lockCaseOfLine, moveCase } from './cases.store.ts'

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
  return ours.id
}

/** Whether a transfer still waits for this line; whoever books it by hand at the moment is waited for. */
const isStillOurs = async (tx: Tx, { kind, id }: Ours): Promise<boolean> => {
  if (kind === 'posting') return true
  const run = await lockRun(tx, id)
  return run?.state === (kind === 'run' ? 'SENT' : 'PAID')
}

/** False where somebody else was faster, and nothing has happened. */
export const makeMatch = async (tx: Tx, match: Match): Promise<boolean> => {
  const { line, ours, rule, userId, now } = match
  if (!(await isStillOurs(tx, ours))) return false
  const transactionId = await postingOf(tx, match)
  await insertMatch(tx, { lineId: line.id, transactionId, rule, score: matchScores[rule], userId })
  const open = await lockCaseOfLine(tx, line.id)
  if (open)
    await moveCase(
      tx,
      open.id,
      'match',
      // What was proposed before is void with it.
      {
        resolution: 'matched',
        proposed_by: null,
        closed_at: now,
        closed_by: userId,
        note: open.note ?? rule,
      },
      { as: userId === null ? 'system' : 'admin' },
    )
  return true
}
