// Asks the carrier what the way back of a parcel costs, and charges it: never inside a transaction, again until it has said so.
import type { ShipmentForm } from '@marsa/model/express/shipments/shipment-form.ts'
import { systemTransaction } from '../../kit/db.ts'
import { eachAlone } from '../../kit/each-alone.ts'
import { isReturnUnquoted, returnsToQuote } from '../depot/charges.store.ts'
import { chargeQuotedReturn } from '../depot/charge-return.ts'
import { lockShipment } from '../shipments/shipments.store.ts'
import type { CarrierParts } from './book-with-carrier.ts'
import { productOf, rateBody } from './carrier-shipment.ts'

/** From the recipient to the sender. */
const reversed = (form: ShipmentForm): ShipmentForm => ({
  ...form,
  from: form.to,
  to: form.from,
  sender: form.recipient,
  recipient: form.sender,
})

const quote = async (
  { db, carrier, clock }: CarrierParts,
  { id, form }: { id: string; form: ShipmentForm },
): Promise<void> => {
  const now = clock.now()
  const prices = await carrier.price(rateBody(reversed(form), now))
  const quotedFils = prices.find(({ productCode }) => productCode === productOf(form))?.fils
  if (quotedFils === undefined) return
  await systemTransaction(db, async (tx) => {
    const row = await lockShipment(tx, id, null)
    // Charged, found or declared lost meanwhile.
    if (!row || !(await isReturnUnquoted(tx, id))) return
    await chargeQuotedReturn(tx, row, { now, quotedFils })
  })
}

export const quoteReturns = async (parts: CarrierParts): Promise<void> => {
  if (!parts.carrier.isSet) return
  await eachAlone(await returnsToQuote(parts.db), (back) => quote(parts, back))
}
