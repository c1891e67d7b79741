// The receipt of a card payment, and tax invoices and credit notes of a shipment as PDF (C072).
import type { downloadShipmentReceipt as contract } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { serviceNames } from '@marsa/model/express/services.ts'
import type { ShipmentForm } from '@marsa/model/express/shipments/shipment-form.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import {
  listReceipts,
  listTaxInvoices,
  printReceiptData,
  printTaxInvoiceData,
  readReceiptData,
  readTaxInvoiceData,
} from '../../finance/door.ts'
import type { Db } from '../../kit/db.ts'
import { attachment } from '../../kit/attachment.ts'
import type { Call } from '../../kit/serve.ts'
import type { LetterheadOf } from '../../requests/door.ts'
import { ownShipment } from './own-shipment.ts'
import type { ShipmentRow } from './shipments.store.ts'
import { cityNames } from './slots.store.ts'

const waybillLabel = { en: 'Waybill', ar: 'رقم بوليصة الشحن' }

/** From city to city, as each language names them. */
const route = async (db: Db, row: ShipmentRow): Promise<Record<Lang, string>> => {
  const { from } = row.form as Partial<ShipmentForm>
  const [sent, received] = await Promise.all([
    cityNames(db, { country: from?.country ?? null, city: row.from_city }),
    cityNames(db, { country: row.to_country, city: row.to_city }),
  ])
  return { en: `${sent.en} – ${received.en}`, ar: `${sent.ar} – ${received.ar}` }
}

const receiptOf = async (call: Call<typeof contract>, row: ShipmentRow, letterheadOf: LetterheadOf) => {
  const receipt = (await listReceipts(call.db, row.id)).at(-1)
  if (!receipt) throw new Problem('express.no-receipt')
  const pdf = await printReceiptData(
    await readReceiptData(call.db, receipt),
    {
      reference: { label: waybillLabel, value: row.waybill ?? row.number },
      about: {
        request: { en: 'Shipment', ar: 'الشحنة' },
        term: {
          en: row.service ? serviceNames[row.service].en : 'Express',
          ar: row.service ? serviceNames[row.service].ar : 'الطرود السريعة',
        },
        text: await route(call.db, row),
      },
      issuedAt: receipt.issuedAt,
      totalFils: receipt.amountFils,
      paidBeforeFils: 0n,
      exchange: [],
    },
    letterheadOf(call.settings),
  )
  return { number: receipt.number, pdf }
}

const invoiceOf = async (
  call: Call<typeof contract>,
  row: ShipmentRow,
  number: string,
  letterheadOf: LetterheadOf,
) => {
  const invoice = (await listTaxInvoices(call.db, row.id)).find((each) => each.number === number)
  if (!invoice) throw new Problem('express.no-receipt')
  const facts = [
    { label: waybillLabel, value: invoice.subjectNumber },
    { label: { en: 'From – to', ar: 'من – إلى' }, value: (await route(call.db, row)).en },
  ]
  const data = await readTaxInvoiceData(call.db, invoice)
  return { number, pdf: await printTaxInvoiceData(data, facts, null, letterheadOf(call.settings)) }
}

export const shipmentReceipt =
  ({ letterhead: letterheadOf }: { letterhead: LetterheadOf }) =>
  async (call: Call<typeof contract>) => {
    const row = await ownShipment(call, { id: call.query.shipmentId })
    const { invoice } = call.query
    const { number, pdf } = invoice
      ? await invoiceOf(call, row, invoice, letterheadOf)
      : await receiptOf(call, row, letterheadOf)
    return attachment(call.reply, 'application/pdf', `${number}.pdf`).send(pdf)
  }
