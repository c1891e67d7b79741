// Text messages to the recipient of a parcel: in the language chosen on the page, with the link to it, at night only codes.
import { pageHoursAfterEnd } from '@marsa/model/express/recipient/wishes.ts'
import { amountParam } from '@marsa/model/messages/message.ts'
import { afterQuiet, strangersQuietUntil } from '@marsa/model/messages/quiet-hours.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import type { Db, Tx } from '../../kit/db.ts'
import { sendMail } from '../../messages/door.ts'
import type { ShipmentRow } from '../shipments/shipments.store.ts'
import { languageOf, linkFor } from './recipient-link.ts'
import { findLink } from './recipients.store.ts'

/** When a text message of this moment leaves that can wait for the morning. */
export const quietUntilOf = (now: Date): Date | undefined => afterQuiet(now, strangersQuietUntil)

export const mobileOf = ({ form }: ShipmentRow): string => (form['recipient'] as { mobile: string }).mobile

export const reached = async (
  db: Db,
  shipment: ShipmentRow,
): Promise<{ channel: 'sms'; address: string; language: Lang }> => {
  const link = await findLink(db, { waybill: shipment.waybill! })
  return {
    channel: 'sms',
    address: mobileOf(shipment),
    language: languageOf(link ?? { language: null }, shipment),
  }
}

type Occasion = { key: string; now: Date }

/** Each opens the page to whoever reads it, so that its words are wiped from the outbox once it has left. */
const about = async (tx: Tx, secret: string, shipment: ShipmentRow, { key, now }: Occasion) => {
  const { token, language } = await linkFor(tx, secret, shipment, now)
  return {
    params: { number: shipment.waybill!, token },
    to: { channel: 'sms', address: mobileOf(shipment), language },
    key,
    isSecret: true,
  } as const
}

/** At any hour: a courier stands at the door. */
export const writeCode = async (
  tx: Tx,
  secret: string,
  shipment: ShipmentRow,
  { code, ...occasion }: Occasion & { code: string },
): Promise<void> => {
  const { params, ...mail } = await about(tx, secret, shipment, occasion)
  const { cod_fils: cash } = shipment
  if (cash === null) await sendMail(tx, { ...mail, mail: 'recipient-code', params: { ...params, code } })
  else
    await sendMail(tx, {
      ...mail,
      mail: 'recipient-code-cash',
      params: { ...params, code, amount: amountParam(cash) },
    })
}

export const writePickedUp = async (
  tx: Tx,
  secret: string,
  shipment: ShipmentRow,
  occasion: Occasion,
): Promise<void> => {
  const { params, ...mail } = await about(tx, secret, shipment, occasion)
  const later = { ...mail, textsFrom: quietUntilOf(occasion.now) }
  const { cod_fils: cash } = shipment
  if (cash === null) await sendMail(tx, { ...later, mail: 'recipient-picked-up', params })
  else
    await sendMail(tx, {
      ...later,
      mail: 'recipient-picked-up-cash',
      params: { ...params, amount: amountParam(cash) },
    })
}

export const writeDelivered = async (
  tx: Tx,
  secret: string,
  shipment: ShipmentRow,
  occasion: Occasion,
): Promise<void> => {
  const { params, ...mail } = await about(tx, secret, shipment, occasion)
  const later = { ...mail, textsFrom: quietUntilOf(occasion.now) }
  const more = { ...params, hours: pageHoursAfterEnd }
  const { cod_fils: cash } = shipment
  if (cash === null) await sendMail(tx, { ...later, mail: 'recipient-delivered', params: more })
  else
    await sendMail(tx, {
      ...later,
      mail: 'recipient-delivered-cash',
      params: { ...more, amount: amountParam(cash) },
    })
}

/** The last message was wrong, and said perhaps that cash was paid. */
export const writeCorrected = async (
  tx: Tx,
  secret: string,
  shipment: ShipmentRow,
  { cash, ...occasion }: Occasion & { cash: bigint | null },
): Promise<void> => {
  const { params, ...mail } = await about(tx, secret, shipment, occasion)
  const later = { ...mail, textsFrom: quietUntilOf(occasion.now) }
  if (cash === null) await sendMail(tx, { ...later, mail: 'recipient-corrected', params })
  else
    await sendMail(tx, {
      ...later,
      mail: 'recipient-corrected-cash',
      params: { ...params, amount: amountParam(cash) },
    })
}

/** What holds no figure. */
export const writePlain = async (
  tx: Tx,
  secret: string,
  shipment: ShipmentRow,
  {
    mail: name,
    ...occasion
  }: Occasion & {
    mail: 'recipient-out' | 'recipient-not-out' | 'recipient-failed' | 'recipient-failed-abroad'
  },
): Promise<void> => {
  const { params, ...mail } = await about(tx, secret, shipment, occasion)
  await sendMail(tx, { ...mail, mail: name, params, textsFrom: quietUntilOf(occasion.now) })
}
