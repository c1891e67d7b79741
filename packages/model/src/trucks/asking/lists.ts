// Closed lists of a truck request: what is carried, how it is counted, and the container ports of the Emirates.
import { say, texts, type Lang } from '../../kit/text.ts'

export const truckCargo = {
  GENERAL: { en: 'General goods', ar: 'بضائع عامة' },
  BUILDING_MATERIAL: { en: 'Building material', ar: 'مواد بناء' },
  MACHINERY: { en: 'Machinery and equipment', ar: 'آلات ومعدات' },
  FOOD: { en: 'Food', ar: 'مواد غذائية' },
  MEDICINE: { en: 'Medicine and medical devices', ar: 'أدوية ومستلزمات طبية' },
  RETAIL: { en: 'Retail stock', ar: 'بضائع تجزئة' },
  FURNITURE: { en: 'Furniture and household goods', ar: 'أثاث وأغراض منزلية' },
  VEHICLES: { en: 'Vehicles', ar: 'مركبات' },
  CHEMICALS: { en: 'Chemicals', ar: 'مواد كيميائية' },
  CONTAINER: { en: 'Container', ar: 'حاوية' },
  OTHER: { en: 'Other goods', ar: 'بضائع أخرى' },
} as const

export const quantityUnits = {
  PALLET: { en: 'Pallets', ar: 'منصات نقالة' },
  PACKAGE: { en: 'Packages', ar: 'طرود' },
} as const
export type QuantityUnit = keyof typeof quantityUnits

const afterNumber = texts({
  PALLET: {
    en: { one: 'pallet', other: 'pallets' },
    ar: {
      zero: 'منصة نقالة',
      one: 'منصة نقالة',
      two: 'منصة نقالة',
      few: 'منصات نقالة',
      many: 'منصة نقالة',
      other: 'منصة نقالة',
    },
  },
  PACKAGE: {
    en: { one: 'package', other: 'packages' },
    ar: { zero: 'طرد', one: 'طرد', two: 'طرد', few: 'طرود', many: 'طردًا', other: 'طرد' },
  },
})

/** The unit as it stands behind its number: "1 pallet", "12 pallets". */
export const countedUnit = ({
  quantity,
  unit,
}: {
  quantity: number
  unit: QuantityUnit
}): Record<Lang, string> => ({
  en: say('en', afterNumber[unit], { count: quantity }),
  ar: say('ar', afterNumber[unit], { count: quantity }),
})

/** Under their UN/LOCODE. */
export const truckPorts = {
  AEJEA: { en: 'Jebel Ali', ar: 'جبل علي' },
  AEKHL: { en: 'Khalifa Port', ar: 'ميناء خليفة' },
  AEKLF: { en: 'Khor Fakkan', ar: 'خورفكان' },
  AESHJ: { en: 'Sharjah, Port Khalid', ar: 'الشارقة، ميناء خالد' },
  AEFJR: { en: 'Fujairah', ar: 'الفجيرة' },
  AERKT: { en: 'Ras Al Khaimah, Saqr Port', ar: 'رأس الخيمة، ميناء صقر' },
} as const
export type TruckPort = keyof typeof truckPorts
