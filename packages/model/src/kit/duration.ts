// Lengths of time and counts as sentences name them, in both languages; the Arabic forms follow a preposition.
import { say, texts, type CountedRow } from './text.ts'

export type Spoken = { en: string; ar: string }

const spoken =
  (row: CountedRow) =>
  (count: number): Spoken => ({ en: say('en', row, { count }), ar: say('ar', row, { count }) })

const inHours: CountedRow = {
  en: { one: 'one hour', other: '{count} hours' },
  ar: {
    zero: '{count} ساعة',
    one: 'ساعة واحدة',
    two: 'ساعتين',
    few: '{count} ساعات',
    many: '{count} ساعة',
    other: '{count} ساعة',
  },
}
export const hours = spoken(inHours)

const inMinutes: CountedRow = {
  en: { one: 'one minute', other: '{count} minutes' },
  ar: {
    zero: '{count} دقيقة',
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: '{count} دقائق',
    many: '{count} دقيقة',
    other: '{count} دقيقة',
  },
}
export const minutes = spoken(inMinutes)

const shortHours = spoken({ en: { one: '{count} h', other: '{count} h' }, ar: inHours.ar })
const shortMinutes = spoken({ en: { one: '{count} min', other: '{count} min' }, ar: inMinutes.ar })
const both = texts({ of: { en: '{hours} {minutes}', ar: '{hours} و{minutes}' } })

/** "3 h 25 min", without the part that is nothing. */
export const hoursAndMinutes = (ms: number): Spoken => {
  const total = Math.floor(ms / 60_000)
  const [whole, rest] = [shortHours(Math.floor(total / 60)), shortMinutes(total % 60)]
  if (total < 60) return rest
  if (total % 60 === 0) return whole
  const parts = { hours: whole, minutes: rest }
  return { en: say('en', both.of, parts), ar: say('ar', both.of, parts) }
}

/** Minutes of work: whole hours from two on in hours, everything else in minutes. */
export const workTime = (count: number): Spoken =>
  count % 60 === 0 && count > 60 ? hours(count / 60) : minutes(count)

export const days = spoken({
  en: { one: 'one day', other: '{count} days' },
  ar: {
    zero: '{count} يوم',
    one: 'يوم واحد',
    two: 'يومين',
    few: '{count} أيام',
    many: '{count} يومًا',
    other: '{count} يوم',
  },
})

export const workingDays = spoken({
  en: { one: 'one working day', other: '{count} working days' },
  ar: {
    zero: '{count} يوم عمل',
    one: 'يوم عمل واحد',
    two: 'يومي عمل',
    few: '{count} أيام عمل',
    many: '{count} يوم عمل',
    other: '{count} يوم عمل',
  },
})

export const seconds = spoken({
  en: { one: 'one second', other: '{count} seconds' },
  ar: {
    zero: '{count} ثانية',
    one: 'ثانية واحدة',
    two: 'ثانيتين',
    few: '{count} ثوانٍ',
    many: '{count} ثانية',
    other: '{count} ثانية',
  },
})

/** Wrong entries of a code or a password. */
export const wrongTries = spoken({
  en: { one: 'one wrong try', other: '{count} wrong tries' },
  ar: {
    zero: '{count} محاولة خاطئة',
    one: 'محاولة خاطئة واحدة',
    two: 'محاولتين خاطئتين',
    few: '{count} محاولات خاطئة',
    many: '{count} محاولة خاطئة',
    other: '{count} محاولة خاطئة',
  },
})

export const characters = spoken({
  en: { one: 'one character', other: '{count} characters' },
  ar: {
    zero: '{count} حرف',
    one: 'حرف واحد',
    two: 'حرفين',
    few: '{count} أحرف',
    many: '{count} حرفًا',
    other: '{count} حرف',
  },
})
