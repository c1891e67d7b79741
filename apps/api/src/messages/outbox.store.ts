// All SQL of the outbox: claiming a message for one sender at a time, what became of it, and the page of the demo.
import { sql } from '../kit/sql.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import type { OutboxState } from '@marsa/model/messages/endpoints.ts'
import type { Channel, MailReason, MessageParams } from '@marsa/model/messages/message.ts'
import { maybe, rows, type Db } from '../kit/db.ts'
import { addSendJobs } from './send-jobs.store.ts'

export type ClaimedMessage = {
  id: string
  channel: Channel
  recipient: string
  language: Lang
  subject: string
  body: string
  button: string | null
  link: string | null
  reason: MailReason
  leaveToken: string | null
  /** Counts the tries; what a sender reports is only believed while it is still the latest. */
  attempts: number
}

/** Takes a message for a minute, longer than any sender may take, or nothing when it is done or another sender has it. */
export const claimMessage = (db: Db, id: string): Promise<ClaimedMessage | undefined> =>
  maybe(
    db,
    sql`update outbox_messages
      set state = 'sending', attempts = attempts + 1, lease_until = now() + interval '1 minute'
      where id = ${id} and (state = 'waiting' or (state = 'sending' and lease_until < now()))
      returning id, channel, recipient, language, subject, body, button, link, reason, leave_token as "leaveToken", attempts`,
  )

type Claim = Pick<ClaimedMessage, 'id' | 'attempts'>

export const markSent = async (db: Db, { id, attempts }: Claim, providerRef: string): Promise<void> => {
  await sql`update outbox_messages
    set state = 'sent', sent_at = now(), lease_until = null, provider_ref = ${providerRef}, problem = null,
      subject = case when is_secret then '' else subject end, body = case when is_secret then '' else body end,
      link = case when is_secret then null else link end, leave_token = null
    where id = ${id} and state = 'sending' and attempts = ${attempts}`.execute(db)
}

/** Leaves the claim in another state: kept for the outbox page, waiting for the next try, or given up. */
export const leaveMessage = async (
  db: Db,
  { id, attempts }: Claim,
  state: 'kept' | 'waiting' | 'dead',
  problem: string | null,
): Promise<void> => {
  await sql`update outbox_messages set state = ${state}, lease_until = null, problem = ${problem}
    where id = ${id} and state = 'sending' and attempts = ${attempts}`.execute(db)
}

/**
 * Gives messages that a killed process left behind a new job: those whose claim has run out, and those nobody has
 * claimed for five minutes although no job waits for them.
 */
export const requeueStranded = async (db: Db): Promise<number> =>
  (
    await rows(
      db,
      addSendJobs(
        sql`(select id, channel, null::timestamptz as texts_from from outbox_messages m
          where (state = 'sending' and lease_until < now())
            or (state = 'waiting' and created_at < now() - interval '5 minutes' and not exists (
              select from graphile_worker.jobs j
              where j.key = 'messages.send:' || m.id and j.locked_at is null and j.attempts < j.max_attempts)))`,
      ),
    )
  ).length

/** Codes and links that never left are of no use after an hour; nobody needs to read them later. */
export const wipeSecrets = async (db: Db): Promise<void> => {
  await sql`update outbox_messages set subject = '', body = '', link = null, leave_token = null
    where is_secret and subject <> '' and created_at < now() - interval '1 hour' and state <> 'sending'`.execute(
    db,
  )
}

export const forgetMessages = async (db: Db, days: number): Promise<void> => {
  await sql`delete from outbox_messages
    where created_at < now() - make_interval(days => ${days}) and state in ('sent', 'kept', 'dead')`.execute(
    db,
  )
}

export type OutboxRow = {
  id: string
  channel: Channel
  recipient: string
  language: Lang
  subject: string
  body: string
  button: string | null
  link: string | null
  reason: MailReason
  leaveToken: string | null
  state: OutboxState
  attempts: number
  created_at: Date
  template: string | null
  params: MessageParams | null
  subject_id: string | null
}

/** The newest hundred, of recipients that contain a text. */
export const outboxOf = (db: Db, to: string): Promise<OutboxRow[]> =>
  rows(
    db,
    sql`select o.id, o.channel, o.recipient, o.language, o.subject, o.body, o.button, o.link, o.reason,
        o.leave_token as "leaveToken", o.state, o.attempts, o.created_at, n.template, n.params, n.subject_id
      from outbox_messages o left join notifications n on n.id = o.notification_id
      where ${to} = '' or strpos(lower(o.recipient), lower(${to})) > 0
      order by o.id desc limit 100`,
  )
