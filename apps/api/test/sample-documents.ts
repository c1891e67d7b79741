// The invented receipt of the running example (FR-26-018472), for tests of printed documents.
import { exampleContact, exampleCustomer, exampleSupplier } from '@marsa/model/documents/example-invoice.ts'
import type { ReceiptData } from '@marsa/model/documents/issued-documents.ts'

export const sampleReceipt: ReceiptData = {
  number: 'RC-26-004127',
  issuedOn: '2026-10-29',
  paidAt: '2026-10-29T14:32:08+04:00',
  currency: 'AED',
  amount: '4813.88',
  purpose: { en: 'Down payment, 50%', ar: 'الدفعة المقدمة، 50%' },
  method: { en: 'Card ending 4242', ar: 'بطاقة تنتهي بالرقم 4242' },
  paymentReference: 'PAY-26-0088210',
  requestNumber: 'FR-26-018472',
  reference: { label: { en: 'Quotation', ar: 'عرض السعر' }, value: 'Q-26-051937' },
  about: {
    request: { en: 'Shipment', ar: 'الشحنة' },
    term: { en: 'Route', ar: 'المسار' },
    text: { en: 'Shanghai to Jebel Ali, by sea', ar: 'من شنغهاي إلى جبل علي، بحرًا' },
  },
  receivedBy: exampleSupplier,
  paidBy: exampleCustomer,
  total: '9627.75',
  paidBefore: '0.00',
  exchange: ['USD 2900.00 @ 3.6725 (2026-11-26)'],
  remaining: '4813.87',
  contact: exampleContact,
  sandbox: true,
}
