// Refusals of a provider's pauses.
import { problems } from '../../kit/problem.ts'

export const truckPauseProblems = problems({
  'trucks.pause-nowhere': {
    status: 409,
    en: 'This truck does not wait at loading or unloading.',
    ar: 'هذه الشاحنة لا تنتظر عند التحميل أو التفريغ.',
  },
  'trucks.pause-open': {
    status: 409,
    en: 'A pause of this truck is running already.',
    ar: 'يوجد توقف جارٍ لهذه الشاحنة.',
  },
  'trucks.pause-none': {
    status: 409,
    en: 'No pause of this truck is running.',
    ar: 'لا يوجد توقف جارٍ لهذه الشاحنة.',
  },
  'trucks.pause-early': {
    status: 422,
    en: 'The truck was not there yet at this time.',
    ar: 'لم تكن الشاحنة قد وصلت في هذا الوقت.',
  },
  'trucks.pause-overlaps': {
    status: 422,
    en: 'Another pause lasted until later than this.',
    ar: 'استمر توقف سابق إلى ما بعد هذا الوقت.',
  },
  'trucks.pause-backward': {
    status: 422,
    en: 'The pause began later than this.',
    ar: 'بدأ التوقف بعد هذا الوقت.',
  },
})
