// What the drawn samples of the guide show: fields, lines and marks; every name and number is invented.
import type { RequestDocCode } from '@marsa/model/documents/document-type.ts'

type Both = { en: string; ar: string }
type Value = string | Both
export type Sample = {
  fields: readonly (readonly [label: Both, value: Value])[]
  lines?: { head: readonly Both[]; rows: readonly (readonly Value[])[] }
  marks?: readonly ('stamp' | 'signature' | 'photo' | 'bars')[]
}

const w = {
  seller: { en: 'Seller', ar: 'البائع' },
  buyer: { en: 'Buyer', ar: 'المشتري' },
  shipper: { en: 'Shipper', ar: 'الشاحن' },
  consignee: { en: 'Consignee', ar: 'المرسل إليه' },
  number: { en: 'Number', ar: 'الرقم' },
  date: { en: 'Date', ar: 'التاريخ' },
  from: { en: 'From', ar: 'من' },
  to: { en: 'To', ar: 'إلى' },
  vessel: { en: 'Vessel', ar: 'السفينة' },
  container: { en: 'Container', ar: 'الحاوية' },
  seal: { en: 'Seal', ar: 'الختم' },
  flight: { en: 'Flight', ar: 'الرحلة' },
  goods: { en: 'Goods', ar: 'البضاعة' },
  quantity: { en: 'Qty', ar: 'الكمية' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  total: { en: 'Total', ar: 'الإجمالي' },
  packages: { en: 'Packages', ar: 'الطرود' },
  weight: { en: 'Weight', ar: 'الوزن' },
  size: { en: 'Size', ar: 'الأبعاد' },
  name: { en: 'Name', ar: 'الاسم' },
  validUntil: { en: 'Valid until', ar: 'صالح حتى' },
  origin: { en: 'Origin', ar: 'المنشأ' },
  charge: { en: 'Charge', ar: 'الرسم' },
}
const factory = { en: 'Haifeng Trading, Ningbo', ar: 'هايفنغ للتجارة، نينغبو' }
const rimal = { en: 'Rimal Home, Sharjah', ar: 'رمال للمنزل، الشارقة' }
const agent = { en: 'Saffan Shipping, Dubai', ar: 'سفّان للشحن، دبي' }
const salma = { en: 'Salma Idris', ar: 'سلمى إدريس' }
const ningbo = { en: 'Ningbo', ar: 'نينغبو' }
const jebelAli = { en: 'Jebel Ali', ar: 'جبل علي' }
const chairs = { en: 'Dining chairs', ar: 'كراسي طعام' }
const milk = { en: 'Milk powder', ar: 'حليب مجفف' }
const tables = { en: 'Oak tables', ar: 'طاولات بلوط' }

export const samples: Record<RequestDocCode, Sample> = {
  COMMERCIAL_INVOICE: {
    fields: [
      [w.seller, factory],
      [w.buyer, rimal],
      [w.number, 'INV-2026-118'],
      [w.date, '2026-11-04'],
      [{ en: 'Currency', ar: 'العملة' }, 'USD'],
      [{ en: 'Delivery term', ar: 'شرط التسليم' }, 'FOB Ningbo'],
    ],
    lines: {
      head: [w.goods, w.quantity, w.amount],
      rows: [
        [chairs, '240', '9,600.00'],
        [tables, '60', '7,800.00'],
        [w.total, '300', '17,400.00'],
      ],
    },
    marks: ['signature'],
  },
  PACKING_LIST: {
    fields: [
      [w.shipper, factory],
      [w.consignee, rimal],
      [w.number, 'PL-2026-118'],
      [{ en: 'Invoice', ar: 'الفاتورة' }, 'INV-2026-118'],
    ],
    lines: {
      head: [w.packages, w.weight, w.size],
      rows: [
        ['1-80', '1,240 kg', '60x60x95'],
        ['81-110', '1,860 kg', '180x95x20'],
        ['110', '3,100 kg', '38.2 m³'],
      ],
    },
  },
  BILL_OF_LADING: {
    fields: [
      [w.shipper, factory],
      [w.consignee, rimal],
      [w.number, 'NGB26-004417'],
      [w.vessel, 'Al Reem 026W'],
      [{ en: 'Port of loading', ar: 'ميناء الشحن' }, ningbo],
      [{ en: 'Port of discharge', ar: 'ميناء التفريغ' }, jebelAli],
      [w.container, 'CSQU3054383'],
      [w.seal, 'CN884120'],
    ],
    lines: { head: [w.goods, w.packages, w.weight], rows: [[chairs, '110', '3,100 kg']] },
    marks: ['stamp', 'signature'],
  },
  AIR_WAYBILL: {
    fields: [
      [w.shipper, factory],
      [w.consignee, rimal],
      [w.number, '999-1234 5675'],
      [w.flight, 'MR 402'],
      [w.from, 'NGB'],
      [w.to, 'DXB'],
    ],
    lines: {
      head: [w.packages, w.weight, w.goods],
      rows: [['12', '286 kg', { en: 'Spare parts', ar: 'قطع غيار' }]],
    },
    marks: ['bars', 'signature'],
  },
  DELIVERY_ORDER: {
    fields: [
      [{ en: 'Release to', ar: 'يُسلَّم إلى' }, agent],
      [w.consignee, rimal],
      [w.number, 'DO-661204'],
      [{ en: 'Bill of lading', ar: 'بوليصة الشحن' }, 'NGB26-004417'],
      [w.container, 'CSQU3054383'],
      [{ en: 'Last free day', ar: 'آخر يوم سماح' }, '2026-12-06'],
    ],
    marks: ['stamp'],
  },
  CERTIFICATE_OF_ORIGIN: {
    fields: [
      [{ en: 'Exporter', ar: 'المصدّر' }, factory],
      [w.consignee, rimal],
      [w.origin, { en: 'China', ar: 'الصين' }],
      [w.number, 'CO-26-90113'],
      [w.goods, chairs],
      [{ en: 'Invoice', ar: 'الفاتورة' }, 'INV-2026-118'],
    ],
    marks: ['stamp', 'signature'],
  },
  IDFRONTSIDE: {
    fields: [
      [w.name, salma],
      [{ en: 'ID number', ar: 'رقم الهوية' }, '784-0000-0000000-0'],
      [
        { en: 'Nationality', ar: 'الجنسية' },
        { en: 'Sample', ar: 'نموذج' },
      ],
      [w.validUntil, '2031-03-14'],
    ],
    marks: ['photo'],
  },
  HAND_OVER_SIGNATURE: {
    fields: [
      [w.goods, tables],
      [w.quantity, '4'],
      [w.date, '2026-11-12'],
    ],
    marks: ['signature'],
  },
  IDBACKSIDE: {
    fields: [
      [{ en: 'Card number', ar: 'رقم البطاقة' }, '000000000'],
      [
        { en: 'Profession', ar: 'المهنة' },
        { en: 'Merchant', ar: 'تاجرة' },
      ],
      [
        { en: 'Issued in', ar: 'جهة الإصدار' },
        { en: 'Dubai', ar: 'دبي' },
      ],
      [w.validUntil, '2031-03-14'],
    ],
    marks: ['bars'],
  },
  NO_OBJECTION: {
    fields: [
      [w.from, rimal],
      [w.to, { en: 'Dubai customs desk', ar: 'مكتب الجمارك، دبي' }],
      [{ en: 'We authorise', ar: 'نفوّض' }, agent],
      [{ en: 'To clear', ar: 'لتخليص' }, 'NGB26-004417'],
    ],
    marks: ['stamp', 'signature'],
  },
  SAFETY_DATA_SHEET: {
    fields: [
      [
        { en: 'Product', ar: 'المنتج' },
        { en: 'Lacquer thinner', ar: 'مخفف طلاء' },
      ],
      [
        { en: 'Maker', ar: 'الصانع' },
        { en: 'Noor Coatings', ar: 'نور للطلاء' },
      ],
      [{ en: 'UN number', ar: 'رقم الأمم المتحدة' }, 'UN 1263'],
      [{ en: 'Class', ar: 'الفئة' }, '3'],
      [{ en: 'Packing group', ar: 'مجموعة التعبئة' }, 'II'],
      [{ en: 'Section', ar: 'القسم' }, '14'],
    ],
  },
  PROOF_OF_DELIVERY: {
    fields: [
      [{ en: 'Delivered to', ar: 'سُلّم إلى' }, rimal],
      [{ en: 'Received by', ar: 'استلمه' }, salma],
      [w.date, '2026-12-08 11:20'],
      [w.packages, '110 / 110'],
    ],
    marks: ['signature'],
  },
  INVOICE: {
    fields: [
      [w.from, agent],
      [w.to, rimal],
      [w.number, 'SF-20881'],
      [w.date, '2026-12-08'],
    ],
    lines: {
      head: [w.charge, w.amount],
      rows: [
        [{ en: 'Ocean freight', ar: 'الشحن البحري' }, '6,900.00'],
        [{ en: 'Terminal handling', ar: 'مناولة المحطة' }, '780.00'],
        [w.total, '7,680.00'],
      ],
    },
    marks: ['stamp'],
  },
  VENDOR_QUOTE: {
    fields: [
      [w.from, agent],
      [w.validUntil, '2026-11-23 18:00'],
      [w.from, ningbo],
      [w.to, jebelAli],
    ],
    lines: {
      head: [w.charge, w.amount],
      rows: [
        [{ en: 'Ocean freight', ar: 'الشحن البحري' }, '6,900.00'],
        [{ en: 'Delivery order', ar: 'إذن التسليم' }, '450.00'],
        [w.total, '7,350.00'],
      ],
    },
  },
  RELEASE: {
    fields: [
      [{ en: 'Terminal', ar: 'المحطة' }, jebelAli],
      [{ en: 'Gate', ar: 'البوابة' }, '4'],
      [w.container, 'CSQU3054383'],
      [{ en: 'Out', ar: 'الخروج' }, '2026-12-05 09:42'],
    ],
    marks: ['stamp', 'bars'],
  },
  HEALTH_CERTIFICATE: {
    fields: [
      [{ en: 'Product', ar: 'المنتج' }, milk],
      [w.origin, { en: 'Ireland', ar: 'إيرلندا' }],
      [w.number, 'HC-26-40211'],
      [w.date, '2026-11-02'],
    ],
    marks: ['stamp', 'signature'],
  },
  PHYTOSANITARY_CERTIFICATE: {
    fields: [
      [
        { en: 'Plants', ar: 'النباتات' },
        { en: 'Cut roses', ar: 'ورود مقطوفة' },
      ],
      [w.origin, { en: 'Kenya', ar: 'كينيا' }],
      [w.number, 'PC-26-7712'],
      [
        { en: 'Free of', ar: 'خالية من' },
        { en: 'Quarantine pests', ar: 'آفات الحجر' },
      ],
    ],
    marks: ['stamp', 'signature'],
  },
  MEDICINE_PERMIT: {
    fields: [
      [
        { en: 'Importer', ar: 'المستورد' },
        { en: 'Shifa Stores, Dubai', ar: 'مخازن شفاء، دبي' },
      ],
      [
        { en: 'Product', ar: 'المنتج' },
        { en: 'Saline solution', ar: 'محلول ملحي' },
      ],
      [w.number, 'MP-26-0931'],
      [w.validUntil, '2027-01-31'],
    ],
    marks: ['stamp', 'bars'],
  },
  VEHICLE_CERTIFICATE: {
    fields: [
      [{ en: 'Owner', ar: 'المالك' }, salma],
      [{ en: 'Chassis', ar: 'رقم الهيكل' }, 'MRSXX00000A000000'],
      [
        { en: 'Make', ar: 'الصنع' },
        { en: 'Sample', ar: 'نموذج' },
      ],
      [{ en: 'Year', ar: 'سنة الصنع' }, '2024'],
    ],
    marks: ['stamp'],
  },
  CONFORMITY_CERTIFICATE: {
    fields: [
      [
        { en: 'Product', ar: 'المنتج' },
        { en: 'Table lamp', ar: 'مصباح طاولة' },
      ],
      [{ en: 'Model', ar: 'الطراز' }, 'NL-40'],
      [w.number, 'EC-26-11870'],
      [w.validUntil, '2027-10-14'],
    ],
    marks: ['stamp', 'bars'],
  },
  DANGEROUS_GOODS_DECLARATION: {
    fields: [
      [w.shipper, factory],
      [{ en: 'UN number', ar: 'رقم الأمم المتحدة' }, 'UN 1263'],
      [{ en: 'Class', ar: 'الفئة' }, '3'],
      [{ en: 'Packing group', ar: 'مجموعة التعبئة' }, 'II'],
      [w.quantity, '24 x 20 L'],
      [w.date, '2026-11-04'],
    ],
    marks: ['signature'],
  },
  WAREHOUSE_RECEIPT: {
    fields: [
      [
        { en: 'Warehouse', ar: 'المستودع' },
        { en: 'Al Quoz Storage, Dubai', ar: 'القوز للتخزين، دبي' },
      ],
      [{ en: 'Stored for', ar: 'مخزّن لصالح' }, rimal],
      [w.number, 'WR-26-0318'],
      [w.date, '2026-11-12'],
      [{ en: 'Space', ar: 'المساحة' }, '12.5 m³'],
      [{ en: 'Place', ar: 'الموقع' }, 'B-14'],
    ],
    lines: {
      head: [w.goods, w.quantity, { en: 'Condition', ar: 'الحالة' }],
      rows: [
        [chairs, '24', { en: 'Good', ar: 'جيدة' }],
        [tables, '4', { en: 'Worn', ar: 'مستعملة' }],
      ],
    },
    marks: ['stamp', 'signature'],
  },
  CONDITION_PHOTO: {
    fields: [
      [w.goods, tables],
      [w.quantity, '4'],
      [
        { en: 'Condition', ar: 'الحالة' },
        { en: 'Worn', ar: 'مستعملة' },
      ],
      [w.date, '2026-11-12'],
    ],
    marks: ['photo'],
  },
  MEASURING_RECORD: {
    fields: [
      [w.goods, tables],
      [w.quantity, '4'],
      [
        { en: 'Measured', ar: 'القياس' },
        { en: '120 × 100 × 144 cm, 420 kg', ar: '120 × 100 × 144 سم، 420 كغم' },
      ],
      [w.date, '2026-11-12'],
    ],
    marks: ['photo'],
  },
  OTHER: {
    fields: [
      [
        { en: 'Permit', ar: 'تصريح' },
        { en: 'Import of cosmetics', ar: 'استيراد مستحضرات تجميل' },
      ],
      [w.number, 'PR-26-5520'],
      [{ en: 'Issued to', ar: 'صادر إلى' }, rimal],
      [w.validUntil, '2027-02-28'],
    ],
    marks: ['stamp'],
  },
}
