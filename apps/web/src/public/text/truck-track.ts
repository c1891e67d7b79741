// Texts of the page on which receivers follow trucks by link, and visitors by the number of a booking; its script reads them too.
import { texts } from '@marsa/model/kit/text.ts'

export const truckTrackText = texts({
  title: { en: 'Follow a truck delivery · Marsa', ar: 'تتبّع توصيل بالشاحنة · مرسى' },
  description: {
    en: 'See the stages of a truck delivery by its booking number, or with the link that the sender gave you, when it is expected. No account needed.',
    ar: 'اعرف مراحل التوصيل بالشاحنة برقم الحجز، وموعد الوصول المتوقع عبر الرابط الذي زوّدك به المُرسل. لا يلزم حساب.',
  },
  heading: { en: 'Follow a truck delivery', ar: 'تتبّع توصيل بالشاحنة' },
  lead: {
    en: 'With the link that the sender gave you, stages and expected arrival are shown here. With the booking number you see the stages.',
    ar: 'عبر الرابط الذي زوّدك به المُرسل تظهر هنا المراحل وموعد الوصول المتوقع. وبرقم الحجز تظهر لك المراحل.',
  },
  number: { en: 'Booking number', ar: 'رقم الحجز' },
  hint: { en: 'The sender has it, for example', ar: 'تجده لدى المُرسل، مثال:' },
  ask: { en: 'Show stages', ar: 'عرض المراحل' },
  booking: { en: 'Booking', ar: 'الحجز' },
  to: { en: 'To {place}', ar: 'إلى {place}' },
  truck: { en: 'Truck {n}', ar: 'الشاحنة {n}' },
  LOADING: { en: 'Expected at loading (estimate)', ar: 'الوصول المتوقع إلى موقع التحميل (تقدير)' },
  UNLOADING: { en: 'Expected at unloading (estimate)', ar: 'الوصول المتوقع إلى موقع التفريغ (تقدير)' },
  asOf: { en: 'from a position of', ar: 'بحسب موقع بتاريخ' },
  toCome: { en: 'To come', ar: 'لاحقًا' },
  searching: { en: 'Looking it up', ar: 'جارٍ البحث' },
  checking: {
    en: 'Many numbers were looked up from here. Checking takes a moment longer.',
    ar: 'جرى البحث عن أرقام كثيرة من هنا. سيستغرق التحقق وقتًا أطول قليلًا.',
  },
  offline: {
    en: 'We cannot be reached. Check your connection and try again.',
    ar: 'تعذّر الاتصال بنا. يُرجى التحقق من اتصالك والمحاولة مجددًا.',
  },
  failed: {
    en: 'The stages cannot be shown at the moment. Please try again in a minute.',
    ar: 'تعذّر عرض المراحل حاليًا. يُرجى المحاولة بعد دقيقة.',
  },
  tooMany: {
    en: 'Too many look-ups from this connection. Please try again in an hour.',
    ar: 'عدد عمليات البحث من هذا الاتصال كبير. يُرجى المحاولة بعد ساعة.',
  },
  again: { en: 'Try again', ar: 'إعادة المحاولة' },
})
