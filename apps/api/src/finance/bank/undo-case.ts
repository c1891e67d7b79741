// A case that was settled with the gateway is taken back: one person asks with a reason, another one has its posting reversed.
import { nextBankDay } from '@marsa/model/finance/bank/bank-days.ts'
import type {
  askUndoCase as askContract,
  undoCase as undoContract,
} from '@marsa/model/finance/bank/bank-endpoints.ts'
import { askUndoRefusal, undoRefusal } from '@marsa/model/finance/bank/finance-case.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { balanceOf, reverse } from '../ledger.store.ts'
import { lockMatching } from './bank.store.ts'
import { lockCase, moveCase, reopenCase, undoFacts, type CaseRow } from './cases.store.ts'

const locked = async (tx: Parameters<typeof lockCase>[0], id: string): Promise<CaseRow> => {
  const row = await lockCase(tx, id)
  if (!row) throw new Problem('case.none')
  return row
}

export const askUndoCase = (call: Call<typeof askContract>): Promise<typeof succeeded> => {
  const { userId } = signedIn(call)
  const { reason } = call.body
  return call.once(async (tx) => {
    const row = await locked(tx, call.query.id)
    refuse(askUndoRefusal(undoFacts(row)))
    const asked = { undo_asked_by: userId, undo_reason: reason, undone_by: null }
    await moveCase(tx, row.id, 'askUndo', asked, { reason })
    return succeeded
  })
}

/** Money of an unknown payer may have been given to one since. */
const isUsed = async (tx: Parameters<typeof lockCase>[0], row: CaseRow): Promise<boolean> =>
  row.resolution === 'unknown-payer' &&
  (await balanceOf(tx, { kind: 'unapplied_receipts' })) < row.theirs_fils - row.ours_fils

export const undoCase = (call: Call<typeof undoContract>): Promise<typeof succeeded> => {
  const { userId } = signedIn(call)
  return call.once(async (tx) => {
    await lockMatching(tx)
    const row = await locked(tx, call.query.id)
    refuse(undoRefusal(undoFacts(row), userId))
    if (!call.body.isUndone) {
      await moveCase(tx, row.id, 'keepResolved', { undo_asked_by: null, undo_reason: null })
      return succeeded
    }
    if (await isUsed(tx, row)) throw new Problem('case.used')
    if (row.resolution_id !== null) await reverse(tx, row.resolution_id, row.settled_on ?? undefined)
    await reopenCase(tx, row, {
      dueOn: nextBankDay(dayOf(call.now)),
      as: 'admin',
      reason: row.undo_reason ?? '',
      undoneBy: userId,
    })
    return succeeded
  })
}
