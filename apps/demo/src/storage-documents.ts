// The files that travel with stored goods of the demo world: real PDF, XLSX and JPEG, small and invented.
import { charges } from '@marsa/model/requests/charges.ts'
import { toLine, totalsOf, usualPricing, type ChargeInput } from '@marsa/model/requests/charge-line.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { bases } from '@marsa/model/requests/unit-price.ts'
import { storageCargo } from '@marsa/model/warehouse/request-form.ts'
import { writeWorkbook } from '../../api/src/kit/spreadsheet.ts'
import type { WarehouseKey } from './personas.ts'
import { companies } from './companies.ts'
import type { DemoFile } from './documents.ts'
import { plainPdf } from './plain-pdf.ts'
import type { PlayedStorage } from './storage-scenario.ts'

const priced = (lines: readonly ChargeInput[]): [string, string][] => [
  ...lines.map((line): [string, string] => [
    line.label ?? charges[line.code].en,
    `AED ${line.sellingRate}${line.basis ? ` ${bases[line.basis].per.en}` : ''}`,
  ]),
  // What a rate comes to is counted by the portal.
  ...(lines.some(({ basis }) => basis)
    ? []
    : [
        ['Total with VAT', `AED ${toWire(totalsOf(lines.map(toLine(usualPricing))).total)}`] as [
          string,
          string,
        ],
      ]),
]
const fromOf = (warehouse: WarehouseKey): string =>
  `${companies[warehouse].en}, TRN ${companies[warehouse].trn}`

export const storageQuoteFile = (
  { number, goods, scenario }: PlayedStorage,
  warehouse: WarehouseKey,
  lines: readonly ChargeInput[],
  at: Date,
): DemoFile => ({
  name: `Quotation ${number} ${companies[warehouse].code}.pdf`,
  bytes: plainPdf({
    title: 'Storage quotation',
    from: fromOf(warehouse),
    rows: [
      ['Request', number],
      ['Date', dayOf(at)],
      ['Goods', storageCargo[goods.cargo].en],
      ['Space', `${goods.cbm} cubic metres for ${scenario.days} days`],
      ...priced(lines),
    ],
    foot: 'Rates in UAE dirhams before VAT unless stated. Valid as entered in the portal.',
  }),
})

export const storageInvoice = (played: PlayedStorage, warehouse: WarehouseKey, at: Date): DemoFile => {
  const number = `${companies[warehouse].code}-${played.number.slice(3)}`
  const lines = played.finalLines ?? played.quotations.get(warehouse)?.lines ?? []
  return {
    name: `Invoice ${number}.pdf`,
    bytes: plainPdf({
      title: 'Tax invoice',
      from: fromOf(warehouse),
      rows: [
        ['Invoice', number],
        ['Date', dayOf(at)],
        ['Customer', companies[played.scenario.customer].en],
        ['Storage', played.number],
        ...priced(lines),
      ],
      foot: 'Paid through Marsa. VAT of 5 percent on all lines.',
    }),
  }
}

export const storageReceipt = (
  { number, goods }: PlayedStorage,
  warehouse: WarehouseKey,
  measured: number,
  at: Date,
): DemoFile => ({
  name: `Warehouse receipt ${number}.pdf`,
  bytes: plainPdf({
    title: 'Warehouse receipt',
    from: fromOf(warehouse),
    rows: [
      ['Storage', number],
      ['Taken in on', dayOf(at)],
      ['Pieces', String(goods.pieces)],
      ['Gross weight', `${goods.kg} kg`],
      ['Measured', `${measured} cubic metres`],
    ],
    foot: 'Condition of each item as noted and photographed in the portal.',
  }),
})

export const storagePackingList = async ({ number, goods }: PlayedStorage): Promise<DemoFile> => ({
  name: `Packing list ${number}.xlsx`,
  bytes: await writeWorkbook(
    'Packing list',
    [
      ['Item', 'Quantity'],
      ...goods.items.map(({ name, quantity }) => [name, String(quantity)]),
      ['Total', String(goods.items.reduce((sum, { quantity }) => sum + quantity, 0))],
    ],
    'en',
  ),
})

