// The steps of a case: taken, asked about, ended or proposed to be ended, and decided by a second person.
import type {
  decideCase as decideContract,
  resolveCase as resolveContract,
  takeCase as takeContract,
  waitCase as waitContract,
} from '@marsa/model/finance/bank/bank-endpoints.ts'
import {
  decideCaseRefusal,
  needsSecond,
  resolutionRefusal,
  type CaseResolution,
} from '@marsa/model/finance/bank/finance-case.ts'
import type { AccountKind } from '@marsa/model/finance/books/chart.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { accountOf, post } from '../ledger.store.ts'
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
    await moveCase(tx, id, 'take', { owner_id: userId })
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

const postings = {
  'bank-fee': { kind: 'bank.fee', account: 'bank_fees' },
  'unknown-payer': { kind: 'bank.unknown', account: 'unapplied_receipts' },
} as const satisfies Record<Exclude<CaseResolution, 'explained'>, { kind: string; account: AccountKind }>

/** Books the line as it was proposed, on the bank's day; nothing where it is only explained. Under `lockMatching`. */
const postResolution = async (tx: Tx, row: CaseRow, userId: string): Promise<string | null> => {
  const { resolution } = row
  if (resolution !== 'bank-fee' && resolution !== 'unknown-payer') return null
  const line = await findOpenLine(tx, row.line_id!)
  if (!line) throw new Problem('case.moved-on')
  const { kind, account } = postings[resolution]
  const { id } = await post(tx, {
    kind,
    ref: line.id,
    effectiveOn: line.day,
    entries: [
      { accountId: await accountOf(tx, { kind: 'bank' }), amountFils: -line.amount_fils },
      { accountId: await accountOf(tx, { kind: account }), amountFils: line.amount_fils },
    ],
  })
  await insertMatch(tx, { lineId: line.id, transactionId: id, rule: 'HAND', score: 0, userId })
  return id
}

export const resolveCase = (call: Call<typeof resolveContract>): Promise<typeof succeeded> => {
  const { userId } = signedIn(call)
  const { resolution, note } = call.body
  return call.once(async (tx) => {
    const row = await locked(tx, call.query.id)
    const differenceFils = differenceOf(row)
    refuse(resolutionRefusal({ kind: row.kind, state: row.state, differenceFils }, resolution))
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
