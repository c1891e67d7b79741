// Words of the fast entry of shipments.
import { texts } from '@marsa/model/kit/text.ts'

export const quickText = texts({
  lead: {
    en: 'Type the recipient and press Enter: the shipment is checked, priced and listed below, and you can start the next one. Sizes and contents stay the same.',
    ar: 'اكتب بيانات المستلِم واضغط Enter: تُراجَع الشحنة وتُسعَّر وتُضاف أدناه، ثم تبدأ التالية. تبقى المقاسات والمحتويات كما هي.',
  },
  keys: {
    en: 'Tab moves on, arrow keys choose a saved address, Enter gets the price, Alt+R repeats the last shipment.',
    ar: 'Tab للانتقال، وأسهم لوحة المفاتيح لاختيار عنوان محفوظ، وEnter للتسعير، وAlt+R لتكرار آخر شحنة.',
  },
  from: { en: 'From', ar: 'من' },
  noSender: {
    en: 'Set a default pickup address in your address book, and shipments are collected there.',
    ar: 'حدّد في دفتر العناوين عنوانًا افتراضيًا للاستلام لتُستلم الشحنات منه.',
  },
  toBook: { en: 'Open the address book', ar: 'فتح دفتر العناوين' },
  incomplete: {
    en: 'The sender’s address is not complete. Change it in the address book.',
    ar: 'عنوان المُرسِل غير مكتمل. عدّله في دفتر العناوين.',
  },
  pickup: { en: 'Pickup for all of them', ar: 'استلام الشحنات كلها' },
  agree: {
    en: 'I accept the terms of carriage, and none of the shipments I enter here contains anything restricted or hazardous.',
    ar: 'أوافق على شروط النقل، ولا تحتوي الشحنات المدخلة هنا على مواد مقيّدة أو خطرة.',
  },
  price: { en: 'Price and next', ar: 'تسعير ثم التالية' },
  pricing: { en: 'Pricing', ar: 'جارٍ التسعير' },
  repeat: { en: 'Repeat the last', ar: 'تكرار الأخيرة' },
  added: { en: '{name}: AED {amount}', ar: '{name}: {amount} درهم' },
  ready: { en: 'Ready to pay', ar: 'جاهزة للدفع' },
  none: { en: 'Nothing entered yet', ar: 'لا توجد شحنات بعد' },
  noneBody: {
    en: 'Each shipment appears here with its price until you pay for all of them together.',
    ar: 'تظهر هنا كل شحنة بسعرها حتى تدفع قيمتها كلها معًا.',
  },
  number: { en: 'Shipment', ar: 'الشحنة' },
  remove: { en: 'Remove', ar: 'حذف' },
  removeOf: { en: 'Remove {number}', ar: 'حذف {number}' },
})
