// Charge lines of a quotation: codes, ranges, VAT categories, what a complete quotation names, and the totals.
import { z } from 'zod'
import { additionalServices } from '../reference/lists.ts'
import { dirhamPattern, parseMoney, sum, toWire, vatOf, type VatCategory } from '../kit/money.ts'
import { settingDefaults, type SettingsInForce } from '../kit/settings.ts'

export type ChargeRow = {
  en: string
  ar: string
  vat: VatCategory
  /** Selling price allowed by default, in fils (A 5); null is open. */
  range: readonly [bigint, bigint] | null
}

type Ranged = 'delivery-order' | 'bill-of-lading' | 'terminal-handling' | 'seal' | 'handling' | 'transport'

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
  'customs-clearance': { en: 'Customs clearance', ar: 'التخليص الجمركي', vat: 'standard', range: null },
  storage: { en: 'Storage for the period', ar: 'أجرة التخزين عن المدة', vat: 'standard', range: null },
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
}
export const usualPricing: Pricing = { taxOf: (code) => charges[code].vat }

const rate = z.string().regex(dirhamPattern, 'quotes.rate-invalid')
export const mostOfACharge = 999

/** One line as an agent enters it. `label` names an additional charge (`other`); rates are AED before VAT, each for one of `quantity`. */
export const ChargeInput = z.strictObject({
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
})
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
}

export const toLine =
  ({ taxOf }: Pricing) =>
  (input: ChargeInput & { reason?: string | undefined }): ChargeLine => ({
    code: input.code,
    label: input.label,
    reason: input.reason,
    buyingFils: parseMoney(input.buyingRate),
    sellingFils: parseMoney(input.sellingRate),
    quantity: input.quantity ?? 1,
    vat: taxOf(input.code),
  })

/** What a line comes to before VAT, and the VAT of the whole line. */
export const netOf = ({ sellingFils, quantity }: Pick<ChargeLine, 'sellingFils' | 'quantity'>): bigint =>
  sellingFils * BigInt(quantity)
export const lineVat = (line: Pick<ChargeLine, 'sellingFils' | 'quantity' | 'vat'>): bigint =>
  vatOf(netOf(line), line.vat)

/** What one costs of an amount that is charged several times. */
export const eachOf = (amount: string, quantity: number): string =>
  toWire(parseMoney(amount) / BigInt(quantity))

/**
 * What is wrong with a line (A 5); the range applies to the selling price. What is out of the scope of VAT was paid in the
 * customer's name and is passed on as it was (VATP013).
 */
export const chargeRefusal = (line: ChargeLine, settings: SettingsInForce): string | undefined => {
  if (line.buyingFils === 0n) return 'quotes.buying-zero'
  if (line.sellingFils === 0n) return 'quotes.selling-zero'
  if (line.vat === 'out-of-scope')
    return line.sellingFils === line.buyingFils ? undefined : 'quotes.passed-on'
  if (line.sellingFils < line.buyingFils) return 'quotes.selling-below-buying'
  if (line.sellingFils === line.buyingFils) return 'quotes.selling-equals-buying'
  if (line.code === 'other' && !line.label?.trim()) return 'quotes.label-required'
  const range = rangeOf(line.code, settings)
  if (range && line.sellingFils < range[0]) return 'quotes.below-range'
  if (range && line.sellingFils > range[1]) return 'quotes.above-range'
  return undefined
}

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

/** Expected charges that no line names and no other charge covers. */
export const missingCharges = (
  lines: readonly { code: ChargeCode }[],
  expected: readonly ChargeCode[],
  included: readonly ChargeCode[] = [],
): ChargeCode[] =>
  expected.filter((code) => !included.includes(code) && !lines.some((line) => line.code === code))
