// What the page of a guest shows: all of their shipment with the token, less with the link of the e-mail.
import type { GuestShipment } from '@marsa/model/express/guest/guest-endpoints.ts'
import { isUnpaid } from '@marsa/model/express/shipments/shipment-machine.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { listReceipts } from '../../finance/door.ts'
import type { Call } from '../../kit/serve.ts'
import { readCities } from '../places/read-cities.ts'
import { factsOf } from '../shipments/own-shipment.ts'
import { priceView, timelineView } from '../shipments/shipment-view.ts'
import { findShipment, timelineOf } from '../shipments/shipments.store.ts'
import type { GuestRow } from './guests.store.ts'

export const guestView = async (
  { db, language }: Pick<Call, 'db' | 'language'>,
  guest: GuestRow,
): Promise<GuestShipment> => {
  const { may_change: mayChange, shipment_id: id, name, mobile, email } = guest
  const mine = {
    sender: mayChange ? { name, mobile, email } : null,
    mayChange,
    expiresAt: toOffset(guest.expires_at),
  }
  const row = id ? await findShipment(db, { id }, guest.company_id) : undefined
  if (!row)
    return {
      ...mine,
      status: null,
      awbNumber: null,
      form: null,
      price: null,
      isPaying: false,
      recipientName: '',
      toCity: '',
      pickup: null,
      expectedOn: null,
      hasReceipt: false,
      timeline: [],
    }
  const [facts, receipts, timeline, [read = row]] = await Promise.all([
    factsOf(db, row),
    listReceipts(db, row.id),
    timelineOf(db, row.id),
    readCities(db, language, [row], 'from_city', 'to_city'),
  ])
  return {
    ...mine,
    status: row.state,
    awbNumber: row.waybill,
    form: mayChange && isUnpaid(row.state) ? row.form : null,
    price: row.state === 'DRAFT' ? null : priceView(row, language),
    isPaying: facts.isPaying,
    recipientName: row.recipient_name,
    toCity: read.to_city,
    pickup: facts.slot,
    expectedOn: row.expected_on,
    hasReceipt: receipts.length > 0,
    timeline: timelineView(timeline, language),
  }
}
