// The files that travel with trucks of the demo world: small, real and invented.
import { charges } from '@marsa/model/requests/charges.ts'
import type { ChargeInput } from '@marsa/model/requests/charge-line.ts'
import { documentTypes, type DocCode } from '@marsa/model/documents/document-type.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { truckTypes } from '@marsa/model/trucks/road/truck-types.ts'
import { companies } from './companies.ts'
import type { DemoFile } from './documents.ts'
import type { ProviderKey } from './personas.ts'
import { plainPdf } from './plain-pdf.ts'
import type { PlayedTrucks } from './truck-scenario.ts'

const from = (provider: ProviderKey): string => `${companies[provider].en}, TRN ${companies[provider].trn}`
const trucksOf = ({ load }: PlayedTrucks): string => `${load.trucks} x ${truckTypes[load.truckType].en}`

export const truckQuoteFile = (
  played: PlayedTrucks,
  provider: ProviderKey,
  lines: readonly ChargeInput[],
  at: Date,
): DemoFile => ({
  name: `Quotation ${played.number} ${companies[provider].code}.pdf`,
  bytes: plainPdf({
    title: 'Quotation',
    from: from(provider),
    rows: [
      ['Request', played.number],
      ['Date', dayOf(at)],
      ['Trucks', trucksOf(played)],
      ...lines.map(({ code, quantity = 1, sellingRate }): [string, string] => [
        charges[code].en,
        `${quantity} x AED ${sellingRate}`,
      ]),
    ],
    foot: 'Rates in UAE dirhams before VAT. Valid as entered in the portal.',
  }),
})

export const safetySheet = ({ load }: PlayedTrucks): DemoFile => ({
  name: `Safety data sheet UN ${load.unNumber}.pdf`,
  bytes: plainPdf({
    title: 'Safety data sheet',
    from: 'Made by the manufacturer of the goods',
    rows: [
      ['Product', load.commodity],
      ['UN number', `UN ${load.unNumber}`],
      ['Class', String(load.hazardClass)],
      ['Packing group', String(load.packingGroup)],
      ['Packed in', String(load.hazardContainers)],
    ],
    foot: 'A document of the demo world.',
  }),
})

/** What a border post asks for; `n` is the truck where it is of one. */
export const borderPaper = (played: PlayedTrucks, code: DocCode, n: number | null): DemoFile => ({
  name: `${documentTypes[code].en} ${played.number}${n === null ? '' : ` truck ${n}`}.pdf`.replace(
    /[()]/g,
    '',
  ),
  bytes: plainPdf({
    title: documentTypes[code].en,
    from:
      documentTypes[code].by === 'agent'
        ? from(played.scenario.by ?? 'tareeq')
        : 'Made by the sender of the goods',
    rows: [
      ['Request', played.number],
      ['Goods', played.load.commodity],
      ['HS code', String(played.load.hsCode)],
      ['Trucks', n === null ? trucksOf(played) : `${n} of ${played.load.trucks}`],
    ],
    foot: 'A document of the demo world.',
  }),
})

export const deliverySlip = (
  played: PlayedTrucks,
  { n, receiver, at }: { n: number; receiver: string; at: Date },
): DemoFile => ({
  name: `Delivery note ${played.number} truck ${n}.pdf`,
  bytes: plainPdf({
    title: 'Delivery note, signed',
    from: from(played.scenario.by ?? 'tareeq'),
    rows: [
      ['Request', played.number],
      ['Truck', `${n} of ${played.load.trucks}`],
      ['Handed to', receiver],
      ['On', dayOf(at)],
    ],
    foot: 'Received in full and in good order.',
  }),
})

export const depotReceipt = (played: PlayedTrucks, at: Date): DemoFile => ({
  name: `Interchange receipt ${played.form?.containerNo}.pdf`,
  bytes: plainPdf({
    title: 'Interchange receipt',
    from: String(played.form?.returnLocation),
    rows: [
      ['Container', String(played.form?.containerNo)],
      ['Returned', dayOf(at)],
      ['Condition', 'Empty, clean'],
    ],
    foot: 'A document of the demo world.',
  }),
})

export const tollReceipt = (played: PlayedTrucks, at: Date): DemoFile => ({
  name: `Toll receipt ${played.number}.pdf`,
  bytes: plainPdf({
    title: 'Toll receipt',
    from: 'Salik account of the provider',
    rows: [
      ['Request', played.number],
      ['Gates', '12 x AED 4.00'],
      ['On', dayOf(at)],
    ],
    foot: 'A document of the demo world.',
  }),
})
