// What a customer enters for trucks, every field once; schema, page, checks, facts and the API's body come from here.
import type { z } from 'zod'
import {
  amount,
  askedWhere,
  choice,
  count,
  day,
  flag,
  moment,
  money,
  neededWhere,
  omittable,
  own,
  preset,
  reference,
  text,
  type Beside,
} from '../../kit/form-fields.ts'
import { formSchema } from '../../kit/form-schema.ts'
import { latinDigits } from '../../kit/id.ts'
import { hazardClasses, packingGroups, tidyUnNumber } from '../../reference/hazard.ts'
import { packageTypes } from '../../reference/lists.ts'
import { checkContainerNumber } from '../../reference/identifiers.ts'
import { borderRouteCodes, borderRoutes, routeName, type BorderRoute } from '../road/border-routes.ts'
import { movementTypes, portDirections } from '../road/movement.ts'
import { isRefrigerated, isSubtypeOf, mostTrucks, truckSubtypes, truckTypes } from '../road/truck-types.ts'
import type { TruckSubtype, TruckType } from '../road/truck-types.ts'
import { quantityUnits, truckCargo, truckPorts } from './lists.ts'
import { emptyPlace, placeInOutline, placeName, TruckPlace } from './truck-place.ts'

const isPort = ({ movementType }: Beside): boolean => movementType === 'PORT'
const isImport = (beside: Beside): boolean => isPort(beside) && beside.portDirection === 'IMPORT'
const isCrossBorder = ({ movementType }: Beside): boolean => movementType === 'CROSS_BORDER'
const isCooled = ({ subType }: Beside): boolean => isRefrigerated(subType as TruckSubtype)
const isHazardous = ({ hazardous }: Beside): boolean => hazardous === true

const routeNames = Object.fromEntries(borderRouteCodes.map((code) => [code, routeName(code)])) as Record<
  BorderRoute,
  { en: string; ar: string }
>

/** The end of a cross-border request that is not in the Emirates, as far as it is chosen. */
const countryAbroad = ({ pickup, dropoff }: Beside): string | undefined =>
  [pickup, dropoff]
    .map((place) => (place as TruckPlace | undefined)?.country)
    .find((country) => country !== undefined && country !== 'AE')

const degrees = { unit: 'celsius', least: -30, most: 30, decimals: 1, wrong: 'trucks.temperature' } as const

