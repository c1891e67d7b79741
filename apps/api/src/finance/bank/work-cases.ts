// The steps of a case: taken, asked about, ended or proposed to be ended, and decided by a second person.
import type {
  decideCase as decideContract,
  resolveCase as resolveContract,
  takeCase as takeContract,
  waitCase as waitContract,
} from '@marsa/model/finance/bank/bank-endpoints.ts'
import { decideCaseRefusal, needsSecond, resolutionRefusal } from '@marsa/model/finance/bank/finance-case.ts'
import type { AccountKind } from '@marsa/model/finance/books/chart.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { postCorrection } from '../card-payouts/book-payout.ts'
import { accountOf, post, refOfNext } from '../ledger.store.ts'
import { insertMatch, lockMatching, findOpenLine } from './bank.store.ts'
import { lockCase, moveCase, type CaseRow } from './cases.store.ts'

const locked = async (tx: Tx, id: string): Promise<CaseRow> => {
  const row = await lockCase(tx, id)
  if (!row) throw new Problem('case.none')
  return row
}
const differenceOf = (row: CaseRow): bigint => row.theirs_fils - row.ours_fils

export const takeCase = (call: Call<typeof takeContract>): Promise<typeof succeeded> => {
  const { userId } = signedIn(call)
  return call.once(async (tx) => {
    const { id, state } = await locked(tx, call.query.id)
    if (state === 'PROPOSED' || state === 'RESOLVED') throw new Problem('case.moved-on')
    // Work begins anew, whoever has had the last settlement undone.
    const anew = { undo_asked_by: null, undo_reason: null, undone_by: null }
    await moveCase(tx, id, 'take', { owner_id: userId, ...anew })
    return succeeded
  })
}

export const waitCase = (call: Call<typeof waitContract>): Promise<typeof succeeded> => {
  const { note, dueOn } = call.body
  if (dueOn < dayOf(call.now)) throw new Problem('case.due')
  return call.once(async (tx) => {
    const { id, state } = await locked(tx, call.query.id)
    if (state !== 'IN_WORK') throw new Problem('case.moved-on')
    await moveCase(tx, id, 'wait', { due_on: dueOn }, { reason: note })
    return succeeded
  })
}

/** Where the other half of a posting goes, and what it is called where it books a line of the bank. */
const postings = {
  'bank-fee': { line: 'bank.fee', account: 'bank_fees' },
  'unknown-payer': { line: 'bank.unknown', account: 'unapplied_receipts' },
  'gateway-fee': { line: undefined, account: 'gateway_fees' },
  'written-off': { line: undefined, account: 'bad_debt' },
} as const

/** Books the line as it was proposed, on the bank's day. */
const postLine = async (
  tx: Tx,
  lineId: string,
  { kind, account, userId }: { kind: string; account: AccountKind; userId: string },
): Promise<string> => {
  const line = await findOpenLine(tx, lineId)
  if (!line) throw new Problem('case.moved-on')
  const { id } = await post(tx, {
    kind,
    ref: await refOfNext(tx, kind, line.id, line.id),
    subjectId: line.id,
    effectiveOn: line.day,
    entries: [
      { accountId: await accountOf(tx, { kind: 'bank' }), amountFils: -line.amount_fils },
      { accountId: await accountOf(tx, { kind: account }), amountFils: line.amount_fils },
    ],
  })
  await insertMatch(tx, {
    lineId: line.id,
    transactionId: id,
    rule: 'HAND',
    score: 0,
    userId,
    isMade: true,
  })
  return id
}

/** What was proposed is booked; nothing where it is only explained. Under `lockMatching`. */
const postResolution = async (tx: Tx, row: CaseRow, userId: string): Promise<string | null> => {
  const { resolution } = row
  if (resolution === null || resolution === 'explained' || resolution === 'matched') return null
  const { line, account } = postings[resolution]
  if (row.line_id !== null && line !== undefined)
    return postLine(tx, row.line_id, { kind: line, account, userId })
  return postCorrection(tx, { caseId: row.id, differenceFils: differenceOf(row), kind: account })
}

export const resolveCase = (call: Call<typeof resolveContract>): Promise<typeof succeeded> => {
  const { userId } = signedIn(call)
  const { resolution, note } = call.body
  return call.once(async (tx) => {
    const row = await locked(tx, call.query.id)
    const differenceFils = differenceOf(row)
    const { kind, state, currency } = row
    refuse(resolutionRefusal({ kind, state, differenceFils, currency }, resolution))
    if (needsSecond(resolution, differenceFils))
      await moveCase(tx, row.id, 'propose', { resolution, proposed_by: userId }, { reason: note })
    else
      await moveCase(
        tx,
        row.id,
        'resolve',
        { resolution, note, closed_by: userId, closed_at: call.now },
        { reason: note },
      )
    return succeeded
  })
}

export const decideCase = (call: Call<typeof decideContract>): Promise<typeof succeeded> => {
  const { userId } = signedIn(call)
  return call.once(async (tx) => {
    // Before the case, as whoever takes a statement or matches a line locks them.
    if (call.body.isApproved) await lockMatching(tx)
    const row = await locked(tx, call.query.id)
    refuse(decideCaseRefusal({ state: row.state, proposedBy: row.proposed_by }, userId))
    const reason = row.move_reason ?? ''
    if (call.body.isApproved)
      await moveCase(
        tx,
        row.id,
        'resolve',
        {
          resolution_id: await postResolution(tx, row, userId),
          note: reason,
          closed_by: userId,
          closed_at: call.now,
        },
        { reason },
      )
    else await moveCase(tx, row.id, 'refuse', { resolution: null, proposed_by: null })
    return succeeded
  })
}
