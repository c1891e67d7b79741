// The steps of a month: closing begun by one and finished by another, and the same two ways back.
import type {
  askReopenPeriod as askContract,
  closePeriod as closeContract,
  reopenPeriod as reopenContract,
  startClosing as startContract,
  stopClosing as stopContract,
} from '@marsa/model/finance/periods/period-endpoints.ts'
import {
  askReopenRefusal,
  closeRefusal,
  periodMachine,
  reopenRefusal,
  startRefusal,
} from '@marsa/model/finance/periods/period.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { capabilityRefusal } from '@marsa/model/kit/endpoint.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { Tx } from '../../kit/db.ts'
import { move } from '../../kit/move.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { checkPeriod } from './check-period.ts'
import { insertPeriod, listPeriodRows, lockPeriod, type PeriodRow } from './periods.store.ts'
import { earlierOpen, isLatest, keepRefusal } from './view-periods.ts'

const movePeriod = (
  tx: Tx,
  { id }: PeriodRow,
  name: keyof (typeof periodMachine)['moves'],
  set: Readonly<Record<string, unknown>> = {},
  reason?: string,
) =>
  move<PeriodRow, (typeof periodMachine.states)[number], keyof (typeof periodMachine)['moves']>(tx, {
    table: 'finance_periods',
    machine: periodMachine,
    move: name,
    id,
    as: 'admin',
    set,
    ...(reason && { reason }),
  })

const locked = async (tx: Tx, month: string): Promise<PeriodRow> => {
  const row = await lockPeriod(tx, month)
  if (!row) throw new Problem('period.moved-on')
  return row
}

export const startClosing = (call: Call<typeof startContract>): Promise<typeof succeeded> => {
  const { userId } = signedIn(call)
  const { month } = call.query
  return call.once(async (tx) => {
    const row = await lockPeriod(tx, month)
    const all = await listPeriodRows(tx)
    const state = row?.state ?? 'OPEN'
    const earlier = await earlierOpen(tx, all, month)
    refuse(startRefusal({ state, month, today: dayOf(call.now), earlierOpen: earlier }))
    if (row)
      await movePeriod(tx, row, 'restart', {
        started_by: userId,
        closed_by: null,
        closed_at: null,
        checks: null,
      })
    else if (!(await insertPeriod(tx, month, userId))) throw new Problem('period.moved-on')
    return succeeded
  })
}

export const stopClosing = (call: Call<typeof stopContract>): Promise<typeof succeeded> =>
  call.once(async (tx) => {
    const row = await locked(tx, call.query.month)
    if (row.state !== 'CLOSING') throw new Problem('period.moved-on')
    await movePeriod(tx, row, 'stop')
    return succeeded
  })

export const closePeriod = (call: Call<typeof closeContract>): Promise<typeof succeeded> => {
  const { userId } = signedIn(call)
  const { month } = call.query
  return call.once(async (tx) => {
    const row = await locked(tx, month)
    const { checks, isFresh } = await checkPeriod(tx, month, call.now)
    const earlier = await earlierOpen(tx, await listPeriodRows(tx), month)
    const { state, started_by: startedBy, may_starter_close: mayStarterClose } = row
    refuse(closeRefusal({ state, startedBy, mayStarterClose, earlierOpen: earlier, checks, isFresh }, userId))
    await movePeriod(tx, row, 'close', {
      closed_by: userId,
      closed_at: call.now,
      checks: JSON.stringify(checks),
      reopened_by: null,
      asked_by: null,
      asked_reason: null,
    })
    return succeeded
  })
}

export const askReopenPeriod = (call: Call<typeof askContract>): Promise<typeof succeeded> => {
  const { userId } = signedIn(call)
  const { reason } = call.body
  return call.once(async (tx) => {
    const row = await locked(tx, call.query.month)
    refuse(askReopenRefusal({ state: row.state, isLatest: isLatest(await listPeriodRows(tx), row.month) }))
    await movePeriod(
      tx,
      row,
      'askReopen',
      { asked_by: userId, asked_reason: reason, reopened_by: null },
      reason,
    )
    return succeeded
  })
}

/** Who asked may take it back; only somebody else opens it. */
export const reopenPeriod = (call: Call<typeof reopenContract>): Promise<typeof succeeded> => {
  const actor = signedIn(call)
  const { userId } = actor
  const { isReopened } = call.body
  return call.once(async (tx) => {
    const row = await locked(tx, call.query.month)
    const { state, asked_by: askedBy } = row
    if (state !== 'REOPENING') throw new Problem('period.moved-on')
    if (isReopened) {
      refuse(capabilityRefusal(actor, { capability: 'finance.approve' }))
      refuse(
        reopenRefusal({ state, askedBy, isLatest: isLatest(await listPeriodRows(tx), row.month) }, userId),
      )
    } else refuse(keepRefusal(actor, askedBy))
    if (isReopened) await movePeriod(tx, row, 'reopen', { reopened_by: userId })
    else await movePeriod(tx, row, 'keepClosed')
    return succeeded
  })
}
