// Fields of the cargo as the trade measures it: packages, further containers, vehicles, unit loads, dangerous goods.
import { containerTypes } from '../../reference/containers.ts'
import { hazardClasses, packingGroups, tidyUnNumber } from '../../reference/hazard.ts'
import { packageTypes } from '../../reference/lists.ts'
import {
  amount,
  askedWhere,
  choice,
  count,
  flag,
  needed,
  omittable,
  preset,
  reference,
  rows,
  text,
  yesNo,
} from '../../kit/form-fields.ts'
import {
  asksHazards,
  asksMeasured,
  asksPackages,
  asksSetPoint,
  asksUnitLoads,
  asksVehicles,
  asksVolume,
  inContainers,
  shapeNow,
} from './cargo-shape.ts'
import { unitLoads } from './unit-loads.ts'

const part = 'line'
const words = (en: string, ar: string) => ({ label: { en, ar }, part })
/** In the unit of the request; the rules say how large in millimetres. */
const side = (en: string, ar: string) =>
  amount(words(en, ar), { unit: null, least: 0.1, most: 20_000, decimals: 2, wrong: 'freight.side-invalid' })
const sides = {
  length: side('Length', 'الطول'),
  width: side('Width', 'العرض'),
  height: side('Height', 'الارتفاع'),
}
const weight = amount(words('Gross weight', 'الوزن الإجمالي'), {
  unit: null,
  least: 0.001,
  most: 4_500_000,
  decimals: 3,
  wrong: 'freight.weight-invalid',
})

export const weightOf = {
  each: { en: 'each', ar: 'لكل طرد' },
  line: { en: 'for the whole line', ar: 'للبند كله' },
} as const

export const packageFields = {
  type: preset(choice(words('Package type', 'نوع الطرد'), { choices: packageTypes }), 'CARTON'),
  count: count(words('Number of packages', 'عدد الطرود'), { most: 100_000, wrong: 'freight.pieces-invalid' }),
  ...sides,
  weight,
  weightOf: preset(choice(words('Weight is', 'الوزن'), { choices: weightOf }), 'each'),
  doNotStack: omittable(flag(words('Do not stack', 'غير قابل للرصّ'))),
}

export const containerLineFields = {
  type: choice(words('Container type', 'نوع الحاوية'), {
    choices: containerTypes,
    wrong: 'freight.container-type-required',
  }),
  count: preset(count(words('How many', 'العدد'), { most: 99, wrong: 'freight.count-invalid' }), '1'),
}

export const vehicleFields = {
  make: text(words('Make', 'الشركة المصنّعة'), { most: 40, rows: 1, missing: 'freight.vehicle-named' }),
  model: text(words('Model', 'الطراز'), { most: 60, rows: 1, missing: 'freight.vehicle-named' }),
  chassis: omittable(reference(words('Chassis number (VIN)', 'رقم الهيكل (الشاصي)'), { most: 17 })),
  ...sides,
  weight,
  runs: yesNo(words('Does it run?', 'هل تعمل المركبة؟'), { missing: 'kit.field.required' }),
}

export const unitLoadFields = {
  type: choice(words('Unit load', 'وحدة التحميل'), { choices: unitLoads }),
  count: preset(count(words('How many', 'العدد'), { most: 99, wrong: 'freight.count-invalid' }), '1'),
}

export const hazardFields = {
  unNumber: needed(
    reference(words('UN number', 'رقم الأمم المتحدة'), { most: 7, tidy: tidyUnNumber }),
    'freight.un-number',
  ),
  hazardClass: choice(words('Class or division', 'الفئة أو الشعبة'), { choices: hazardClasses }),
  packingGroup: omittable(choice(words('Packing group', 'مجموعة التعبئة'), { choices: packingGroups })),
  properName: text(words('Proper shipping name', 'الاسم الرسمي للنقل'), {
    most: 200,
    rows: 1,
    missing: 'freight.proper-name',
  }),
  netKg: omittable(
    amount(words('Net quantity', 'الكمية الصافية'), {
      unit: 'kg',
      least: 0.001,
      most: 2_000_000,
      wrong: 'freight.weight-invalid',
    }),
  ),
}

