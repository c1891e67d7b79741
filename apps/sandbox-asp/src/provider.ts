// The simulated provider over HTTP: takes documents, says what became of them, and can be told what the next one meets.
import { randomBytes } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { pageHeaders, readForms, same, serveFonts } from '../../sandbox-gateway/src/sandbox-kit.ts'
import { sendNotice, type NoticeTarget } from '../../sandbox-gateway/src/signed-notice.ts'
import {
  digestOf,
  faultsOf,
  isReadable,
  lookedUp,
  modeOfBuyer,
  modes,
  read,
  type Mode,
  type State,
  type Submission,
} from './document.ts'
import { consolePage } from './page.ts'
import type { Language } from './page-text.ts'
import { openSubmissions } from './submissions.ts'

export type ProviderOptions = {
  key: string
  journalFile: string
  /** Until a document is delivered, and again until it is reported; 0 lets none go on by itself. */
  acceptMs?: number
  delayMs?: number
  slowMs?: number
  notice?: Omit<NoticeTarget, 'header'>
  now?: () => Date
}

export const signatureHeader = 'x-signature'
const isMode = (mode: unknown): mode is Mode => modes.includes(mode as Mode)
const isState = (state: unknown): state is State =>
  ['DELIVERED', 'REPORTED', 'REJECTED'].includes(String(state))

const statusAnswer = (submission: Submission) => ({
  uuid: submission.mode === 'wrong-ref' ? '00000000-0000-4000-8000-000000000000' : submission.uuid,
  digest: submission.digest,
  submissionId: submission.submissionId,
  state: submission.state,
  events: submission.events,
  errors: submission.errors,
  authorityRef: submission.authorityRef,
})

/** Builds the provider; the caller listens. Closing it closes the journal. */
export const buildProvider = (options: ProviderOptions): FastifyInstance => {
  const { key, notice, slowMs = 30_000, now = () => new Date() } = options
  const http = Fastify({ logger: false, bodyLimit: 2_097_152 })
  const submissions = openSubmissions({
    journalFile: options.journalFile,
    now,
    acceptMs: options.acceptMs ?? 0,
    delayMs: options.delayMs ?? 15 * 60_000,
    ...(notice && {
      tell: (uuid, times) => {
        for (let left = times; left > 0; left--)
          void sendNotice({ ...notice, header: signatureHeader }, { uuid }, now())
      },
    }),
  })
  let next: Mode = 'accept'
  http.addHook('onClose', () => submissions.close())
  readForms(http)
  serveFonts(http)
  http.addContentTypeParser('application/xml', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  http.get('/livez', () => ({ status: 'ok' }))

  const refuse = (reply: FastifyReply, status: number, message: string): FastifyReply =>
    reply.status(status).send({ message })

  const takeDocument = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const xml = typeof request.body === 'string' ? request.body : ''
    const reference = String(request.headers['idempotency-key'] ?? '')
    if (!isReadable(xml)) {
      const errors = [{ rule: 'xsd', xpath: '/', message: 'The document cannot be read' }]
      return reply.status(422).send({ errors })
    }
    const digest = digestOf(xml)
    const base64 = Buffer.from(digest, 'hex').toString('base64')
    if (reference === '' || request.headers['content-digest'] !== `sha-256=:${base64}:`)
      return refuse(reply, 400, 'Idempotency-Key and Content-Digest are needed')
    const known = submissions.byKey(reference)
    if (known)
      return known.digest === digest
        ? reply.status(200).send({ submissionId: known.submissionId, state: known.state })
        : refuse(reply, 409, 'The key was used with another document')
    const found = read(xml)
    const mode = next === 'accept' ? (modeOfBuyer(found) ?? next) : next
    next = 'accept'
    if (mode === 'down') return refuse(reply.header('retry-after', '120'), 503, 'Out of service')
    if (mode === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs).unref())
    const errors = [...faultsOf(found), ...(mode === 'reject' ? [lookedUp] : [])]
    const { uuid, number, buyerName: buyer } = found
    const taken = submissions.take({ key: reference, uuid, digest, number, buyer, mode, errors })
    // Taken, and the caller does not hear of it.
    if (mode === 'lost') {
      reply.raw.destroy()
      return reply.hijack()
    }
    if (errors.length > 0) return reply.status(422).send({ errors })
    return reply.status(202).send({ submissionId: taken.submissionId, state: taken.state })
  }

  void http.register(
    async (api) => {
      api.addHook('onRequest', async (request, reply) => {
        const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
        if (!same(given, key)) return refuse(reply, 401, 'Unauthorized')
      })
      api.post('/documents', takeDocument)
      api.get('/documents/:uuid', (request, reply) => {
        const found = submissions.newest((request.params as { uuid: string }).uuid)
        return found ? reply.send(statusAnswer(found)) : refuse(reply, 404, 'Unknown document')
      })
      api.get('/participants/:participant', (request, reply) => {
        const [scheme, tin = ''] = (request.params as { participant: string }).participant.split(':')
        if (scheme !== '0235' || !/^\d{10}$/.test(tin)) return refuse(reply, 404, 'Unknown participant')
        return reply.send({ registered: true, documentTypes: ['380', '381', '480', '81'] })
      })
      api.get('/inbox', (_request, reply) => reply.send({ documents: [] }))
    },
    { prefix: '/v1' },
  )

  const languageOf = (request: FastifyRequest): Language =>
    (request.query as { language?: string }).language === 'ar' ? 'ar' : 'en'
  /** Only the console's own forms and programs: another site may lead a browser here. */
  const isOwn = (request: FastifyRequest): boolean =>
    ['same-origin', 'none', undefined].includes(request.headers['sec-fetch-site'])

  http.get('/', (request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    const page = consolePage(submissions.all().slice(0, 50), { next, language: languageOf(request), nonce })
    return reply.headers(pageHeaders(nonce)).send(page)
  })
  http.post('/_sim/next', (request, reply) => {
    const { mode } = (request.body ?? {}) as { mode?: unknown }
    if (!isOwn(request)) return refuse(reply, 403, 'Forbidden')
    if (!isMode(mode)) return refuse(reply, 422, `mode must be one of ${modes.join(', ')}`)
    next = mode
    const isForm = String(request.headers['content-type']).includes('form')
    return isForm ? reply.redirect(`/?language=${languageOf(request)}`, 303) : reply.send({ mode })
  })
  http.post('/_sim/documents/:id', (request, reply) => {
    const { id } = request.params as { id: string }
    const { state } = (request.body ?? {}) as { state?: unknown }
    if (!isOwn(request)) return refuse(reply, 403, 'Forbidden')
    if (!isState(state)) return refuse(reply, 422, 'state must be DELIVERED, REPORTED or REJECTED')
    submissions.set(id, state, state === 'REJECTED' ? [lookedUp] : [])
    return reply.redirect(`/?language=${languageOf(request)}#${id}`, 303)
  })
  return http
}
