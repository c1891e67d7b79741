// The service lines that are announced and not open yet: what is said of them until they are built.
import { texts } from '../kit/text.ts'
import { isSoon } from '../lines.ts'

export const soonText = texts({
  soon: { en: 'Soon', ar: 'قريبًا' },
  notice: {
    en: 'Nothing can be booked yet. This page describes what is planned.',
    ar: 'لا يمكن الحجز بعد، وما تقرؤه هنا هو المخطط لهذه الخدمة.',
  },
  notify: { en: 'Tell me when it opens', ar: 'أخبروني عند افتتاحها' },
  notifyNote: {
    en: 'Our newsletter says when it opens. We first send you a link to confirm your address.',
    ar: 'نعلن موعد الافتتاح في نشرتنا البريدية، ونرسل إليك أولًا رابطًا لتأكيد عنوانك.',
  },
  answers: {
    en: 'This service is not open yet. The answers describe how it is planned.',
    ar: 'هذه الخدمة لم تُفتح بعد، والإجابات تصف المخطط لها.',
  },
})

type Row = { en: string; ar: string }

/** The name of a service in menus, with the word "soon" while it is not open. */
export const menuName = (service: string, name: Row): Row =>
  isSoon(service) ? { en: `${name.en} (soon)`, ar: `${name.ar} (قريبًا)` } : name
