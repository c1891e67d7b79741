// How fast agents answered, in working time: outside working hours none of it passes, so nought is "under a minute".
import { say, type Lang } from '../kit/text.ts'
import { listed } from './explain.ts'
import { compareText } from './screen-text.ts'

/** The working time of one answer. */
export const answerTime = (minutes: number, lang: Lang): string =>
  minutes === 0 ? say(lang, compareText.underMinute) : say(lang, compareText.minutes, { count: minutes })

/** The times of answers beside each other; undefined where they distinguish nothing. */
export const answeredSentence = (minutes: readonly (number | null)[], lang: Lang): string | undefined => {
  const times = minutes.filter((each) => each !== null)
  if (new Set(times).size < 2) return undefined
  return say(lang, compareText.answeredIn, {
    times: listed(
      times.map((each) => answerTime(each, lang)),
      lang,
    ),
  })
}
