// Text messages to the recipient of a parcel, in the recipient's language.
import { recipientLanguage } from '@marsa/model/express/recipient/recipient-language.ts'
import { amountParam } from '@marsa/model/messages/message.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import type { Tx } from '../../kit/db.ts'
import { sendMail } from '../../messages/door.ts'
import type { ShipmentRow } from '../shipments/shipments.store.ts'

const reached = (shipment: ShipmentRow): { address: string; language: Lang } => {
  const { mobile } = shipment.form['recipient'] as { mobile: string }
  return { address: mobile, language: recipientLanguage(shipment.recipient_name) }
}

/** At any hour; wiped from the outbox once it has left. */
export const sendCode = (
  tx: Tx,
  shipment: ShipmentRow,
  { code, key }: { code: string; key: string },
): Promise<void> => {
  const number = shipment.waybill!
  const to = { channel: 'sms', ...reached(shipment) } as const
  return shipment.cod_fils === null
    ? sendMail(tx, { mail: 'recipient-code', to, params: { number, code }, key, isSecret: true })
    : sendMail(tx, {
        mail: 'recipient-code-cash',
        to,
        params: { number, code, amount: amountParam(shipment.cod_fils) },
        key,
        isSecret: true,
      })
}
