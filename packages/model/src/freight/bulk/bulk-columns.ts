// The columns of a bulk upload: each field of the request form with its headings in both languages.
import { additionalServices } from '../../reference/lists.ts'
import { containerModes, containerTypes } from '../../reference/containers.ts'
import { directions, kinds, modes, yesNo, type Choices } from './bulk-choices.ts'

/** How a cell is read. A `place` is a code or a name, `goods` an HS code or a name, `list` several choices with commas. */
export type ColumnKind =
  | 'text'
  | 'reference'
  | 'phone'
  | 'figure'
  | 'day'
  | 'moment'
  | 'place'
  | 'goods'
  | 'choice'
  | 'yesno'
  | 'list'

export type Column = {
  en: string
  ar: string
  kind: ColumnKind
  /** Every request needs it. */
  required?: true
  choices?: Choices
  /** Other headings it is known by, in any spelling. */
  also?: readonly string[]
  example: string
}

/** Field path of the request form -> its column, in the order of the template. */
export const bulkColumns = {
  nickname: { kind: 'text', en: 'Nickname', ar: 'اسم مختصر', example: 'Milk powder 1', also: ['reference'] },
  mode: {
    kind: 'choice',
    required: true,
    choices: modes,
    en: 'Mode',
    ar: 'وسيلة النقل',
    example: 'Sea',
    also: ['transport mode', 'travels by'],
  },
  direction: {
    kind: 'choice',
    required: true,
    choices: directions,
    en: 'Direction',
    ar: 'اتجاه الشحنة',
    example: 'Import',
  },
  'origin.kind': {
    kind: 'choice',
    choices: kinds,
    en: 'Origin handed over at',
    ar: 'مكان التسلّم في المنشأ',
    example: 'Port',
  },
  'origin.place': {
    kind: 'place',
    required: true,
    en: 'Origin',
    ar: 'المنشأ',
    example: 'CNSHA',
    also: ['from', 'origin port', 'port of loading', 'pol', 'origin place'],
  },
  'origin.address': {
    kind: 'text',
    en: 'Pickup address',
    ar: 'عنوان الاستلام',
    example: '',
    also: ['origin address'],
  },
  'origin.building': {
    kind: 'text',
    en: 'Pickup building',
    ar: 'مبنى الاستلام',
    example: '',
    also: ['origin building'],
  },
  'origin.contactName': {
    kind: 'text',
    required: true,
    en: 'Contact at origin',
    ar: 'الشخص المسؤول في المنشأ',
    example: 'Li Wei',
    also: ['origin contact', 'shipper contact'],
  },
  'origin.contactNumber': {
    kind: 'phone',
    required: true,
    en: 'Phone at origin',
    ar: 'هاتف التواصل في المنشأ',
    example: '+8613812345678',
    also: ['origin phone', 'origin contact number'],
  },
  'destination.kind': {
    kind: 'choice',
    choices: kinds,
    en: 'Destination handed over at',
    ar: 'مكان التسليم في الوجهة',
    example: 'Door',
  },
  'destination.place': {
    kind: 'place',
    required: true,
    en: 'Destination',
    ar: 'الوجهة',
    example: 'Dubai',
    also: ['to', 'destination port', 'port of discharge', 'pod', 'destination place'],
  },
  'destination.address': {
    kind: 'text',
    en: 'Delivery address',
    ar: 'عنوان التسليم',
    example: 'Warehouse 12, Al Quoz 3',
    also: ['destination address'],
  },
  'destination.building': {
    kind: 'text',
    en: 'Delivery building',
    ar: 'مبنى التسليم',
    example: '',
    also: ['destination building'],
  },
  'destination.contactName': {
    kind: 'text',
    required: true,
    en: 'Contact at destination',
    ar: 'الشخص المسؤول في الوجهة',
    example: 'Maryam Al Suwaidi',
    also: ['destination contact', 'consignee contact'],
  },
  'destination.contactNumber': {
    kind: 'phone',
    required: true,
    en: 'Phone at destination',
    ar: 'هاتف التواصل في الوجهة',
    example: '0501234567',
    also: ['destination phone', 'destination contact number'],
  },
  containerMode: {
    kind: 'choice',
    required: true,
    choices: containerModes,
    en: 'Loading',
    ar: 'طريقة التحميل',
    example: 'FCL',
    also: ['container mode', 'load type'],
  },
  containerType: {
    kind: 'choice',
    choices: containerTypes,
    en: 'Container type',
    ar: 'نوع الحاوية',
    example: '40HC',
    also: ['container size'],
  },
  containerCount: {
    kind: 'figure',
    en: 'Containers',
    ar: 'عدد الحاويات',
    example: '1',
    also: ['container count', 'number of containers'],
  },
  commodity: {
    kind: 'goods',
    required: true,
    en: 'HS code',
    ar: 'رمز النظام المنسق',
    example: '0402',
    also: ['commodity', 'goods', 'hs'],
  },
  description: {
    kind: 'text',
    required: true,
    en: 'Description',
    ar: 'وصف البضاعة',
    example: 'Milk powder in bags',
    also: ['description of goods', 'cargo description'],
  },
  pieces: {
    kind: 'figure',
    required: true,
    en: 'Pieces',
    ar: 'عدد القطع',
    example: '420',
    also: ['packages', 'quantity', 'qty'],
  },
  grossWeightKg: {
    kind: 'figure',
    required: true,
    en: 'Gross weight (kg)',
    ar: 'الوزن الإجمالي (كغم)',
    example: '18400',
    also: ['weight', 'gross weight', 'weight kg'],
  },
  cargoValue: {
    kind: 'text',
    required: true,
    en: 'Cargo value (AED)',
    ar: 'قيمة البضاعة (درهم)',
    example: '186500.00',
    also: ['value', 'cargo value', 'invoice value'],
  },
  hazardous: {
    kind: 'yesno',
    required: true,
    choices: yesNo,
    en: 'Hazardous',
    ar: 'مواد خطرة',
    example: 'No',
    also: ['dangerous goods', 'dg'],
  },
  readyFrom: {
    kind: 'day',
    required: true,
    en: 'Ready from',
    ar: 'جاهزة من',
    example: '',
    also: ['cargo ready', 'ready date'],
  },
  deliverBy: {
    kind: 'day',
    required: true,
    en: 'Deliver by',
    ar: 'التسليم قبل',
    example: '',
    also: ['delivery date', 'required by'],
  },
  pickupAt: {
    kind: 'moment',
    en: 'Pickup date and time (UAE)',
    ar: 'تاريخ ووقت الاستلام (بتوقيت الإمارات)',
    example: '',
    also: ['pickup', 'pickup date'],
  },
  services: {
    kind: 'list',
    choices: additionalServices,
    en: 'Additional services',
    ar: 'خدمات إضافية',
    example: '',
    also: ['services'],
  },
  blNumber: {
    kind: 'reference',
    en: 'Bill of lading number',
    ar: 'رقم بوليصة الشحن',
    example: '',
    also: ['bl', 'bl number', 'b l'],
  },
  awbNumber: {
    kind: 'reference',
    en: 'Air waybill number',
    ar: 'رقم بوليصة الشحن الجوي',
    example: '',
    also: ['awb', 'awb number'],
  },
  containerNumber: { kind: 'reference', en: 'Container number', ar: 'رقم الحاوية', example: '' },
  remarks: { kind: 'text', en: 'Remarks', ar: 'ملاحظات', example: '', also: ['notes'] },
} as const satisfies Record<string, Column>

export type BulkField = keyof typeof bulkColumns
export const bulkFields = Object.keys(bulkColumns) as [BulkField, ...BulkField[]]
export const columnOf = (field: BulkField): Column => bulkColumns[field]
