// Words of the link by which others follow a booking.
import { texts } from '@marsa/model/kit/text.ts'

export const shareText = texts({
  share: { en: 'Share tracking', ar: 'مشاركة التتبّع' },
  title: { en: 'Tracking link', ar: 'رابط للمتابعة' },
  copy: { en: 'Copy the link', ar: 'نسخ الرابط' },
  copied: { en: 'The link is copied.', ar: 'نُسخ الرابط.' },
  end: { en: 'End the link', ar: 'إنهاء الرابط' },
  ended: { en: 'The link has ended.', ar: 'انتهى الرابط.' },
})
