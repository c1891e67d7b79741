// The closed look-up lists that are part of the product rather than of its data, and the names under which they are asked for.
import { containerModes, containerTypes } from './containers.ts'
import { hazardClasses, packingGroups } from './hazard.ts'
import { emirates } from '../kit/emirates.ts'

export type ListRow = { en: string; ar: string; hint?: { en: string; ar: string } }

export const packageTypes = {
  CARTON: { en: 'Carton', ar: 'كرتون' },
  PALLET: { en: 'Pallet', ar: 'منصة نقالة (طبلية)' },
  CRATE: { en: 'Wooden crate', ar: 'صندوق خشبي' },
  BOX: { en: 'Box', ar: 'صندوق' },
  BAG: { en: 'Bag', ar: 'كيس' },
  JUMBO_BAG: { en: 'Jumbo bag', ar: 'كيس كبير (جامبو)' },
  DRUM: { en: 'Drum', ar: 'برميل' },
  IBC: { en: 'IBC tank', ar: 'خزان وسيط للسوائل (IBC)' },
  ROLL: { en: 'Roll', ar: 'لفّة' },
  BUNDLE: { en: 'Bundle', ar: 'حزمة' },
  BALE: { en: 'Bale', ar: 'بالة' },
  COIL: { en: 'Coil', ar: 'ملف معدني' },
  CYLINDER: { en: 'Gas cylinder', ar: 'أسطوانة غاز' },
  ENVELOPE: { en: 'Envelope', ar: 'مظروف' },
  UNIT: { en: 'Unit, unpacked', ar: 'وحدة غير معبأة' },
  VEHICLE: { en: 'Vehicle', ar: 'مركبة' },
} as const satisfies Record<string, ListRow>

export const additionalServices = {
  INSURANCE: {
    en: 'Cargo insurance',
    ar: 'التأمين على البضائع',
    hint: {
      en: 'Covers loss and damage in transit, up to the value you declare.',
      ar: 'يغطي الفقدان والتلف أثناء النقل بالقيمة المصرَّح بها.',
    },
  },
  PACKING: {
    en: 'Packing',
    ar: 'التغليف',
    hint: { en: 'Export packing, crating and labels.', ar: 'تغليف للتصدير، وصناديق خشبية، وملصقات.' },
  },
  CUSTOMS_CLEARANCE: {
    en: 'Customs clearance',
    ar: 'التخليص الجمركي',
    hint: {
      en: 'Declaration, duty calculation and release at the port or airport.',
      ar: 'البيان الجمركي وحساب الرسوم والإفراج في الميناء أو المطار.',
    },
  },
  CERTIFICATE_OF_ORIGIN: {
    en: 'Help with the certificate of origin',
    ar: 'المساعدة في شهادة المنشأ',
    hint: { en: 'Application at the chamber of commerce.', ar: 'تقديم الطلب لدى غرفة التجارة.' },
  },
  FUMIGATION: {
    en: 'Fumigation',
    ar: 'التبخير',
    hint: {
      en: 'Treatment of wooden packing, with certificate.',
      ar: 'معالجة مواد التغليف الخشبية، مع شهادة.',
    },
  },
  INSPECTION: {
    en: 'Cargo inspection',
    ar: 'معاينة البضائع',
    hint: { en: 'Independent survey with photographs.', ar: 'معاينة مستقلة مع صور.' },
  },
  TEMPERATURE_CONTROL: {
    en: 'Temperature control',
    ar: 'التحكم في درجة الحرارة',
    hint: {
      en: 'Chilled or frozen, with a recorded temperature.',
      ar: 'تبريد أو تجميد مع تسجيل درجة الحرارة.',
    },
  },
  PALLETISING: { en: 'Palletising', ar: 'الرصّ على منصات نقالة' },
  LOADING: { en: 'Loading and unloading labour', ar: 'عمالة التحميل والتفريغ' },
  TAIL_LIFT: { en: 'Vehicle with tail lift', ar: 'مركبة برافعة خلفية' },
  ESCORT: { en: 'Escort for oversize cargo', ar: 'مرافقة للبضائع كبيرة الحجم' },
  STORAGE: { en: 'Short-term storage', ar: 'تخزين قصير الأجل' },
  LEGALISATION: { en: 'Legalisation of documents', ar: 'تصديق المستندات' },
  PERMITS: {
    en: 'Permits from other authorities',
    ar: 'تصاريح الجهات الأخرى',
    hint: {
      en: 'Municipality, health, telecommunications, environment and similar approvals.',
      ar: 'موافقات البلدية والصحة والاتصالات والبيئة وما شابهها.',
    },
  },
} as const satisfies Record<string, ListRow>
export type AdditionalService = keyof typeof additionalServices
export const additionalServiceCodes = Object.keys(additionalServices) as [
  AdditionalService,
  ...AdditionalService[],
]

export { emirates, type Emirate } from '../kit/emirates.ts'

/** Lists kept in code, by the name they have under `lookup/{list}`. */
export const codeLists = {
  'container-types': containerTypes,
  'container-modes': containerModes,
  'package-types': packageTypes,
  'additional-services': additionalServices,
  'hazard-classes': hazardClasses,
  'packing-groups': packingGroups,
  emirates,
} as const satisfies Record<string, Record<string, ListRow>>

/** Lists kept in the database. */
export const storedLists = ['commodities', 'holidays'] as const

export type ListName = keyof typeof codeLists | (typeof storedLists)[number]
export const listNames: readonly ListName[] = [
  ...(Object.keys(codeLists) as (keyof typeof codeLists)[]),
  ...storedLists,
]

export const isCodeList = (name: ListName): name is keyof typeof codeLists => Object.hasOwn(codeLists, name)

/** Codes of a list in order; hazard classes are sorted because objects put whole numbers before 1.1. */
export const codesOf = (name: keyof typeof codeLists): string[] => {
  const codes = Object.keys(codeLists[name])
  return name === 'hazard-classes' ? codes.sort() : codes
}
