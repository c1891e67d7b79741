// The SQL of jobs that send messages: one kind for each way out, so that a code by text message does not wait for a mail server.
import { sql, type Sql } from '../kit/sql.ts'
import type { Channel } from '@marsa/model/messages/message.ts'

export const sendJobs: Record<Channel, string> = { mail: 'messages.send', sms: 'messages.send-text' }

/** Urgency of a mail to many in the queue: whoever waits for a code or an answer comes first. */
export const afterOthers = 10

/** Adds the job of each message of `outgoing`, which has `id`, `channel`, and before when its text messages do not leave, `texts_from`. */
export const addSendJobs = (outgoing: Sql, priority = 0): Sql =>
  sql`select (graphile_worker.add_job(
      identifier => case o.channel when 'sms' then ${sendJobs.sms}::text else ${sendJobs.mail}::text end,
      payload => json_build_object('id', o.id), max_attempts => 10, job_key => 'messages.send:' || o.id,
      run_at => case o.channel when 'sms' then o.texts_from end, priority => ${priority}::int)).id
    from ${outgoing} o`
