// What a customer asks: every field of a freight request once, in the order of the form.
import {
  amount,
  askedWhere,
  choice,
  count,
  day,
  flag,
  list,
  lookup,
  moment,
  money,
  omittable,
  preset,
  reference,
  text,
  toldWhere,
  yesNo,
} from '../../kit/form-fields.ts'
import { latinDigits } from '../../kit/id.ts'
import { containerModes, containerTypes } from '../../reference/containers.ts'
import { checkAirWaybill, checkContainerNumber } from '../../reference/identifiers.ts'
import { additionalServices } from '../../reference/lists.ts'
import { cargoFields } from '../cargo/cargo-fields.ts'
import { inContainers, tellsPieces, tellsWeight } from '../cargo/cargo-shape.ts'
import { fitsMode, incoterms, type Incoterm } from '../cargo/incoterms.ts'
import { directions, modes } from '../bulk/bulk-choices.ts'
import { stop } from './stop-fields.ts'

export const nicknameLength = 60

type Beside = Readonly<Record<string, unknown>>
const underTerms = ({ incoterm }: Beside): boolean => !!incoterm
const bySea = ({ mode }: Beside): boolean => mode !== 'air'
const byAir = ({ mode }: Beside): boolean => mode === 'air'
const fromDoor = ({ origin }: Beside): boolean => (origin as { kind?: unknown } | undefined)?.kind === 'door'

/**
 * Schema, draft, steps of the wizard, what is missing, facts of all pages and paper, columns of a bulk upload and the body of the
 * API come from here; what several fields say together stands in `requestProblems`.
 */
