// The link to the page of a recipient: made when it is first needed, said again from the key of the installation, over 48 hours after the end.
import { randomUUID } from 'node:crypto'
import { recipientLanguage } from '@marsa/model/express/recipient/recipient-language.ts'
import { pageEnds } from '@marsa/model/express/recipient/wishes.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import type { Db, Tx } from '../../kit/db.ts'
import { tokenHash, tokenOf } from '../../kit/link-token.ts'
import { findShipment, lockShipment, type ShipmentRow } from '../shipments/shipments.store.ts'
import { findLink, insertLink, type LinkRow } from './recipients.store.ts'

const tokenBytes = 16
const tokenFor = (secret: string, id: string): string => tokenOf(secret, `parcel:${id}`, tokenBytes)

export const languageOf = (link: Pick<LinkRow, 'language'>, shipment: ShipmentRow): Lang =>
  link.language ?? recipientLanguage(shipment.recipient_name)

/** Under the shipment's lock. */
export const linkFor = async (
  tx: Tx,
  secret: string,
  shipment: ShipmentRow,
  now: Date,
): Promise<{ token: string; language: Lang }> => {
  const waybill = shipment.waybill!
  const known = await findLink(tx, { waybill })
  const id = known?.id ?? randomUUID()
  const token = tokenFor(secret, id)
  if (!known) await insertLink(tx, { id, shipmentId: shipment.id, waybill, hash: tokenHash(token), now })
  return { token, language: languageOf(known ?? { language: null }, shipment) }
}

export type Opened = { link: LinkRow; shipment: ShipmentRow }

/** Refuses what nobody was sent, what is over, and what was sent for a number that the shipment no longer has. */
export const openedBy = async (
  db: Db,
  token: string,
  now: Date,
  find: (id: string) => Promise<ShipmentRow | undefined> = (id) => findShipment(db, { id }, null),
): Promise<Opened> => {
  const link = await findLink(db, { hash: tokenHash(token) })
  const shipment = link && (await find(link.shipment_id))
  const ends = shipment && pageEnds(shipment.state, shipment.updated_at)
  if (!shipment || shipment.waybill !== link.waybill || (ends && now >= ends))
    throw new Problem('express.recipient-over')
  return { link, shipment }
}

/** The same under the lock of the shipment. */
export const lockedBy = (tx: Tx, token: string, now: Date): Promise<Opened> =>
  openedBy(tx, token, now, (id) => lockShipment(tx, id, null))
