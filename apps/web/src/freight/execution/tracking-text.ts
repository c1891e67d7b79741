// Texts of the page that tracks a shipment by any of its numbers.
import { texts } from '@marsa/model/kit/text.ts'

export const trackingText = texts({
  lead: {
    en: 'Enter one of the shipment’s numbers. Spaces and dashes are ignored.',
    ar: 'أدخل أحد أرقام الشحنة. لا تؤثر المسافات والشرطات.',
  },
  type: { en: 'Number type', ar: 'نوع الرقم' },
  number: { en: 'Number', ar: 'الرقم' },
  container: { en: 'Container', ar: 'حاوية' },
  bl: { en: 'Bill of lading', ar: 'بوليصة الشحن البحري' },
  chassis: { en: 'Chassis', ar: 'رقم الهيكل' },
  awb: { en: 'Air waybill', ar: 'بوليصة الشحن الجوي' },
  quotation: { en: 'Request number', ar: 'رقم الطلب' },
  example: { en: 'For example', ar: 'مثال:' },
  track: { en: 'Track', ar: 'تتبّع' },
  required: { en: 'Enter a number.', ar: 'أدخل رقمًا.' },
  notYet: { en: 'Not there yet', ar: 'لم تصل بعد' },
  nothing: { en: 'Nothing found', ar: 'لا توجد نتيجة' },
  nothingBody: {
    en: 'No booked shipment has this number. Check each letter and digit, and the type.',
    ar: 'لا توجد شحنة محجوزة بهذا الرقم. يُرجى التحقق من كل حرف ورقم ومن نوع الرقم.',
  },
  movements: { en: 'Movements', ar: 'الحركات' },
})
