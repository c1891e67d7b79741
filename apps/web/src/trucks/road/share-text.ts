// Words of the link by which a receiver follows a booking.
import { texts } from '@marsa/model/kit/text.ts'

export const shareText = texts({
  share: { en: 'Share with the receiver', ar: 'مشاركة مع المستلم' },
  title: { en: 'Link for the receiver', ar: 'رابط للمستلم' },
  body: {
    en: 'Whoever has this link sees the stages and the expected arrival of each truck: no price, name, phone number or plate. It works until a week after completion, or until you end it.',
    ar: 'من يملك هذا الرابط يرى مراحل كل شاحنة وموعد وصولها المتوقع، دون سعر أو اسم أو رقم هاتف أو لوحة. يعمل الرابط حتى أسبوع بعد اكتمال الحجز أو إلى أن تُنهيه.',
  },
  copy: { en: 'Copy the link', ar: 'نسخ الرابط' },
  copied: { en: 'The link is copied.', ar: 'نُسخ الرابط.' },
  end: { en: 'End the link', ar: 'إنهاء الرابط' },
  ended: { en: 'The link has ended.', ar: 'انتهى الرابط.' },
})
