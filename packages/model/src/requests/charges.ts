// Charge lines of a quotation: codes, ranges, VAT categories, what a complete quotation names, and the totals.
import { z } from 'zod'
import { additionalServices } from '../reference/lists.ts'
import { dirhamPattern, halfUp, parseMoney, sum, toWire, vatOf, type VatCategory } from '../kit/money.ts'
import { settingDefaults, type SettingsInForce } from '../kit/settings.ts'
import type { TextRow } from '../kit/text.ts'
import type { ContainerType } from '../reference/containers.ts'
import { rateRefusal, type Exchange } from '../reference/exchange.ts'
import {
  lineFils,
  priceFils,
  unitInputProblems,
  unitInputs,
  unitPriceOf,
  unitPricePattern,
  type Basis,
  type Counted,
  type UnitPrice,
} from './unit-price.ts'

export type ChargeRow = {
  en: string
  ar: string
  vat: VatCategory
  /** Selling price allowed by default, in fils (A 5); null is open. */
  range: readonly [bigint, bigint] | null
}

type Ranged = 'delivery-order' | 'bill-of-lading' | 'terminal-handling' | 'seal' | 'handling' | 'transport'

/** What the price of a range is for one of; counted in another way, the whole line has to keep it. */
const rangeBasis: Record<Ranged, Basis> = {
  'delivery-order': 'bl',
  'bill-of-lading': 'bl',
  'terminal-handling': 'container',
  seal: 'container',
  handling: 'shipment',
  transport: 'truck',
}

/** The selling prices allowed for a charge, in fils. */
const rangeIn = (settings: SettingsInForce, code: Ranged): readonly [bigint, bigint] => {
  const [least, most] = settings[`charges.${code}`]
  return [BigInt(least) * 100n, BigInt(most) * 100n]
}

