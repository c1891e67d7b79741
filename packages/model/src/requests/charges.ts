// The charges of quotations: codes, ranges, VAT categories, and what a complete quotation names.
import { additionalServices } from '../reference/lists.ts'
import type { VatCategory } from '../kit/money.ts'
import { settingDefaults, type SettingsInForce } from '../kit/settings.ts'

export type ChargeRow = {
  en: string
  ar: string
  vat: VatCategory
  /** Selling price allowed by default, in fils (A 5); null is open. */
  range: readonly [bigint, bigint] | null
}

/** Charges with a range. */
export type Ranged =
  | 'delivery-order'
  | 'bill-of-lading'
  | 'terminal-handling'
  | 'seal'
  | 'handling'
  | 'transport'

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
