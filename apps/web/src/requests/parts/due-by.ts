// By when a step is due, in words.
import { addDays, dayOf, instantOf } from '@marsa/model/kit/day.ts'
import { texts, type Lang, say } from '@marsa/model/kit/text.ts'
import { dayMonth, dayTime } from '../../kit/format.ts'

export const dueText = texts({
  by: { en: 'by {when}', ar: 'حتى {when}' },
  overdue: { en: 'overdue since {when}', ar: 'متأخر منذ {when}' },
})

export type Due = { words: string; isOverdue: boolean }

/** A deadline at midnight in the Emirates is that of a whole day: it names the day alone, and is over with its end. */
export const dueBy = (by: string, now: Date, lang: Lang): Due => {
  const instant = new Date(by)
  const day = dayOf(instant)
  const isDay = instantOf(day).getTime() === instant.getTime()
  const isOverdue = (isDay ? instantOf(addDays(day, 1)) : instant) <= now
  const when = isDay ? dayMonth(by, lang) : dayTime(by, lang)
  return { words: say(lang, isOverdue ? dueText.overdue : dueText.by, { when }), isOverdue }
}
