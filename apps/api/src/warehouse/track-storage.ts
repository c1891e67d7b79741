// Status by the number of a quotation (C103, Z31): the steps of the goods and when they were, and nothing else.
import { toOffset } from '@marsa/model/kit/day.ts'
import { cleanText, latinDigits } from '@marsa/model/kit/id.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { goodsSteps } from '@marsa/model/warehouse/goods-machine.ts'
import { deliveryOf } from '@marsa/model/warehouse/request-form.ts'
import type {
  TrackedStorage,
  trackStorage as contract,
  trackStorageSolved as solvedContract,
} from '@marsa/model/warehouse/request-endpoints.ts'
import { spendPuzzle } from '../accounts/door.ts'
import type { Db } from '../kit/db.ts'
import type { Call } from '../kit/serve.ts'
import { trackedByQuotation } from './tracking.store.ts'

type Wanted = { quotationno: string; STATUS?: string | undefined }

const trackedOf = async (db: Db, wanted: Wanted): Promise<TrackedStorage> => {
  const number = latinDigits(cleanText(wanted.quotationno)).replace(/\s/g, '').toUpperCase()
  const row = await trackedByQuotation(db, number)
  if (!row) throw new Problem('warehouse.number-invalid')
  const status = wanted.STATUS?.toUpperCase()
  const isStep = (code: string): boolean => (goodsSteps as readonly string[]).includes(code)
  return {
    quotationNo: number,
    trackingStatus: row.goods,
    isBrought: deliveryOf(row.form) !== null,
    events: row.events
      .filter(({ code }) => isStep(code) && (status === undefined || code === status))
      .map(({ code, at }) => ({ code, at: toOffset(new Date(at)) })),
  }
}

export const trackStorage = async (call: Call<typeof contract>) => {
  if (!call.actor && !(await call.affords('tracking.visitor'))) throw new Problem('warehouse.track-captcha')
  return trackedOf(call.db, call.query)
}

/** One look-up for one solved puzzle, after the free ones of the hour. */
export const trackStorageSolved = (secret: string) => async (call: Call<typeof solvedContract>) => {
  const { captcha, ...wanted } = call.body
  await spendPuzzle(secret, call, captcha)
  return trackedOf(call.db, wanted)
}