export const truckFields = {
  movementType: choice(
    { label: { en: 'Movement', ar: 'نوع النقل' }, part: 'movement' },
    { choices: movementTypes, wrong: 'trucks.movement-required', cards: true },
  ),
  portDirection: askedWhere(
    isPort,
    choice(
      { label: { en: 'Direction', ar: 'الاتجاه' }, part: 'movement' },
      { choices: portDirections, wrong: 'trucks.direction-required', cards: true },
    ),
  ),
  port: askedWhere(
    isPort,
    choice(
      { label: { en: 'Port', ar: 'الميناء' }, part: 'movement' },
      { choices: truckPorts, wrong: 'trucks.port-required' },
    ),
  ),
  containerNo: askedWhere(isPort, {
    ...reference(
      {
        label: { en: 'Container number', ar: 'رقم الحاوية' },
        hint: {
          en: 'You can add it later, before trucks are allocated.',
          ar: 'يمكن إضافته لاحقًا، وقبل تخصيص الشاحنات على أبعد تقدير.',
        },
        part: 'movement',
        forWinner: true,
      },
      { most: 20, tidy: (typed) => checkContainerNumber(typed).value },
    ),
  }),
  returnLocation: askedWhere(
    isImport,
    text(
      {
        label: { en: 'Depot for the empty container', ar: 'ساحة إعادة الحاوية الفارغة' },
        part: 'movement',
      },
      { most: 120, rows: 1, missing: 'trucks.return-location' },
    ),
  ),
  returnBy: askedWhere(
    isImport,
    day(
      {
        label: { en: 'Return the empty container by', ar: 'آخر يوم لإعادة الحاوية الفارغة' },
        part: 'movement',
      },
      { wrong: 'trucks.return-by' },
    ),
  ),
  truckType: choice(
    { label: { en: 'Truck type', ar: 'نوع الشاحنة' }, part: 'trucks' },
    { choices: truckTypes, wrong: 'trucks.type-required' },
  ),
  subType: choice(
    { label: { en: 'Equipment', ar: 'التجهيز' }, part: 'trucks' },
    {
      choices: truckSubtypes,
      wrong: 'trucks.subtype-required',
      among: ({ truckType }, code) =>
        Boolean(truckType) && isSubtypeOf(code as TruckSubtype, truckType as TruckType),
    },
  ),
  trucks: preset(
    count(
      {
        label: { en: 'Number of trucks', ar: 'عدد الشاحنات' },
        hint: {
          en: 'All of the same type. For a mixed load, copy the request.',
          ar: 'جميعها من النوع نفسه. لحمولة مختلطة انسخ الطلب.',
        },
        short: { en: 'Trucks', ar: 'الشاحنات' },
        part: 'trucks',
      },
      { most: mostTrucks, wrong: 'trucks.count' },
    ),
    '1',
  ),
  minTemperature: askedWhere(
    isCooled,
    amount({ label: { en: 'Lowest temperature', ar: 'أدنى درجة حرارة' }, part: 'trucks' }, degrees),
  ),
  maxTemperature: askedWhere(
    isCooled,
    amount({ label: { en: 'Highest temperature', ar: 'أعلى درجة حرارة' }, part: 'trucks' }, degrees),
  ),
  cargoType: choice(
    { label: { en: 'Cargo', ar: 'نوع البضاعة' }, part: 'cargo' },
    { choices: truckCargo, wrong: 'trucks.cargo-required' },
  ),
  commodity: text(
    {
      label: { en: 'Describe the goods', ar: 'صف البضاعة' },
      short: { en: 'Description', ar: 'الوصف' },
      part: 'cargo',
    },
    { most: 120, rows: 2, least: 3, missing: 'trucks.commodity-required' },
  ),
  packageType: choice(
    { label: { en: 'Packing', ar: 'التغليف' }, part: 'cargo' },
    { choices: packageTypes, wrong: 'trucks.package-required' },
  ),
  quantity: count(
    { label: { en: 'Quantity', ar: 'الكمية' }, part: 'cargo' },
    { most: 9_999, wrong: 'trucks.quantity' },
  ),
  unit: choice(
    { label: { en: 'Counted in', ar: 'وحدة العد' }, part: 'cargo' },
    { choices: quantityUnits, wrong: 'trucks.unit-required' },
  ),
  weightKg: amount(
    {
      label: { en: 'Total gross weight', ar: 'الوزن الإجمالي للحمولة كلها' },
      short: { en: 'Weight', ar: 'الوزن' },
      part: 'cargo',
    },
    { unit: 'kg', least: 1, most: 999_999, wrong: 'trucks.weight' },
  ),
  hsCode: neededWhere(
    isCrossBorder,
    askedWhere(
      isCrossBorder,
      reference(
        {
          label: { en: 'HS code', ar: 'رمز النظام المنسق' },
          hint: { en: '4 to 6 digits, for customs.', ar: 'من 4 إلى 6 أرقام، للتخليص الجمركي.' },
          part: 'cargo',
        },
        { most: 12, tidy: (typed) => /^\d{4,6}$/.exec(latinDigits(typed).replace(/[\s.]/g, ''))?.[0] },
      ),
    ),
    'trucks.hs-code',
  ),
  cargoValue: neededWhere(
    isCrossBorder,
    omittable(
      money(
        {
          label: { en: 'Value of the goods', ar: 'قيمة البضاعة' },
          short: { en: 'Value', ar: 'القيمة' },
          part: 'cargo',
          forWinner: true,
        },
        { wrong: 'trucks.value' },
      ),
    ),
    'trucks.value-needed',
  ),
  hazardous: flag({ label: { en: 'Hazardous goods', ar: 'مواد خطرة' }, part: 'cargo' }),
  unNumber: neededWhere(
    isHazardous,
    askedWhere(
      isHazardous,
      reference(
        { label: { en: 'UN number', ar: 'رقم الأمم المتحدة' }, part: 'cargo' },
        { most: 7, tidy: tidyUnNumber },
      ),
    ),
    'trucks.un-number',
  ),
  hazardClass: askedWhere(
    isHazardous,
    choice(
      { label: { en: 'Class', ar: 'الفئة' }, part: 'cargo' },
      { choices: hazardClasses, wrong: 'trucks.hazard-class' },
    ),
  ),
  packingGroup: askedWhere(
    isHazardous,
    omittable(
      choice(
        { label: { en: 'Packing group', ar: 'مجموعة التعبئة' }, part: 'cargo' },
        { choices: packingGroups },
      ),
    ),
  ),
  hazardousKg: askedWhere(
    isHazardous,
    amount(
      { label: { en: 'Hazardous weight', ar: 'وزن المواد الخطرة' }, part: 'cargo' },
      { unit: 'kg', least: 0.1, most: 999_999, wrong: 'trucks.hazard-weight' },
    ),
  ),
  hazardContainers: askedWhere(
    isHazardous,
    text(
      {
        label: { en: 'How it is packed', ar: 'طريقة تعبئتها' },
        hint: { en: 'Such as 12 drums of 200 litres.', ar: 'مثل 12 برميلًا سعة 200 لتر.' },
        part: 'cargo',
      },
      { most: 200, rows: 1, missing: 'trucks.hazard-containers' },
    ),
  ),
  pickup: own(
    { label: { en: 'Pickup', ar: 'مكان التحميل' }, part: 'places', forWinner: placeInOutline },
    TruckPlace,
    emptyPlace,
  ),
  dropoff: own(
    { label: { en: 'Drop-off', ar: 'مكان التسليم' }, part: 'places', forWinner: placeInOutline },
    TruckPlace,
    emptyPlace,
  ),
  borderRoute: askedWhere(
    isCrossBorder,
    choice(
      { label: { en: 'Border route', ar: 'المسار الحدودي' }, part: 'places' },
      {
        choices: routeNames,
        wrong: 'trucks.route-required',
        among: (beside, code) => borderRoutes[code as BorderRoute].country === countryAbroad(beside),
      },
    ),
  ),
  pickupAt: moment(
    {
      label: { en: 'Pickup from', ar: 'التحميل ابتداءً من' },
      hint: { en: 'The truck arrives within two hours of this time.', ar: 'تصل الشاحنة خلال ساعتين.' },
      short: { en: 'Pickup time', ar: 'وقت التحميل' },
      part: 'times',
    },
    { wrong: 'trucks.time-invalid', missing: 'trucks.pickup-required' },
  ),
  dropoffAt: moment(
    {
      label: { en: 'Drop-off from', ar: 'التسليم ابتداءً من' },
      hint: { en: 'The truck arrives within two hours of this time.', ar: 'تصل الشاحنة خلال ساعتين.' },
      short: { en: 'Drop-off time', ar: 'وقت التسليم' },
      part: 'times',
    },
    { wrong: 'trucks.time-invalid', missing: 'trucks.dropoff-required' },
  ),
  instructions: omittable(
    text(
      {
        label: { en: 'Instructions for the driver', ar: 'تعليمات للسائق' },
        hint: {
          en: 'Gate, dock, safety gear, who to ask for.',
          ar: 'البوابة والرصيف ومعدات السلامة والشخص المسؤول.',
        },
        part: 'times',
      },
      { most: 500, rows: 3, missing: null },
    ),
  ),
  reference: omittable(
    text(
      {
        label: { en: 'Your reference', ar: 'رقمك المرجعي' },
        hint: {
          en: 'Such as your order number. The requests of a mixed load may share it.',
          ar: 'مثل رقم أمر الشراء لديك، ويمكن لطلبات الحمولة المختلطة أن تحمل الرقم نفسه.',
        },
        short: { en: 'Customer reference', ar: 'الرقم المرجعي للعميل' },
        part: 'times',
        forWinner: true,
      },
      { most: 60, rows: 1, missing: null },
    ),
  ),
}

/** The parts of the form, in their order. */
export const truckParts = {
  movement: { en: 'Movement', ar: 'نوع النقل' },
  trucks: { en: 'Trucks', ar: 'الشاحنات' },
  cargo: { en: 'Cargo', ar: 'البضاعة' },
  places: { en: 'Where', ar: 'المكان' },
  times: { en: 'When', ar: 'الموعد' },
}

export const TruckForm = formSchema(truckFields)
export type TruckForm = z.infer<typeof TruckForm>

/** What a request is called where its number alone says nothing: "2 × Curtain side · Al Quoz, Dubai – Mussafah, Abu Dhabi". */
export const truckTitle = ({
  trucks,
  truckType,
  pickup,
  dropoff,
}: Partial<TruckForm>): { en: string; ar: string } => {
  const [from, to] = [pickup && placeName(pickup), dropoff && placeName(dropoff)]
  const said = (lang: 'en' | 'ar') =>
    [
      truckType && `${trucks ?? 1} × ${truckTypes[truckType][lang]}`,
      [from?.[lang], to?.[lang]].filter(Boolean).join(' – '),
    ]
      .filter(Boolean)
      .join(' · ')
  return { en: said('en'), ar: said('ar') }
}
