// What time does to storage: requests nobody answers expire, quotations run out, goods stay too long (W9, Q11, overstay).
import { dayOf } from '@marsa/model/kit/day.ts'
import { overstays } from '@marsa/model/warehouse/goods-machine.ts'
import type { Clock } from '../kit/clock.ts'
import { type Db } from '../kit/db.ts'
import { eachInTransaction } from '../kit/each-alone.ts'
import { goodsOf, overstaying } from './goods/goods.store.ts'
import { storageLine } from './line.ts'
import { dayParam } from '@marsa/model/messages/message.ts'
import { addToTimeline, customerOf, roundTimers } from '../requests/door.ts'
import { lockStorage, noteDetails, publishMessage, warehouses } from './usual.ts'

export const { closeWindow, closeWindows, expireQuote, expireQuotes } = roundTimers(storageLine)

/** Tells once, to both sides, that goods are stored beyond the day that was booked. */
export const noticeOverstays = async (db: Db, clock: Clock): Promise<void> => {
  const today = dayOf(clock.now())
  await eachInTransaction(db, await overstaying(db, today), async (tx, { id }) => {
    const request = await lockStorage(tx, id)
    const goods = (await goodsOf(tx, id)) ?? null
    if (!request?.agent_id || request.overstay_since || !overstays(goods, request.end_date, today)) return
    await noteDetails(tx, id, { overstay_since: today })
    await addToTimeline(tx, { requestId: id, code: 'OVERSTAY', at: clock.now(), by: 'system' })
    const params = { date: dayParam(request.end_date) }
    const { end_date: day } = request
    await publishMessage(tx, request, 'storage-overstay', customerOf(request), params, day)
    await publishMessage(tx, request, 'storage-overstay-agent', warehouses(request.agent_id), params, day)
  })
}
