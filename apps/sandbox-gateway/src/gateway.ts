// The sandbox gateway over HTTP: the part of the N-Genius Online API that Marsa uses, and the hosted page.
import { randomBytes } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { eventName, isPayable, outcomes, type Order, type Outcome } from './order.ts'
import { orderJson } from './order-json.ts'
import { openOrders } from './orders.ts'
import { readNewOrder } from './read-new-order.ts'
import { consolePage } from './console-page.ts'
import { openPayouts } from './payouts.ts'
import { netOf, payoutCsv } from './payout.ts'
import { hostedPage, missingPage, withReference } from './page.ts'
import type { Language } from './page-text.ts'
import { sendNotice, type NoticeTarget } from './notice.ts'
import { pageHeaders, readForms, same, serveFonts } from './sandbox-kit.ts'
import { createTokens, tokenSeconds } from './token.ts'

export type GatewayOptions = {
  apiKey: string
  outlet: string
  journalFile: string
  /** Address under which browsers and the merchant reach this process, without a trailing slash. */
  publicUrl: () => string
  notice?: NoticeTarget
  lateMs?: number
  now?: () => Date
}

const refuse = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply.status(status).send({ code: status, message, errors: [{ message }] })

const readBodies = (http: FastifyInstance): void => {
  http.addContentTypeParser(
    /^application\/vnd\.ni-[a-z]+\.v\d\+json/,
    { parseAs: 'string' },
    (_request, body, done) => {
      try {
        done(null, body === '' ? {} : JSON.parse(String(body)))
      } catch (error) {
        done(Object.assign(error as Error, { statusCode: 400 }))
      }
    },
  )
  readForms(http)
}

