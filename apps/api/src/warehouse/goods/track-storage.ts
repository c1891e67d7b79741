// Status by the number of a quotation (C103, Z31): the steps of the goods and when they were, and nothing else; one's own
// quotation before there are goods, of any line and in any state.
import { toOffset } from '@marsa/model/kit/day.ts'
import { typedNumber } from '@marsa/model/kit/id.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { goodsSteps } from '@marsa/model/warehouse/goods-machine.ts'
import { deliveryOf } from '@marsa/model/warehouse/request-form.ts'
import type {
  TrackedStorage,
  trackStorage as contract,
  trackStorageSolved as solvedContract,
} from '@marsa/model/warehouse/request-endpoints.ts'
import { spendPuzzle } from '../../accounts/door.ts'
import type { Call } from '../../kit/serve.ts'
import { quotationNumbered } from '../../requests/door.ts'
import { trackedByQuotation } from './tracking.store.ts'

type Wanted = { quotationno: string; STATUS?: string | undefined }

const isStep = ({ code }: { code: string }): boolean => (goodsSteps as readonly string[]).includes(code)

const foundBy = async ({ db, actor }: Pick<Call, 'db' | 'actor'>, number: string) => {
  const goods = await trackedByQuotation(db, number)
  if (goods)
    return {
      status: goods.goods,
      isBrought: deliveryOf(goods.form) !== null,
      events: goods.events.filter(isStep),
    }
  const own = actor && (await quotationNumbered(db, actor, number))
  return own && { status: own.state, isBrought: false, events: own.moves }
}

const trackedOf = async (call: Pick<Call, 'db' | 'actor'>, wanted: Wanted): Promise<TrackedStorage> => {
  const number = typedNumber(wanted.quotationno)
  const found = await foundBy(call, number)
  if (!found) throw new Problem('warehouse.number-invalid')
  const status = wanted.STATUS?.toUpperCase()
  return {
    quotationNo: number,
    trackingStatus: found.status,
    isBrought: found.isBrought,
    events: found.events
      .filter(({ code }) => status === undefined || code === status)
      .map(({ code, at }) => ({ code, at: toOffset(new Date(at)) })),
  }
}

export const trackStorage = async (call: Call<typeof contract>) => {
  if (!call.actor && !(await call.affords('tracking.visitor'))) throw new Problem('warehouse.track-captcha')
  return trackedOf(call, call.query)
}

/** One look-up for one solved puzzle, after the free ones of the hour. */
export const trackStorageSolved = (secret: string) => async (call: Call<typeof solvedContract>) => {
  const { captcha, ...wanted } = call.body
  await spendPuzzle(secret, call, captcha)
  return trackedOf(call, wanted)
}