/** The charges of freight and storage quotations; international carriage is zero-rated, everything local bears 5 percent (facts). */
export const charges = {
  'ocean-freight': { en: 'Ocean freight', ar: 'أجرة الشحن البحري', vat: 'zero', range: null },
  'air-freight': { en: 'Air freight', ar: 'أجرة الشحن الجوي', vat: 'zero', range: null },
  'delivery-order': {
    en: 'Delivery order fee',
    ar: 'رسوم إذن التسليم',
    vat: 'standard',
    range: rangeIn(settingDefaults, 'delivery-order'),
  },
  'bill-of-lading': {
    en: 'Bill of lading fee',
    ar: 'رسوم بوليصة الشحن',
    vat: 'standard',
    range: rangeIn(settingDefaults, 'bill-of-lading'),
  },
  'air-waybill': { en: 'Air waybill fee', ar: 'رسوم بوليصة الشحن الجوي', vat: 'standard', range: null },
  'terminal-handling': {
    en: 'Terminal handling',
    ar: 'رسوم مناولة المحطة',
    vat: 'standard',
    range: rangeIn(settingDefaults, 'terminal-handling'),
  },
  seal: { en: 'Seal fee', ar: 'رسوم ختم الحاوية', vat: 'standard', range: rangeIn(settingDefaults, 'seal') },
  handling: {
    en: 'Handling fee',
    ar: 'رسوم المناولة',
    vat: 'standard',
    range: rangeIn(settingDefaults, 'handling'),
  },
  transport: {
    en: 'Transport to the door',
    ar: 'أجرة النقل إلى الباب',
    vat: 'standard',
    range: rangeIn(settingDefaults, 'transport'),
  },
  pickup: { en: 'Pickup at origin', ar: 'الاستلام في بلد المنشأ', vat: 'zero', range: null },
  'export-clearance': {
    en: 'Export clearance at origin',
    ar: 'تخليص الصادر في بلد المنشأ',
    vat: 'zero',
    range: null,
  },
  'origin-handling': {
    en: 'Origin terminal charges',
    ar: 'رسوم المحطة في بلد المنشأ',
    vat: 'zero',
    range: null,
  },
  'destination-handling': {
    en: 'Destination terminal charges',
    ar: 'رسوم المحطة في بلد الوصول',
    vat: 'zero',
    range: null,
  },
  'import-clearance': {
    en: 'Import clearance at destination',
    ar: 'تخليص الوارد في بلد الوصول',
    vat: 'zero',
    range: null,
  },
  'delivery-abroad': { en: 'Delivery at destination', ar: 'التوصيل في بلد الوصول', vat: 'zero', range: null },
  'cfs-handling': { en: 'CFS handling', ar: 'رسوم محطة شحن الحاويات', vat: 'standard', range: null },
  bunker: { en: 'Bunker surcharge', ar: 'علاوة وقود السفن', vat: 'zero', range: null },
  'peak-season': { en: 'Peak season surcharge', ar: 'علاوة موسم الذروة', vat: 'zero', range: null },
  'war-risk': { en: 'War risk surcharge', ar: 'علاوة مخاطر الحرب', vat: 'zero', range: null },
  'fuel-surcharge': { en: 'Fuel surcharge', ar: 'علاوة الوقود', vat: 'zero', range: null },
  'security-surcharge': { en: 'Security surcharge', ar: 'علاوة الأمن', vat: 'zero', range: null },
  'hazardous-surcharge': { en: 'Hazardous surcharge', ar: 'علاوة المواد الخطرة', vat: 'zero', range: null },
  'out-of-gauge': {
    en: 'Out of gauge surcharge',
    ar: 'علاوة الحمولة الزائدة الأبعاد',
    vat: 'zero',
    range: null,
  },
  documentation: { en: 'Documentation fee', ar: 'رسوم المستندات', vat: 'standard', range: null },
  'manifest-filing': { en: 'Manifest filing', ar: 'رسوم بيان الحمولة', vat: 'standard', range: null },
  vgm: { en: 'Verified gross mass (VGM)', ar: 'إثبات الوزن الإجمالي (VGM)', vat: 'standard', range: null },
  'reefer-plug': { en: 'Reefer plug-in', ar: 'رسوم تشغيل الحاوية المبردة', vat: 'standard', range: null },
  'customs-clearance': { en: 'Customs clearance', ar: 'التخليص الجمركي', vat: 'standard', range: null },
  storage: { en: 'Storage for the period', ar: 'أجرة التخزين عن المدة', vat: 'standard', range: null },
  'handling-in': { en: 'Handling in', ar: 'مناولة الإدخال', vat: 'standard', range: null },
  'handling-out': { en: 'Handling out', ar: 'مناولة الإخراج', vat: 'standard', range: null },
  packing: { en: 'Packing', ar: 'التغليف', vat: 'standard', range: null },
  insurance: { ...additionalServices.INSURANCE, vat: 'standard', range: null },
  'certificate-of-origin': { ...additionalServices.CERTIFICATE_OF_ORIGIN, vat: 'standard', range: null },
  fumigation: { ...additionalServices.FUMIGATION, vat: 'standard', range: null },
  inspection: { ...additionalServices.INSPECTION, vat: 'standard', range: null },
  'temperature-control': { ...additionalServices.TEMPERATURE_CONTROL, vat: 'standard', range: null },
  palletising: { ...additionalServices.PALLETISING, vat: 'standard', range: null },
  loading: { ...additionalServices.LOADING, vat: 'standard', range: null },
  'tail-lift': { ...additionalServices.TAIL_LIFT, vat: 'standard', range: null },
  escort: { ...additionalServices.ESCORT, vat: 'standard', range: null },
  'short-term-storage': { ...additionalServices.STORAGE, vat: 'standard', range: null },
  legalisation: { ...additionalServices.LEGALISATION, vat: 'standard', range: null },
  permits: { ...additionalServices.PERMITS, vat: 'standard', range: null },
  // Of trucks; what the VAT of each is on a movement, the line says.
  'truck-tariff': { en: 'Truck tariff', ar: 'أجرة النقل', vat: 'standard', range: null },
  offloading: { en: 'Offloading', ar: 'التفريغ', vat: 'standard', range: null },
  refrigeration: { en: 'Refrigeration', ar: 'التبريد', vat: 'standard', range: null },
  hazardous: { en: 'Hazardous goods', ar: 'المواد الخطرة', vat: 'standard', range: null },
  permit: { en: 'Permit', ar: 'التصريح', vat: 'standard', range: null },
  toll: {
    en: 'Tolls (Salik, Darb)',
    ar: 'رسوم التعرفة المرورية (سالك، درب)',
    vat: 'standard',
    range: null,
  },
  'port-fee': { en: 'Port fee', ar: 'رسوم الميناء', vat: 'standard', range: null },
  'empty-return': { en: 'Empty container return', ar: 'إعادة الحاوية الفارغة', vat: 'standard', range: null },
  'border-fee': { en: 'Border fee', ar: 'رسوم المنافذ', vat: 'zero', range: null },
  duty: { en: 'Customs duty', ar: 'الرسوم الجمركية', vat: 'out-of-scope', range: null },
  deposit: { en: 'Customs deposit', ar: 'التأمين الجمركي', vat: 'out-of-scope', range: null },
  waiting: { en: 'Waiting', ar: 'انتظار', vat: 'standard', range: null },
  // What is kept of a truck that was booked and dropped; no quotation begins with it.
  'dropped-truck': {
    en: 'Cancellation fee of a dropped truck',
    ar: 'رسوم إلغاء شاحنة مستبعدة من الحجز',
    vat: 'standard',
    range: null,
  },
  detention: { en: 'Detention at borders', ar: 'تعطيل الشاحنة في المنافذ', vat: 'zero', range: null },
  other: { en: 'Additional charge', ar: 'رسوم إضافية', vat: 'standard', range: null },
} as const satisfies Record<string, ChargeRow>
export type ChargeCode = keyof typeof charges
export const chargeCodes = Object.keys(charges) as [ChargeCode, ...ChargeCode[]]

