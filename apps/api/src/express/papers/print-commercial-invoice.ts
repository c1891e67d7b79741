// The commercial invoice of a shipment abroad, from what its sender has entered for customs.
import { contentsFils, customsReasons } from '@marsa/model/express/shipments/contents.ts'
import type { End, Party } from '@marsa/model/express/shipments/party.ts'
import { readGrams } from '@marsa/model/express/pricing/parcel.ts'
import type { ShipmentForm } from '@marsa/model/express/shipments/shipment-form.ts'
import { grossGrams } from '@marsa/model/express/shipments/shipment-rules.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { parseMoney, toWire } from '@marsa/model/kit/money.ts'
import { groupedAmount, printedDay } from '../../documents/door.ts'
import { amountInWords } from '../../kit/amount-in-words.ts'
import { renderPdf } from '../../kit/pdf.ts'

/** The lines of a party's address as they are printed; `country` in words. */
export const addressLines = (end: End, party: Party, country: string): string[] =>
  [
    party.company,
    [party.building, party.unit].filter(Boolean).join(', '),
    party.landmark,
    [end.city, party.postcode, country].filter(Boolean).join(', '),
  ].filter(Boolean)

const kilograms = (grams: number): string => (grams / 1000).toFixed(3)

export type InvoicedGoods = {
  waybill: string
  form: ShipmentForm
  /** English names of both countries. */
  countries: { from: string; to: string }
  contact: { email: string; phone: string }
  sandbox: boolean
}

/** Undefined where the sender has entered no contents: documents, and what stays within the Emirates. */
export const printCommercialInvoice = async (
  { waybill, form, countries, contact, sandbox }: InvoicedGoods,
  madeAt: Date,
): Promise<Buffer | undefined> => {
  const { contents, customs } = form
  if (!contents?.length) return undefined
  const total = toWire(contentsFils(contents))
  const netGrams = contents.reduce((sum, { netWeight }) => sum + readGrams(netWeight)!, 0)
  return renderPdf(
    'commercial-invoice',
    {
      number: waybill,
      contact,
      sandbox,
      invoiceNumber: customs?.invoiceNumber || waybill,
      issuedOn: printedDay(dayOf(madeAt)),
      terms: customs?.terms ?? 'DAP',
      reason: customsReasons[customs?.reason ?? 'SALE'],
      parcels: String(form.packages.length),
      sender: {
        name: form.sender.name,
        lines: [...addressLines(form.from, form.sender, countries.from), form.sender.mobile],
        taxNumber: customs?.senderTaxNumber || form.sender.trn || '–',
      },
      recipient: {
        name: form.recipient.name,
        lines: [...addressLines(form.to, form.recipient, countries.to), form.recipient.mobile],
        taxNumber: customs?.recipientTaxNumber || '–',
      },
      lines: contents.map(({ description, quantity, unitValue, netWeight, hsCode, origin }) => ({
        description,
        hsCode,
        origin,
        quantity: String(quantity),
        netKg: kilograms(readGrams(netWeight)!),
        unit: groupedAmount(toWire(parseMoney(unitValue))),
        total: groupedAmount(toWire(BigInt(quantity) * parseMoney(unitValue))),
      })),
      netKg: kilograms(netGrams),
      grossKg: kilograms(grossGrams(form)),
      total: groupedAmount(total),
      words: amountInWords(total),
    },
    madeAt,
  )
}
