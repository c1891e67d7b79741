// Bilingual text tables: one row holds English and Arabic side by side, so a missing language does not compile.

export const languages = ['en', 'ar'] as const
export type Lang = (typeof languages)[number]

/** Counted text in the plural forms each language has (CLDR: English two, Arabic six); English may have words for none. */
export type CountedRow = {
  en: { zero?: string; one: string; other: string }
  ar: { zero: string; one: string; two: string; few: string; many: string; other: string }
}
export type TextRow = { en: string; ar: string } | CountedRow
/** A value in both languages is written in the reader's. */
export type TextParams = Record<string, string | number | { en: string; ar: string }>

/** Declares a table of texts; the keys stay literal so that a wrong key does not compile. */
export const texts = <const Table extends Record<string, TextRow>>(table: Table): Table => table

const rules: Record<Lang, Intl.PluralRules> = {
  en: new Intl.PluralRules('en'),
  ar: new Intl.PluralRules('ar'),
}

const formOf = (lang: Lang, row: TextRow, params?: TextParams): string => {
  const text = row[lang]
  if (typeof text === 'string') return text
  const count = Number(params?.count ?? 0)
  const forms = text as Record<string, string>
  // English has no form of its own for none: "0 things need you" is said in words where the row has them.
  return (count === 0 ? forms['zero'] : undefined) ?? forms[rules[lang].select(count)] ?? text.other
}

/** The text of a row in a language, `{name}` placeholders filled; counted rows choose by `params.count`. */
export const say = (lang: Lang, row: TextRow, params?: TextParams): string =>
  formOf(lang, row, params).replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params?.[name]
    return value === undefined ? whole : String(typeof value === 'object' ? value[lang] : value)
  })

/** The beginning of a text as a title holds it, in whole words where it has any. */
const most = 40
export const shortened = (text: string): string => {
  if (text.length <= most) return text
  const start = text.slice(0, most + 1)
  const words = start.slice(0, start.lastIndexOf(' ')).replace(/[\s,،.;:؛-]+$/u, '')
  return `${words || text.slice(0, most)}…`
}

/** What a draft is called that holds nothing yet. */
export const draftText = texts({ of: { en: 'Draft of {when}', ar: 'مسودة بتاريخ {when}' } })

/** Reads a language from outside (path segment, header, saved choice); anything unknown is English (A 9). */
export const asLang = (value: unknown): Lang => (value === 'ar' ? 'ar' : 'en')
