// What the printed comparison says: reasons, tables of the quotations beside each other, and notes in both languages.
import { comparisonPdfText as words, emissionsText } from '@marsa/model/freight/quoting/comparison-text.ts'
import { say } from '@marsa/model/kit/text.ts'
import { amountParam, written } from '@marsa/model/messages/message.ts'
import { reasonsOf, weighed } from '@marsa/model/requests/explain.ts'
import { compareText } from '@marsa/model/requests/screen-text.ts'
import { plain, rowGroups, type ComparisonFacts } from './comparison-rows.ts'

const reasons = ({ quotations, expected, settings, now }: ComparisonFacts) => {
  const quotes = quotations.map((quote) => weighed(quote, now.getTime()))
  const [en, ar] = (['en', 'ar'] as const).map((lang) =>
    reasonsOf(quotes, expected.length, {
      lang,
      settings,
      money: (fils) => String(written(amountParam(fils), lang)),
    }),
  )
  return en!.map(({ quote, is, sentences }, at) => ({
    tag: compareText[is],
    name: quote.agent,
    text: { en: sentences.join(' '), ar: ar![at]!.sentences.join(' ') },
  }))
}

const mostBeside = 4

/** Quotations in tables of at most four beside each other. */
const tablesOf = (facts: ComparisonFacts) =>
  Array.from({ length: Math.ceil(facts.quotations.length / mostBeside) }, (_, at) => {
    const quotations = facts.quotations.slice(at * mostBeside, (at + 1) * mostBeside)
    return {
      agents: quotations.map(({ agentNameEn, agentNameAr, isLowest }) => ({
        en: agentNameEn,
        ar: agentNameAr,
        isLowest,
      })),
      groups: rowGroups({ ...facts, quotations }),
    }
  })

/** Everything of the page but its head and foot; lines are texts in both languages. */
export const comparisonData = (facts: ComparisonFacts) => {
  const source = facts.settings['co2e.source']
  const from = source === null ? emissionsText.ownSource : emissionsText.source
  const factors = {
    en: say('en', from, { source: source ?? '' }),
    ar: say('ar', from, { source: source ?? '' }),
  }
  const emitted = facts.quotations.some(({ emissions }) => emissions !== null)
  const notes = [
    words.note,
    ...(facts.request.direction === 'import' ? [words.landedNote] : []),
    ...(emitted ? [emissionsText.basis, emissionsText.distances, factors] : []),
  ].map(plain)
  return {
    reasons: reasons(facts),
    tables: tablesOf(facts),
    notes: { en: notes.map(({ en }) => en).join(' '), ar: notes.map(({ ar }) => ar).join(' ') },
  }
}
