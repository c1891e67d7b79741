// Refusals of a provider's pauses.
import { problems } from '../../kit/problem.ts'

export const truckPauseProblems = problems({
  'trucks.pause-nowhere': {
    status: 409,
    en: 'This truck is not waiting at loading or unloading.',
    ar: 'هذه الشاحنة لا تنتظر عند التحميل أو التفريغ.',
  },
  'trucks.pause-open': {
    status: 409,
    en: 'This truck is already paused.',
    ar: 'يوجد توقف جارٍ لهذه الشاحنة.',
  },
  'trucks.pause-none': {
    status: 409,
    en: 'This truck is not paused.',
    ar: 'لا يوجد توقف جارٍ لهذه الشاحنة.',
  },
  'trucks.pause-early': {
    status: 422,
    en: 'The truck was not there yet at this time.',
    ar: 'لم تكن الشاحنة قد وصلت في هذا الوقت.',
  },
  'trucks.pause-overlaps': {
    status: 422,
    en: 'Another pause ended after this time.',
    ar: 'استمر توقف سابق إلى ما بعد هذا الوقت.',
  },
  'trucks.pause-backward': {
    status: 422,
    en: 'The pause began after this time.',
    ar: 'بدأ التوقف بعد هذا الوقت.',
  },
})
