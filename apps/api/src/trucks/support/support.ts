// Support about a booking: a message in the conversation with the desk or a call back, each under the number of the booking.
import { randomUUID } from 'node:crypto'
import { kindOf } from '@marsa/model/kit/access.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { say } from '@marsa/model/kit/text.ts'
import type * as calls from '@marsa/model/trucks/support/support-endpoints.ts'
import { supportTopics } from '@marsa/model/trucks/support/support.ts'
import { askCallback } from '../../help/door.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { writeToDesk } from '../../messages/chat/door.ts'
import { readBooking } from '../../requests/door.ts'
import { trucksLine } from '../line.ts'
import { insertSupport, supportOf } from './support.store.ts'

export const listSupport = async (call: Call<typeof calls.listSupport>) => {
  const actor = signedIn(call)
  const request = await readBooking(trucksLine, call.db, call, call.query.id)
  const kind = kindOf(actor)
  const isSide = kind === 'customer' || kind === 'agent'
  const found = await supportOf(call.db, request.id)
  return {
    support: found
      .filter(({ company_id: by }) => !isSide || by === null || by === actor.companyId)
      .map((row) => ({
        supportId: row.id,
        topic: row.topic,
        way: row.callback ? ('callback' as const) : row.company_id ? ('chat' as const) : null,
        chatId: isSide ? null : row.chat_id,
        callback: row.callback,
        byEn: row.company_en,
        byAr: row.company_ar,
        at: toOffset(row.opened_at),
      })),
    mayAsk: isSide,
  }
}

export const askSupport = async (call: Call<typeof calls.askSupport>) => {
  const { body, now, language, db, settings } = call
  const actor = signedIn(call)
  const request = await readBooking(trucksLine, db, call, call.query.id)
  const { topic, way, mobile } = body
  if (way === 'callback' && mobile === null)
    throw new Problem('help.mobile-invalid', {}, { mobile: 'help.mobile-invalid' })
  const about = `${request.booking_number ?? request.number} · ${request.number}`
  const text = `${about} · ${say(language, supportTopics[topic])}\n${body.text}`
  return call.once(async (tx) => {
    const opened = { requestId: request.id, topic, eventId: null, userId: actor.userId, now }
    if (way === 'chat') {
      const chatId = await writeToDesk(tx, actor, { clientId: randomUUID(), text, language, now })
      return { supportId: await insertSupport(tx, { ...opened, chatId, callbackId: null }) }
    }
    const name = `${actor.firstName} ${actor.lastName}`.trim()
    const asked = { name, mobile: mobile!, message: text, language, now, settings }
    const { id } = await askCallback(tx, actor, asked)
    return { supportId: await insertSupport(tx, { ...opened, chatId: null, callbackId: id }) }
  })
}
