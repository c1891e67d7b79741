// Mails a customer that the desk has answered, when the answer has stayed unread for some minutes.
import { systemTransaction, type Db } from '../../kit/db.ts'
import { sendLetter } from '../door.ts'
import { recipientsOf } from '../notifications.store.ts'
import { lastAnswerNumber } from './chat-messages.store.ts'
import { chatById } from './chats.store.ts'

export const mailAnswer = (db: Db, id: string): Promise<void> =>
  systemTransaction(db, async (tx) => {
    const chat = await chatById(tx, id)
    if (!chat?.user_id) return
    const answer = await lastAnswerNumber(tx, id)
    if (answer <= chat.customer_read) return
    for (const { email, language } of await recipientsOf(tx, { userIds: [chat.user_id] }))
      await sendLetter(tx, {
        letter: 'chat-answer',
        to: { channel: 'mail', address: email, language },
        params: {},
        // Once for what is unread, however many answers it is.
        key: `${id}:${chat.customer_read}`,
        isSecret: false,
      })
  })
