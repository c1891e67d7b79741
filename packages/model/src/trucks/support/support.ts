// What support is asked about a booking, and how the first message to it reads.
import { texts } from '../../kit/text.ts'

export const supportTopics = texts({
  late: { en: 'The trucks are late', ar: 'تأخر الشاحنات' },
  damage: { en: 'Pieces are short or damaged', ar: 'نقص أو تلف في البضاعة' },
  documents: { en: 'Documents', ar: 'المستندات' },
  price: { en: 'Price', ar: 'السعر' },
  other: { en: 'Something else', ar: 'موضوع آخر' },
})
export type SupportTopic = keyof typeof supportTopics
export const supportTopicCodes = Object.keys(supportTopics) as [SupportTopic, ...SupportTopic[]]

/** By the conversation with the desk, or by a call back. */
export const supportWays = ['chat', 'callback'] as const
export type SupportWay = (typeof supportWays)[number]
