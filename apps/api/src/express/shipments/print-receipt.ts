// The receipt of a card payment, and tax invoices and credit notes of a shipment as PDF (C072).
import type { downloadShipmentReceipt as contract } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { serviceNames } from '@marsa/model/express/services.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import {
  listReceipts,
  listTaxInvoices,
  printReceiptData,
  printTaxInvoiceData,
  readReceiptData,
  readTaxInvoiceData,
} from '../../finance/door.ts'
import { attachment } from '../../kit/attachment.ts'
import type { Call } from '../../kit/serve.ts'
import type { LetterheadOf } from '../../requests/door.ts'
import { ownShipment } from './own-shipment.ts'
import type { ShipmentRow } from './shipments.store.ts'

const route = ({ from_city: from, to_city: to }: ShipmentRow) => ({
  en: `${from} – ${to}`,
  ar: `${from} – ${to}`,
})

const receiptOf = async (call: Call<typeof contract>, row: ShipmentRow, letterheadOf: LetterheadOf) => {
  const receipt = (await listReceipts(call.db, row.id)).at(-1)
  if (!receipt) throw new Problem('express.no-receipt')
  const pdf = await printReceiptData(
    await readReceiptData(call.db, receipt),
    {
      quotationNumber: row.waybill ?? row.number,
      about: {
        request: { en: 'Shipment', ar: 'الشحنة' },
        term: {
          en: row.service ? serviceNames[row.service].en : 'Express',
          ar: row.service ? serviceNames[row.service].ar : 'الطرود السريعة',
        },
        text: route(row),
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
    { label: { en: 'Waybill', ar: 'رقم بوليصة الشحن' }, value: invoice.subjectNumber },
    { label: { en: 'From – to', ar: 'من – إلى' }, value: route(row).en },
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
