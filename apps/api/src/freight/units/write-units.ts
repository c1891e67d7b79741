// The customer of a shipment and its winning agent list its containers, change and remove them.
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { readUnit, type UnitRecord } from '@marsa/model/freight/units/read-unit.ts'
import type {
  addUnit as addContract,
  changeUnit as changeContract,
  removeUnit as removeContract,
} from '@marsa/model/freight/units/unit-endpoints.ts'
import type { UnitContent } from '@marsa/model/freight/units/unit-fields.ts'
import {
  areWeighed,
  bookedUnits,
  correctionRefusal,
  isSameMass,
  unitRefusal,
  type UnitMove,
} from '@marsa/model/freight/units/units.ts'
import type { ShipmentSide } from '@marsa/model/freight/sides.ts'
import type { Actor } from '@marsa/model/kit/access.ts'
import { addToSearch } from '../../requests/door.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { applyWaiting } from '../events/apply-waiting.ts'
import { lockExecution, type Execution } from '../execution/execution.ts'
import { publishEvent } from '../publish-event.ts'
import { noteDetails } from '../requests.store.ts'
import { sideOf } from '../side.ts'
import {
  carriedElsewhere,
  deleteUnit,
  insertUnit,
  insertUnitStep,
  unitsOf,
  updateUnit,
  type UnitRow,
} from './units.store.ts'
import { recordOf } from './view-units.ts'

type Writing = Pick<Call<typeof addContract>, 'actor' | 'relation' | 'now' | 'settings' | 'query'>
type Held = Execution &
  Pick<Writing, 'relation' | 'now' | 'settings'> & { side: ShipmentSide; actor: Actor; units: UnitRow[] }

/** Holds the shipment and its list for a move that nothing stands against. */
const hold = async (tx: Tx, call: Writing, move: UnitMove): Promise<Held> => {
  const actor = signedIn(call)
  const execution = await lockExecution(tx, actor, call.relation, call.query.id)
  const { request } = execution
  const units = await unitsOf(tx, request)
  const side = sideOf(actor)
  const { state, milestones, form } = request
  refuse(unitRefusal(move, side, { state, milestones, booked: bookedUnits(form), listed: units.length }))
  const { relation, now, settings } = call
  return { ...execution, side: side!, actor, relation, now, settings, units }
}

const read = (typed: UnitContent, { units, now }: Held, unitId?: string): UnitRecord => {
  const { unit, problems, params } = readUnit(typed)
  if (!unit) throw new Problem('kit.invalid', params, problems)
  if (units.some(({ id, number }) => number === unit.number && id !== unitId))
    throw new Problem('kit.invalid', {}, { number: 'freight.unit-twice' })
  const at = unit.vgm?.at
  if (at && Date.parse(at) > now.getTime() + 60_000)
    throw new Problem('kit.invalid', {}, { vgmAt: 'freight.vgm-future' })
  return unit
}

/** Without a time of its own, what is weighed was weighed now, or when it was before. */
const timed = (unit: UnitRecord, now: Date, before?: UnitRecord): UnitRecord => {
  if (!unit.vgm || unit.vgm.at !== null) return unit
  const isSame = before?.vgm && isSameMass(before, unit)
  return { ...unit, vgm: { ...unit.vgm, at: isSame ? before.vgm!.at : now.toISOString() } }
}

type Done = { act: UnitMove; unitId: string; version: number; unit: UnitRecord; numberBefore?: string }

/** Keeps the step, names the shipment by its first container, tells the other side and, of a container twice under way, the desk. */
const finish = async (tx: Tx, held: Held, { act, unitId, version, unit, numberBefore }: Done) => {
  const { request, side, actor, relation, now, settings } = held
  await insertUnitStep(tx, {
    unitId,
    version,
    requestId: request.id,
    act,
    side,
    authorId: actor.userId,
    at: now,
    unit,
  })
  const units = await unitsOf(tx, request)
  await noteDetails(tx, request.id, {
    container_number: units[0]?.number ?? request.form.containerNumber ?? null,
  })
  const isNew = act !== 'remove' && unit.number !== numberBefore
  if (isNew) await addToSearch(tx, request.id, unit.number)
  const isComplete = areWeighed(request.form, units.map(listed))
  await publishEvent(tx, 'unitsChanged', request, {
    from: side,
    step: `${unitId}:${version}`,
    number: unit.number,
    isComplete,
    wasComplete: areWeighed(request.form, held.units.map(listed)),
    elsewhere: isNew ? await carriedElsewhere(tx, request.id, unit.number) : [],
  })
  // What a carrier has reported may have waited for this mass.
  const userId = relation === 'assigned' ? actor.userId : undefined
  await applyWaiting(tx, request.id, { userId, now, settings })
}

const listed = ({ number, vgm_g: grams }: UnitRow) => ({ number, isWeighed: grams !== null })

const found = ({ units }: Held, unitId: string, version: number): UnitRow => {
  const row = units.find(({ id }) => id === unitId)
  if (!row) throw new Problem('freight.unit-not-found')
  if (row.version !== version) throw new Problem('kit.moved-on')
  return row
}

export const addUnit = (call: Call<typeof addContract>) =>
  call.once(async (tx) => {
    const held = await hold(tx, call, 'add')
    const unit = timed(read(call.body, held), call.now)
    const { id: unitId, version } = await insertUnit(tx, held.request, unit, held.side)
    await finish(tx, held, { act: 'add', unitId, version, unit })
    return { unitId, version }
  })

export const changeUnit = (call: Call<typeof changeContract>) =>
  call.once(async (tx) => {
    const { unitId, version: seen, ...typed } = call.body
    const held = await hold(tx, call, 'change')
    const row = found(held, unitId, seen)
    const before = recordOf(row)
    const unit = timed(read(typed, held, unitId), call.now, before)
    refuse(correctionRefusal(before, unit, held.request.milestones))
    const { version } = await updateUnit(tx, unitId, unit, held.side)
    await finish(tx, held, { act: 'change', unitId, version, unit, numberBefore: row.number })
    return { unitId, version }
  })

export const removeUnit = (call: Call<typeof removeContract>) =>
  call.once(async (tx) => {
    const { unitId, version } = call.query
    const held = await hold(tx, call, 'remove')
    const row = found(held, unitId, version)
    await deleteUnit(tx, unitId)
    await finish(tx, held, { act: 'remove', unitId, version: row.version + 1, unit: recordOf(row) })
    return succeeded
  })
