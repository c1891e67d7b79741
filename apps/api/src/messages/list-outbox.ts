// The newest messages that left or wait to leave, for the demo, where nothing else shows them.
import { toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { listOutbox as contract } from '@marsa/model/messages/endpoints.ts'
import type { Call } from '../kit/serve.ts'
import { addressOf, composeMail, composeSms } from './compose.ts'
import { outboxOf } from './outbox.store.ts'

export const listOutbox =
  (publicUrl: string) =>
  async (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => ({
    items: (await outboxOf(call.db, call.query.to ?? '')).map((row) => ({
      id: row.id,
      channel: row.channel,
      to: row.recipient,
      language: row.language,
      state: row.state,
      attempts: row.attempts,
      at: toOffset(row.created_at),
      subject: row.subject,
      text: row.channel === 'mail' ? composeMail(row, publicUrl).text : composeSms(row, publicUrl),
      link: addressOf(publicUrl, row.link),
    })),
  })
