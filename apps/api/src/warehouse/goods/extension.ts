// A customer asks for a longer time and may take that back until the warehouse has answered with a final quotation.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type {
  askExtension as askContract,
  withdrawExtension as withdrawContract,
} from '@marsa/model/warehouse/goods-endpoints.ts'
import { endsTooLate } from '@marsa/model/warehouse/request-form.ts'
import { addToTimeline } from '../../requests/door.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { lockExecution } from './execution.ts'
import { dayParam } from '@marsa/model/messages/message.ts'
import { lockVisible, publishMessage, touch, type BookedRow, warehouses } from '../usual.ts'

const checkUntil = (request: BookedRow, until: string): void => {
  const code =
    until <= request.end_date
      ? 'warehouse.extension-earlier'
      : endsTooLate({ startDate: request.start_date, endDate: until })
  if (code) throw new Problem(code, {}, { until: code })
}

export const askExtension = (call: Call<typeof askContract>) => {
  const { now, body } = call
  const actor = signedIn(call)
  return call.once(async (tx) => {
    const { request, facts } = await lockExecution(tx, call, call.query.id, body.version)
    if (facts.goods !== 'STORED') throw new Problem('warehouse.not-stored')
    if (request.extension_until !== null) throw new Problem('warehouse.extension-asked')
    checkUntil(request, body.until)
    const moved = await touch(tx, request, 'customer', {
      extension_until: body.until,
      extension_asked_at: now,
    })
    await addToTimeline(tx, {
      requestId: request.id,
      code: 'EXTENSION_ASKED',
      at: now,
      by: 'customer',
      userId: actor.userId,
      note: body.until,
    })
    // The same day may be asked for again after it was taken back: the version distinguishes the two.
    await publishMessage(
      tx,
      moved,
      'storage-extension-asked',
      warehouses(request.agent_id),
      { date: dayParam(body.until) },
      `v${moved.version}`,
    )
    return succeeded
  })
}

export const withdrawExtension = (call: Call<typeof withdrawContract>) => {
  const { now } = call
  const actor = signedIn(call)
  return call.once(async (tx) => {
    const request = await lockVisible(tx, actor, call.relation, call.query.id)
    if (!request) throw new Problem('warehouse.not-found')
    if (request.extension_until === null) throw new Problem('warehouse.extension-not-asked')
    if (request.extension_offered !== null) throw new Problem('warehouse.extension-offered')
    const moved = await touch(tx, request, 'customer', { extension_until: null, extension_asked_at: null })
    const { userId } = actor
    await addToTimeline(tx, {
      requestId: request.id,
      code: 'EXTENSION_WITHDRAWN',
      at: now,
      by: 'customer',
      userId,
    })
    if (request.agent_id)
      await publishMessage(
        tx,
        moved,
        'storage-extension-withdrawn',
        warehouses(request.agent_id),
        {},
        `v${moved.version}`,
      )
    return succeeded
  })
}
