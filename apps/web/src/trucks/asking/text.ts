// Words of the form for trucks that its table of fields does not hold.
import { texts } from '@marsa/model/kit/text.ts'

export const truckAskText = texts({
  emirates: { en: 'United Arab Emirates', ar: 'الإمارات العربية المتحدة' },
  pin: {
    en: 'Enter the pin as two numbers, such as 25.2048, 55.2708, or paste the link of a map.',
    ar: 'أدخل الموقع كرقمين، مثل 25.2048, 55.2708، أو ألصق رابط خريطة.',
  },
  sheet: { en: 'Safety data sheet', ar: 'صحيفة بيانات السلامة' },
  sheetAdd: { en: 'Add the safety data sheet', ar: 'أضف صحيفة بيانات السلامة' },
  sheetThere: {
    en: 'Documents that you have uploaded for this draft stay with it.',
    ar: 'تبقى المستندات التي رفعتها محفوظة مع هذه المسودة.',
  },
  neededTitle: { en: 'Trucks are booked on credit', ar: 'تُحجز الشاحنات على حساب ائتماني' },
  neededBody: {
    en: 'You can send the request now and receive quotations. To confirm one, your company needs an approved credit account.',
    ar: 'يمكنكم إرسال الطلب الآن واستلام عروض الأسعار. لتأكيد أحدها تحتاج شركتكم إلى حساب ائتماني معتمد.',
  },
  pendingTitle: { en: 'Your credit application is under review', ar: 'طلبكم للحساب الائتماني قيد المراجعة' },
  pendingBody: {
    en: 'The request stays in your drafts. Send it once the application is decided.',
    ar: 'يبقى الطلب ضمن المسودات. أرسلوه بعد البت في طلب الائتمان.',
  },
  apply: { en: 'Apply for credit', ar: 'طلب حساب ائتماني' },
  seeApplication: { en: 'See the application', ar: 'عرض طلب الائتمان' },
  without: { en: 'Send without credit', ar: 'إرسال دون ائتمان' },
})
