// What can be read without a connection: the last tracking answer and the drafts that were open on this device.
import { asLang, say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { element } from '../dom/element.ts'
import { when } from '../dom/look-up.ts'
import { keptCache, keptDraftPrefix, keptTracking } from '../dom/kept.ts'
import { keptText as t } from '../text/islands.ts'
import { trackedCard, type Tracked } from './track.ts'

/** Days after which a kept draft is not shown any more. */
const keptDays = 7
const dayMs = 86_400_000

type Stop = { place?: string; address?: string }
interface Draft {
  at: number
  draft: {
    quoteNumber: string
    form: Partial<Record<string, unknown>> & { origin?: Stop; destination?: Stop }
  }
}

const heading = (lang: Lang, row: TextRow, at: number) =>
  element(
    'div',
    { class: 'stack g1' },
    element('h2', {}, say(lang, row)),
    element('p', { class: 'muted' }, `${say(lang, t.asOf)} `, when(lang, new Date(at).toISOString())),
  )

const placeOf = (stop: Stop | undefined) => stop?.address || stop?.place

const facts = (lang: Lang, { form }: Draft['draft']) => {
  const rows: [TextRow, unknown][] = [
    [t.origin, placeOf(form.origin)],
    [t.destination, placeOf(form.destination)],
    [t.goods, form['description']],
    [t.pieces, form['pieces']],
    [t.weight, form['grossWeightKg']],
    [t.value, form['cargoValue']],
    [t.ready, form['readyFrom']],
    [t.deliverBy, form['deliverBy']],
    [t.remarks, form['remarks']],
  ]
  const filled = rows.filter(([, value]) => (typeof value === 'string' && value) || typeof value === 'number')
  return element(
    'dl',
    { class: 'kept-facts' },
    ...filled.flatMap(([label, value]) => [
      element('dt', { class: 'cap muted' }, say(lang, label)),
      element('dd', {}, element('bdi', {}, String(value))),
    ]),
  )
}

const draftCard = (lang: Lang, { at, draft }: Draft) => {
  const name = draft.form['nickname']
  return element(
    'section',
    { class: 'card card-b stack g3' },
    heading(lang, t.draft, at),
    element(
      'p',
      {},
      element('bdi', { dir: 'ltr', class: 'ref' }, draft.quoteNumber),
      typeof name === 'string' && name ? ` · ${name}` : undefined,
    ),
    facts(lang, draft),
  )
}

export const open = async (place: HTMLElement): Promise<void> => {
  const lang = asLang(document.documentElement.lang)
  const kept = await caches.open(keptCache)
  const read = async <Value>(key: Request | string): Promise<Value | undefined> =>
    (await (await kept.match(key))?.json()) as Value | undefined
  const keys = (await kept.keys()).filter(({ url }) => new URL(url).pathname.startsWith(keptDraftPrefix))
  const drafts = (await Promise.all(keys.map((key) => read<Draft>(key))))
    .filter((each) => each !== undefined)
    .filter(({ at }) => Date.now() - at < keptDays * dayMs)
    .toSorted((a, b) => b.at - a.at)
  const tracked = await read<{ at: number; answer: Tracked }>(keptTracking)
  place.replaceChildren(
    ...(tracked ? [heading(lang, t.lastTracking, tracked.at), trackedCard(lang, tracked.answer)] : []),
    ...drafts.map((each) => draftCard(lang, each)),
  )
}
