// Takes a match with the bank back: what it has posted is reversed on its day, its transfer waits again, and its line is a case.
import type { undoMatch as contract } from '@marsa/model/finance/bank/bank-endpoints.ts'
import { nextBankDay } from '@marsa/model/finance/bank/bank-days.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { audit } from '../../kit/audit.ts'
import type { Tx } from '../../kit/db.ts'
import { nextNumber } from '../../kit/numbers.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { unbookPayout } from '../card-payouts/book-payout.ts'
import { balanceOf, reverse } from '../ledger.store.ts'
import { unbookPaid, unbookReturned } from '../settlements/decide-run.ts'
import { findLine, findMatch, lockMatching, markUndone, type StandingMatch } from './bank.store.ts'
import { insertLineCase, lockCaseOfLine, reopenCase } from './cases.store.ts'

type Undoing = { userId: string; reason: string; now: Date }

/** What followed from the posting goes first. False where it is used already. */
const takeBack = async (tx: Tx, match: StandingMatch, { reason, ...by }: Undoing): Promise<boolean> => {
  const { posting, subject_id: id, transaction_id: postingId } = match
  if (id !== null && posting === 'settlement.paid') await unbookPaid(tx, id, reason)
  if (id !== null && posting === 'settlement.returned') return unbookReturned(tx, { id, postingId, reason })
  if (id !== null && posting === 'gateway.payout') return unbookPayout(tx, id, by)
  // Money of an unknown payer may have been given to one since.
  if (posting === 'bank.unknown')
    return (await balanceOf(tx, { kind: 'unapplied_receipts' })) >= match.amount_fils
  return true
}

/** Its line is open again: its case, or a new one where it was matched without any. */
const openAgain = async (tx: Tx, lineId: string, { reason, now }: Undoing): Promise<void> => {
  const dueOn = nextBankDay(dayOf(now))
  const found = await lockCaseOfLine(tx, lineId)
  if (found) {
    await reopenCase(tx, found, { dueOn, as: 'admin', reason })
    return
  }
  const line = await findLine(tx, lineId)
  const reference = await nextNumber(tx, 'CAS', now)
  await insertLineCase(tx, { id: line.id, amountFils: line.amount_fils, reference, dueOn })
}

export const undoMatch = (call: Call<typeof contract>): Promise<typeof succeeded> => {
  const by = { userId: signedIn(call).userId, reason: call.body.reason, now: call.now }
  return call.once(async (tx) => {
    await lockMatching(tx)
    const match = await findMatch(tx, call.query.id)
    if (!match) throw new Problem('bank.match-none')
    if (match.is_closed) throw new Problem('bank.match-closed')
    if (match.is_made) {
      if (!(await takeBack(tx, match, by))) throw new Problem('bank.match-used')
      await reverse(tx, match.transaction_id, match.counted_on)
    }
    await markUndone(tx, { id: match.id, ...by })
    await openAgain(tx, match.line_id, by)
    await audit(tx, {
      kind: 'admin',
      action: 'undoMatch',
      objectKind: 'bank-line',
      objectId: match.line_id,
      reason: by.reason,
    })
    return succeeded
  })
}
