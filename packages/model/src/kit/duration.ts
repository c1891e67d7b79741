// Lengths of time as sentences name them, in both languages; the Arabic forms follow a preposition.
import { say, type CountedRow } from './text.ts'

export type Spoken = { en: string; ar: string }

const spoken =
  (row: CountedRow) =>
  (count: number): Spoken => ({ en: say('en', row, { count }), ar: say('ar', row, { count }) })

export const hours = spoken({
  en: { one: 'one hour', other: '{count} hours' },
  ar: {
    zero: '{count} ساعة',
    one: 'ساعة واحدة',
    two: 'ساعتين',
    few: '{count} ساعات',
    many: '{count} ساعة',
    other: '{count} ساعة',
  },
})

export const minutes = spoken({
  en: { one: 'one minute', other: '{count} minutes' },
  ar: {
    zero: '{count} دقيقة',
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: '{count} دقائق',
    many: '{count} دقيقة',
    other: '{count} دقيقة',
  },
})

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
