// The courier lists cash that is in hand for the depot, or takes the list back before it is counted.
import type {
  openDeposit as openContract,
  withdrawDeposit as withdrawContract,
} from '@marsa/model/express/cash-on-delivery/deposit-endpoints.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { publish } from '../../kit/events.ts'
import { nextNumberOfDay } from '../../kit/numbers.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import {
  insertDeposit,
  listCash,
  lockCourier,
  lockDeposit,
  moveDeposit,
  openDepositOf,
  unlistCash,
} from './deposits.store.ts'

export const openDeposit = (
  call: Call<typeof openContract>,
): Promise<{ depositId: string; number: string }> => {
  const { userId, companyId } = signedIn(call)
  const shipmentIds = [...new Set(call.body.shipmentIds)]
  return call.once(async (tx) => {
    const worker = await lockCourier(tx, userId)
    if (!worker) throw new Problem('deposits.no-depot')
    if (await openDepositOf(tx, userId)) throw new Problem('deposits.open')
    const number = await nextNumberOfDay(tx, 'DEP', call.now)
    const { id } = await insertDeposit(tx, {
      number,
      companyId,
      depotId: worker.depot_id,
      courierId: userId,
      now: call.now,
    })
    if ((await listCash(tx, userId, shipmentIds, id)) < shipmentIds.length)
      throw new Problem('deposits.row-other')
    await publish(tx, { companyId, kind: 'cash.changed' })
    return { depositId: id, number }
  })
}

export const withdrawDeposit = (call: Call<typeof withdrawContract>): Promise<typeof succeeded> => {
  const { userId, companyId } = signedIn(call)
  return call.once(async (tx) => {
    const row = await lockDeposit(tx, call.body.depositId)
    if (row?.courier_id !== userId) throw new Problem('deposits.none')
    if (row.state !== 'OPEN') throw new Problem('deposits.closed')
    await unlistCash(tx, row.id)
    await moveDeposit(tx, row, 'withdraw', 'agent')
    await publish(tx, { companyId, kind: 'cash.changed' })
    return succeeded
  })
}
