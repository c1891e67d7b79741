// Titles of the pages of a line whose requests go the usual way; apart, because the route table carries them.
import { texts } from '@marsa/model/kit/text.ts'

export const usualTitles = texts({
  compare: { en: 'Compare the quotes', ar: 'مقارنة العروض' },
})
