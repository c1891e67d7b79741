// What the receipts and invoices of a shipment say beside its money.
import { placesOf } from '../../reference/door.ts'
import type { PrintingPart } from '../../requests/door.ts'
import type { RequestRow } from '../requests.store.ts'

export const freightPrinting: PrintingPart<RequestRow> = {
  codes: {
    failed: 'freight.invoice-failed',
    noReceipt: 'freight.receipt-missing',
    noInvoice: 'freight.invoice-missing',
  },
  about: async (db, { origin_code, destination_code }) => {
    const places = await placesOf(db, [origin_code, destination_code])
    const [from, to] = [places.get(origin_code), places.get(destination_code)]
    return {
      request: { en: 'Shipment', ar: 'الشحنة' },
      term: { en: 'Route', ar: 'المسار' },
      text: {
        en: `${from?.nameEn ?? ''} to ${to?.nameEn ?? ''}`,
        ar: `من ${from?.nameAr ?? ''} إلى ${to?.nameAr ?? ''}`,
      },
    }
  },
  facts: (request) =>
    [
      { label: { en: 'Request', ar: 'الطلب' }, value: request.number },
      { label: { en: 'Container', ar: 'الحاوية' }, value: request.container_number },
      { label: { en: 'Chassis', ar: 'رقم الهيكل' }, value: request.chassis_number },
      { label: { en: 'Bill of lading', ar: 'بوليصة الشحن' }, value: request.bl_number },
      { label: { en: 'Air waybill', ar: 'بوليصة الشحن الجوي' }, value: request.awb_number },
    ].flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
}
