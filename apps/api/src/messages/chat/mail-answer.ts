// Mails that the desk has answered, when the answer has stayed unread for some minutes.
import { visitorMail } from '@marsa/model/messages/chat/chat.ts'
import { firstLines } from '@marsa/model/messages/paragraphs.ts'
import { systemTransaction, type Db, type Tx } from '../../kit/db.ts'
import { sendMail } from '../door.ts'
import { recipientsOf } from '../notifications.store.ts'
import { firstAnswerAfter, lastAnswerNumber } from './chat-messages.store.ts'
import { addReturn, markMailed, newReturnToken } from './chat-returns.store.ts'
import { firstNameOf, lockChat, type Chat } from './chats.store.ts'
import { scheduleMail } from './notify-chat.ts'

const hourMs = 3_600_000

const mailPerson = async (tx: Tx, { id, customer_read: read }: Chat, userId: string): Promise<void> => {
  for (const { email, language } of await recipientsOf(tx, { userIds: [userId] }))
    await sendMail(tx, {
      mail: 'chat-answer',
      to: { channel: 'mail', address: email, language },
      params: {},
      // Once for what is unread, however many answers it is.
      key: `${id}:${read}`,
      isSecret: false,
    })
}

/** One mail in a quiet period, with the first answer it does not tell of yet and a link back; what comes later waits. */
const mailVisitor = async (tx: Tx, chat: Chat, address: string, now: Date): Promise<void> => {
  const answer = await firstAnswerAfter(tx, chat.id, Math.max(chat.customer_read, chat.mailed_number))
  if (!answer?.author_id) return
  const quietUntil = new Date((chat.mailed_at?.getTime() ?? 0) + visitorMail.quietHours * hourMs)
  if (now < quietUntil) return scheduleMail(tx, chat.id, quietUntil)
  const { token, hash } = newReturnToken()
  const expiresAt = new Date(now.getTime() + visitorMail.linkDays * 24 * hourMs)
  await addReturn(tx, { chatId: chat.id, hash, expiresAt })
  await sendMail(tx, {
    mail: 'chat-visitor-answer',
    to: { channel: 'mail', address, language: chat.language },
    params: {
      colleague: await firstNameOf(tx, answer.author_id),
      lines: firstLines(answer.body || (answer.file_name ?? '')),
      days: visitorMail.linkDays,
      token,
    },
    key: `${chat.id}:${answer.number}`,
    isSecret: true,
    reason: 'visitor',
  })
  await markMailed(tx, chat.id, chat.last_number, now)
}

/** Does nothing for what has been read meanwhile, or was told of before. */
export const mailAnswer = (db: Db, id: string, now: Date): Promise<void> =>
  systemTransaction(db, async (tx) => {
    const chat = await lockChat(tx, id)
    if (!chat || (await lastAnswerNumber(tx, id)) <= chat.customer_read) return
    if (chat.user_id) await mailPerson(tx, chat, chat.user_id)
    else if (chat.visitor_email) await mailVisitor(tx, chat, chat.visitor_email, now)
  })
