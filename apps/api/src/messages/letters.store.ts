// The SQL of letters: a row of the outbox without a person of ours, and the job that sends it.
import { sql } from 'kysely'
import type { Lang } from '@marsa/model/kit/text.ts'
import type { Channel } from '@marsa/model/messages/message.ts'
import type { Tx } from '../kit/db.ts'

export type LetterRow = {
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
}

export const insertLetter = async (tx: Tx, row: LetterRow): Promise<void> => {
  await sql`
    with outgoing as (
      insert into outbox_messages (topic, key, channel, recipient, language, subject, body, button, link, is_secret)
      values (${row.topic}, ${row.key}, ${row.channel}, ${row.recipient}, ${row.language}, ${row.subject}, ${row.body},
        ${row.button}, ${row.link}, ${row.isSecret})
      on conflict (topic, key) do nothing
      returning id)
    select graphile_worker.add_job(identifier => 'messages.send', payload => json_build_object('id', id),
      max_attempts => 10, job_key => 'messages.send:' || id)
    from outgoing`.execute(tx)
}