/** The selling prices allowed for a charge under these settings; null is open. */
export const rangeOf = (code: ChargeCode, settings: SettingsInForce): ChargeRow['range'] =>
  charges[code].range && rangeIn(settings, code as Ranged)

export type CarriageFacts = {
  mode: 'sea' | 'air'
  fullContainer: boolean
  door: boolean
  /** Charges of the services that were asked for. */
  services?: readonly ChargeCode[]
}

/** The charges a complete quotation names for this carriage, in the order they are shown. */
export const expectedCharges = ({ services = [], ...carriage }: CarriageFacts): ChargeCode[] => [
  ...new Set([...carriageCharges(carriage), ...services]),
]

const carriageCharges = ({ mode, fullContainer, door }: Omit<CarriageFacts, 'services'>): ChargeCode[] => [
  ...(mode === 'sea'
    ? ([
        'ocean-freight',
        'delivery-order',
        'bill-of-lading',
        'terminal-handling',
        ...(fullContainer ? (['seal'] as const) : []),
      ] as const)
    : (['air-freight', 'delivery-order', 'air-waybill'] as const)),
  'handling',
  ...(door ? (['transport'] as const) : []),
  'customs-clearance',
]

/** What a line says of the charges of one request. */
export type Pricing = {
  taxOf: (code: ChargeCode) => VatCategory
  /** How often a charge is filled in; without it nobody is asked for a quantity. */
  quantityOf?: (code: ChargeCode) => number
  /** The charges that a quotation may name, in the order of the form; without it all. */
  codes?: readonly ChargeCode[]
  /** How charges are priced by the unit; without it they are sums in dirhams. */
  units?: UnitPricing
  /** A price outside its range may be explained to the desk, which lets it pass or not. */
  asksDesk?: boolean
}

export type UnitPricing = Exchange & {
  counted: Counted
  /** What a charge may be counted by, the usual one first. */
  offered: (code: ChargeCode) => readonly Basis[]
  /** Container types of the request, where there are several. */
  boxes: readonly ContainerType[]
  /** Nothing is counted yet: the prices of a rate card. */
  isOpen?: true
  /** Days that prices for a cubic metre and day are counted for. */
  days?: number
  /** What one sum for everything is called, where it is no shipment. */
  whole?: TextRow
}
export const usualPricing: Pricing = { taxOf: (code) => charges[code].vat }

