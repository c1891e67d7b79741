// The questions of the help pages that hold every word that was typed.
import type { SearchHit } from '@marsa/model/overview/endpoints.ts'
import { faqGroups } from '@marsa/model/help/faq.ts'
import { helpFigures } from '@marsa/model/help/figures.ts'
import { answerOf } from '@marsa/model/help/question.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { foldText, searchWords } from '@marsa/model/reference/fold.ts'

type Known = { hit: SearchHit; asked: string; folded: string }

let known: { under: SettingsInForce; questions: readonly Known[] } | undefined

const read = (settings: SettingsInForce): readonly Known[] => {
  const figures = helpFigures(settings)
  return faqGroups.flatMap((group) =>
    Object.entries(group.questions).map(([key, question]) => {
      const { ask } = question
      const answers = [...answerOf('en', question, figures), ...answerOf('ar', question, figures)]
      return {
        hit: {
          type: 'question' as const,
          id: key,
          number: '',
          titleEn: ask.en,
          titleAr: ask.ar,
          status: group.id,
          url: `/help/faq#${key}`,
        },
        asked: foldText(`${ask.en} ${ask.ar}`),
        folded: foldText([ask.en, ask.ar, ...answers].join(' ')),
      }
    }),
  )
}

/** Folded when the first search comes, and again when the settings have changed. */
const questions = (settings: SettingsInForce): readonly Known[] => {
  if (known?.under !== settings) known = { under: settings, questions: read(settings) }
  return known.questions
}

/** Questions that ask for the words come before those that only answer with them. */
export const findQuestions = (text: string, most: number, settings: SettingsInForce): SearchHit[] => {
  const words = searchWords(text)
  if (words.length === 0) return []
  const holds = (folded: string) => words.every((word) => folded.includes(word))
  const found = questions(settings).filter(({ folded }) => holds(folded))
  const asked = found.filter((each) => holds(each.asked))
  return [...asked, ...found.filter((each) => !asked.includes(each))].slice(0, most).map(({ hit }) => hit)
}
