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

/** The names that stand in a text as `{name}`; a text that is not known before it runs has any. */
export type NamesIn<Text extends string> = string extends Text
  ? string
  : Text extends `${string}{${infer Name}}${infer Rest}`
    ? Name | NamesIn<Rest>
    : never
type NamesOf<Row extends TextRow> = Row extends { en: string }
  ? NamesIn<Row['en']>
  : 'count' | NamesIn<Extract<Row['en'][keyof Row['en']], string>>

/** What has to be given with a row: a value for each of its names, and no other; nothing where it has none. */
export type Values<Row extends TextRow> =
  string extends NamesOf<Row>
    ? [params?: TextParams]
    : [NamesOf<Row>] extends [never]
      ? [params?: undefined]
      : [params: Readonly<Record<NamesOf<Row>, TextParams[string]>>]

/** A row whose names somebody else fills: the server those of settings, an element the one that stands in the middle. */
export const unfilled = (row: TextRow): TextRow => row

/** Declares a table of texts; the keys stay literal so that a wrong key does not compile. */
export const texts = <const Table extends Record<string, TextRow>>(table: Table): Table => table

/** What stands between two words of a list that ends without "and". */
export const comma = (lang: Lang): string => (lang === 'ar' ? '، ' : ', ')

export const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text)

/** Parts of what somebody wrote, an address say, as one: with the comma of the language it is written in. */
export const joined = (parts: readonly string[]): string => {
  const given = parts.filter(Boolean)
  return given.join(comma(given.some(isArabic) ? 'ar' : 'en'))
}

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
export const say = <const Row extends TextRow>(lang: Lang, row: Row, ...[params]: Values<Row>): string => {
  const values: TextParams | undefined = params
  return formOf(lang, row, values).replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values?.[name]
    return value === undefined ? whole : String(typeof value === 'object' ? value[lang] : value)
  })
}

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
