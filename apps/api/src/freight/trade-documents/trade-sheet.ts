// What each document of the trade says, in both languages, from what its reader's page says.
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { readLine } from '@marsa/model/accounts/addresses/addresses.ts'
import { documentTypes, type DocCode } from '@marsa/model/documents/document-type.ts'
import type { RequestForm } from '@marsa/model/freight/asking/request-form.ts'
import { cargoText } from '@marsa/model/freight/cargo/cargo-text.ts'
import { incoterms, legsOf, sideOf } from '@marsa/model/freight/cargo/incoterms.ts'
import { arrivalText } from '@marsa/model/freight/execution/arrival.ts'
import { doneDays, freeTimeOf } from '@marsa/model/freight/execution/plan.ts'
import { shipmentText } from '@marsa/model/freight/execution/shipment-text.ts'
import { freightOfferFields } from '@marsa/model/freight/quoting/offer-fields.ts'
import { tradeDocumentText as words } from '@marsa/model/freight/trade-documents/trade-document-text.ts'
import type { TradeDocument } from '@marsa/model/freight/trade-documents/trade-documents.ts'
import { namedContainers } from '@marsa/model/freight/units/containers-of.ts'
import { unitText } from '@marsa/model/freight/units/unit-text.ts'
import type { QuotationView } from '@marsa/model/requests/views.ts'
import { groupedAmount, printedDay } from '../../documents/door.ts'
import { same, writtenField } from '../../requests/door.ts'
import { cargoRows, cubicMetres, hazardRows, kilograms, type Both, type CargoRow } from './cargo-table.ts'

export type Fact = { label: Both; value: Both }
export type Party = { title: Both; name: Both; lines: string[] }

export type TradeSheet = {
  parties: Party[]
  facts: Fact[]
  rows: CargoRow[]
  totals: Fact[]
  hazards: string[]
  missing: Both[]
  note: Both
  isSigned: boolean
}

export type SheetSource = {
  shipment: ShipmentDetail
  form: RequestForm
  /** The winning agent, which its own page does not name. */
  agent: { name: Both; lines: string[] }
  missing: readonly DocCode[]
  today: string
}

const { origin: fromWord, destination: toWord } = words

const countryOf = (code: string, lang: 'en' | 'ar'): string =>
  new Intl.DisplayNames([lang], { type: 'region' }).of(code) ?? code

const placeOf = ({ place }: ShipmentDetail['origin']): Both => ({
  en: `${place.nameEn}, ${countryOf(place.country, 'en')}`,
  ar: `${place.nameAr}، ${countryOf(place.country, 'ar')}`,
})

/** Facts that are known; what is not known is not printed. */
export const known = (rows: readonly (readonly [Both, Both | string | null | undefined])[]): Fact[] =>
  rows.flatMap(([label, value]) =>
    value ? [{ label, value: typeof value === 'string' ? same(value) : value }] : [],
  )

const customerParty = ({ customer }: ShipmentDetail, title: Both): Party => ({
  title,
  name: customer ? { en: customer.companyEn, ar: customer.companyAr } : words.notStated,
  lines: [
    // A private customer is its own company.
    ...(customer && customer.name !== customer.companyEn ? [customer.name] : []),
    ...(customer?.mobile ? [customer.mobile] : []),
  ],
})

/** Who is at the other end, as far as the request says. */
const otherParty = (stop: ShipmentDetail['origin'], title: Both): Party => ({
  title,
  name: stop.contactName ? same(stop.contactName) : words.notStated,
  lines: [stop.building, readLine(stop.address ?? '').words, stop.contactNumber].filter(
    (line): line is string => Boolean(line),
  ),
})

/** Shipper and consignee, as far as the request says. */
export const tradeParties = (shipment: ShipmentDetail): [Party, Party] =>
  sideOf(shipment.direction) === 'buyer'
    ? [otherParty(shipment.origin, words.shipper), customerParty(shipment, words.consignee)]
    : [customerParty(shipment, words.shipper), otherParty(shipment.destination, words.consignee)]

/** Each with its seals. */
const containersOf = (shipment: ShipmentDetail): readonly [Both, string] => {
  const named = namedContainers(shipment)
  return [
    named.length > 1 ? unitText.card : shipmentText.container,
    named
      .map(({ number, seals }) => (seals.length > 0 ? `${number} (${seals.join(', ')})` : number))
      .join('; '),
  ]
}

const numbersOf = (shipment: ShipmentDetail) =>
  [
    [shipmentText.bill, shipment.blNumber],
    [shipmentText.waybill, shipment.awbNumber],
    containersOf(shipment),
    [shipmentText.chassis, shipment.chassisNumber],
  ] as const

const goodsOf = ({ cargo }: ShipmentDetail) =>
  [
    [words.goods, cargo.description],
    [words.hs, cargo.hsCode ?? cargo.commodity],
  ] as const

