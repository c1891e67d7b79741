// Texts of work on many requests, one after another: how far it is, and the way on where it stopped.
import { texts } from '../../kit/text.ts'

export const runText = texts({
  sending: { en: 'Sending', ar: 'جارٍ الإرسال' },
  keepOpen: {
    en: '{done} of {all}. Keep this page open until it is done.',
    ar: '{done} من {all}. أبقِ هذه الصفحة مفتوحة حتى ينتهي الإرسال.',
  },
  stopped: { en: 'Stopped at {done} of {all}', ar: 'توقف عند {done} من {all}' },
  stoppedBody: {
    en: '{reason} Continue where it stopped; nothing is repeated.',
    ar: '{reason} يمكن المتابعة من حيث توقف، ولن يُكرَّر شيء.',
  },
  goOn: { en: 'Continue', ar: 'متابعة' },
})
