// The columns of a bulk upload of truck requests: what each field of the form is called in a sheet, and the two places taken apart.
import {
  choice,
  group,
  phone,
  reference,
  text,
  type Fields,
  type SheetColumn,
} from '../../kit/form-fields.ts'
import { checkMakani } from '../../reference/identifiers.ts'
import { emirates } from '../../reference/lists.ts'
import { columnsOf } from '../../requests/bulk/bulk-columns.ts'
import { truckFields } from '../asking/request-form.ts'
import { crossBorderCountries } from '../road/movement.ts'

const atPort = { en: 'Port movements', ar: 'النقل من الميناء وإليه' }
const atImport = { en: 'Port movements, import', ar: 'النقل من الميناء (استيراد)' }
const overBorder = { en: 'Cross-border', ar: 'النقل عبر الحدود' }
const ifCooled = { en: 'Refrigerated trucks', ar: 'الشاحنات المبرّدة' }
const ifHazardous = { en: 'Hazardous goods', ar: 'المواد الخطرة' }

/** A new field of the form does not compile before it has its column. */
const columns: Record<Exclude<keyof typeof truckFields, 'pickup' | 'dropoff'>, SheetColumn> = {
  movementType: { example: 'Domestic', plain: true, also: ['movement type'] },
  portDirection: { en: 'Port direction', ar: 'اتجاه الحاوية', when: atPort, plain: true },
  port: { when: atPort },
  containerNo: { also: ['container'] },
  returnLocation: { when: atImport, also: ['return location', 'empty return'] },
  returnBy: { when: atImport, also: ['return by'] },
  truckType: { example: '7-ton closed', plain: true },
  subType: { example: 'Standard', plain: true, also: ['subtype', 'sub type', 'truck subtype'] },
  trucks: { example: '2', also: ['trucks', 'truck count', 'no of trucks'] },
  minTemperature: { en: 'Lowest temperature (°C)', ar: 'أدنى درجة حرارة (مئوية)', when: ifCooled },
  maxTemperature: { en: 'Highest temperature (°C)', ar: 'أعلى درجة حرارة (مئوية)', when: ifCooled },
  cargoType: { example: 'General goods', plain: true, also: ['cargo type'] },
  commodity: {
    en: 'Description of goods',
    ar: 'وصف البضاعة',
    example: 'Ceramic tiles',
    also: ['description', 'commodity', 'goods'],
  },
  packageType: { example: 'Pallet', plain: true, also: ['package type', 'packaging'] },
  quantity: { example: '12', also: ['qty'] },
  unit: { example: 'Pallets', plain: true, also: ['unit'] },
  weightKg: {
    en: 'Gross weight (kg)',
    ar: 'الوزن الإجمالي (كغم)',
    example: '9000',
    also: ['weight', 'gross weight', 'weight kg'],
  },
  hsCode: { when: overBorder, also: ['hs'] },
  cargoValue: {
    en: 'Value of the goods (AED)',
    ar: 'قيمة البضاعة (درهم)',
    when: overBorder,
    also: ['value', 'cargo value'],
  },
  hazardous: { example: 'No', also: ['hazardous', 'dangerous goods', 'dg'] },
  unNumber: { when: ifHazardous, also: ['un'] },
  hazardClass: { en: 'Hazard class', ar: 'فئة الخطورة', when: ifHazardous },
  packingGroup: { plain: true },
  hazardousKg: { en: 'Hazardous weight (kg)', ar: 'وزن المواد الخطرة (كغم)', when: ifHazardous },
  hazardContainers: { en: 'Hazardous goods packed as', ar: 'طريقة تعبئة المواد الخطرة', when: ifHazardous },
  borderRoute: {
    when: { en: 'Cross-border with Oman', ar: 'النقل عبر الحدود مع سلطنة عُمان' },
    also: ['border'],
  },
  pickupAt: {
    en: 'Pickup date and time (UAE)',
    ar: 'تاريخ ووقت التحميل (بتوقيت الإمارات)',
    ahead: 2,
    also: ['pickup time', 'pickup date', 'pickup from'],
  },
  dropoffAt: {
    en: 'Drop-off date and time (UAE)',
    ar: 'تاريخ ووقت التسليم (بتوقيت الإمارات)',
    ahead: 3,
    also: ['drop-off time', 'delivery time', 'delivery date', 'drop-off from'],
  },
  instructions: { also: ['instructions', 'remarks', 'notes'] },
  reference: {
    takes: {
      en: 'Your own number; the lines of a mixed load may share it',
      ar: 'رقم من عندك، ويمكن لأسطر الحمولة المختلطة أن تحمل الرقم نفسه',
    },
    example: 'PO-4711',
    also: ['reference', 'order number', 'customer reference'],
  },
}

const countries = {
  AE: { en: 'United Arab Emirates', ar: 'الإمارات العربية المتحدة' },
  ...crossBorderCountries,
}

const ends = {
  pickup: { en: 'Pickup', ar: 'التحميل', examples: ['Dubai', 'Al Quoz Industrial 3', 'Warehouse 12'] },
  dropoff: { en: 'Drop-off', ar: 'التسليم', examples: ['Abu Dhabi', 'Mussafah', 'Plot 44'] },
} as const

/** An end of the way: an address of the address book by its name, or the address itself. */
const placeFields = (end: keyof typeof ends): Fields => {
  const { en, ar, examples } = ends[end]
  const part = 'places'
  const words = (most: number) => ({ most, rows: 1, missing: null })
  const at = (name: string, inArabic: string, column: SheetColumn = {}) => {
    const label = { en: `${en} ${name}`, ar: inArabic.replace('{end}', ar) }
    return { label, part, column: { ...label, ...column } }
  }
  return {
    saved: text(
      at('saved address', 'عنوان {end} المحفوظ', {
        takes: {
          en: 'The name of an address in your address book; you can then leave the columns of this place empty',
          ar: 'اسم عنوان في دفتر العناوين، ويمكن عندئذ ترك أعمدة هذا الموقع فارغة',
        },
        also: [en, `${en} address`],
      }),
      words(60),
    ),
    country: choice(at('country', 'دولة {end}', { told: true }), { choices: countries }),
    emirate: choice(at('emirate', 'إمارة {end}', { told: true, plain: true, example: examples[0] }), {
      choices: emirates,
    }),
    city: text(
      at('city', 'مدينة {end}', { when: { en: 'Places abroad', ar: 'المواقع خارج الدولة' } }),
      words(80),
    ),
    area: text(at('area', 'منطقة {end}', { example: examples[1] }), words(80)),
    street: text(at('street', 'شارع {end}'), words(120)),
    building: text(at('building', 'مبنى {end}', { example: examples[2] }), words(80)),
    makani: reference(at('Makani number', 'رقم مكاني لموقع {end}'), {
      most: 20,
      tidy: (typed) => checkMakani(typed).value,
    }),
    contactName: text(
      at('contact', 'الشخص المسؤول عند {end}', { example: 'Rashid Al Suwaidi', also: [`Contact at ${en}`] }),
      words(80),
    ),
    contactNumber: phone(
      at('phone', 'هاتف الشخص المسؤول عند {end}', {
        told: true,
        example: '0501234567',
        also: [`Phone at ${en}`],
      }),
      { read: (typed) => typed, wrong: 'trucks.contact-number' },
    ),
  }
}

const inSheet = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (name === 'pickup' || name === 'dropoff')
        return [name, group({ label: field.label, part: field.part }, placeFields(name))]
      return [name, { ...field, column: (columns as Record<string, SheetColumn>)[name] }]
    }),
  )

export const truckColumns = columnsOf(inSheet(truckFields))
