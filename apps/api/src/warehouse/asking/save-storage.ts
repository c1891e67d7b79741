// Sends a storage request (W1), or changes one that nobody has quoted yet (W2); all approved warehouses are asked at once.
import { toOffset } from '@marsa/model/kit/day.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { answerMinutesIn } from '@marsa/model/requests/validity.ts'
import type { saveStorage as contract } from '@marsa/model/warehouse/request-endpoints.ts'
import type { Tx } from '../../kit/db.ts'
import { nextNumber } from '../../kit/numbers.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { addToTimeline, beginRound, invitationsOf, windowEnd } from '../../requests/door.ts'
import { checkForm, searchTextOf } from './check-form.ts'
import { storageLine } from '../line.ts'
import { moveStorage } from '../move-storage.ts'
import {
  formColumns,
  insertStorage,
  lockVisible,
  storageColumns,
  type StorageRow,
} from '../requests.store.ts'
import { customerOf, publishMessage, warehouses } from '../publish-message.ts'

const create = async (tx: Tx, call: Call<typeof contract>): Promise<StorageRow> => {
  const actor = signedIn(call)
  const { now, body } = call
  const number = await nextNumber(tx, 'WH', now)
  const request = await insertStorage(
    tx,
    {
      line: 'warehouse',
      number,
      companyId: actor.companyId,
      userId: actor.userId,
      form: body.form,
      searchText: searchTextOf(number, body.form),
      windowEndsAt: windowEnd(call),
    },
    storageColumns(body.form),
  )
  await addToTimeline(tx, {
    requestId: request.id,
    code: 'QS_RCD',
    at: now,
    by: 'customer',
    userId: actor.userId,
  })
  await publishMessage(tx, request, 'storage-submitted', customerOf(request), {})
  await beginRound(storageLine, tx, request, call)
  return request
}

const change = async (tx: Tx, call: Call<typeof contract>, id: string): Promise<StorageRow> => {
  const actor = signedIn(call)
  const { now, body } = call
  const before = await lockVisible(tx, actor, call.relation, id)
  if (!before) throw new Problem('warehouse.not-found')
  if (before.state === 'QS_AWP') throw new Problem('warehouse.quoted-already')
  const request = await moveStorage(tx, id, 'edit', 'customer', {
    version: body.version,
    set: formColumns(body.form, searchTextOf(before.number, body.form)),
  })
  await addToTimeline(tx, { requestId: id, code: 'EDITED', at: now, by: 'customer', userId: actor.userId })
  const invited = (await invitationsOf(tx, id, request.round)).map((row) => row.company_id)
  await publishMessage(tx, request, 'storage-changed', warehouses(...invited), {}, `v${request.version}`)
  return request
}

export const saveStorage = (call: Call<typeof contract>) => {
  const { body } = call
  checkForm(body.form, call.now)
  return call.once(async (tx) => {
    const request = body.storageRequestID
      ? await change(tx, call, body.storageRequestID)
      : await create(tx, call)
    const invited = await invitationsOf(tx, request.id, request.round)
    const awaited = invited.filter(({ answered_at }) => answered_at === null).map(({ due_at }) => due_at)
    return {
      status: 'SUCCESS' as const,
      errorMessage: null,
      storageRequestID: request.id,
      shipmentReferenceNumber: request.number,
      invitedAgents: invited.length,
      answerMinutes: answerMinutesIn(call.settings).warehouse,
      answerBy: awaited.length > 0 ? toOffset(new Date(Math.min(...awaited.map(Number)))) : null,
    }
  })
}
