// What time does to storage: requests nobody answers expire, quotations run out, goods stay too long (W9, Q11, overstay).
import { dayOf } from '@marsa/model/kit/day.ts'
import { overstays } from '@marsa/model/warehouse/goods-machine.ts'
import type { Clock } from '../kit/clock.ts'
import { systemTransaction, type Db } from '../kit/db.ts'
import { moveQuotation, overdueQuotations, addToTimeline } from '../quotes/door.ts'
import { goodsOf, overstaying } from './goods.store.ts'
import { expireWhenUnanswered, quotationWentAway } from './quoting.ts'
import { lockStorage } from './requests.store.ts'
import { noteOverstay, requestsPastWindow } from './timers.store.ts'
import { subjectKind } from './subject.ts'
import { customerOf, dayParam, tell, warehouses } from './tell.ts'

/** Ends the window of every request that nobody has quoted in time; each in a transaction of its own. */
export const closeWindows = async (db: Db, clock: Clock): Promise<void> => {
  for (const { id } of await requestsPastWindow(db))
    await systemTransaction(db, async (tx) => {
      const request = await lockStorage(tx, id)
      if (request?.state === 'QS_RCD') await expireWhenUnanswered(tx, request, 'system', clock.now())
    })
}

/** Expires one quotation, if its validity is over and it is not being paid. */
export const expireQuote = (db: Db, id: string, requestId: string, now: Date): Promise<void> =>
  systemTransaction(db, async (tx) => {
    const request = await lockStorage(tx, requestId)
    const still = (await overdueQuotations(tx)).some((row) => row.id === id)
    if (!request || !still) return
    const quotation = await moveQuotation(tx, id, 'expire', 'system')
    if (!quotation.submitted_at) return
    await tell(tx, request, 'storage-quote-expired', warehouses(quotation.company_id), {}, id)
    await quotationWentAway(tx, request, 'system', now, 'EXPIRED')
  })

/** Expires quotations past their validity; one that is being paid is left to its session. */
export const expireQuotes = async (db: Db, clock: Clock): Promise<void> => {
  const overdue = (await overdueQuotations(db)).filter((row) => row.subject_kind === subjectKind)
  for (const { id, subject_id } of overdue) await expireQuote(db, id, subject_id, clock.now())
}

/** Tells once, to both sides, that goods are stored beyond the day that was booked. */
export const noticeOverstays = async (db: Db, clock: Clock): Promise<void> => {
  const today = dayOf(clock.now())
  for (const { id } of await overstaying(db, today))
    await systemTransaction(db, async (tx) => {
      const request = await lockStorage(tx, id)
      const goods = (await goodsOf(tx, id)) ?? null
      if (!request?.agent_id || request.overstay_since || !overstays(goods, request.end_date, today)) return
      await noteOverstay(tx, id, today)
      await addToTimeline(tx, { requestId: id, code: 'OVERSTAY', at: clock.now(), by: 'system' })
      const both = [warehouses(request.agent_id), customerOf(request)]
      await tell(
        tx,
        request,
        'storage-overstay',
        both,
        { date: dayParam(request.end_date) },
        request.end_date,
      )
    })
}