const picture = async (width: number, height: number, inner: string): Promise<Buffer> => {
  const { default: sharp } = await import('sharp')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif">${inner}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 65 }).toBuffer()
}

/** Boxes of a pile, the lowest row first; each side a little darker than its front. */
const pile = (columns: number, rows: number): string =>
  Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const [x, y] = [120 + column * 86 + (row % 2) * 12, 350 - row * 76]
    return `<rect x="${x}" y="${y}" width="80" height="70" fill="${row % 2 ? '#c79b63' : '#b98b52'}" stroke="#7d5a2e" stroke-width="2"/>
      <path d="M${x + 32} ${y} v70" stroke="#e6d3b1" stroke-width="8" opacity="0.7"/>`
  }).join('')

/** What a photograph of goods in their bay would show; drawn, because nobody was there. `hurt` marks a damaged corner. */
export const conditionPhoto = async (number: string, place: number, hurt: boolean): Promise<DemoFile> => ({
  name: `Condition ${number} ${place}.jpg`,
  bytes: await picture(
    640,
    480,
    `<rect width="640" height="480" fill="#d8dade"/><path d="M0 420 h640 v60 h-640 z" fill="#a3a8b0"/>
    <path d="M60 60 v360 M600 60 v360 M60 180 h540" stroke="#2f6f8f" stroke-width="12" fill="none"/>${pile(3 + (place % 3), 2 + (place % 2))}
    ${hurt ? '<path d="M120 350 l34 18 l-22 26 z" fill="#5c3d1c"/>' : ''}
    <rect x="20" y="16" width="200" height="34" fill="#ffffff"/><text x="30" y="40" font-size="20" fill="#1f2a37">${number}</text>`,
  ),
})

/** A photograph of the signed slip. */
export const storageSlip = async (
  { number, goods, scenario }: PlayedStorage,
  at: Date,
): Promise<DemoFile> => {
  const text = (y: number, size: number, content: string) =>
    `<text x="60" y="${y}" font-size="${size}" fill="#1f2a37">${content}</text>`
  return {
    name: `Proof of delivery ${number}.jpg`,
    bytes: await picture(
      700,
      500,
      `<rect width="700" height="500" fill="#cfc8b8"/><rect x="30" y="24" width="640" height="452" fill="#fdfcf8"/>
      ${text(90, 30, 'Proof of delivery')}${text(140, 20, number)}
      ${text(190, 18, `${goods.pieces} pieces, ${goods.kg} kg`)}
      ${text(230, 18, `Handed to ${companies[scenario.customer].en} on ${dayOf(at)}`)}
      <path d="M80 380 c40 -90 70 -90 60 0 s60 -60 80 -20 s40 40 70 -10 s50 -30 90 0" fill="none" stroke="#1d3a8a" stroke-width="4"/>
      <path d="M60 410 h420" stroke="#8a8f98" stroke-width="2"/>`,
    ),
  }
}

/** Who fetches released goods; invented. */
export const storageDriver = {
  name: 'Rashid Khan',
  idNumber: '784-1990-4455667-2',
  vehiclePlate: 'Dubai K 48213',
}

/** What they draw on the screen of the warehouse. */
export const signature = async ({ number }: PlayedStorage): Promise<DemoFile> => {
  const { default: sharp } = await import('sharp')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="160"><rect width="480" height="160" fill="#ffffff"/>
    <path d="M40 110 c40 -90 70 -90 60 0 s60 -60 80 -20 s40 40 70 -10 s50 -30 90 0" fill="none" stroke="#14202b" stroke-width="4"/></svg>`
  return {
    name: `Signature ${number}.png`,
    bytes: await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer(),
  }
}
