// The invented tax invoice that visitors may look at, printed as every real one is; also for tests of printed documents.
import type { TaxInvoiceData } from './issued-documents.ts'

export const exampleSupplier = {
  name: { en: 'Saffan Cargo Services LLC', ar: 'سفّان لخدمات الشحن ذ.م.م' },
  address: {
    en: ['Warehouse 14, Street 8', 'Jebel Ali, Dubai, UAE'],
    ar: ['مستودع 14، شارع 8', 'جبل علي، دبي، الإمارات'],
  },
  trn: '100482917300003',
}
export const exampleCustomer = {
  name: { en: 'Nakhl Home Furnishings LLC', ar: 'نخل للأثاث المنزلي ذ.م.م' },
  address: {
    en: ['Showroom 3, Street 17B', 'Al Quoz, Dubai, UAE'],
    ar: ['معرض 3، شارع 17ب', 'القوز، دبي، الإمارات'],
  },
  trn: '100736205800003',
}
export const exampleContact = { email: 'help@marsa.example', phone: '800 62772' }

const charge = (en: string, ar: string, net: string, vatPercent: string, vat: string, total: string) => ({
  description: { en, ar },
  net,
  vatPercent,
  vat,
  total,
})

export const exampleInvoice: TaxInvoiceData = {
  number: 'INV-26-0091744',
  issuedOn: '2026-11-24',
  suppliedOn: '2026-11-24',
  currency: 'AED',
  facts: [
    { label: { en: 'Shipment', ar: 'الشحنة' }, value: 'FR-26-018472' },
    { label: { en: 'Container', ar: 'الحاوية' }, value: 'CSQU3054383' },
    { label: { en: 'Bill of lading', ar: 'بوليصة الشحن' }, value: 'SHJA26110482' },
  ],
  supplier: exampleSupplier,
  customer: exampleCustomer,
  lines: [
    charge('Ocean freight', 'أجرة الشحن البحري', '6420.00', '0', '0.00', '6420.00'),
    charge('Delivery order fee', 'رسوم إذن التسليم', '450.00', '5', '22.50', '472.50'),
    charge('Bill of lading fee', 'رسوم بوليصة الشحن', '420.00', '5', '21.00', '441.00'),
    charge('Terminal handling', 'رسوم مناولة المحطة', '980.00', '5', '49.00', '1029.00'),
    charge('Seal fee', 'رسوم ختم الحاوية', '35.00', '5', '1.75', '36.75'),
    charge('Handling fee', 'رسوم المناولة', '150.00', '5', '7.50', '157.50'),
    charge('Transport to the door', 'أجرة النقل إلى الباب', '640.00', '5', '32.00', '672.00'),
    charge('Customs clearance', 'التخليص الجمركي', '380.00', '5', '19.00', '399.00'),
    charge('Customs X-ray inspection', 'فحص جمركي بالأشعة', '175.00', '5', '8.75', '183.75'),
  ],
  zeroRated: '6420.00',
  standardRated: '3230.00',
  vat: '161.50',
  total: '9811.50',
  payments: [
    { label: { en: 'Less advance paid', ar: 'ناقص الدفعة المقدمة' }, amount: '4813.88' },
    { label: { en: 'Paid on 24 Nov', ar: 'مدفوع في 24 نوفمبر' }, amount: '4997.62' },
  ],
  due: '0.00',
  notes: {
    en: 'Issued by Marsa as disclosed agent for the supplier. Ocean freight is zero-rated under Article 45 of the VAT law. The advance was invoiced as INV-26-0088210 on 29 October 2026. All amounts in UAE dirhams.',
    ar: 'صادرة عن مرسى بصفتها وكيلًا مُفصَحًا عنه للمورّد. أجرة الشحن البحري خاضعة لنسبة الصفر وفق المادة 45 من قانون ضريبة القيمة المضافة. صدرت فاتورة الدفعة المقدمة برقم INV-26-0088210 في 29 أكتوبر 2026. جميع المبالغ بالدرهم الإماراتي.',
  },
  eInvoiceId: '7d1f9c02-5b7e-4c1a-9e66-2f0c9a41b38d',
  contact: exampleContact,
  sandbox: false,
}