const rate = z
  .string()
  .refine((text) => dirhamPattern.test(text) || unitPricePattern.test(text), 'quotes.rate-invalid')
export const mostOfACharge = 999

/** So much an agent says at least of a price outside its range. */
export const leastRangeReason = 10

/** Fields of a line; `chargeDecimals` is asked beside. */
export const chargeShape = z.strictObject({
  code: z.enum(chargeCodes),
  label: z.string().trim().max(80).optional(),
  buyingRate: rate,
  sellingRate: rate,
  /** Once where it is left out. */
  quantity: z
    .int('quotes.quantity-invalid')
    .min(1, 'quotes.quantity-invalid')
    .max(mostOfACharge, 'quotes.quantity-invalid')
    .optional(),
  ...unitInputs,
  /** Why a price is outside its range, for the desk. */
  rangeReason: z.string().trim().max(300).optional(),
})

/** Dirhams have two decimals, and so has what is asked for once; prices by the unit have four. */
const isSum = ({ basis }: z.infer<typeof chargeShape>): boolean => basis === undefined || basis === 'shipment'
export const chargeDecimals = (input: z.infer<typeof chargeShape>, context: z.RefinementCtx): void => {
  const wrong = (field: string, message = 'quotes.rate-invalid') =>
    context.addIssue({ code: 'custom', path: [field], message })
  const pattern = isSum(input) ? dirhamPattern : unitPricePattern
  if (input.basis !== undefined && input.quantity !== undefined) wrong('quantity', 'quotes.quantity-derived')
  for (const [field, code] of unitInputProblems(input)) wrong(field, code)
  for (const field of ['buyingRate', 'sellingRate'] as const) if (!pattern.test(input[field])) wrong(field)
}

/** One line as an agent enters it. `label` names an additional charge (`other`); rates are AED before VAT, each for one of `quantity`. */
export const ChargeInput = chargeShape.superRefine(chargeDecimals)
export type ChargeInput = z.infer<typeof ChargeInput>

export type ChargeLine = {
  code: ChargeCode
  label?: string | null
  /** Rates of one. */
  buyingFils: bigint
  sellingFils: bigint
  quantity: number
  vat: VatCategory
  /** Of a final quotation: why it differs from the accepted charge. */
  reason?: string | null
  /** How it was priced by the unit: the rates are then those of the whole line, once. */
  unit?: UnitPrice | null
  /** Why its price is outside its range, and that the desk has let it pass. */
  rangeReason?: string | null
  isApproved?: boolean
}

const carriages: readonly ChargeCode[] = ['ocean-freight', 'air-freight']

/** Nothing of the cargo is counted, and no currency has a rate. */
const nothing: Pick<UnitPricing, 'counted' | 'rates' | 'today'> = {
  counted: () => undefined,
  rates: {},
  today: '',
}

export const toLine =
  ({ taxOf, units, asksDesk = false }: Pricing, carriageFils = 0n) =>
  (input: ChargeInput & { reason?: string | undefined }): ChargeLine => {
    const { counted, ...exchange } = units ?? nothing
    const unit = unitPriceOf(input, counted, exchange, carriageFils)
    const { buying, selling } = unit
      ? lineFils(unit)
      : { buying: parseMoney(input.buyingRate), selling: parseMoney(input.sellingRate) }
    return {
      code: input.code,
      label: input.label,
      reason: input.reason,
      buyingFils: buying,
      sellingFils: selling,
      quantity: unit ? 1 : (input.quantity ?? 1),
      vat: taxOf(input.code),
      ...(unit && { unit }),
      ...(asksDesk && input.rangeReason && { rangeReason: input.rangeReason }),
    }
  }

