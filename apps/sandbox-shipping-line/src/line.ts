// The simulated shipping line and airline over HTTP: subscriptions, and the console in which a person lets things happen.
import { randomBytes } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { pageHeaders, readForms, same, serveFonts } from '../../sandbox-gateway/src/sandbox-kit.ts'
import type { Subscription } from './booking.ts'
import { openBookings } from './bookings.ts'
import { consolePage } from './page.ts'
import type { Language } from './page-text.ts'
import { fieldProblems } from './page-text.ts'
import { readManner, readSubscription } from './read-subscription.ts'
import type { Said } from './subscribe-form.ts'

export type LineOptions = {
  apiKey: string
  journalFile: string
  /** What the form suggests as the address that takes events. */
  callbackUrl?: string
  /** What a minute lasts, for tests that cannot wait. */
  minuteMs?: number
  now?: () => Date
}

/** A press waits so long for the answer of the receiver before the page is shown. */
const patienceMs = 2_000

const refuse = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply.status(status).send({ code: status, message })

/** As it is listed: the key stays here. */
const shown = ({ callbackKey: _, ...subscription }: Subscription) => subscription

/** Builds the line; the caller listens. Closing it closes the journal. */
export const buildLine = (options: LineOptions): FastifyInstance => {
  const { apiKey, callbackUrl = '', now = () => new Date() } = options
  const http = Fastify({ logger: false, bodyLimit: 65_536 })
  const bookings = openBookings({
    journalFile: options.journalFile,
    now,
    minuteMs: options.minuteMs ?? 60_000,
  })
  http.addHook('onClose', () => bookings.close())
  readForms(http)
  serveFonts(http)

  http.get('/livez', () => ({ status: 'ok' }))

  const named = (request: FastifyRequest): Subscription | undefined =>
    bookings.get((request.params as { id: string }).id)

  void http.register(
    async (api) => {
      api.addHook('onRequest', async (request, reply) => {
        const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
        if (!same(given, apiKey)) return refuse(reply, 401, 'Unauthorized')
      })
      api.post('/', (request, reply) => {
        const input = readSubscription(request.body)
        if (Array.isArray(input))
          return refuse(reply, 422, input.map((name) => `${name}: ${fieldProblems[name].en}`).join(' '))
        const { subscription, isNew } = bookings.subscribe(input)
        return reply.status(isNew ? 201 : 200).send(shown(subscription))
      })
      api.get('/', () => bookings.all().map(shown))
      api.get('/:id', (request, reply) => {
        const subscription = named(request)
        return subscription ? reply.send(shown(subscription)) : refuse(reply, 404, 'Subscription not found')
      })
      api.delete('/:id', (request, reply) =>
        bookings.remove((request.params as { id: string }).id)
          ? reply.status(204).send()
          : refuse(reply, 404, 'Subscription not found'),
      )
    },
    { prefix: '/v2/event-subscriptions' },
  )

  const languageOf = (request: FastifyRequest): Language =>
    (request.query as { language?: string }).language === 'ar' ? 'ar' : 'en'
  const show = (request: FastifyRequest, reply: FastifyReply, said?: Said): FastifyReply => {
    const nonce = randomBytes(16).toString('base64')
    const rows = bookings
      .all()
      .slice(0, 50)
      .map((subscription) => ({
        subscription,
        happenings: bookings.of(subscription.subscriptionID),
        next: bookings.next(subscription),
      }))
    return reply
      .status(said ? 422 : 200)
      .headers(pageHeaders(nonce))
      .send(consolePage(rows, { language: languageOf(request), nonce, callbackUrl, said }))
  }
  /** Only the console's own forms: another site may lead a browser here. */
  const isOwn = (request: FastifyRequest): boolean =>
    ['same-origin', undefined].includes(request.headers['sec-fetch-site'])
  const back = (request: FastifyRequest, reply: FastifyReply, place = ''): FastifyReply =>
    reply.redirect(`/?language=${languageOf(request)}${place && `#${place}`}`, 303)

  http.get('/', (request, reply) => show(request, reply))
  http.post('/', (request, reply) => {
    if (!isOwn(request)) return refuse(reply, 403, 'Forbidden')
    const fields = (request.body ?? {}) as Record<string, string>
    const input = readSubscription(fields)
    if (Array.isArray(input)) return show(request, reply, { wrong: input, fields })
    return back(request, reply, bookings.subscribe(input).subscription.subscriptionID)
  })
  http.post('/bookings/:id', async (request, reply) => {
    if (!isOwn(request)) return refuse(reply, 403, 'Forbidden')
    const subscription = named(request)
    const manner = readManner(request.body)
    const step = Number((request.body as { step?: string } | null)?.step)
    // A second press of a button whose event has happened changes nothing.
    if (subscription && manner && bookings.of(subscription.subscriptionID).length === step) {
      bookings.happen(subscription, manner)
      const patience = AbortSignal.timeout(patienceMs)
      await Promise.race([
        bookings.answered(subscription),
        new Promise((resolve) => patience.addEventListener('abort', resolve, { once: true })),
      ])
    }
    return back(request, reply, subscription?.subscriptionID)
  })
  http.post('/bookings/:id/remove', (request, reply) => {
    if (!isOwn(request)) return refuse(reply, 403, 'Forbidden')
    bookings.remove((request.params as { id: string }).id)
    return back(request, reply)
  })
  return http
}
