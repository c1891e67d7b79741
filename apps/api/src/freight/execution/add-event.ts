// The winning agent reports a milestone of cargo or customs (F22-F26, F31, F32, F34).
import { dayOf } from '@marsa/model/kit/day.ts'
import { days } from '@marsa/model/kit/duration.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { BodyOf } from '@marsa/model/kit/endpoint.ts'
import type { addEvent as contract } from '@marsa/model/freight/agent-endpoints.ts'
import { milestoneRefusal, stepBefore } from '@marsa/model/freight/execution/milestones.ts'
import { freightStatus } from '@marsa/model/freight/status.ts'
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
import { signedIn, type Call } from '../../kit/serve.ts'
import { lockExecution } from './execution.ts'
import { planFreeTime } from './free-time.ts'
import { autoCompleteJob } from '../job-names.ts'
import { writeMilestone, type RequestRow } from '../requests.store.ts'
import { publishEvent } from '../publish-event.ts'

type Body = BodyOf<typeof contract>

const checked = (field: string, result: Checked): string => {
  if (result.problem !== undefined)
    throw new Problem('kit.invalid', result.params, { [field]: result.problem })
  return result.value
}

/** Numbers the agent learns on the way; the ones not given stay as they are. */
const numbersOf = (body: Body) => ({
  containerNumber: body.containerNumber
    ? checked('containerNumber', checkContainerNumber(body.containerNumber))
    : null,
  chassisNumber: body.chassisNumber ? checked('chassisNumber', checkChassisNumber(body.chassisNumber)) : null,
  airWaybill: body.awbNumber ? checked('awbNumber', checkAirWaybill(body.awbNumber)) : null,
  billOfLading: body.blNumber ?? null,
})

const eventTime = (body: Body, now: Date): Date => {
  const at = body.at ? new Date(body.at) : now
  if (at.getTime() > now.getTime() + 60_000)
    throw new Problem('freight.future-event', {}, { at: 'freight.future-event' })
  return at
}

const record = async (
  tx: Tx,
  request: RequestRow,
  body: Body,
  { at, now }: { at: Date; now: Date },
): Promise<RequestRow> => {
  const numbers = numbersOf(body)
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

export const addEvent = (call: Call<typeof contract>) => {
  const { now, body } = call
  const actor = signedIn(call)
  return call.once(async (tx) => {
    const { request, balance, facts } = await lockExecution(
      tx,
      actor,
      call.relation,
      call.query.id,
      body.version,
    )
    const before = stepBefore(body.code, facts)
    refuse(milestoneRefusal(body.code, facts), before && { step: { ...milestoneName(before) } })
    const at = eventTime(body, now)
    const moved = await record(tx, request, body, { at, now })
    const { place, note } = body
    await addToTimeline(tx, {
      requestId: request.id,
      code: body.code,
      at,
      by: 'agent',
      userId: actor.userId,
      place,
      note,
    })
    const keptOpen = call.settings['freight.auto-complete-days']
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
    return {
      status: freightStatus({ state: moved.state, balanceState: balance.state, latest: moved.latest }),
      version: moved.version,
    }
  })
}
