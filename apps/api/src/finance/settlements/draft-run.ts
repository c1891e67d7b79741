// Drafts runs: all that may be paid to an agent now, by hand or every Monday; changes a draft, and holds what is not to be paid.
import type {
  adjustSettlement as adjustContract,
  draftSettlement as draftContract,
  holdPayable as holdContract,
  removeSettlementItem as removeContract,
} from '@marsa/model/finance/settlements/settlement-endpoints.ts'
import { isWorthPaying, settlementSums } from '@marsa/model/finance/settlements/settlement-run.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { addDays, dayOf, instantOf } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { audit } from '../../kit/audit.ts'
import type { Tx } from '../../kit/db.ts'
import { nextNumber } from '../../kit/numbers.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import {
  insertAdjustment,
  insertHold,
  insertItems,
  insertRun,
  liftHold,
  listOwed,
  listRunsOf,
  lockAgent,
  lockRun,
  moveRun,
  removeItems,
  type RunRow,
} from './runs.store.ts'
import { draftRefusal, settlementTerms } from './view-settlements.ts'

type Drafted = { runId: string; number: string }

/** All items that are released until the end of a day, in one run; `preparedBy` null is the job. */
export const draftRun = async (
  tx: Tx,
  {
    agentId,
    preparedBy,
    now,
    until,
    settings,
  }: { agentId: string; preparedBy: string | null; now: Date; until: Date; settings: SettingsInForce },
): Promise<Drafted | string> => {
  if (!(await lockAgent(tx, agentId))) return 'settlement.agent-none'
  const { rateBasisPoints, minimumFils, waitsForPayment } = settlementTerms(settings)
  const owed = await listOwed(tx, { agentId, until, waitsForPayment })
  const refusal = draftRefusal(owed, await listRunsOf(tx, agentId))
  if (refusal) return refusal
  const items = owed.filter(({ hold }) => hold === null)
  const { netFils } = settlementSums(
    items.map((row) => ({ amountFils: row.amount_fils, baseFils: row.base_fils })),
    [],
    BigInt(rateBasisPoints),
  )
  // What is too little for a transfer is carried over, unless somebody asks for it.
  if (preparedBy === null && !isWorthPaying(netFils, minimumFils)) return 'settlement.under-minimum'
  const number = await nextNumber(tx, 'STL', now)
  const untilOn = addDays(dayOf(until), until.getTime() === instantOf(dayOf(until)).getTime() ? -1 : 0)
  const runId = await insertRun(tx, { number, agentId, untilOn, rateBasisPoints, preparedBy })
  await insertItems(tx, runId, items)
  return { runId, number }
}

export const draftSettlement = (
  call: Call<typeof draftContract>,
): Promise<AnswerOf<typeof draftContract>> => {
  const { now, settings, body } = call
  const { userId } = signedIn(call)
  return call.once(async (tx) => {
    const drafted = await draftRun(tx, {
      agentId: body.agentId,
      preparedBy: userId,
      now,
      until: now,
      settings,
    })
    if (typeof drafted === 'string') throw new Problem(drafted)
    return { ...succeeded, ...drafted }
  })
}

/** The run in the state that the caller needs, locked. */
export const lockedRun = async (tx: Tx, id: string, states: readonly RunRow['state'][]): Promise<RunRow> => {
  const run = await lockRun(tx, id)
  if (!run) throw new Problem('settlement.run-none')
  if (!states.includes(run.state)) throw new Problem('kit.moved-on')
  return run
}

export const removeSettlementItem = (call: Call<typeof removeContract>): Promise<typeof succeeded> =>
  call.once(async (tx) => {
    const run = await lockedRun(tx, call.query.id, ['DRAFT'])
    const { itemId, reason } = call.body
    if ((await removeItems(tx, run.id, reason, itemId)) === 0) throw new Problem('settlement.item-none')
    await moveRun(tx, run.id, 'change', { reason })
    return succeeded
  })

export const adjustSettlement = (call: Call<typeof adjustContract>): Promise<typeof succeeded> => {
  const { userId } = signedIn(call)
  return call.once(async (tx) => {
    const run = await lockedRun(tx, call.query.id, ['DRAFT'])
    const { amount, reason } = call.body
    await insertAdjustment(tx, { runId: run.id, amountFils: parseMoney(amount), reason, userId })
    await moveRun(tx, run.id, 'change', { reason })
    return succeeded
  })
}

export const holdPayable = (call: Call<typeof holdContract>): Promise<typeof succeeded> => {
  const { userId } = signedIn(call)
  const { agentId, subjectId = null, isHeld, reason } = call.body
  return call.once(async (tx) => {
    if (!(await lockAgent(tx, agentId))) throw new Problem('settlement.agent-none')
    refuse(isHeld && reason === undefined ? 'settlement.reason' : undefined)
    const isChanged = isHeld
      ? await insertHold(tx, { agentId, subjectId, reason: reason ?? '', userId })
      : await liftHold(tx, { agentId, subjectId, userId })
    if (!isHeld && !isChanged) throw new Problem('settlement.hold-none')
    await audit(tx, {
      kind: 'admin',
      action: isHeld ? 'holdPayable' : 'liftHold',
      objectKind: 'company',
      objectId: agentId,
      companyId: agentId,
      ...(reason && { reason }),
    })
    return succeeded
  })
}
