// The simulated carrier over HTTP: rates, shipments, pickups, tracking and proof; and the console that moves shipments on.
import { randomBytes } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { pageHeaders, readForms, same, serveFonts } from '../../sandbox-gateway/src/sandbox-kit.ts'
import { sendNotice, type NoticeTarget } from '../../sandbox-gateway/src/signed-notice.ts'
import { bookedAnswer, proofAnswer, ratesAnswer, trackingAnswer } from './answers.ts'
import {
  brokenKg,
  PickupInput,
  products,
  RateInput,
  ShipmentInput,
  troubleOf,
  type Consignment,
} from './consignment.ts'
import { openConsignments } from './consignments.ts'
import { consolePage } from './page.ts'
import type { Language } from './page-text.ts'

export type CarrierOptions = {
  user: string
  key: string
  journalFile: string
  stepMs?: number
  notice?: Omit<NoticeTarget, 'header'>
  /** How long a shipment named TIMEOUT is left without an answer. */
  slowMs?: number
  now?: () => Date
}

export const signatureHeader = 'x-carrier-signature'

const refuse = (reply: FastifyReply, status: number, detail: string): FastifyReply =>
  reply
    .status(status)
    .send({ instance: '/sandbox', title: status === 401 ? 'Unauthorized' : 'Bad request', detail, status })

/** Builds the carrier; the caller listens. Closing it closes the journal. */
export const buildCarrier = (options: CarrierOptions): FastifyInstance => {
  const { user, key, notice, slowMs = 30_000, now = () => new Date() } = options
  const http = Fastify({ logger: false, bodyLimit: 1_048_576 })
  const consignments = openConsignments({
    journalFile: options.journalFile,
    now,
    stepMs: options.stepMs ?? 0,
    ...(notice && {
      tell: (number) =>
        sendNotice({ ...notice, header: signatureHeader }, { shipmentTrackingNumber: number }, now()),
    }),
  })
  http.addHook('onClose', () => consignments.close())
  readForms(http)
  serveFonts(http)

  http.get('/livez', () => ({ status: 'ok' }))

  /** The input, or undefined where the caller was answered already. */
  const read = <Schema extends z.ZodType>(
    schema: Schema,
    request: FastifyRequest,
    reply: FastifyReply,
  ): z.infer<Schema> | undefined => {
    const input = schema.safeParse(request.body)
    if (input.success) return input.data
    const [issue] = input.error.issues
    void refuse(reply, 422, `${issue?.path.join('/')}: ${issue?.message}`)
    return undefined
  }
  const weighs = (packages: readonly { weight: number }[]): boolean =>
    packages.some(({ weight }) => weight === brokenKg)

  void http.register(
    async (api) => {
      const credentials = Buffer.from(`${user}:${key}`).toString('base64')
      api.addHook('onRequest', async (request, reply) => {
        const given = /^Basic (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
        if (!same(given, credentials)) return refuse(reply, 401, 'Invalid credentials')
      })
      api.post('/rates', (request, reply) => {
        const input = read(RateInput, request, reply)
        if (!input) return reply
        if (weighs(input.packages)) return refuse(reply, 503, 'Service unavailable')
        return reply.send(ratesAnswer(products(input), now()))
      })
      api.post('/shipments', async (request, reply) => {
        const input = read(ShipmentInput, request, reply)
        if (!input) return reply
        const reference = String(request.headers['message-reference'] ?? '')
        if (reference.length < 28 || reference.length > 36)
          return refuse(reply, 422, 'Message-Reference must have 28 to 36 characters')
        if (weighs(input.content.packages)) return refuse(reply, 503, 'Service unavailable')
        const trouble = troubleOf(input.customerDetails.receiverDetails.contactInformation.fullName)
        if (trouble === 'TIMEOUT') {
          await new Promise((resolve) => setTimeout(resolve, slowMs).unref())
          return refuse(reply, 504, 'Gateway timeout')
        }
        const isNew = !consignments.all().some((each) => each.reference === reference)
        const consignment = consignments.book(reference, input)
        // Booked, and the caller does not hear of it: asked again with the same reference it is told.
        if (trouble === 'LOSTANSWER' && isNew) {
          reply.raw.destroy()
          return reply.hijack()
        }
        return reply.status(201).send(bookedAnswer(consignment))
      })
      api.post('/pickups', (request, reply) => {
        const input = read(PickupInput, request, reply)
        if (!input) return reply
        return reply
          .status(201)
          .send({ dispatchConfirmationNumbers: [`PRG${randomBytes(5).toString('hex').toUpperCase()}`] })
      })
      api.delete('/pickups/:pickup', (request, reply) =>
        consignments.cancelPickup((request.params as { pickup: string }).pickup)
          ? reply.status(200).send({})
          : refuse(reply, 404, 'No such pickup'),
      )
      const named = (request: FastifyRequest): Consignment | undefined =>
        consignments.find((request.params as { number: string }).number)
      api.get('/shipments/:number/tracking', (request, reply) => {
        const consignment = named(request)
        return consignment
          ? reply.send(trackingAnswer(consignment))
          : refuse(reply, 404, 'No shipments found')
      })
      api.get('/shipments/:number/proof-of-delivery', (request, reply) => {
        const consignment = named(request)
        const delivered = consignment?.events.find(({ code }) => code === 'OK')
        return consignment && delivered
          ? reply.send(proofAnswer(consignment, delivered))
          : refuse(reply, 404, 'No proof of delivery')
      })
      api.get('/address-validate', (request, reply) => {
        const { countryCode = '', cityName = '', postalCode = '' } = request.query as Record<string, string>
        if (!/^[A-Z]{2}$/.test(countryCode) || cityName === '')
          return refuse(reply, 400, 'The address is not known')
        const serviceArea = {
          code: cityName.slice(0, 3).toUpperCase(),
          description: `${cityName}-${countryCode}`,
        }
        return reply.send({ address: [{ countryCode, cityName, postalCode, serviceArea }] })
      })
    },
    { prefix: '/mydhlapi' },
  )

  const languageOf = (request: FastifyRequest): Language =>
    (request.query as { language?: string }).language === 'ar' ? 'ar' : 'en'
  http.get('/', (request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    return reply
      .headers(pageHeaders(nonce))
      .send(consolePage(consignments.all().slice(0, 50), languageOf(request), nonce))
  })
  http.post('/consignments/:number', (request, reply) => {
    // Only the console's own forms: another site may lead a browser here.
    if (!['same-origin', undefined].includes(request.headers['sec-fetch-site']))
      return refuse(reply, 403, 'Forbidden')
    const consignment = consignments.find((request.params as { number: string }).number)
    const { act, step, at } = (request.body ?? {}) as { act?: string; step?: string; at?: string }
    // A checkpoint may be reported late, with the time at which it was; the button of the page says none.
    const passedAt = new Date(Math.min(now().getTime(), Date.parse(at ?? '') || Infinity))
    // A second press of the button of a step that was taken changes nothing.
    if (consignment && act === 'step' && Number(step) === consignment.events.length)
      consignments.step(consignment.number, passedAt)
    if (consignment && (act === 'run' || act === 'halt')) consignments.setRunning(consignment, act === 'run')
    return reply.redirect(`/?language=${languageOf(request)}#c${consignment?.number ?? ''}`, 303)
  })
  return http
}