/** What the carriage itself comes to, of which a share may be charged. */
export const carriageOf = (lines: readonly ChargeLine[]): bigint =>
  sum(lines.filter(({ code, unit }) => carriages.includes(code) && unit?.basis !== 'percent').map(netOf))

/** The lines of one quotation: shares of the carriage are counted once that is known. */
export const toLines =
  (pricing: Pricing) =>
  (inputs: readonly (ChargeInput & { reason?: string | undefined })[]): ChargeLine[] => {
    const carriageFils = carriageOf(inputs.map((input) => toLine(pricing)(input)))
    return inputs.map((input) => toLine(pricing, carriageFils)(input))
  }

/** What a line comes to before VAT, and the VAT of the whole line. */
export const netOf = ({ sellingFils, quantity }: Pick<ChargeLine, 'sellingFils' | 'quantity'>): bigint =>
  sellingFils * BigInt(quantity)
export const lineVat = (line: Pick<ChargeLine, 'sellingFils' | 'quantity' | 'vat'>): bigint =>
  vatOf(netOf(line), line.vat)

/** What one costs of an amount that is charged several times. */
export const eachOf = (amount: string, quantity: number): string =>
  toWire(parseMoney(amount) / BigInt(quantity))

/** What a range is held against: the price of one, or the whole line where that is counted in another way. */
export const judgedFils = ({ code, sellingFils, unit }: Omit<ChargeLine, 'buyingFils'>): bigint =>
  unit && unit.basis === rangeBasis[code as Ranged] ? priceFils(unit) : sellingFils

/** The most that a charge with a range comes to for a cargo; undefined where it has none, or the cargo does not say how many. */
export const mostOf = (code: ChargeCode, settings: SettingsInForce, counted: Counted): bigint | undefined => {
  const range = rangeOf(code, settings)
  const quantity = range && counted(rangeBasis[code as Ranged], {})
  return range && quantity ? halfUp(range[1] * quantity, 1000n) : undefined
}

export type RangeFault = 'quotes.below-range' | 'quotes.above-range'
export const rangeFault = (
  line: Omit<ChargeLine, 'buyingFils'>,
  settings: SettingsInForce,
): RangeFault | undefined => {
  const range = rangeOf(line.code, settings)
  if (!range) return undefined
  const fils = judgedFils(line)
  if (fils < range[0]) return 'quotes.below-range'
  return fils > range[1] ? 'quotes.above-range' : undefined
}

/** It is outside its range, and nobody but the desk may let it pass. */
export const needsDesk = (line: ChargeLine, settings: SettingsInForce): boolean =>
  !line.isApproved && rangeFault(line, settings) !== undefined

const isExplained = ({ rangeReason }: ChargeLine): boolean =>
  (rangeReason?.trim().length ?? 0) >= leastRangeReason

/** What keeps a price by the unit from being counted at all. */
const unitRefusal = (
  { basis, quantity, count, currency, rate }: UnitPrice,
  today: string | undefined,
): string | undefined => {
  if (quantity === null)
    return basis === 'day' && count === null ? 'quotes.days-missing' : 'quotes.basis-unknown'
  return rateRefusal(currency, rate, today ?? rate?.day ?? '')
}

const marginRefusal = ({ buyingFils, sellingFils, unit }: ChargeLine): string | undefined => {
  if (unit?.breaks?.some(({ buying, selling }) => selling <= buying)) return 'quotes.break-margin'
  if (sellingFils < buyingFils || (unit && unit.sellingPrice < unit.buyingPrice))
    return 'quotes.selling-below-buying'
  if (sellingFils === buyingFils || (unit && unit.sellingPrice === unit.buyingPrice))
    return 'quotes.selling-equals-buying'
  return undefined
}

/**
 * What is wrong with a line (A 5); the range applies to the selling price. What is out of the scope of VAT was paid in the
 * customer's name and is passed on as it was (VATP013). `today` is given where rates have to be fresh.
 */
