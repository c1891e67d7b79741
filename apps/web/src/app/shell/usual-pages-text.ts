// Names of the pages of a line whose requests go the usual way.
import { texts } from '@marsa/model/kit/text.ts'

export const usualPagesText = texts({
  getQuote: { en: 'Get a quote', ar: 'اطلب عرض سعر' },
})
