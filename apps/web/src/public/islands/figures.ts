// Figures of our own on the landing page: shown only where the server has counted enough to say them.
import { hoursAndMinutes } from '@marsa/model/kit/duration.ts'
import { asLang, say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import type { publicFigures, PublicFigures } from '@marsa/model/freight/public-figures.ts'
import { figuresText as t } from '../text/islands.ts'
import { element } from '../dom/element.ts'
import { readPublic } from '../dom/read.ts'

const figure = (lang: Lang, label: TextRow, value: string, basis: string) =>
  element(
    'div',
    {},
    element('dt', {}, say(lang, label)),
    element('dd', {}, element('b', {}, value), element('span', { class: 'cap muted' }, basis)),
  )

const figuresIn = (lang: Lang, { agents, answers, deliveries }: PublicFigures): HTMLElement[] =>
  [
    agents !== null && figure(lang, t.agents, String(agents), say(lang, t.agentsBasis)),
    answers &&
      figure(
        lang,
        t.answers,
        hoursAndMinutes(Math.max(1, answers.minutes) * 60_000)[lang],
        say(lang, t.answersBasis, { count: answers.count }),
      ),
    deliveries &&
      figure(
        lang,
        t.deliveries,
        `\u2066${deliveries.percent}%\u2069`,
        say(lang, t.deliveriesBasis, { count: deliveries.count }),
      ),
  ].filter((shown) => shown instanceof HTMLElement)

export const open = async (place: HTMLElement): Promise<void> => {
  const lang = asLang(place.dataset.figures)
  const figures = await readPublic<typeof publicFigures>('figures')
  const shown = figures ? figuresIn(lang, figures) : []
  if (!figures || !shown.length) return
  place.replaceChildren(
    element(
      'section',
      { class: 'sec page' },
      element('h2', { class: 'h2-l sec-t' }, say(lang, t.heading, { days: figures.days })),
      element('dl', { class: 'card own-figures' }, ...shown),
    ),
  )
  place.hidden = false
}
