// What a request already says of its bill of lading, so that nobody types it again.
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import type { RequestForm } from '@marsa/model/freight/asking/request-form.ts'
import { billLimits, type BillFields, type BillText } from '@marsa/model/freight/bill/bill-fields.ts'
import { legsOf } from '@marsa/model/freight/cargo/incoterms.ts'
import type { QuotationView } from '@marsa/model/requests/views.ts'
import { tradeDocumentText } from '@marsa/model/freight/trade-documents/trade-document-text.ts'
import { namedContainers } from '@marsa/model/freight/units/containers-of.ts'
import { cargoRows } from '../trade-documents/cargo-table.ts'
import { tradeParties, type Party } from '../trade-documents/trade-sheet.ts'

const written = ({ name, lines }: Party): string =>
  name === tradeDocumentText.notStated ? lines.join('\n') : [name.en, ...lines].join('\n')

const placeName = ({ place }: ShipmentDetail['origin']): string => `${place.nameEn}, ${place.country}`

/** "6 x Pallet"; of whole containers and unit loads what the shipper says is in them. */
const packagesOf = (form: RequestForm): string => {
  const rows = cargoRows(form).map(({ count, what }) => `${count} x ${what.en}`)
  const isPacked = form.packages !== undefined || form.vehicles !== undefined
  return [
    rows.join(', '),
    ...(isPacked || !form.pieces ? [] : [`said to contain ${form.pieces} packages`]),
  ].join(', ')
}

export const prefilledBill = (shipment: ShipmentDetail, form: RequestForm): BillFields => {
  const [shipper, consignee] = tradeParties(shipment).map(written) as [string, string]
  const { cargo, origin, destination } = shipment
  const quotation: QuotationView | null = shipment.quotation
  const { grossG, cbmMilli } = cargo.measures
  const offer = quotation?.offer
  const said = (value: unknown): string => (typeof value === 'string' ? value : '')
  const filled: BillFields = {
    shipper,
    consignee,
    notify: '',
    loading: placeName(origin),
    discharge: placeName(destination),
    delivery: '',
    vessel: said(offer?.['vessel']),
    voyage: said(offer?.['voyage']),
    packages: packagesOf(form),
    goods: cargo.description ?? cargo.commodityEn ?? '',
    marks: '',
    grossKg: String(grossG / 1000),
    cbm: cbmMilli === null ? '' : String(cbmMilli / 1000),
    // A line each, with its seals.
    containers: namedContainers(shipment)
      .map(({ number, seals }) => [number, ...seals].join(' '))
      .join('\n'),
    // Whoever sells pays the carriage before it begins, whoever buys when the goods arrive.
    freight: form.incoterm && legsOf(form.incoterm, 'seller').includes('M') ? 'prepaid' : 'collect',
    originals: 3,
    remarks: '',
  }
  const cut = (name: BillText): string => filled[name].slice(0, billLimits[name])
  const texts = Object.fromEntries((Object.keys(billLimits) as BillText[]).map((name) => [name, cut(name)]))
  return { ...filled, ...texts }
}
