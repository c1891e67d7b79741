// The questions of the help pages that hold every word that was typed.
import type { SearchHit } from '@marsa/model/overview/endpoints.ts'
import { faqGroups } from '@marsa/model/help/faq.ts'
import { answerOf } from '@marsa/model/help/question.ts'
import { foldText, searchWords } from '@marsa/model/reference/fold.ts'

type Known = { hit: SearchHit; asked: string; folded: string }

let known: readonly Known[] | undefined

/** Folded once, when the first search comes. */
const questions = (): readonly Known[] =>
  (known ??= faqGroups.flatMap((group) =>
    Object.entries(group.questions).map(([key, question]) => {
      const { ask } = question
      const answers = [...answerOf('en', question), ...answerOf('ar', question)]
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
  ))

/** Questions that ask for the words come before those that only answer with them. */
export const findQuestions = (text: string, most: number): SearchHit[] => {
  const words = searchWords(text)
  if (words.length === 0) return []
  const holds = (folded: string) => words.every((word) => folded.includes(word))
  const found = questions().filter(({ folded }) => holds(folded))
  const asked = found.filter((each) => holds(each.asked))
  return [...asked, ...found.filter((each) => !asked.includes(each))].slice(0, most).map(({ hit }) => hit)
}
