// Words of a provider's pauses.
import { texts } from '@marsa/model/kit/text.ts'

export const pauseText = texts({
  spell: {
    en: 'Paused by the provider, {from} to {until}: {reason}',
    ar: 'توقف من المزود من {from} إلى {until}: {reason}',
  },
  open: {
    en: 'Paused by the provider since {from}; the clock is stopped. {reason}',
    ar: 'توقف من المزود منذ {from}، والعدّاد متوقف. {reason}',
  },
  begin: { en: 'Report a pause', ar: 'تسجيل توقف' },
  end: { en: 'End the pause', ar: 'إنهاء التوقف' },
  why: { en: 'Why is the truck paused?', ar: 'ما سبب توقف الشاحنة؟' },
  whyHint: {
    en: 'The waiting clock stops now. The customer sees the reason.',
    ar: 'يتوقف عدّاد الانتظار من الآن، ويطّلع العميل على السبب.',
  },
  saving: { en: 'Saving', ar: 'جارٍ الحفظ' },
  begun: { en: 'The waiting clock has stopped.', ar: 'توقف عدّاد الانتظار.' },
  ended: { en: 'The waiting clock is running again.', ar: 'عاد عدّاد الانتظار إلى العمل.' },
})