export const freightFields = {
  mode: preset(
    choice(
      {
        label: { en: 'How does it travel?', ar: 'كيف تُنقل البضاعة؟' },
        short: { en: 'Transport', ar: 'النقل' },
        part: 'route',
        column: {
          en: 'Mode',
          ar: 'وسيلة النقل',
          example: 'Sea',
          also: ['transport mode', 'travels by'],
        },
      },
      { choices: modes },
    ),
    'sea',
  ),
  direction: preset(
    choice(
      {
        label: { en: 'In which direction?', ar: 'ما اتجاه الشحنة؟' },
        part: 'route',
        column: { en: 'Direction', ar: 'اتجاه الشحنة', example: 'Import' },
      },
      { choices: directions },
    ),
    'import',
  ),
  origin: stop('origin'),
  destination: stop('destination'),
  sameContact: omittable(
    flag({
      label: { en: 'Same contact as at origin', ar: 'جهة الاتصال نفسها في المنشأ' },
      part: 'route',
    }),
  ),
  incoterm: omittable(
    choice(
      {
        label: { en: 'Terms of sale (Incoterms 2020)', ar: 'شروط التسليم (إنكوترمز 2020)' },
        hint: {
          en: 'As agreed with the other side; leave it open if you do not know.',
          ar: 'كما اتفقت عليها؛ اتركها فارغة إن كنت لا تعرفها.',
        },
        short: { en: 'Incoterm', ar: 'شرط التسليم (إنكوترمز)' },
        part: 'terms',
        column: { en: 'Incoterm', ar: 'إنكوترمز', also: ['incoterms', 'terms of sale'] },
      },
      {
        choices: incoterms,
        among: ({ mode }, rule) => fitsMode(rule as Incoterm, mode === 'air' ? 'air' : 'sea'),
      },
    ),
  ),
  incotermPlace: askedWhere(
    underTerms,
    omittable(
      text(
        {
          label: { en: 'Named place', ar: 'المكان المتفق عليه' },
          hint: { en: 'As in FOB Ningbo', ar: 'كما في FOB Ningbo' },
          part: 'terms',
          column: { en: 'Named place', ar: 'المكان المتفق عليه', also: ['incoterm place'] },
        },
        { most: 80, rows: 1, missing: null },
      ),
    ),
  ),
  containerMode: choice(
    {
      label: { en: 'How is it loaded?', ar: 'كيف تُحمَّل البضاعة؟' },
      short: { en: 'Loaded as', ar: 'طريقة التحميل' },
      part: 'loading',
      column: { en: 'Loading', ar: 'طريقة التحميل', example: 'FCL', also: ['container mode', 'load type'] },
    },
    { choices: containerModes, wrong: 'freight.container-mode-invalid' },
  ),
  containerType: askedWhere(
    inContainers,
    choice(
      {
        label: { en: 'Container type', ar: 'نوع الحاوية' },
        part: 'containers',
        unlisted: true,
        column: { en: 'Container type', ar: 'نوع الحاوية', example: '40HC', also: ['container size'] },
      },
      { choices: containerTypes, wrong: 'freight.container-type-required' },
    ),
  ),
  containerCount: preset(
    askedWhere(
      inContainers,
      count(
        {
          label: { en: 'How many', ar: 'العدد' },
          part: 'containers',
          unlisted: true,
          column: {
            en: 'Containers',
            ar: 'عدد الحاويات',
            example: '1',
            also: ['container count', 'number of containers'],
          },
        },
        { most: 99, wrong: 'freight.count-invalid' },
      ),
    ),
    '1',
  ),
  commodity: lookup(
    {
      label: { en: 'What are the goods?', ar: 'ما البضاعة؟' },
      short: { en: 'Commodity', ar: 'نوع البضاعة' },
      part: 'goods',
      column: { en: 'HS code', ar: 'رمز النظام المنسق', example: '0402', also: ['commodity', 'goods', 'hs'] },
    },
    { of: 'goods', pattern: /^\d{4,6}$/, wrong: 'freight.commodity-required' },
  ),
  description: text(
    {
      label: { en: 'Describe the goods', ar: 'وصف البضاعة' },
      hint: {
        en: 'As stated on the documents, for example sofas and dining tables',
        ar: 'كما سيرد في المستندات، مثل كنبات وطاولات طعام',
      },
      short: { en: 'Goods', ar: 'وصف البضاعة' },
      part: 'goods',
      column: {
        en: 'Description',
        ar: 'وصف البضاعة',
        example: 'Milk powder in bags',
        also: ['description of goods', 'cargo description'],
      },
    },
    { most: 200, rows: 1, least: 3, missing: 'freight.description-required' },
  ),
  ...cargoFields,
  grossWeightKg: toldWhere(
    tellsWeight,
    amount(
      {
        label: { en: 'Total gross weight', ar: 'الوزن الإجمالي' },
        short: { en: 'Gross weight', ar: 'الوزن الإجمالي' },
        part: 'measures',
        column: {
          en: 'Gross weight (kg)',
          ar: 'الوزن الإجمالي (كغم)',
          example: '18400',
          also: ['weight', 'gross weight', 'weight kg'],
        },
      },
      { unit: 'kg', least: 0.001, most: 2_000_000, wrong: 'freight.weight-invalid' },
    ),
  ),
  pieces: toldWhere(
    tellsPieces,
    count(
      {
        label: { en: 'Pieces', ar: 'عدد القطع' },
        hint: { en: 'Cartons, pallets or crates', ar: 'كراتين أو منصات أو صناديق' },
        part: 'measures',
        column: { en: 'Pieces', ar: 'عدد القطع', example: '420', also: ['packages', 'quantity', 'qty'] },
      },
      { most: 10_000_000, wrong: 'freight.pieces-invalid' },
    ),
  ),
  cargoValue: money(
    {
      label: { en: 'Value of the cargo', ar: 'قيمة البضاعة' },
      hint: { en: 'As on the commercial invoice', ar: 'كما في الفاتورة التجارية' },
      short: { en: 'Value', ar: 'القيمة' },
      part: 'measures',
      column: {
        en: 'Cargo value (AED)',
        ar: 'قيمة البضاعة (درهم)',
        example: '186500.00',
        also: ['value', 'cargo value', 'invoice value'],
      },
    },
    { wrong: 'freight.value-invalid' },
  ),
  nickname: omittable(
    text(
      {
        label: { en: 'Nickname', ar: 'تسمية' },
        hint: { en: 'Only you see it', ar: 'يظهر لك وحدك' },
        part: 'nickname',
        column: { en: 'Nickname', ar: 'تسمية', example: 'Milk powder 1', also: ['reference', 'اسم مختصر'] },
      },
      { most: nicknameLength, rows: 1, missing: null, longer: 'freight.nickname-long' },
    ),
  ),
  hazardous: yesNo(
    {
      label: { en: 'Are any of the goods hazardous?', ar: 'هل في البضاعة مواد خطرة؟' },
      short: { en: 'Hazardous goods', ar: 'مواد خطرة' },
      part: 'hazard',
      column: { en: 'Hazardous', ar: 'مواد خطرة', example: 'No', also: ['dangerous goods', 'dg'] },
    },
    { missing: 'freight.hazardous-required' },
  ),
  blNumber: askedWhere(
    bySea,
    omittable(
      reference(
        {
          label: { en: 'Bill of lading number', ar: 'رقم بوليصة الشحن' },
          part: 'numbers',
          column: {
            en: 'Bill of lading number',
            ar: 'رقم بوليصة الشحن',
            also: ['bl', 'bl number', 'b l'],
          },
        },
        { most: 35 },
      ),
    ),
  ),
  awbNumber: askedWhere(
    byAir,
    omittable(
      reference(
        {
          label: { en: 'Air waybill number', ar: 'رقم بوليصة الشحن الجوي' },
          hint: {
            en: 'Eleven digits; the last one is a check digit, as in 176-12345675',
            ar: 'أحد عشر رقمًا، آخرها باقي قسمة الأرقام السبعة السابقة على 7، مثل 176-12345675',
          },
          part: 'numbers',
          column: { en: 'Air waybill number', ar: 'رقم بوليصة الشحن الجوي', also: ['awb', 'awb number'] },
        },
        { most: 14, tidy: (typed) => checkAirWaybill(typed).value },
      ),
    ),
  ),
  containerNumber: askedWhere(
    bySea,
    omittable(
      reference(
        {
          label: { en: 'Container number', ar: 'رقم الحاوية' },
          hint: {
            en: 'Four letters and seven digits; the last one is a check digit, as in CSQU3054383',
            ar: 'أربعة أحرف وسبعة أرقام، آخرها للتحقق من البقية، مثل CSQU3054383',
          },
          part: 'numbers',
          column: { en: 'Container number', ar: 'رقم الحاوية' },
        },
        { most: 12, tidy: (typed) => checkContainerNumber(typed).value },
      ),
    ),
  ),
  hsCode: omittable(
    reference(
      {
        label: { en: 'Full HS code', ar: 'رمز النظام المنسّق كاملًا' },
        hint: {
          en: '6 digits, or 8 or 12 as in the customs tariff',
          ar: '6 أرقام، أو 8 أو 12 رقمًا كما في التعرفة الجمركية',
        },
        short: { en: 'HS code', ar: 'رمز النظام المنسّق' },
        part: 'numbers',
      },
      {
        most: 20,
        tidy: (typed) => (/\d/.test(typed) ? latinDigits(typed).replace(/[.\s]/g, '') : undefined),
      },
    ),
  ),
  readyFrom: day(
    {
      label: { en: 'Ready from', ar: 'جاهزة من' },
      hint: { en: 'First day the cargo can leave', ar: 'أول يوم يمكن أن تتحرك فيه البضاعة' },
      part: 'dates',
      column: { en: 'Ready from', ar: 'جاهزة من', also: ['cargo ready', 'ready date'], ahead: 7 },
    },
    { wrong: 'freight.date-invalid' },
  ),
  deliverBy: day(
    {
      label: { en: 'Deliver by', ar: 'التسليم قبل' },
      hint: { en: 'Last day you can wait', ar: 'آخر يوم يمكنك انتظاره' },
      part: 'dates',
      column: { en: 'Deliver by', ar: 'التسليم قبل', also: ['delivery date', 'required by'], ahead: 45 },
    },
    { wrong: 'freight.date-invalid' },
  ),
  pickupAt: askedWhere(
    fromDoor,
    moment(
      {
        label: { en: 'Pickup date and time', ar: 'تاريخ ووقت الاستلام' },
        short: { en: 'Pickup', ar: 'الاستلام' },
        part: 'dates',
        column: {
          en: 'Pickup date and time (UAE)',
          ar: 'تاريخ ووقت الاستلام (بتوقيت الإمارات)',
          also: ['pickup', 'pickup date'],
          takes: {
            en: 'A date and a time of the day, needed when cargo is picked up at a door',
            ar: 'التاريخ والوقت، ويلزمان عند استلام البضاعة من الباب',
          },
        },
      },
      { wrong: 'freight.pickup-invalid', missing: 'freight.pickup-required' },
    ),
  ),
  services: omittable(
    list(
      {
        label: { en: 'Additional services', ar: 'خدمات إضافية' },
        hint: { en: 'Agents add them to their quotes.', ar: 'يضيفها الوكلاء إلى عروضهم.' },
        part: 'services',
        column: { en: 'Additional services', ar: 'خدمات إضافية', also: ['services'] },
      },
      { choices: additionalServices },
    ),
  ),
  remarks: omittable(
    text(
      {
        label: { en: 'Remarks for the agents', ar: 'ملاحظات للوكلاء' },
        hint: {
          en: 'Anything that affects the price: narrow gate, crane, special hours',
          ar: 'كل ما يؤثر في السعر: مدخل ضيق أو رافعة أو أوقات خاصة',
        },
        short: { en: 'Remarks', ar: 'ملاحظات' },
        part: 'remarks',
        column: { en: 'Remarks', ar: 'ملاحظات', also: ['notes'] },
      },
      { most: 1000, rows: 4, missing: null },
    ),
  ),
}
