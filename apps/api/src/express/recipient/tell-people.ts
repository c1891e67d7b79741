// Tells the people of a shipment of a state that it has come to: once, however often the job runs (X9).
import type { ShipmentMove, ShipmentState } from '@marsa/model/express/shipments/shipment-machine.ts'
import { isCorrection } from '@marsa/model/express/corrections/correction.ts'
import { isOver } from '@marsa/model/express/shipments/shipment-machine.ts'
import { hasDeliveryCode } from '@marsa/model/express/recipient/delivery-code.ts'
import { shipmentStateText } from '@marsa/model/express/shipments/shipment-status.ts'
import { slotText } from '@marsa/model/express/shipments/slots.ts'
import { amountParam, dayParam } from '@marsa/model/messages/message.ts'
import type { Tx } from '../../kit/db.ts'
import { notify } from '../../messages/door.ts'
import { madeCorrection, type MadeCorrection } from '../corrections/corrections.store.ts'
import { tellGuest } from '../guest/tell-guest.ts'
import { lockShipment, type ShipmentRow } from '../shipments/shipments.store.ts'
import { cityNames } from '../shipments/slots.store.ts'
import { issueDeliveryCode } from './delivery-codes.ts'
import { writeCorrected, writeDelivered, writePickedUp, writePlain } from './write-recipient.ts'

export type Told = { id: string; version: number; move: ShipmentMove; state: ShipmentState }

/** What says where the parcel is and no more. */
const plain = {
  PICKED_UP: 'parcel-picked-up',
  IN_TRANSIT: 'parcel-in-transit',
  OUT_FOR_DELIVERY: 'parcel-out',
  DELIVERED: 'parcel-delivered',
  DELIVERY_FAILED: 'parcel-failed',
} as const
const withoutPlace = {
  ON_HOLD: 'parcel-on-hold',
  RETURNING: 'parcel-returning',
  RETURNED: 'parcel-returned',
  LOST: 'parcel-lost',
} as const

/** Of a paid and a cancelled shipment those tell who pay and cancel it, with the amounts. */
const tellSender = async (tx: Tx, shipment: ShipmentRow, { version, move, state }: Told): Promise<void> => {
  const { id, user_id: userId, waybill, slot_day: day, slot_code: slot, cod_fils: cash } = shipment
  const about = { to: { userIds: [userId] }, subjectId: id, version }
  const number = waybill!
  const city = await cityNames(tx, { country: shipment.to_country, city: shipment.to_city })
  if (move === 'missPickup')
    return notify(tx, { ...about, template: 'parcel-pickup-missed', params: { number } })
  if (state === 'PICKUP_SCHEDULED' && day && slot)
    return notify(tx, {
      ...about,
      template: 'parcel-pickup-scheduled',
      params: { number, day: dayParam(day), slot: slotText[slot] },
    })
  if (state === 'DELIVERED' && cash !== null)
    return notify(tx, {
      ...about,
      template: 'parcel-delivered-cash',
      params: { number, city, amount: amountParam(cash) },
    })
  if (state in plain)
    return notify(tx, {
      ...about,
      template: plain[state as keyof typeof plain],
      params: { number, city },
    })
  if (state in withoutPlace)
    return notify(tx, {
      ...about,
      template: withoutPlace[state as keyof typeof withoutPlace],
      params: { number },
    })
}

const tellRecipient = async (
  tx: Tx,
  secret: string,
  shipment: ShipmentRow,
  { version, state }: Told,
  now: Date,
): Promise<void> => {
  const occasion = { key: `${shipment.id}:${version}`, now }
  // The link is wanted as long as the parcel is under way, also where one scan has moved it on at once.
  if (state === 'PICKED_UP' && !isOver(shipment.state)) return writePickedUp(tx, secret, shipment, occasion)
  if (shipment.state !== state) return
  const isOwn = hasDeliveryCode(shipment.service)
  if (state === 'OUT_FOR_DELIVERY')
    return isOwn
      ? issueDeliveryCode(tx, secret, shipment, { occasion: `out:${version}`, now })
      : writePlain(tx, secret, shipment, { ...occasion, mail: 'recipient-out' })
  if (state === 'DELIVERED') return writeDelivered(tx, secret, shipment, occasion)
  if (state === 'DELIVERY_FAILED')
    await writePlain(tx, secret, shipment, {
      ...occasion,
      mail: isOwn ? 'recipient-failed' : 'recipient-failed-abroad',
    })
}

/** The recipient was told that the parcel comes today, that it had come, or that nobody was there: none of it is so. */
const tellRecipientCorrected = async (
  tx: Tx,
  secret: string,
  shipment: ShipmentRow,
  { move, cash_fils: cash }: MadeCorrection,
  now: Date,
): Promise<void> => {
  const occasion = { key: `${shipment.id}:${shipment.version}`, now }
  if (move === 'sendOut') await writePlain(tx, secret, shipment, { ...occasion, mail: 'recipient-not-out' })
  if (move === 'deliver' || move === 'failDelivery')
    await writeCorrected(tx, secret, shipment, { ...occasion, cash })
}

const tellCorrected = async (
  tx: Tx,
  secret: string,
  shipment: ShipmentRow,
  told: Told,
  now: Date,
): Promise<void> => {
  const { id, version, state } = told
  const made = await madeCorrection(tx, id, version)
  if (!made) return
  const { was, cash_fils: cash } = made
  const about = { to: { userIds: [shipment.user_id] }, subjectId: id, version }
  const params = { number: shipment.waybill!, was: shipmentStateText[was], now: shipmentStateText[state] }
  if (cash === null) await notify(tx, { ...about, template: 'parcel-corrected', params })
  else
    await notify(tx, {
      ...about,
      template: 'parcel-corrected-cash',
      params: { ...params, amount: amountParam(cash) },
    })
  await tellGuest(tx, secret, shipment, told)
  if (shipment.version === version) await tellRecipientCorrected(tx, secret, shipment, made, now)
}

export const tellPeople = async (tx: Tx, secret: string, told: Told, now: Date): Promise<void> => {
  const shipment = await lockShipment(tx, told.id, null)
  // Voided meanwhile, it is a draft again and nobody's to follow.
  if (!shipment?.waybill) return
  if (isCorrection(told.move)) return tellCorrected(tx, secret, shipment, told, now)
  await tellSender(tx, shipment, told)
  await tellGuest(tx, secret, shipment, told)
  await tellRecipient(tx, secret, shipment, told, now)
}
