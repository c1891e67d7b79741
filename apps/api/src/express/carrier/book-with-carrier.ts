// Books international shipments at the carrier once they are paid: never inside a transaction, each tried for a day, then the desk's.
import type { Clock } from '../../kit/clock.ts'
import { systemTransaction, type Db } from '../../kit/db.ts'
import { eachAlone } from '../../kit/each-alone.ts'
import { accountOf, post } from '../../finance/door.ts'
import { CarrierError, type Carrier } from './ask-carrier.ts'
import {
  addBookings,
  bookingsToWithdraw,
  dueBookings,
  keepBooking,
  noteFailure,
  noteWithdrawn,
  type DueBooking,
} from './bookings.store.ts'
import { bookingBody, productOf, rateBody } from './carrier-shipment.ts'

export type CarrierParts = { db: Db; carrier: Carrier; clock: Clock }

const minuteMs = 60_000
const longestPauseMs = 60 * minuteMs
/** From the first try; after it somebody has to look. */
const patienceMs = 24 * 60 * minuteMs

/** When the next try is, after so many: a minute, two, four, up to an hour; null once a day is over. */
export const nextTry = (tries: number, firstTriedAt: Date, now: Date): Date | null => {
  const due = now.getTime() + Math.min(minuteMs * 2 ** Math.min(tries, 10), longestPauseMs)
  return due - firstTriedAt.getTime() > patienceMs ? null : new Date(due)
}

/** 28 to 36 characters, the same for each try of an edition: asked again, the carrier answers what it has booked. */
const referenceOf = ({ id, edition }: DueBooking): string => `${id.replaceAll('-', '')}${edition}`

const book = async ({ db, carrier, clock }: CarrierParts, due: DueBooking): Promise<void> => {
  const now = clock.now()
  try {
    const prices = await carrier.price(rateBody(due.form, now))
    const booked = await carrier.book(referenceOf(due), bookingBody(due.form, due.waybill, now))
    const cost = prices.find(({ productCode }) => productCode === productOf(due.form))?.fils
    const isKept = await systemTransaction(db, async (tx) => {
      if (!(await keepBooking(tx, due, booked, cost, now))) return false
      if (cost)
        await post(tx, {
          kind: 'carrier.cost',
          ref: booked.number,
          subjectId: due.id,
          entries: [
            { accountId: await accountOf(tx, { kind: 'carrier_cost' }), amountFils: -cost },
            { accountId: await accountOf(tx, { kind: 'agent_payable' }), amountFils: cost },
          ],
        })
      return true
    })
    if (!isKept && booked.pickup !== undefined) await carrier.cancelPickup(booked.pickup)
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error
    await noteFailure(db, due, error.message, nextTry(due.tries, due.first_tried_at ?? now, now), now)
  }
}

export const bookWithCarrier = async (parts: CarrierParts): Promise<void> => {
  const { db, carrier, clock } = parts
  if (!carrier.isSet) return
  await addBookings(db, clock.now())
  await eachAlone(await dueBookings(db, clock.now()), (due) => book(parts, due))
  await eachAlone(await bookingsToWithdraw(db), async ({ id, pickup }) => {
    if (pickup !== null) await carrier.cancelPickup(pickup)
    await noteWithdrawn(db, id)
  })
}
