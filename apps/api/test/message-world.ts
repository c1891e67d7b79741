// A small world for message tests: people with sessions, API processes with streams, a mail server and an SMS endpoint.
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import Fastify from 'fastify'
import { sql } from '../src/kit/sql.ts'
import { pino } from 'pino'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { Role } from '@marsa/model/kit/access.ts'
import { kitProblems } from '@marsa/model/kit/kit-problems.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { messagesProblems } from '@marsa/model/messages/problems.ts'
import { createAuthenticator } from '../src/accounts/authenticate.ts'
import { aliveSessions } from '../src/accounts/sessions.store.ts'
import { writeToken } from '../src/accounts/token.ts'
import { answerProblem } from '../src/kit/answer-problem.ts'
import { systemClock } from '../src/kit/clock.ts'
import { one, openDb, type Db } from '../src/kit/db.ts'
import { openStreams } from '../src/kit/event-streams.ts'
import { openListener } from '../src/kit/listen.ts'
import { messagesRoutes } from '../src/messages/routes.ts'

const secret = 'message tests'
export const quiet = pino({ level: 'silent' })

export type Member = {
  userId: string
  companyId: string
  sessionId: string
  email: string
  mobile: string
  token: string
}

export const addCompany = async (
  db: Db,
  kind: 'business' | 'agent' | 'platform' = 'business',
): Promise<string> =>
  (
    await one<{ id: string }>(
      db,
      sql`insert into companies (kind, name_en, name_ar) values (${kind}, 'Company', 'شركة') returning id`,
    )
  ).id

let mobiles = 0

/** A person of a company with a living session and its access token. */
export const addMember = async (
  db: Db,
  companyId: string,
  role: Role = 'business',
  language: Lang = 'en',
): Promise<Member> => {
  const tag = randomUUID()
  const email = `${tag}@test.example`
  const mobile = `+9715${String(++mobiles).padStart(8, '0')}`
  const user = await one<{ id: string }>(
    db,
    sql`insert into users (company_id, role, user_code, email, mobile, password_hash, first_name, last_name, language)
      values (${companyId}, ${role}, ${tag}, ${email}, ${mobile}, 'x', 'Maryam', 'Test', ${language}) returning id`,
  )
  const session = await one<{ id: string; expires_at: Date }>(
    db,
    sql`insert into sessions (user_id, remember, expires_at) values (${user.id}, false, now() + interval '1 hour')
      returning id, expires_at`,
  )
  const token = writeToken(secret, { sessionId: session.id, expiresAt: session.expires_at })
  return { userId: user.id, companyId, sessionId: session.id, email, mobile, token }
}

/** One API process: its own pool, listening connection, streams and HTTP server. */
export const startProcess = async (url: string, demo = true) => {
  const db = openDb(url)
  const listener = openListener(url, ['marsa_stream', 'marsa_session'], quiet)
  await listener.ready
  const streams = openStreams(db, listener, { log: quiet, aliveSessions: (ids) => aliveSessions(db, ids) })
  const { authenticate } = createAuthenticator(db, listener, secret)
  // A client may hold a spare connection that never carried a request; closing does not wait for it.
  const http = Fastify({ forceCloseConnections: true })
  http.setErrorHandler(answerProblem({ ...kitProblems, ...messagesProblems }))
  http.addHook('preClose', async () => streams.close())
  messagesRoutes(
    { http, db, isDatabaseUp: () => true, clock: systemClock, secret: 'for tests', authenticate },
    { streams, publicUrl: 'http://marsa.invalid', demo },
  )
  const address = await http.listen({ port: 0, host: '127.0.0.1' })
  return {
    db,
    http,
    streams,
    address,
    close: async () => {
      await http.close()
      await listener.close()
      await db.destroy()
    },
  }
}

export type Heard = { id: string; kind: string; data: { subjectId?: string | null; resumed?: boolean } }

/** A client of the event stream that waits for what it is asked for, not for time. */
export const openStream = async (address: string, token: string, lastEventId?: string, query = '') => {
  const stop = new AbortController()
  const response = await fetch(`${address}/api/events${query}`, {
    headers: { authorization: `Bearer ${token}`, ...(lastEventId && { 'last-event-id': lastEventId }) },
    signal: stop.signal,
  })
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const next = async (): Promise<Heard | undefined> => {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end >= 0) {
        const block = text.slice(0, end)
        text = text.slice(end + 2)
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? ''
        if (field('event'))
          return { id: field('id'), kind: field('event'), data: JSON.parse(field('data')) as Heard['data'] }
        continue
      }
      const { value, done } = await reader.read()
      if (done) return undefined
      text += value
    }
  }
  const take = async (count: number): Promise<Heard[]> => {
    const heard: Heard[] = []
    while (heard.length < count) {
      const event = await next()
      if (!event) throw new Error(`the stream ended after ${heard.length} of ${count} events`)
      heard.push(event)
    }
    return heard
  }
  return { status: response.status, headers: response.headers, next, take, leave: () => stop.abort() }
}

/** A real SMTP server that keeps parsed mail; `refuse` answers 550 to a recipient, `break` 451. */
export const startMailServer = async (wantedPort = 0) => {
  const mails: Email[] = []
  const refuse = new Set<string>()
  const fail = new Set<string>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const code = refuse.has(address) ? 550 : fail.has(address) ? 451 : 0
      done(code ? Object.assign(new Error('no such mailbox'), { responseCode: code }) : null)
    },
    onData: (stream, _session, done) => {
      const receive = async (): Promise<void> => {
        mails.push(await PostalMime.parse(await buffer(stream)))
        done()
      }
      void receive()
    },
  })
  await new Promise<void>((resolve) => server.listen(wantedPort, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse,
    fail,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

export type Posted = { authorization: string; key: string; form: Record<string, string> }

/** A Twilio-shaped endpoint: 201 with an id, or 400 with code 21211 for refused numbers. */
export const startSmsServer = async () => {
  const posts: Posted[] = []
  const refuse = new Set<string>()
  const server = createServer((request, response) => {
    void buffer(request).then((content) => {
      const form = Object.fromEntries(new URLSearchParams(content.toString()))
      const bad = refuse.has(form['To'] ?? '')
      if (!bad)
        posts.push({
          authorization: request.headers.authorization ?? '',
          key: String(request.headers['idempotency-key']),
          form,
        })
      response.writeHead(bad ? 400 : 201, { 'content-type': 'application/json' })
      response.end(
        JSON.stringify(bad ? { code: 21_211, message: 'invalid number' } : { sid: `SM${posts.length}` }),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://sid:token@127.0.0.1:${port}/Messages.json?from=+971500000000`,
    posts,
    refuse,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
