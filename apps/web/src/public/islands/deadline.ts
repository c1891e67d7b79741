// Until when an answer comes that is asked for now, in the place of how long it takes; without script that stays.
import { asLang, say } from '@marsa/model/kit/text.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { listDeadlines } from '@marsa/model/overview/deadline-endpoints.ts'
import { weekdayTime } from '../../kit/format.ts'
import { callbackText } from '../text/islands.ts'

export const open = async (place: HTMLElement): Promise<void> => {
  const lang = asLang(document.documentElement.lang)
  const response = await fetch('/api/public/deadlines', { headers: { accept: 'application/json' } }).catch(
    () => undefined,
  )
  if (!response?.ok) return
  const answer = (await response.json()) as AnswerOf<typeof listDeadlines>
  const when = answer.callback
  if (!when) return
  place.textContent = say(lang, callbackText, {
    when: weekdayTime(when, lang, new Date(answer.serverTime)),
  })
}