export const measuredBy = {
  lines: { en: 'Package by package', ar: 'طردًا طردًا' },
  totals: { en: 'I only know the totals', ar: 'أعرف المجاميع فقط' },
} as const
export const sizeUnits = {
  cm: { en: 'cm', ar: 'سم' },
  mm: { en: 'mm', ar: 'مم' },
  in: { en: 'inches', ar: 'بوصة' },
} as const
export const weightUnits = { kg: { en: 'kg', ar: 'كغم' }, lb: { en: 'lb', ar: 'رطل' } } as const

const titled = (en: string, ar: string, at: string) => ({ label: { en, ar }, part: at })
const hasSides = (beside: Parameters<typeof asksPackages>[0]): boolean =>
  asksPackages(beside) || asksVehicles(beside)

export const cargoFields = {
  /** Of no meaning to a person: which questions this request was asked. */
  shape: preset(
    omittable(
      count(
        { ...titled('Shape', 'الصيغة', 'shape'), unlisted: true },
        { most: shapeNow, wrong: 'kit.field.invalid' },
      ),
    ),
    String(shapeNow),
  ),
  moreContainers: askedWhere(
    inContainers,
    omittable(
      rows(titled('Further containers', 'حاويات أخرى', 'more-containers'), containerLineFields, {
        most: 19,
        begun: false,
      }),
    ),
  ),
  setPointC: askedWhere(
    asksSetPoint,
    amount(
      {
        ...titled('Set point', 'درجة الحرارة المضبوطة', 'temperature'),
        hint: {
          en: 'Temperature the container is kept at, from -35 to 30',
          ar: 'الحرارة التي تُضبط عليها الحاوية، من 35- إلى 30',
        },
      },
      { unit: 'celsius', least: -35, most: 30, decimals: 1, wrong: 'freight.set-point-required' },
    ),
  ),
  measured: askedWhere(
    asksMeasured,
    omittable(
      preset(
        choice(
          { ...titled('How do you know the cargo?', 'كيف تعرف مقاييس البضاعة؟', 'measured'), unlisted: true },
          { choices: measuredBy },
        ),
        'lines',
      ),
    ),
  ),
  sizeUnit: askedWhere(
    hasSides,
    omittable(
      preset(
        choice(
          { ...titled('Dimensions in', 'وحدة الأبعاد', 'units'), unlisted: true },
          { choices: sizeUnits },
        ),
        'cm',
      ),
    ),
  ),
  weightUnit: askedWhere(
    hasSides,
    omittable(
      preset(
        choice({ ...titled('Weights in', 'وحدة الوزن', 'units'), unlisted: true }, { choices: weightUnits }),
        'kg',
      ),
    ),
  ),
  packages: askedWhere(
    asksPackages,
    rows(titled('Packages', 'الطرود', 'packages'), packageFields, {
      most: 100,
      begun: true,
      missing: 'freight.volume-required',
    }),
  ),
  vehicles: askedWhere(
    asksVehicles,
    rows(titled('Vehicles', 'المركبات', 'vehicles'), vehicleFields, {
      most: 50,
      begun: true,
      missing: 'freight.vehicle-required',
    }),
  ),
  unitLoads: askedWhere(
    asksUnitLoads,
    rows(titled('Unit loads', 'وحدات التحميل', 'ulds'), unitLoadFields, { most: 20, begun: true }),
  ),
  volumeCbm: askedWhere(
    asksVolume,
    amount(
      {
        ...titled('Total volume', 'الحجم الإجمالي', 'measures'),
        short: { en: 'Volume', ar: 'الحجم' },
        hint: {
          en: 'Length × width × height of all packages, in cubic metres',
          ar: 'الطول × العرض × الارتفاع لجميع الطرود بالمتر المكعب',
        },
        column: {
          en: 'Volume (CBM)',
          ar: 'الحجم (م³)',
          also: ['cbm', 'volume', 'm3', 'cubic metres'],
          when: {
            en: 'For LCL, CFS and general air cargo that is not hazardous',
            ar: 'للشحن الجزئي ومحطات الحاويات والشحن الجوي العام لغير المواد الخطرة',
          },
        },
      },
      { unit: 'm3', least: 0.001, most: 10_000, decimals: 3, wrong: 'freight.volume-required' },
    ),
  ),
  hazards: askedWhere(
    asksHazards,
    rows(titled('Dangerous goods', 'المواد الخطرة', 'hazards'), hazardFields, {
      most: 20,
      begun: true,
      missing: 'freight.hazard-required',
    }),
  ),
}
