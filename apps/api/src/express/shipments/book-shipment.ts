// A shipment is paid (E4, E6): its number, its tax invoice with the VAT, the pickup that was chosen, and what its people are told.
import { randomInt } from 'node:crypto'
import { lineNames } from '@marsa/model/express/pricing/price-text.ts'
import type { ShipmentMove } from '@marsa/model/express/shipments/shipment-machine.ts'
import { waybillNumber } from '@marsa/model/express/waybill/waybill-number.ts'
import { slotRefusal, type Slot } from '@marsa/model/express/shipments/slots.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { issueSaleInvoice } from '../../finance/door.ts'
import type { Tx } from '../../kit/db.ts'
import { notify } from '../../messages/door.ts'
import { calendarOf } from '../../reference/door.ts'
import { changed } from './own-shipment.ts'
import { takeHeld } from './pay-parts.ts'
import { thawed } from './shipment-view.ts'
import { settlementPaid, type Settlement } from './settlements.store.ts'
import { moveShipment, subjectKind, takeWaybill, type ShipmentRow } from './shipments.store.ts'
import { lockSlot } from './slots.store.ts'

const tenDigits = (): number => randomInt(10_000_000_000)

/** Ten random digits and two that check them; numbers that were given out before are passed over. */
export const issueWaybill = async (tx: Tx, shipmentId: string, draw = tenDigits): Promise<string> => {
  for (;;) {
    const number = waybillNumber(String(draw()).padStart(10, '0'))
    if (await takeWaybill(tx, number, shipmentId)) return number
  }
}

const chosenSlot = ({ form }: ShipmentRow): Slot | undefined =>
  form['dropOff'] === true ? undefined : (form['slot'] as Slot | undefined)

/** E9 with the payment: undefined where the slot was taken or has passed meanwhile. */
const takeChosenSlot = async (
  tx: Tx,
  row: ShipmentRow,
  now: Date,
  as: Extract<ActorKind, 'gateway' | 'customer'>,
): Promise<ShipmentRow | undefined> => {
  const slot = chosenSlot(row)
  if (!slot || !row.area) return undefined
  const { exceptions } = await calendarOf(tx, 'market')
  if (slotRefusal(slot, now, (day) => exceptions[day] === null)) return undefined
  const { id, left } = await lockSlot(tx, row.area, slot)
  return left > 0 ? moveShipment(tx, row.id, 'takeSlot', { as }, { slot_id: id }) : undefined
}

/** Under the shipment's lock, after every part has come. */
export const bookShipment = async (
  tx: Tx,
  row: ShipmentRow,
  settlement: Settlement,
  how: {
    move: Extract<ShipmentMove, 'settle' | 'pay' | 'payLate'>
    as: Extract<ActorKind, 'gateway' | 'customer'>
    sessionId?: string
    now: Date
    /** Given out already, where a part of the payment had to name it. */
    waybill?: string
    /** Its person is told of all of them together. */
    isOneOfMany?: boolean
  },
): Promise<ShipmentRow> => {
  const { id, company_id: companyId } = row
  const waybill = how.waybill ?? (await issueWaybill(tx, id))
  await takeHeld(tx, settlement, waybill)
  await settlementPaid(tx, settlement.id)
  const created = await moveShipment(
    tx,
    id,
    how.move,
    { as: how.as },
    { waybill, settlement_id: settlement.id, moved_place: row.area },
  )
  if (settlement.lines.length > 0)
    await issueSaleInvoice(
      tx,
      { companyId, subjectKind, subjectId: id, subjectNumber: waybill, suppliedOn: dayOf(how.now) },
      thawed(settlement.lines).map(({ code, net, vat, vatCategory }) => ({
        ...lineNames[code],
        category: vatCategory,
        netFils: net,
        vatFils: vat,
        totalFils: net + vat,
      })),
      how.sessionId,
    )
  const booked = (await takeChosenSlot(tx, created, how.now, how.as)) ?? created
  const lacksSlot = booked.state === 'CREATED' && chosenSlot(row) !== undefined
  if (lacksSlot || !how.isOneOfMany)
    await notify(tx, {
      to: { userIds: [row.user_id] },
      template: lacksSlot ? 'parcel-created-no-slot' : 'parcel-created',
      params: { number: waybill },
      subjectId: id,
      version: settlement.id,
    })
  await changed(tx, booked)
  return booked
}
