// What a message is: a row of both languages with typed placeholders, and how it reads for one person.
import { toWire, type Currency } from '../kit/money.ts'
import { say, type Lang, type NamesIn } from '../kit/text.ts'

export const channels = ['mail', 'sms'] as const
/** Ways out of the product; the list of notifications inside it gets every message. */
export type Channel = (typeof channels)[number]

/** Why somebody gets a mail, said below it: they have an account, read the newsletter, or wrote to us as a visitor. */
export type MailReason = 'account' | 'newsletter' | 'visitor'

type Both = { en: string; ar: string }

export type Template = {
  /** Heading and mail subject; never holds text that people typed. */
  title: Both
  body: Both
  /** What a text message says in place of the heading, where a heading is too little: how much, and until when. */
  sms?: Both
  /** A text message of it waits until the morning. */
  quiet?: true
  /** Words of the one button. */
  button: Both
  /** Page it leads to; `{lang}` is the reader's language, `{id}` the subject. A link gives nobody access. */
  link: string
  channels: readonly Channel[]
}

/** Declares a table of messages; the sentences stay literal, so that a forgotten parameter does not compile. */
export const messages = <const Table extends Record<string, Template>>(table: Table): Table => table

type SmsOf<Row extends Template> = Row extends { sms: { en: infer Text extends string } } ? Text : ''

/** Parameters that a row needs; language and subject of a link are filled by themselves. */
export type ParamsOf<Row extends Template> = Record<
  NamesIn<Row['title']['en'] | Row['body']['en'] | SmsOf<Row>> | Exclude<NamesIn<Row['link']>, 'lang' | 'id'>,
  MessageParam
>

/** Kept as data and written out for each reader: a name in two languages, an amount, or a moment. */
export type MessageParam = string | number | Both | { money: string; currency: string } | { at: string }
export type MessageParams = Record<string, MessageParam>

export const amountParam = (minor: bigint, currency: Currency = 'AED'): MessageParam => ({
  money: toWire(minor, currency),
  currency,
})

export const timeParam = (instant: Date): MessageParam => ({ at: instant.toISOString() })

/** "until 22 Nov, 01:05", for sentences that say by when something is to be done. */
export const untilParam = (instant: Date): MessageParam => ({
  en: `until ${written(timeParam(instant), 'en')}`,
  ar: `قبل ${written(timeParam(instant), 'ar')}`,
})

/** A day, given as `YYYY-MM-DD`, in words. */
export const dayParam = (day: string): MessageParam => {
  const noon = new Date(`${day}T12:00:00Z`)
  const inWords = (locale: string): string =>
    noon.toLocaleDateString(locale, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' })
  return { en: inWords(locales.en), ar: inWords(locales.ar) }
}

/** "Shanghai to Jebel Ali"; words instead of an arrow, which would point backwards in one of the languages. */
export const routeParam = (origin: Both, destination: Both): MessageParam => ({
  en: `${origin.en} to ${destination.en}`,
  ar: `من ${origin.ar} إلى ${destination.ar}`,
})

const locales: Record<Lang, string> = { en: 'en-AE', ar: 'ar-AE' }
const hiddenMarks = /[\u200e\u200f\u061c]/g
const gap = '\u00a0'

const moments = new Map<Lang, Intl.DateTimeFormat>()
const momentFormat = (lang: Lang): Intl.DateTimeFormat => {
  const known = moments.get(lang)
  if (known) return known
  const made = new Intl.DateTimeFormat(locales[lang], {
    timeZone: 'Asia/Dubai',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  moments.set(lang, made)
  return made
}

const grouped = (wire: string): string => wire.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',')

const unit = (currency: string, lang: Lang): string =>
  currency === 'AED' && lang === 'ar' ? 'د.إ' : currency

/** A parameter as a reader of a language reads it. */
export const written = (param: MessageParam, lang: Lang): string | number => {
  if (typeof param !== 'object') return param
  if ('money' in param) {
    const parts = [unit(param.currency, lang), grouped(param.money)]
    return (lang === 'en' ? parts : parts.reverse()).join(gap)
  }
  if ('at' in param) return momentFormat(lang).format(new Date(param.at)).replace(hiddenMarks, '')
  return param[lang]
}

export type WrittenMessage = {
  title: string
  body: string
  button: string
  link: string
  /** The same as a text message. */
  sms: { subject: string; link: string }
}

/** A sentence leaves no room for the whole address of the request: that of its number is shorter. */
const shortLink = '/{lang}/r/{number}'

/** The message as one person reads it. `link` is a path without the address of the product. */
export const writeMessage = (
  row: Template,
  lang: Lang,
  params: MessageParams,
  subjectId: string | null,
): WrittenMessage => {
  const values = Object.fromEntries(
    Object.entries(params).map(([name, param]) => [name, written(param, lang)]),
  )
  const linkTo = (link: string) => say(lang, { en: link, ar: link }, { ...values, lang, id: subjectId ?? '' })
  return {
    title: say(lang, row.title, values),
    body: say(lang, row.body, values),
    button: say(lang, row.button),
    link: linkTo(row.link),
    sms: {
      subject: say(lang, row.sms ?? row.title, values),
      link: linkTo(row.sms ? shortLink : row.link),
    },
  }
}
