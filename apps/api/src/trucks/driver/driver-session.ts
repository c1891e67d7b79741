// Opens a driver's link on one phone, and shows the job behind it: the truck's steps, its places and instructions, nothing more.
import { toOffset } from '@marsa/model/kit/day.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { joined } from '@marsa/model/kit/text.ts'
import { countedUnit } from '@marsa/model/trucks/asking/lists.ts'
import { placeName, type TruckPlace } from '@marsa/model/trucks/asking/truck-place.ts'
import type * as calls from '@marsa/model/trucks/driver/driver-endpoints.ts'
import {
  firstUseMinutes,
  isOwnNumber,
  linkRefusal,
  linkTries,
} from '@marsa/model/trucks/driver/driver-link.ts'
import type { DriverJob, DriverPlace } from '@marsa/model/trucks/driver/driver-views.ts'
import { carriageOf, temperatureRangeOf } from '@marsa/model/trucks/execution/booked-job.ts'
import { usualBooked } from '@marsa/model/requests/usual-machine.ts'
import { systemTransaction, type Db } from '../../kit/db.ts'
import type { Call } from '../../kit/serve.ts'
import type { CookieRules } from '../../kit/session-cookies.ts'
import { allocationIn } from '../execution/facts.ts'
import { slotsOf } from '../execution/slots.store.ts'
import { isPhone, newPhone, phoneHash, phoneOf, setPhone } from './driver-cookie.ts'
import { tokenHash } from '../../kit/link-token.ts'
import { bindLink, countTry, jobOf, linkById, linkByToken, type LinkRow } from './links.store.ts'

export type DriverParts = { secret: string; cookies: CookieRules }

/** A booking that is over but not done, one that was cancelled, opens nothing. */
const openLink = (link: LinkRow | undefined, now: Date): LinkRow => {
  const refusal = linkRefusal(link, now)
  const isLive = link && (usualBooked.includes(link.state) || link.state === 'QS_CMP')
  if (refusal) throw new Problem(refusal, { from: link ? toOffset(link.from) : '' })
  if (!link || !isLive) throw new Problem('trucks.driver-link')
  return link
}

/** The link that a call of its phone names. */
export const driverOf = async (
  { cookies }: DriverParts,
  call: Pick<Call, 'request' | 'now'>,
  db: Db,
  id: string,
): Promise<LinkRow> => {
  const phone = phoneOf(cookies, call.request)
  const link = openLink(await linkById(db, id), call.now)
  if (!isPhone(link.phone_hash, phone)) throw new Problem('trucks.driver-phone', { call: link.call ?? '' })
  return link
}

const placeView = (place: TruckPlace, at: string): DriverPlace => ({
  name: placeName(place),
  address: joined([
    place.building,
    place.unit,
    place.street,
    place.landmark,
    place.makani && `Makani ${place.makani}`,
  ]),
  contactName: place.contactName,
  contactNumber: place.contactNumber,
  latitude: place.latitude,
  longitude: place.longitude,
  at,
})

export const jobView = async (db: Db, link: LinkRow, now: Date): Promise<DriverJob> => {
  const job = await jobOf(db, link.id)
  const slot = (await slotsOf(db, [link.request_id])).find(({ id }) => id === link.slot_id)!
  const { form } = job
  return {
    link: link.id,
    slot: slot.id,
    now: now.toISOString(),
    until: toOffset(link.until),
    bookingNumber: job.booking_number,
    plate: allocationIn(slot)?.plate ?? '',
    company: { en: job.company_en, ar: job.company_ar },
    call: link.call,
    commodity: form.commodity,
    quantity: form.quantity,
    unit: countedUnit(form),
    instructions: form.instructions ?? '',
    containerNo: job.container_no,
    returnLocation: form.returnLocation ?? null,
    carriage: carriageOf(form),
    temperatureRange: temperatureRangeOf(form) as DriverJob['temperatureRange'],
    isEmptyWaived: slot.empty_waive_reason !== null,
    pickup: placeView(form.pickup, form.pickupAt),
    dropoff: placeView(form.dropoff, form.dropoffAt),
    events: slot.steps.map(({ code, post, at }) => ({ code, post, at: toOffset(new Date(at)) })),
    sharing: job.sharing,
  }
}

/** Counts the try before it looks, so that many at once are not one; what is refused stays counted. */
const tryDigits = async (db: Db, link: LinkRow, digits: string | null): Promise<void> => {
  const call = link.call ?? ''
  if (link.tries >= linkTries) throw new Problem('trucks.driver-locked', { call })
  if (digits === null) throw new Problem('trucks.driver-digits', { call }, { digits: 'trucks.driver-digits' })
  const tries = await systemTransaction(db, (tx) => countTry(tx, link.id, linkTries))
  if (tries !== undefined && isOwnNumber(link.mobile, digits)) return
  if (tries === undefined || tries >= linkTries) throw new Problem('trucks.driver-locked', { call })
  const left = linkTries - tries
  throw new Problem('trucks.driver-digits-wrong', { left, call }, { digits: 'trucks.driver-digits-wrong' })
}

/** The first answer was lost on the way: the same phone asks again with the same attempt. */
const isRepeated = (link: LinkRow, attempt: string, digits: string | null, now: Date): boolean =>
  link.attempt === attempt &&
  digits !== null &&
  isOwnNumber(link.mobile, digits) &&
  now.getTime() - link.boundAt!.getTime() < firstUseMinutes * 60_000

export const openDriverLink =
  (parts: DriverParts) =>
  async (call: Call<typeof calls.openDriverLink>): Promise<DriverJob> => {
    const { db, now, body, request, reply } = call
    const { cookies, secret } = parts
    const known = phoneOf(cookies, request)
    const link = openLink(await linkByToken(db, tokenHash(body.token)), now)
    const { attempt, digits } = body
    const fresh = newPhone(secret, link.id, attempt)
    if (link.phone_hash === null) {
      await tryDigits(db, link, digits)
      const phone = known ?? fresh
      const isFirst = await call.once((tx) =>
        bindLink(tx, link.id, { phone: phoneHash(phone), attempt, now }),
      )
      if (!isFirst) throw new Problem('trucks.driver-phone', { call: link.call ?? '' })
      setPhone(cookies, reply, phone, now)
    } else if (isPhone(link.phone_hash, known)) setPhone(cookies, reply, known!, now)
    else if (isPhone(link.phone_hash, fresh) && isRepeated(link, attempt, digits, now))
      setPhone(cookies, reply, fresh, now)
    else throw new Problem('trucks.driver-phone', { call: link.call ?? '' })
    return jobView(db, link, now)
  }

export const viewDriverJob =
  (parts: DriverParts) =>
  async (call: Call<typeof calls.viewDriverJob>): Promise<DriverJob> =>
    jobView(call.db, await driverOf(parts, call, call.db, call.query.link), call.now)
