// The files that travel with the shipments of the demo world: real PDF, XLSX and JPEG, small and invented.
import { charges } from '@marsa/model/requests/charges.ts'
import {
  lineVat,
  netOf,
  totalsOf,
  toLine,
  usualPricing,
  type ChargeInput,
} from '@marsa/model/requests/charge-line.ts'
import { bases } from '@marsa/model/requests/unit-price.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { printTaxInvoice } from '../../api/src/documents/door.ts'
import { writeWorkbook } from '../../api/src/kit/spreadsheet.ts'
import type { AgentKey, CustomerKey } from './personas.ts'
import { companies } from './companies.ts'
import type { Cargo } from './cargos.ts'
import type { Lane } from './lane.ts'
import { plainPdf } from './plain-pdf.ts'

export type DemoFile = { name: string; bytes: Uint8Array }
export type Consignment = { number: string; customer: CustomerKey; lane: Lane; cargo: Cargo }

const party = (key: CustomerKey | AgentKey) => {
  const { en, ar, addressEn, addressAr, trn } = companies[key]
  return { name: { en, ar }, address: { en: addressEn.split('\n'), ar: addressAr.split('\n') }, trn }
}

const routeOf = ({ from, to }: Lane): string => `${from.en} to ${to.en}`
const goodsOf = ({ cargo }: Consignment): [string, string][] => [
  ['Goods', cargo.description],
  ['HS code', cargo.commodity],
  ['Pieces', String(cargo.pieces)],
  ['Gross weight', `${cargo.kg} kg`],
]

export const quoteFile = (
  trip: Consignment,
  agent: AgentKey,
  lines: readonly ChargeInput[],
  at: Date,
): DemoFile => ({
  name: `Quotation ${trip.number} ${companies[agent].code}.pdf`,
  bytes: plainPdf({
    title: 'Quotation',
    from: `${companies[agent].en}, TRN ${companies[agent].trn}`,
    rows: [
      ['Request', trip.number],
      ['Date', dayOf(at)],
      ['Route', routeOf(trip.lane)],
      ...goodsOf(trip).slice(0, 1),
      ...lines.map((line): [string, string] => [
        line.label ?? charges[line.code].en,
        `${line.currency ?? 'AED'} ${line.sellingRate}${line.basis ? ` ${bases[line.basis].per.en}` : ''}`,
      ]),
      // How many there are of a unit is counted by the portal.
      ...(lines.some(({ basis }) => basis)
        ? []
        : [
            ['Total with VAT', `AED ${toWire(totalsOf(lines.map(toLine(usualPricing))).total)}`] as [
              string,
              string,
            ],
          ]),
    ],
    foot: 'Rates in UAE dirhams before VAT unless stated. Valid as entered in the portal.',
  }),
})

export const commercialInvoice = (trip: Consignment, at: Date): DemoFile => ({
  name: `Commercial invoice ${trip.number}.pdf`,
  bytes: plainPdf({
    title: 'Commercial invoice',
    from: `Shipper: ${trip.lane.from.name}, ${trip.lane.from.en}`,
    rows: [
      ['Invoice date', dayOf(at)],
      ['Consignee', trip.lane.direction === 'import' ? companies[trip.customer].en : trip.lane.to.name],
      ...goodsOf(trip),
      ['Value', `AED ${trip.cargo.value}.00`],
      ['Terms', 'FOB'],
    ],
    foot: 'We certify that this invoice is true and correct.',
  }),
})

export const packingList = async (trip: Consignment): Promise<DemoFile> => {
  const { pieces, kg, description } = trip.cargo
  const lots = Math.min(6, pieces)
  const share = (total: number, index: number) => Math.floor(total / lots) + (index === 0 ? total % lots : 0)
  const rows = Array.from({ length: lots }, (_, index) => [
    String(index + 1),
    description,
    String(share(pieces, index)),
    String(share(kg, index)),
  ])
  const bytes = await writeWorkbook(
    'Packing list',
    [['Lot', 'Goods', 'Pieces', 'Gross kg'], ...rows, ['Total', '', String(pieces), String(kg)]],
    'en',
  )
  return { name: `Packing list ${trip.number}.xlsx`, bytes }
}

