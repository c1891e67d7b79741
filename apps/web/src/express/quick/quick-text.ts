// Words of the fast entry of shipments.
import { texts } from '@marsa/model/kit/text.ts'

export const quickText = texts({
  lead: {
    en: 'Type the recipient and press Enter: the shipment is checked, priced and put below, and the next one begins. Sizes and contents stay as they were.',
    ar: 'اكتب بيانات المستلِم واضغط Enter: تُراجَع الشحنة وتُسعَّر وتُضاف أدناه، ثم تبدأ التالية. تبقى المقاسات والمحتويات كما هي.',
  },
  keys: {
    en: 'Tab goes on, arrow keys choose a saved address, Enter prices, Alt+R repeats the last shipment.',
    ar: 'Tab للانتقال، وأسهم لوحة المفاتيح لاختيار عنوان محفوظ، وEnter للتسعير، وAlt+R لتكرار آخر شحنة.',
  },
  from: { en: 'From', ar: 'من' },
  noSender: {
    en: 'Mark an address of your address book as the default for pickups, and shipments are collected there.',
    ar: 'حددوا في دفتر العناوين عنوانًا افتراضيًا للاستلام لتُستلم الشحنات منه.',
  },
  toBook: { en: 'Open the address book', ar: 'فتح دفتر العناوين' },
  incomplete: {
    en: 'The sender’s address is not complete. Change it in the address book.',
    ar: 'عنوان المُرسِل غير مكتمل. عدّلوه في دفتر العناوين.',
  },
  pickup: { en: 'Pickup of all of them', ar: 'استلام الشحنات كلها' },
  agree: {
    en: 'I accept the terms of carriage, and nothing restricted or hazardous is in what I enter here.',
    ar: 'أوافق على شروط النقل، ولا تحتوي الشحنات المدخلة هنا على مواد مقيّدة أو خطرة.',
  },
  price: { en: 'Price and next', ar: 'تسعير والتالي' },
  pricing: { en: 'Pricing', ar: 'جارٍ التسعير' },
  repeat: { en: 'Repeat the last', ar: 'تكرار الأخيرة' },
  added: { en: '{name}: AED {amount}', ar: '{name}: {amount} درهم' },
  ready: { en: 'Ready to be paid', ar: 'جاهزة للدفع' },
  none: { en: 'Nothing entered yet', ar: 'لا توجد شحنات بعد' },
  noneBody: {
    en: 'Each shipment stands here with its price until you pay for all of them together.',
    ar: 'تظهر هنا كل شحنة بسعرها حتى تدفعوا قيمتها كلها معًا.',
  },
  number: { en: 'Shipment', ar: 'الشحنة' },
  remove: { en: 'Remove', ar: 'حذف' },
  removeOf: { en: 'Remove {number}', ar: 'حذف {number}' },
})
