// What the stops on the way are called. Apart from their schemas, so that a page that only shows them fetches none.
import { say, texts } from '../kit/text.ts'

export const stopKinds = ['transshipment', 'customs', 'waiting'] as const
export type StopKind = (typeof stopKinds)[number]

/** A stop at a place with its name in both languages; `days` is null where nobody said. */
export type Stop = { code: string; en: string; ar: string; kind: StopKind; days: number | null }

/** Where a reason stands alone, in a list to choose from. */
export const stopKindText = texts({
  transshipment: { en: 'Transshipment', ar: 'مسافنة' },
  customs: { en: 'Customs', ar: 'إجراءات جمركية' },
  waiting: { en: 'Waiting', ar: 'انتظار' },
} satisfies Record<StopKind, { en: string; ar: string }>)

export const wayText = texts({
  transshipment: { en: 'transshipment', ar: 'مسافنة' },
  customs: { en: 'customs', ar: 'إجراءات جمركية' },
  waiting: { en: 'waiting', ar: 'انتظار' },
  direct: { en: 'Direct', ar: 'مباشر' },
  stop: { en: '{place} ({kind})', ar: '{place} ({kind})' },
  stopDays: { en: '{place} ({kind}, {days})', ar: '{place} ({kind}، {days})' },
  days: {
    en: { one: '{count} day', other: '{count} days' },
    ar: {
      zero: 'أقل من يوم',
      one: 'يوم واحد',
      two: 'يومان',
      few: '{count} أيام',
      many: '{count} يومًا',
      other: '{count} يوم',
    },
  },
})

export const mostStops = 8

/** A stop in both languages: "Singapore (transshipment, 2 days)". */
export const stopWords = ({ en, ar, kind: of, days: count }: Stop): { en: string; ar: string } => {
  const within = (lang: 'en' | 'ar') =>
    say(lang, count === null ? wayText.stop : wayText.stopDays, {
      place: { en, ar },
      kind: wayText[of],
      days: say(lang, wayText.days, { count: count ?? 0 }),
    })
  return { en: within('en'), ar: within('ar') }
}

/** All stops, or that there are none. */
export const wayWords = (way: readonly Stop[]): { en: string; ar: string } =>
  way.length === 0
    ? wayText.direct
    : {
        en: way.map((stop) => stopWords(stop).en).join(', '),
        ar: way.map((stop) => stopWords(stop).ar).join('، '),
      }