export const chargeRefusal = (
  line: ChargeLine,
  settings: SettingsInForce,
  today?: string,
): string | undefined => {
  const uncounted = line.unit && unitRefusal(line.unit, today)
  if (uncounted) return uncounted
  if (line.buyingFils === 0n) return 'quotes.buying-zero'
  if (line.sellingFils === 0n) return 'quotes.selling-zero'
  if (line.vat === 'out-of-scope')
    return line.sellingFils === line.buyingFils ? undefined : 'quotes.passed-on'
  const margin = marginRefusal(line)
  if (margin) return margin
  if (line.code === 'other' && !line.label?.trim()) return 'quotes.label-required'
  const fault = rangeFault(line, settings)
  return fault && (line.isApproved || isExplained(line)) ? undefined : fault
}

/** The field of a line under which a refusal of it stands. */
export const chargeField = (
  code: string,
): 'basis' | 'buyingRate' | 'count' | 'currency' | 'label' | 'sellingRate' => {
  switch (code) {
    case 'quotes.buying-zero':
      return 'buyingRate'
    case 'quotes.label-required':
      return 'label'
    case 'quotes.basis-unknown':
      return 'basis'
    case 'quotes.days-missing':
      return 'count'
    case 'quotes.rate-unknown':
    case 'quotes.rate-stale':
      return 'currency'
    default:
      return 'sellingRate'
  }
}

type Sold = Omit<ChargeLine, 'buyingFils'>

/** A line names a charge that one before it names; of containers each type may have a line of its own. */
export const isTwice = (lines: readonly Pick<ChargeLine, 'code' | 'unit'>[], at: number): boolean => {
  const { code, unit } = lines[at]!
  const type = unit?.appliesTo
  const isSame = (other: (typeof lines)[number]): boolean =>
    other.code === code && !(type && other.unit?.appliesTo && other.unit.appliesTo !== type)
  return code !== 'other' && lines.slice(0, at).some(isSame)
}

const isSamePrice = (one: Sold, other: Sold): boolean => {
  if (one.code !== other.code || Boolean(one.unit) !== Boolean(other.unit)) return false
  if (!one.unit || !other.unit)
    return one.sellingFils === other.sellingFils && one.quantity === other.quantity
  const priceOf = ({ basis, appliesTo, shareOf, currency, sellingPrice, minSelling }: UnitPrice) =>
    [basis, appliesTo, shareOf, currency, sellingPrice, minSelling].join()
  return priceOf(one.unit) === priceOf(other.unit)
}

/** Lines of a new version, those marked whose price the desk has let pass before. */
export const withApproved = (lines: readonly ChargeLine[], approved: readonly Sold[]): ChargeLine[] =>
  lines.map((line) => {
    const before = approved.find((each) => isSamePrice(each, line))
    return before ? { ...line, isApproved: true, rangeReason: before.rangeReason ?? null } : line
  })

export type Totals = {
  buying: bigint
  net: bigint
  vat: bigint
  total: bigint
  commissionBasisPoints: bigint
}

/** Sums in fils; VAT is rounded line by line. The commission is the margin as a share of the buying total. */
export const totalsOf = (lines: readonly ChargeLine[]): Totals => {
  const buying = sum(lines.map((line) => line.buyingFils * BigInt(line.quantity)))
  const net = sum(lines.map(netOf))
  const vat = sum(lines.map(lineVat))
  return {
    buying,
    net,
    vat,
    total: net + vat,
    commissionBasisPoints: buying ? ((net - buying) * 10_000n) / buying : 0n,
  }
}

/** Of part loads the station stands in the place of the terminal; a warehouse handles goods in and out. */
const standsFor: Partial<Record<ChargeCode, ChargeCode>> = {
  'terminal-handling': 'cfs-handling',
  handling: 'handling-in',
}

/** Expected charges that no line names and no other charge covers. */
export const missingCharges = (
  lines: readonly { code: ChargeCode }[],
  expected: readonly ChargeCode[],
  included: readonly ChargeCode[] = [],
): ChargeCode[] =>
  expected.filter(
    (code) =>
      !included.includes(code) && !lines.some((line) => line.code === code || line.code === standsFor[code]),
  )
