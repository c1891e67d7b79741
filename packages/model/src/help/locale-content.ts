// What `localecontent` answers (C018): the texts of the help and legal pages by key, from a list that is closed at build.
import { documentTypes } from '../documents/document-type.ts'
import type { SettingsInForce } from '../kit/settings.ts'
import { say, type Lang } from '../kit/text.ts'
import { faqGroups, freightGroups, type FaqGroup } from './faq.ts'
import { textParams } from './text-params.ts'
import { guide } from '../documents/guide.ts'
import { legalTexts, type LegalPath } from './legal.ts'
import { answerOf } from './question.ts'

type Strings = Record<string, string>

const faqStrings =
  (groups: readonly FaqGroup[]) =>
  (lang: Lang): Strings =>
    Object.fromEntries(
      groups.flatMap((group) => [
        [`${group.id}.title`, group[lang]],
        ...Object.entries(group.questions).flatMap(([id, question]) => [
          [`${group.id}.${id}.question`, question.ask[lang]],
          [`${group.id}.${id}.answer`, answerOf(lang, question).join('\n')],
        ]),
      ]),
    )

const guideStrings = (lang: Lang): Strings =>
  Object.fromEntries(
    Object.entries(guide).flatMap(([code, row]) => [
      [`${code}.name`, documentTypes[code as keyof typeof guide][lang]],
      [`${code}.what`, row.what[lang]],
      [`${code}.why`, row.why[lang]],
      [`${code}.issuer`, row.issuer[lang]],
    ]),
  )

const legalStrings =
  (path: LegalPath) =>
  (lang: Lang): Strings => {
    const { title, summary, sections } = legalTexts[path]
    return Object.fromEntries([
      ['title', title[lang]],
      ['summary', summary[lang]],
      ...sections.flatMap(({ id, title: heading, paragraphs, points = [] }) => [
        [`${id}.title`, heading[lang]],
        [`${id}.text`, [...paragraphs, ...points].map((each) => each[lang]).join('\n')],
      ]),
    ])
  }

const pages: Readonly<Record<string, (lang: Lang) => Strings>> = {
  faq: faqStrings(faqGroups),
  'freight-faq': faqStrings(freightGroups),
  documents: guideStrings,
  privacy: legalStrings('privacy'),
  terms: legalStrings('terms'),
  'shipment-terms': legalStrings('terms/shipment'),
  'restricted-items': legalStrings('terms/restricted-items'),
  'membership-terms': legalStrings('terms/membership'),
  'cash-pin-terms': legalStrings('terms/cash-pin'),
  'cash-on-delivery-terms': legalStrings('terms/cash-on-delivery'),
}
export const contentPages: readonly string[] = Object.keys(pages)

/** The texts of a page with the values in force, or undefined for a page that is not on the list. */
export const localeContent = (page: string, lang: Lang, settings: SettingsInForce): Strings | undefined => {
  if (!Object.hasOwn(pages, page)) return undefined
  const figures = textParams(settings)
  return Object.fromEntries(
    Object.entries(pages[page]!(lang)).map(([key, text]) => [
      key,
      say(lang, { en: text, ar: text }, figures),
    ]),
  )
}