/** Builds the gateway; the caller listens. Closing it closes the journal. */
export const buildGateway = (options: GatewayOptions): FastifyInstance => {
  const { apiKey, outlet, publicUrl, notice, now = () => new Date() } = options
  const http = Fastify({ logger: false, bodyLimit: 65_536 })
  const tokens = createTokens(() => now().getTime())
  const json = (order: Order) => orderJson(order, publicUrl(), publicUrl())
  /** Links of the API stay on the host that it was asked at; the hosted pages have the public one. */
  const jsonFor = (request: FastifyRequest) => (order: Order) =>
    orderJson(order, `${request.protocol}://${request.host}`, publicUrl())
  const orders = openOrders({
    journalFile: options.journalFile,
    now,
    lateMs: options.lateMs ?? 2000,
    changed: (order) => {
      if (notice && order.notify) void sendNotice(notice, eventName(order), json(order))
    },
  })
  const payouts = openPayouts({ journalFile: `${options.journalFile}.payouts`, now })
  http.addHook('onClose', () => {
    orders.close()
    payouts.close()
  })
  readBodies(http)

  http.get('/livez', () => ({ status: 'ok' }))

  http.post('/identity/auth/access-token', (request, reply) => {
    const given = /^Basic (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    if (!same(given, apiKey)) return refuse(reply, 401, 'Unauthorized')
    return reply.send({ access_token: tokens.issue(), expires_in: tokenSeconds, token_type: 'bearer' })
  })

  const sendReport = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { reference } = request.params as { reference: string }
    const payout = payouts.get(reference)
    if (!payout) return refuse(reply, 404, 'Payout not found')
    return reply
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${payout.reference}.csv"`,
      })
      .send(payoutCsv(payout))
  }
  const orderOf = (request: FastifyRequest): Order | undefined =>
    orders.get((request.params as { reference?: string }).reference)

  void http.register(
    async (api) => {
      api.addHook('onRequest', async (request, reply) => {
        if (!tokens.accepts(request.headers.authorization)) return refuse(reply, 401, 'Unauthorized')
        if ((request.params as { outlet?: string }).outlet !== outlet)
          return refuse(reply, 403, 'Access Denied')
      })
      api.post('/orders', (request, reply) => {
        const input = readNewOrder(outlet, request.body)
        if (typeof input === 'string') return refuse(reply, 422, input)
        const opened = orders.open(input)
        if (!opened) return refuse(reply, 409, 'merchantOrderReference was used with another amount')
        return reply.status(opened.isNew ? 201 : 200).send(jsonFor(request)(opened.order))
      })
      api.get('/orders', (request) => {
        const { from = '', to = '9999', page = '0', size = '100' } = request.query as Record<string, string>
        const found = orders.list(outlet, from, to)
        const [index, count] = [Number(page) || 0, Math.min(Number(size) || 100, 200)]
        return {
          _embedded: { orders: found.slice(index * count, (index + 1) * count).map(jsonFor(request)) },
          page: {
            size: count,
            number: index,
            totalElements: found.length,
            totalPages: Math.ceil(found.length / count),
          },
        }
      })
      api.post('/payouts', (_request, reply) => {
        const payout = payouts.payOut(orders.captured().filter((order) => order.outlet === outlet))
        if (!payout) return refuse(reply, 409, 'Nothing to pay out')
        return reply.status(201).send({ reference: payout.reference, net: netOf(payout.rows) })
      })
      api.get('/payouts/:reference', (request, reply) => sendReport(request, reply))
      api.get('/orders/:reference', (request, reply) => {
        const order = orderOf(request)
        return order ? reply.send(jsonFor(request)(order)) : refuse(reply, 404, 'Order not found')
      })
      const cancelOrder = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
        const order = orderOf(request)
        if (!order) return refuse(reply, 404, 'Order not found')
        const cancelled = orders.cancel(order)
        return cancelled
          ? reply.send(jsonFor(request)(cancelled))
          : refuse(reply, 409, 'The payment can no longer be cancelled')
      }
      api.put('/orders/:reference/cancel', cancelOrder)
      api.put('/orders/:reference/payments/:payment/cancel', cancelOrder)
      api.post('/orders/:reference/payments/:payment/captures/:capture/refund', (request, reply) => {
        const order = orderOf(request)
        const { payment, capture } = request.params as Record<string, string>
        if (!order || order.paymentReference !== payment || order.captureReference !== capture)
          return refuse(reply, 404, 'Capture not found')
        const { amount } = (request.body ?? {}) as { amount?: { value?: number; currencyCode?: string } }
        const refunded =
          amount?.currencyCode === order.amount.currencyCode && orders.refund(order, Number(amount?.value))
        return refunded
          ? reply.status(201).send(jsonFor(request)(refunded))
          : refuse(reply, 422, order.isCardClosed ? 'The card is closed' : 'The amount cannot be refunded')
      })
    },
    { prefix: '/transactions/outlets/:outlet' },
  )

  const languageOf = (request: FastifyRequest, order?: Order): Language => {
    const { language } = request.query as { language?: string }
    return language === 'ar' || language === 'en' ? language : (order?.language ?? 'en')
  }
  const sendPage = (request: FastifyRequest, reply: FastifyReply, order: Order | undefined): FastifyReply => {
    const nonce = randomBytes(16).toString('base64')
    // Browsers apply form-action to the redirect after the form as well.
    const merchant = order ? `${new URL(order.redirectUrl).origin} ${new URL(order.cancelUrl).origin}` : ''
    const language = languageOf(request, order)
    return reply
      .status(order ? 200 : 404)
      .headers(pageHeaders(nonce, merchant))
      .send(
        order
          ? hostedPage(order, language, { nonce, now: now() })
          : missingPage(language, { nonce, now: now() }),
      )
  }
  const byCode = (request: FastifyRequest): Order | undefined =>
    orders.byCode(String((request.query as { code?: string }).code ?? ''))

  http.get('/', (request, reply) => sendPage(request, reply, byCode(request)))
  http.post('/', (request, reply) => {
    const order = byCode(request)
    const outcome = (request.body as { outcome?: string } | null)?.outcome
    if (!order || !isPayable(order) || !outcomes.includes(outcome as Outcome))
      return sendPage(request, reply, order)
    const after = orders.choose(order, outcome as Outcome)
    const target = outcome === 'abandon' ? after.cancelUrl : after.redirectUrl
    return reply.redirect(withReference(target, after.reference), 303)
  })

  /** Only the console's own forms and programs: another site may lead a browser here. */
  const isOwn = (request: FastifyRequest): boolean =>
    ['same-origin', 'none', undefined].includes(request.headers['sec-fetch-site'])
  const toConsole = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    reply.redirect(`/console?language=${languageOf(request)}`, 303)

  http.get('/console', (request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    const newest = orders.captured().toReversed().slice(0, 20)
    return reply
      .headers(pageHeaders(nonce))
      .send(consolePage(newest, payouts.all().slice(0, 20), { language: languageOf(request), nonce }))
  })
  http.post('/_sim/payouts', (request, reply) => {
    if (!isOwn(request)) return refuse(reply, 403, 'Forbidden')
    payouts.payOut(orders.captured())
    return toConsole(request, reply)
  })
  http.get('/_sim/payouts/:reference.csv', sendReport)
  http.post('/_sim/orders/:reference/close-card', (request, reply) => {
    if (!isOwn(request)) return refuse(reply, 403, 'Forbidden')
    const order = orderOf(request)
    if (!order || !orders.closeCard(order)) return refuse(reply, 409, 'No open card')
    return toConsole(request, reply)
  })
  http.post('/_sim/orders/:reference/chargeback', (request, reply) => {
    if (!isOwn(request)) return refuse(reply, 403, 'Forbidden')
    const order = orderOf(request)
    if (!order || !orders.chargeBack(order)) return refuse(reply, 409, 'Nothing to charge back')
    return toConsole(request, reply)
  })
  serveFonts(http)
  return http
}
