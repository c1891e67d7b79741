// Who is notified of what happens in a conversation: the customer's and the desk's event streams, notices, and later a mail.
import { chatAwayMinutes } from '@marsa/model/messages/chat/chat.ts'
import { enqueue } from '../../kit/jobs.ts'
import { publish } from '../../kit/events.ts'
import type { Tx } from '../../kit/db.ts'
import { notify } from '../door.ts'
import { chatName, firstNameOf, staffCompanies, type Chat } from './chats.store.ts'

type ChatParties = Pick<Chat, 'id' | 'company_id' | 'user_id'>

/** Name of the job that mails an answer which stays unread. */
export const mailAnswerJob = 'chat.mail-answer'

/** Wakes the screens of both sides. A visitor has no stream and asks every few seconds. */
export const publishChat = async (tx: Tx, chat: ChatParties): Promise<void> => {
  if (chat.company_id && chat.user_id)
    await publish(tx, {
      companyId: chat.company_id,
      userId: chat.user_id,
      kind: 'chat.changed',
      subjectId: chat.id,
    })
  await publish(tx, { companyId: await staffCompanies(tx), kind: 'chat.changed', subjectId: chat.id })
}

/** Somebody new waits: notified once for each time that they begin to. */
export const notifyDesk = async (tx: Tx, chat: ChatParties, number: number): Promise<void> =>
  notify(tx, {
    to: { roles: ['desk'] },
    template: 'chat-waiting',
    params: { name: await chatName(tx, chat.id) },
    subjectId: chat.id,
    version: number,
  })

/** By mail later, if it has not been read by then. */
export const scheduleMail = (tx: Tx, id: string, runAt: Date): Promise<void> =>
  enqueue(tx, mailAnswerJob, { id }, { key: `${mailAnswerJob}:${id}`, runAt })

/** A person is told in the product, once until it is read; they and visitors by mail when it stays unread. */
export const notifyCustomer = async (
  tx: Tx,
  chat: ChatParties & Pick<Chat, 'customer_read'>,
  colleagueId: string,
  now: Date,
): Promise<void> => {
  if (chat.user_id)
    await notify(tx, {
      to: { userIds: [chat.user_id] },
      template: 'chat-answered',
      params: { colleague: await firstNameOf(tx, colleagueId) },
      subjectId: chat.id,
      version: chat.customer_read,
    })
  await scheduleMail(tx, chat.id, new Date(now.getTime() + chatAwayMinutes * 60_000))
}

export const notifyColleague = async (
  tx: Tx,
  chat: ChatParties & Pick<Chat, 'last_number'>,
  from: string,
  to: string,
): Promise<void> =>
  notify(tx, {
    to: { userIds: [to] },
    template: 'chat-handed-over',
    params: { colleague: await firstNameOf(tx, from), name: await chatName(tx, chat.id) },
    subjectId: chat.id,
    version: chat.last_number,
  })
