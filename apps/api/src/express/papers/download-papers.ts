// Labels and the commercial invoice of shipments as files; who prints a label is recorded.
import type { generateCommercialInvoice } from '@marsa/model/express/attachments/attachment-endpoints.ts'
import type {
  downloadCommercialInvoice as invoiceContract,
  downloadLabels as contract,
} from '@marsa/model/express/label/paper-endpoints.ts'
import type { LabelData } from '@marsa/model/express/label/label-layout.ts'
import { readGrams } from '@marsa/model/express/pricing/parcel.ts'
import type { End, Party } from '@marsa/model/express/shipments/party.ts'
import { ShipmentForm } from '@marsa/model/express/shipments/shipment-form.ts'
import { auditKindOf } from '@marsa/model/kit/access.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { attachment } from '../../kit/attachment.ts'
import { audit } from '../../kit/audit.ts'
import type { Db } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import type { ExpressParts } from '../parts.ts'
import { countryName } from '../places/places.store.ts'
import { ownShipment } from '../shipments/own-shipment.ts'
import { subjectKind, type ShipmentRow } from '../shipments/shipments.store.ts'
import { emirateOf } from '../shipments/slots.store.ts'
import { addressLines, printCommercialInvoice } from './print-commercial-invoice.ts'
import { printLabelsPdf, printLabelsZpl } from './print-label.ts'

/** What was frozen with the price is a whole form. */
const paidForm = (row: ShipmentRow): ShipmentForm => row.form as unknown as ShipmentForm

/** Where it is sorted to: the emirate with its city, or the country abroad. */
const routeTo = async (db: Db, { country, city }: End): Promise<string> =>
  country === 'AE' ? `${(await emirateOf(db, city)) ?? 'AE'}-${city.toUpperCase()}` : `INT-${country}`

const partyOf = async (db: Db, end: End, party: Party) => ({
  name: party.name,
  lines: addressLines(end, party, await countryName(db, end.country)),
  mobile: party.mobile,
})

const labelOf = async (db: Db, row: ShipmentRow, now: Date): Promise<LabelData> => {
  if (!row.waybill || !row.service) throw new Problem('express.no-label')
  const form = paidForm(row)
  return {
    waybill: row.waybill,
    route: await routeTo(db, form.to),
    service: row.service,
    sender: await partyOf(db, form.from, form.sender),
    recipient: await partyOf(db, form.to, form.recipient),
    parcelGrams: form.packages.map(({ weight }) => readGrams(weight)!),
    cashOnDelivery: row.cod_fils === null ? null : toWire(row.cod_fils),
    reference: row.reference || null,
    printedAt: toOffset(now),
  }
}

export const labels = async (call: Call<typeof contract>) => {
  const { db, now, reply } = call
  const { shipmentId: ids, format } = call.query
  const rows: ShipmentRow[] = []
  for (const id of ids) rows.push(await ownShipment(call, { id }))
  const printed: LabelData[] = []
  for (const row of rows) printed.push(await labelOf(db, row, now))
  const file =
    format === 'pdf' ? await printLabelsPdf(printed, now) : Buffer.from(await printLabelsZpl(printed))
  await call.once(async (tx) => {
    for (const row of rows)
      await audit(tx, {
        kind: auditKindOf(signedIn(call)),
        action: 'printLabel',
        objectKind: subjectKind,
        objectId: row.id,
        companyId: row.company_id,
        reason: format,
      })
  })
  const name = rows.length === 1 ? printed[0]!.waybill : `labels-${rows.length}`
  const mediaType = format === 'pdf' ? 'application/pdf' : 'text/plain; charset=utf-8'
  return attachment(reply, mediaType, `${name}.${format}`).send(file)
}

/** The invoice of what was entered for customs, under the waybill or, before there is one, the number of the draft. */
const invoiceOf = async (
  { letterhead }: ExpressParts,
  call: Pick<Call, 'db' | 'now' | 'settings'>,
  number: string,
  form: ShipmentForm,
): Promise<Buffer | undefined> =>
  printCommercialInvoice(
    {
      waybill: number,
      form,
      countries: {
        from: await countryName(call.db, form.from.country),
        to: await countryName(call.db, form.to.country),
      },
      ...letterhead(call.settings),
    },
    call.now,
  )

export const commercialInvoice = (parts: ExpressParts) => async (call: Call<typeof invoiceContract>) => {
  const row = await ownShipment(call, { id: call.query.shipmentId })
  const pdf = row.waybill && (await invoiceOf(parts, call, row.waybill, paidForm(row)))
  if (!pdf) throw new Problem('express.no-commercial-invoice')
  return attachment(call.reply, 'application/pdf', `${row.waybill}-invoice.pdf`).send(pdf)
}

/** Drafts are printed as far as they are whole (C074). */
export const generateInvoice =
  (parts: ExpressParts) => async (call: Call<typeof generateCommercialInvoice>) => {
    const row = await ownShipment(call, { id: call.body.shipmentId })
    const number = row.waybill ?? row.number
    const { data: form } = ShipmentForm.safeParse(row.form)
    const pdf = form && (await invoiceOf(parts, call, number, form))
    if (!pdf) throw new Problem('express.invoice-data')
    return attachment(call.reply, 'application/pdf', `${number}-invoice.pdf`).send(pdf)
  }