export const transportDocument = (trip: Consignment, reference: string, carrier: string): DemoFile => {
  const title = trip.lane.mode === 'sea' ? 'Bill of lading' : 'Air waybill'
  return {
    name: `${title} ${reference}.pdf`,
    bytes: plainPdf({
      title,
      from: carrier,
      rows: [
        ['Number', reference],
        ['From', trip.lane.from.en],
        ['To', trip.lane.to.en],
        ['Shipper', trip.lane.from.name],
        ...goodsOf(trip),
      ],
      foot: 'Freight as arranged. Received in apparent good order and condition.',
    }),
  }
}

export const plainDocument = (
  title: string,
  trip: Consignment,
  from: string,
  rows: readonly (readonly [string, string])[],
): DemoFile => ({
  name: `${title} ${trip.number}.pdf`,
  bytes: plainPdf({
    title,
    from,
    rows: [['Request', trip.number], ['Route', routeOf(trip.lane)], ...rows, ...goodsOf(trip)],
    foot: 'Marsa demo world',
  }),
})

/** A photograph of the signed slip; drawn, because nobody was there. */
export const signedSlip = async (trip: Consignment, receiver: string, at: Date): Promise<DemoFile> => {
  const { default: sharp } = await import('sharp')
  const text = (y: number, size: number, content: string) =>
    `<text x="70" y="${y}" font-size="${size}" fill="#1f2a37">${content.replaceAll('&', '&amp;')}</text>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="640" font-family="sans-serif">
    <rect width="900" height="640" fill="#cfc8b8"/><rect x="40" y="30" width="820" height="580" fill="#fdfcf8"/>
    ${text(100, 34, 'Proof of delivery')}${text(160, 22, trip.number)}${text(200, 20, routeOf(trip.lane))}
    ${text(240, 20, `${trip.cargo.pieces} pieces, ${trip.cargo.kg} kg, ${trip.cargo.description}`)}
    ${text(300, 20, `Received by ${receiver} on ${dayOf(at)}, complete and undamaged`)}
    <path d="M90 470 c40 -90 70 -90 60 0 s60 -60 80 -20 s40 40 70 -10 s50 -30 90 0" fill="none" stroke="#1d3a8a" stroke-width="4"/>
    <path d="M70 500 h420" stroke="#8a8f98" stroke-width="2"/>${text(530, 16, 'Signature')}</svg>`
  return {
    name: `Proof of delivery ${trip.number}.jpg`,
    bytes: await sharp(Buffer.from(svg)).jpeg({ quality: 70 }).toBuffer(),
  }
}

/** The agent's own invoice to its customer, needed before a delivery is completed; printed as ours are. */
export const customerInvoice = async (
  trip: Consignment,
  agent: AgentKey,
  entered: readonly ChargeInput[],
  at: Date,
): Promise<DemoFile> => {
  const lines = entered.map(toLine(usualPricing))
  const totals = totalsOf(lines)
  const net = (vat: 'zero' | 'standard') =>
    toWire(lines.filter((line) => line.vat === vat).reduce((sum, line) => sum + netOf(line), 0n))
  const number = `${companies[agent].code}-${trip.number.slice(3)}`
  const bytes = await printTaxInvoice(
    {
      number,
      issuedOn: dayOf(at),
      suppliedOn: dayOf(at),
      currency: 'AED',
      facts: [{ label: { en: 'Shipment', ar: 'الشحنة' }, value: trip.number }],
      supplier: party(agent),
      customer: party(trip.customer),
      lines: lines.map((line) => {
        const { code, label } = line
        const [net, vat] = [netOf(line), lineVat(line)]
        const description = label ? { en: label, ar: label } : { en: charges[code].en, ar: charges[code].ar }
        return {
          description,
          net: toWire(net),
          vatPercent: line.vat === 'zero' ? '0' : '5',
          vat: toWire(vat),
          total: toWire(net + vat),
        }
      }),
      zeroRated: net('zero'),
      standardRated: net('standard'),
      vat: toWire(totals.vat),
      total: toWire(totals.total),
      payments: [{ label: { en: 'Paid through Marsa', ar: 'مدفوع عبر مرسى' }, amount: toWire(totals.total) }],
      due: '0.00',
      notes: {
        en: 'International carriage is zero-rated under Article 45 of the VAT law.',
        ar: 'أجرة النقل الدولي خاضعة لنسبة الصفر وفق المادة 45 من قانون ضريبة القيمة المضافة.',
      },
      eInvoiceId: null,
      contact: { email: 'help@marsa.example', phone: '800 62772' },
      sandbox: true,
    },
    at,
  )
  return { name: `Invoice ${number}.pdf`, bytes }
}
