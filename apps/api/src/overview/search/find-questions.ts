// The questions of the help pages that answer what was typed.
import type { SearchHit } from '@marsa/model/overview/endpoints.ts'
import { faqGroups } from '@marsa/model/help/faq.ts'
import { textParams } from '@marsa/model/help/text-params.ts'
import { answerOf } from '@marsa/model/help/question.ts'
import { findTexts, indexOf, type SearchIndex } from '@marsa/model/help/search.ts'
import { languages } from '@marsa/model/kit/text.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'

let known: { under: SettingsInForce; index: SearchIndex<SearchHit> } | undefined

const read = (settings: SettingsInForce): SearchIndex<SearchHit> => {
  const params = textParams(settings)
  return indexOf(
    faqGroups.flatMap((group) =>
      Object.entries(group.questions).map(([id, question]) => ({
        key: {
          type: 'question' as const,
          id,
          number: '',
          titleEn: question.ask.en,
          titleAr: question.ask.ar,
          status: group.id,
          url: `/help/faq#${id}`,
        },
        title: languages.map((lang) => question.ask[lang]).join(' '),
        body: languages.flatMap((lang) => answerOf(lang, question, params)).join(' '),
      })),
    ),
  )
}

/** Read when the first search comes, and again when the settings have changed. */
const index = (settings: SettingsInForce): SearchIndex<SearchHit> => {
  if (known?.under !== settings) known = { under: settings, index: read(settings) }
  return known.index
}

/** Only what fits: beside shipments and people, what is merely near would be noise. */
export const findQuestions = (text: string, most: number, settings: SettingsInForce): SearchHit[] => {
  const { keys, fits } = findTexts(index(settings), text)
  return fits ? keys.slice(0, most) : []
}
