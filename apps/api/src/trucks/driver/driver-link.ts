// Makes, sends and ends the link of a truck's driver; of its token only the hash is kept.
import { randomBytes } from 'node:crypto'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type {
  revokeDriverLink as revokeContract,
  sendDriverLink as sendContract,
} from '@marsa/model/trucks/driver/driver-endpoints.ts'
import { linkPeriod } from '@marsa/model/trucks/driver/driver-link.ts'
import { closestLang, driverLinkText, type DriverLang } from '@marsa/model/trucks/road/driver-text.ts'
import type { Tx } from '../../kit/db.ts'
import { tokenHash } from '../../kit/link-token.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { sendMail } from '../../messages/door.ts'
import { lockBooked, type Booked } from '../../requests/door.ts'
import { allocationIn } from '../execution/facts.ts'
import { proposedOf } from '../execution/proposed.ts'
import { slotsOf, type SlotRow } from '../execution/slots.store.ts'
import { trucksLine, type TruckRow } from '../line.ts'
import { insertLink, revokeLink } from './links.store.ts'

type Driven = { slotId: string; driver: { id: string; mobile: string; language: DriverLang }; plate: string }

/** Ends the link of a truck and sends its driver a new one, in the transaction of the caller. */
export const issueLink = async (
  tx: Tx,
  request: Booked<TruckRow>,
  { slotId, driver, plate }: Driven,
  { userId, now }: { userId: string; now: Date },
): Promise<void> => {
  const token = randomBytes(32).toString('base64url')
  const hash = tokenHash(token)
  await revokeLink(tx, slotId, now)
  const { from, until } = linkPeriod(proposedOf(request), now)
  await insertLink(tx, { slotId, driverId: driver.id, hash, from, until, userId, now })
  await sendMail(tx, {
    mail: 'driver-link',
    to: { channel: 'sms', address: driver.mobile, language: closestLang(driver.language) },
    params: {
      text: driverLinkText(driver.language, { number: request.booking_number ?? request.number, plate }),
      language: driver.language,
      token,
    },
    key: hash.toString('base64url'),
    isSecret: true,
  })
}

const slotIn = (slots: readonly SlotRow[], slotId: string): SlotRow => {
  const slot = slots.find(({ id }) => id === slotId)
  if (!slot) throw new Problem('trucks.slot-not-found')
  return slot
}

export const sendDriverLink = async (call: Call<typeof sendContract>) => {
  const { now, query, db } = call
  const actor = signedIn(call)
  const seen = await trucksLine.find(db, actor, call.relation, query.id)
  if (!seen || seen.agent_id !== actor.companyId) throw new Problem('trucks.not-found')
  const reached = allocationIn(slotIn(await slotsOf(db, [seen.id]), query.slot))
  if (reached) await call.spend('sms.number', reached.mobile)
  return call.once(async (tx) => {
    const request = await lockBooked(trucksLine, tx, call, { id: query.id })
    const slot = slotIn(await slotsOf(tx, [request.id]), query.slot)
    const truck = allocationIn(slot)
    if (!truck) throw new Problem('trucks.not-allocated')
    const { driver_id: id, mobile, language, plate } = truck
    await issueLink(
      tx,
      request,
      { slotId: slot.id, driver: { id, mobile, language }, plate },
      { userId: actor.userId, now },
    )
    return succeeded
  })
}

export const revokeDriverLink = (call: Call<typeof revokeContract>) => {
  const { now, query } = call
  return call.once(async (tx) => {
    const request = await lockBooked(trucksLine, tx, call, { id: query.id })
    const slot = slotIn(await slotsOf(tx, [request.id]), query.slot)
    refuse((await revokeLink(tx, slot.id, now)) ? undefined : 'trucks.driver-no-link')
    return succeeded
  })
}
