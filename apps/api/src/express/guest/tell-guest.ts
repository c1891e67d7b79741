// Tells a guest by e-mail what an account is told in the product: paid, cancelled, and states that want attention (X9).
import { isCorrection } from '@marsa/model/express/corrections/correction.ts'
import type { ShipmentMove, ShipmentState } from '@marsa/model/express/shipments/shipment-machine.ts'
import { shipmentStateText } from '@marsa/model/express/shipments/shipment-status.ts'
import { amountParam, untilParam } from '@marsa/model/messages/message.ts'
import type { Tx } from '../../kit/db.ts'
import { sendMail } from '../../messages/door.ts'
import type { ShipmentRow } from '../shipments/shipments.store.ts'
import { lookToken } from './guest-right.ts'
import { guestToTell } from './guests.store.ts'

const paid: readonly string[] = ['pay', 'payLate']
const told: readonly string[] = ['ON_HOLD', 'DELIVERED', 'DELIVERY_FAILED', 'RETURNED']

export const tellGuest = async (
  tx: Tx,
  secret: string,
  shipment: ShipmentRow,
  { move, state, version }: { move: ShipmentMove; state: ShipmentState; version: number },
): Promise<void> => {
  const guest = await guestToTell(tx, shipment.id)
  if (!guest) return
  const { email, language } = guest
  const number = shipment.waybill!
  const amount = amountParam(shipment.total_fils!)
  const mail = {
    to: { channel: 'mail', address: email, language },
    key: `${shipment.id}:${version}`,
    reason: 'visitor',
  } as const
  if (paid.includes(move))
    return sendMail(tx, {
      ...mail,
      mail: 'guest-created',
      params: { number, amount, until: untilParam(guest.expires_at), token: lookToken(secret, guest.id) },
      isSecret: true,
    })
  if (move === 'cancel')
    return sendMail(tx, { ...mail, mail: 'guest-cancelled', params: { number, amount }, isSecret: false })
  // A claim needs an account, which takes the parcel over.
  if (state === 'LOST')
    return sendMail(tx, { ...mail, mail: 'guest-lost', params: { number }, isSecret: false })
  if (told.includes(state) || isCorrection(move))
    await sendMail(tx, {
      ...mail,
      mail: 'guest-state',
      params: { number, state: shipmentStateText[state] },
      isSecret: false,
    })
}
