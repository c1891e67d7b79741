// Titles of the chat's pages, apart from their other texts: the frame of the app has them all.
import { texts } from '../../kit/text.ts'

export const chatTitles = texts({
  mine: { en: 'My conversation', ar: 'محادثتي' },
  desk: { en: 'Conversations', ar: 'المحادثات' },
  history: { en: 'Chat history', ar: 'سجل المحادثات' },
})
