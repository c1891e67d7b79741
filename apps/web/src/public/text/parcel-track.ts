// Texts of the page on which anybody follows a parcel by its waybill number; its script reads them too.
import { texts } from '@marsa/model/kit/text.ts'

export const parcelTrackText = texts({
  title: { en: 'Track a parcel by waybill · Marsa', ar: 'تتبّع طرد برقم البوليصة · مرسى' },
  description: {
    en: 'See where a parcel is by its waybill number: every status with its time and emirate. No account needed.',
    ar: 'اعرف مكان الطرد برقم بوليصة الشحن: كل حالة بوقتها والإمارة. لا يلزم حساب.',
  },
  heading: { en: 'Track a parcel', ar: 'تتبّع طرد' },
  lead: {
    en: 'Enter the waybill number to see every status of the parcel, with its time and emirate.',
    ar: 'برقم بوليصة الشحن تظهر لك كل حالات الطرد ووقت كل منها والإمارة.',
  },
  number: { en: 'Waybill number', ar: 'رقم بوليصة الشحن' },
  hint: {
    en: 'Find it on the label and in our messages, for example',
    ar: 'تجده على الملصق وفي رسائلنا، مثال:',
  },
  ask: { en: 'Track', ar: 'تتبّع' },
  wrong: {
    en: 'This is not a Marsa waybill number. Check each digit: MRX and twelve digits.',
    ar: 'هذا ليس رقم بوليصة لدينا. تحقق من كل رقم: الأحرف MRX ثم اثنا عشر رقمًا.',
  },
  pendingText: {
    en: 'The parcel is registered but not scanned yet.',
    ar: 'الطرد مسجّل لدينا ولم يُمسح رمزه بعد.',
  },
  print: { en: 'Print', ar: 'طباعة' },
  share: { en: 'Share', ar: 'مشاركة' },
  copied: { en: 'The link is copied.', ar: 'تم نسخ الرابط.' },
  rates: { en: 'Send a parcel yourself: calculate a rate', ar: 'أرسل طردك بنفسك: احسب السعر' },
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
    en: 'The parcel cannot be shown at the moment. Please try again in a minute.',
    ar: 'تعذّر عرض الطرد حاليًا. يُرجى المحاولة بعد دقيقة.',
  },
  tooMany: {
    en: 'Too many look-ups from this connection. Please try again in an hour.',
    ar: 'عدد عمليات البحث من هذا الاتصال كبير. يُرجى المحاولة بعد ساعة.',
  },
  again: { en: 'Try again', ar: 'إعادة المحاولة' },
})
