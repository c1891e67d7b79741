// Writes a milestone that the winning agent reports, by hand, for many shipments at once, or through its carrier's events.
import { dayOf } from '@marsa/model/kit/day.ts'
import { days } from '@marsa/model/kit/duration.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { BodyOf } from '@marsa/model/kit/endpoint.ts'
import type { addEvent as contract } from '@marsa/model/freight/agent-endpoints.ts'
import {
  milestoneRefusal,
  stepBefore,
  type MilestoneCode,
  type ShipmentFacts,
} from '@marsa/model/freight/execution/milestones.ts'
import { missingVgms } from '@marsa/model/freight/units/units.ts'
import { milestoneName } from '@marsa/model/freight/text.ts'
import {
  checkAirWaybill,
  checkChassisNumber,
  checkContainerNumber,
  type Checked,
} from '@marsa/model/reference/identifiers.ts'
import { addToTimeline } from '../../requests/door.ts'
import type { Tx } from '../../kit/db.ts'
import { enqueue } from '../../kit/jobs.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import type { TextParams } from '@marsa/model/kit/text.ts'
import type { Execution } from './execution.ts'
import type { Facts } from './facts.ts'
import { planFreeTime } from './free-time.ts'
import { autoCompleteJob } from '../job-names.ts'
import { writeMilestone, type RequestRow } from '../requests.store.ts'
import { askForFollowing } from '../documents/ask-for-following.ts'
import { publishEvent } from '../publish-event.ts'

/** What is reported of a milestone; the version is for whoever locks. */
export type Milestone = Omit<BodyOf<typeof contract>, 'version'>

const checked = (field: string, result: Checked): string => {
  if (result.problem !== undefined)
    throw new Problem('kit.invalid', result.params, { [field]: result.problem })
  return result.value
}

/** Of a shipment that lists its containers, the list alone says which they are. */
const toldContainer = (number: string, units: Facts['units']): string | null => {
  if (units.length === 0) return number
  if (!units.some((unit) => unit.number === number))
    throw new Problem('kit.invalid', {}, { containerNumber: 'freight.unit-unlisted' })
  return null
}

/** Numbers the agent learns on the way; the ones not given stay as they are. */
const numbersOf = (body: Milestone, units: Facts['units']) => ({
  containerNumber: body.containerNumber
    ? toldContainer(checked('containerNumber', checkContainerNumber(body.containerNumber)), units)
    : null,
  chassisNumber: body.chassisNumber ? checked('chassisNumber', checkChassisNumber(body.chassisNumber)) : null,
  airWaybill: body.awbNumber ? checked('awbNumber', checkAirWaybill(body.awbNumber)) : null,
  billOfLading: body.blNumber ?? null,
})

const eventTime = (body: Milestone, now: Date): Date => {
  const at = body.at ? new Date(body.at) : now
  if (at.getTime() > now.getTime() + 60_000)
    throw new Problem('freight.future-event', {}, { at: 'freight.future-event' })
  return at
}

const record = async (
  tx: Tx,
  request: RequestRow,
  body: Milestone,
  { at, now, units }: { at: Date; now: Date; units: Facts['units'] },
): Promise<RequestRow> => {
  const numbers = numbersOf(body, units)
  const eta = body.code === 'QS_ARRIVE' ? dayOf(at) : (body.eta ?? null)
  const row = await writeMilestone(tx, {
    id: request.id,
    code: body.code,
    at,
    reportedAt: now,
    eta,
    ...numbers,
  })
  if (!row) throw new Problem('freight.milestone-done')
  return row
}

/** What the sentence of a refusal names: the step before, or the masses that are missing. */
const refusalParams = (code: MilestoneCode, facts: ShipmentFacts): TextParams | undefined => {
  const before = stepBefore(code, facts)
  if (before) return { step: { ...milestoneName(before) } }
  return code === 'DEPARTED' ? { missing: missingVgms(facts.vgm) } : undefined
}

/** `userId` is the person of its agent who reports; nobody where another side's act, or a payment, lets a carrier's report through. */
export type Reporting = { userId?: string | undefined; now: Date; settings: SettingsInForce }

/** Reports a milestone of a shipment that is locked; refuses what its guard refuses. */
export const reportMilestone = async (
  tx: Tx,
  { request, facts }: Pick<Execution, 'request' | 'facts'>,
  body: Milestone,
  { userId, now, settings }: Reporting,
): Promise<RequestRow> => {
  refuse(milestoneRefusal(body.code, facts), refusalParams(body.code, facts))
  const at = eventTime(body, now)
  const moved = await record(tx, request, body, { at, now, units: facts.units })
  const { place, note } = body
  await addToTimeline(tx, {
    requestId: request.id,
    code: body.code,
    at,
    by: 'agent',
    userId,
    place,
    note,
  })
  const keptOpen = settings['freight.auto-complete-days']
  if (body.code === 'QS_DEL')
    await enqueue(
      tx,
      autoCompleteJob,
      { requestId: request.id },
      {
        runAt: new Date(now.getTime() + keptOpen * 86_400_000),
        key: `freight.auto-complete:${request.id}`,
      },
    )
  if (body.code === 'QS_DIS') await planFreeTime(tx, moved, { dischargedAt: at, now })
  await publishEvent(tx, 'milestone', moved, { code: body.code, days: days(keptOpen) })
  if (body.code === 'QS_ARRIVE') await askForFollowing(tx, moved, body.code)
  return moved
}