const termsOf = ({ incoterm, incotermPlace }: RequestForm): Both | undefined => {
  if (!incoterm) return undefined
  const { en, ar } = incoterms[incoterm]
  return incotermPlace ? { en: `${en}, ${incotermPlace}`, ar: `${ar}، ${incotermPlace}` } : { en, ar }
}

/** Whether the seller pays the carriage (prepaid) or the buyer (collect); unknown without terms of sale. */
const freightTerms = ({ incoterm }: RequestForm): Both | undefined =>
  incoterm && (legsOf(incoterm, 'seller').includes('M') ? words.prepaid : words.collect)

const offerRows = (
  { quotation }: { quotation: QuotationView | null },
  names: readonly (keyof typeof freightOfferFields)[],
): Fact[] =>
  names.flatMap((name) => {
    const value = quotation?.offer?.[name]
    const field = freightOfferFields[name]
    return value === undefined || value === null
      ? []
      : [{ label: field.label, value: writtenField(field, value) }]
  })

const totalsOf = ({ cargo: { measures }, mode }: ShipmentDetail, { pieces }: RequestForm): Fact[] =>
  known([
    [cargoText.pieces, pieces ? String(pieces) : null],
    [cargoText.gross, { en: `${kilograms(measures.grossG)} kg`, ar: `${kilograms(measures.grossG)} كغم` }],
    [
      cargoText.volume,
      measures.cbmMilli === null
        ? null
        : { en: `${cubicMetres(measures.cbmMilli)} m³`, ar: `${cubicMetres(measures.cbmMilli)} م³` },
    ],
    [
      cargoText.chargeable,
      mode === 'air' && measures.chargeableHalfKg !== null
        ? { en: `${measures.chargeableHalfKg / 2} kg`, ar: `${measures.chargeableHalfKg / 2} كغم` }
        : null,
    ],
  ])

const ends = ({ origin, destination }: ShipmentDetail) =>
  [
    [fromWord, placeOf(origin)],
    [toWord, placeOf(destination)],
  ] as const

const packingList = ({ shipment, form }: SheetSource) => ({
  parties: tradeParties(shipment),
  facts: known([
    ...ends(shipment),
    ...goodsOf(shipment),
    [{ en: 'Incoterm', ar: 'شرط التسليم' }, termsOf(form)],
    ...numbersOf(shipment),
  ]),
  missing: [],
  note: words.packingNote,
  isSigned: true,
})

const instruction = ({ shipment, form }: SheetSource) => ({
  parties: [
    ...tradeParties(shipment),
    sideOf(shipment.direction) === 'buyer'
      ? { title: words.notify, name: words.notifyConsignee, lines: [] }
      : customerParty(shipment, words.notify),
  ],
  facts: [
    ...known(ends(shipment)),
    ...offerRows(shipment, [
      'carrier',
      'vessel',
      'voyage',
      'flight',
      'departure',
      'documentsCutOff',
      'vgmCutOff',
    ]),
    ...known([
      ...goodsOf(shipment),
      [{ en: 'Incoterm', ar: 'شرط التسليم' }, termsOf(form)],
      [words.freight, freightTerms(form)],
      ...numbersOf(shipment),
    ]),
  ],
  missing: [],
  note: words.instructionNote,
  isSigned: true,
})

const arrivalNotice = ({ shipment, agent, missing, today }: SheetSource) => {
  const { quotation, eta, arrival, money, mode } = shipment
  const freeDays = quotation?.freeDays ?? null
  const free = mode === 'sea' ? freeTimeOf({ freeDays, eta, done: doneDays(shipment) }, today) : undefined
  return {
    parties: [customerParty(shipment, words.to), { title: words.agent, ...agent }],
    facts: [
      ...known([
        ...ends(shipment),
        [arrival ? arrivalText[arrival] : arrivalText.expected, eta && printedDay(eta)],
      ]),
      ...offerRows(shipment, ['carrier', 'vessel', 'voyage', 'flight']),
      ...known([
        ...numbersOf(shipment),
        ...goodsOf(shipment),
        [shipmentText.lastFreeDay, free && printedDay(free.lastDay)],
        [words.due, money && `AED ${groupedAmount(money.balance)}`],
      ]),
    ],
    missing: missing.map((code) => ({ en: documentTypes[code].en, ar: documentTypes[code].ar })),
    note: words.arrivalNote,
    isSigned: false,
  }
}

const sheets = {
  'packing-list': packingList,
  'shipping-instruction': instruction,
  'arrival-notice': arrivalNotice,
} as const

export const tradeSheet = (kind: TradeDocument, source: SheetSource): TradeSheet => ({
  rows: cargoRows(source.form),
  totals: totalsOf(source.shipment, source.form),
  hazards: hazardRows(source.form),
  ...sheets[kind](source),
})
