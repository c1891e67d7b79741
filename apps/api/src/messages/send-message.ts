// Sends one message of the outbox: claimed by one sender, reported once, tried again later, given up after ten tries.
import { DeliveryRefused, type Sender } from '../kit/delivery.ts'
import type { Mail } from '../kit/mail.ts'
import type { Sms } from '../kit/sms.ts'
import { systemTransaction, type Db } from '../kit/db.ts'
import type { Job } from '../kit/jobs.ts'
import { composeMail, composeSms } from './compose.ts'
import { notify } from './door.ts'
import { claimMessage, leaveMessage, markSent, type ClaimedMessage } from './outbox.store.ts'

export type Senders = { mail: Sender<Mail> | null; sms: Sender<Sms> | null; publicUrl: string }

const attemptsToGiveUp = 10
const problemLength = 300

type Log = Parameters<Job['run']>[1]['log']

/** Hands the message to its sender; null when there is none and the message stays on the outbox page. */
const deliver = (message: ClaimedMessage, { mail, sms, publicUrl }: Senders): Promise<string> | null => {
  if (message.channel === 'mail')
    return mail ? mail.send(message.id, { to: message.recipient, ...composeMail(message, publicUrl) }) : null
  return sms ? sms.send(message.id, { to: message.recipient, text: composeSms(message, publicUrl) }) : null
}

const giveUp = (db: Db, message: ClaimedMessage, problem: string, log: Log): Promise<void> => {
  log.error(
    { alarm: 'outbox.dead', messageId: message.id, channel: message.channel, problem },
    'a message was given up',
  )
  return systemTransaction(db, async (tx) => {
    await leaveMessage(tx, message, 'dead', problem)
    await notify(tx, {
      to: { roles: ['desk'] },
      template: 'message-undelivered',
      params: { subject: message.subject, attempts: message.attempts },
      subjectId: null,
      version: message.id,
    })
  })
}

/** Does nothing for a message that is done or in other hands. Throws when it is to be tried again. */
export const sendMessage = async (db: Db, id: string, senders: Senders, log: Log): Promise<void> => {
  const message = await claimMessage(db, id)
  if (!message) return
  try {
    const delivery = deliver(message, senders)
    if (delivery) await markSent(db, message, await delivery)
    else await leaveMessage(db, message, 'kept', null)
  } catch (error) {
    const problem = (error instanceof Error ? error.message : String(error)).slice(0, problemLength)
    if (error instanceof DeliveryRefused || message.attempts >= attemptsToGiveUp)
      return giveUp(db, message, problem, log)
    await leaveMessage(db, message, 'waiting', problem)
    throw error
  }
}
