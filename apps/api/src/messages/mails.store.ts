// The SQL of mails: a row of the outbox without a person of ours, and the job that sends it.
import { sql } from '../kit/sql.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import type { Channel, MailReason } from '@marsa/model/messages/message.ts'
import type { Tx } from '../kit/db.ts'
import { addSendJobs, afterOthers } from './send-jobs.store.ts'

export type MailRow = {
  topic: string
  key: string
  channel: Channel
  recipient: string
  language: Lang
  subject: string
  body: string
  button: string | null
  link: string | null
  isSecret: boolean
  reason: MailReason
  leaveToken: string | null
  textsFrom: Date | null
}

export const insertMail = async (tx: Tx, row: MailRow): Promise<void> => {
  await sql`
    with outgoing as (
      insert into outbox_messages (topic, key, channel, recipient, language, subject, body, button, link, is_secret, reason,
        leave_token)
      values (${row.topic}, ${row.key}, ${row.channel}, ${row.recipient}, ${row.language}, ${row.subject}, ${row.body},
        ${row.button}, ${row.link}, ${row.isSecret}, ${row.reason}, ${row.leaveToken})
      on conflict (topic, key) do nothing
      returning id, channel, ${row.textsFrom}::timestamptz as texts_from)
    ${addSendJobs(sql`outgoing`)}`.execute(tx)
}

export type IssueMail = {
  key: string
  recipient: string
  language: Lang
  subject: string
  body: string
  leaveToken: string
}

/** One mail each to many readers of the newsletter; of the same key once. */
export const insertIssueMails = async (tx: Tx, topic: string, mails: readonly IssueMail[]): Promise<void> => {
  const column = (name: keyof IssueMail) => mails.map((mail) => mail[name])
  await sql`
    with outgoing as (
      insert into outbox_messages (topic, channel, reason, key, recipient, language, subject, body, leave_token)
      select ${topic}, 'mail', 'newsletter', l.*
      from unnest(${column('key')}::text[], ${column('recipient')}::text[], ${column('language')}::text[],
        ${column('subject')}::text[], ${column('body')}::text[], ${column('leaveToken')}::text[]) as l
      on conflict (topic, key) do nothing
      returning id, channel, null::timestamptz as texts_from)
    ${addSendJobs(sql`outgoing`, afterOthers)}`.execute(tx)
}
