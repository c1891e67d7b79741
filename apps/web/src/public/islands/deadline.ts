// Until when an answer comes that is asked for now, in the place of how long it takes; without script that stays.
import { asLang, say } from '@marsa/model/kit/text.ts'
import type { listDeadlines } from '@marsa/model/overview/deadline-endpoints.ts'
import { weekdayTime } from '../../kit/format.ts'
import { readPublic } from '../dom/read.ts'
import { callbackText } from '../text/islands.ts'

export const open = async (place: HTMLElement): Promise<void> => {
  const lang = asLang(document.documentElement.lang)
  const answer = await readPublic<typeof listDeadlines>('deadlines')
  if (!answer?.callback) return
  place.textContent = say(lang, callbackText, {
    when: weekdayTime(answer.callback, lang, new Date(answer.serverTime)),
  })
}
