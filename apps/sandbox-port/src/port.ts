// The simulated port over HTTP: appointments, gate events, and the console in which a person lets trucks through.
import { randomBytes } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { pageHeaders, readForms, same, serveFonts } from '../../sandbox-gateway/src/sandbox-kit.ts'
import { sendNotice, type NoticeTarget } from '../../sandbox-gateway/src/signed-notice.ts'
import { consolePage, type Said } from './page.ts'
import type { Language } from './page-text.ts'
import type { Appointment } from './passage.ts'
import { openPassages } from './passages.ts'
import { readAppointment, readManner } from './read-appointment.ts'

export type PortOptions = {
  apiKey: string
  journalFile: string
  notice?: Omit<NoticeTarget, 'header'>
  /** What a minute lasts, for tests that cannot wait. */
  minuteMs?: number
  now?: () => Date
}

const mostEvents = 200

const refuse = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply.status(status).send({ code: status, message })

/** Builds the port; the caller listens. Closing it closes the journal. */
export const buildPort = (options: PortOptions): FastifyInstance => {
  const { apiKey, notice, now = () => new Date() } = options
  const http = Fastify({ logger: false, bodyLimit: 65_536 })
  const passages = openPassages({
    journalFile: options.journalFile,
    now,
    minuteMs: options.minuteMs ?? 60_000,
    ...(notice && {
      tell: (event) =>
        sendNotice({ ...notice, header: 'x-port-signature' }, { eventID: event.eventID }, now()),
    }),
  })
  http.addHook('onClose', () => passages.close())
  readForms(http)
  serveFonts(http)

  http.get('/livez', () => ({ status: 'ok' }))

  const named = (request: FastifyRequest): Appointment | undefined =>
    passages.appointment((request.params as { appointment: string }).appointment)

  void http.register(
    async (api) => {
      api.addHook('onRequest', async (request, reply) => {
        const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
        if (!same(given, apiKey)) return refuse(reply, 401, 'Unauthorized')
      })
      api.post('/appointments', (request, reply) => {
        const input = readAppointment(request.body)
        if (typeof input === 'string') return refuse(reply, 422, input)
        const { appointment, isNew } = passages.book(input)
        return reply.status(isNew ? 201 : 200).send(appointment)
      })
      api.post('/appointments/:appointment/passages', (request, reply) => {
        const appointment = named(request)
        const manner = readManner(request.body)
        if (!appointment) return refuse(reply, 404, 'Appointment not found')
        if (!manner) return refuse(reply, 422, 'manner is not known')
        const passed = passages.pass(appointment, manner)
        return typeof passed === 'string' ? refuse(reply, 409, passed) : reply.status(201).send(passed)
      })
      api.get('/events', (request, reply) => {
        const { after, limit = mostEvents } = request.query as { after?: string; limit?: string }
        const count = Number(limit)
        if (!(Number.isInteger(count) && count >= 1 && count <= mostEvents))
          return refuse(reply, 422, `limit must be from 1 to ${mostEvents}`)
        const found = passages.after(after || undefined, count)
        if (!found) return refuse(reply, 410, 'after is no event of this port; ask from the beginning')
        const cursor = found.events.at(-1)?.eventID ?? after ?? null
        return reply.send({ events: found.events, cursor, more: !found.isAll })
      })
      api.get('/events/:id', (request, reply) => {
        const event = passages.event((request.params as { id: string }).id)
        return event ? reply.send(event) : refuse(reply, 404, 'Event not found')
      })
    },
    { prefix: '/v1' },
  )

  const languageOf = (request: FastifyRequest): Language =>
    (request.query as { language?: string }).language === 'ar' ? 'ar' : 'en'
  const show = (request: FastifyRequest, reply: FastifyReply, said?: Said): FastifyReply => {
    const nonce = randomBytes(16).toString('base64')
    const rows = passages
      .appointments()
      .slice(0, 50)
      .map((appointment) => ({ appointment, passages: passages.of(appointment.appointment) }))
    return reply
      .status(said ? 422 : 200)
      .headers(pageHeaders(nonce))
      .send(consolePage(rows, languageOf(request), nonce, said))
  }
  /** Only the console's own forms: another site may lead a browser here. */
  const isOwn = (request: FastifyRequest): boolean =>
    ['same-origin', undefined].includes(request.headers['sec-fetch-site'])
  const back = (request: FastifyRequest, reply: FastifyReply, place: string): FastifyReply =>
    reply.redirect(`/?language=${languageOf(request)}#${place}`, 303)

  http.get('/', (request, reply) => show(request, reply))
  http.post('/', (request, reply) => {
    const fields = request.body as Record<string, string> | null
    // The field of a browser has no zone; the port is in the Emirates.
    const slot = /^[\d-]+T\d\d:\d\d$/.test(fields?.['slot'] ?? '') ? `${fields!['slot']}:00+04:00` : ''
    const input = readAppointment({ ...fields, slot })
    if (!isOwn(request)) return refuse(reply, 403, 'Forbidden')
    if (typeof input === 'string') return show(request, reply, { problem: input, fields: fields ?? {} })
    return back(request, reply, passages.book(input).appointment.appointment)
  })
  http.post('/appointments/:appointment', (request, reply) => {
    const appointment = named(request)
    const manner = readManner(request.body)
    if (!isOwn(request)) return refuse(reply, 403, 'Forbidden')
    // A second press of a button whose gate was passed changes nothing.
    const step = Number((request.body as { step?: string } | null)?.step)
    if (appointment && manner && passages.of(appointment.appointment).length === step)
      passages.pass(appointment, manner)
    return back(request, reply, appointment?.appointment ?? '')
  })
  return http
}
