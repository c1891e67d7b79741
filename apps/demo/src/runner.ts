// Where the demo world is played: the product in this process, a clock that is set, people who are signed in, and the gateway.
import { builtSupport } from '@marsa/model/site/facts.ts'
import { pino, type Logger } from 'pino'
import type { Actor } from '@marsa/model/kit/access.ts'
import { signIn, signOut } from '@marsa/model/accounts/endpoints.ts'
import type { DocCode } from '@marsa/model/documents/document-type.ts'
import { completePayment } from '@marsa/model/finance/endpoints.ts'
import type { AnswerOf, BodyOf, Endpoint, QueryOf } from '@marsa/model/kit/endpoint.ts'
import { createAuthenticator } from '../../api/src/accounts/authenticate.ts'
import { hashPassword } from '../../api/src/accounts/passwords.ts'
import { writeToken } from '../../api/src/accounts/token.ts'
import { buildApp, channels, type App } from '../../api/src/app.ts'
import { readIdentityKeys, storeDocuments } from '../../api/src/documents/door.ts'
import type { Gateway } from '../../api/src/finance/gateway.ts'
import { askProvider } from '../../api/src/finance/e-invoices/ask-provider.ts'
import { nGenius } from '../../api/src/finance/n-genius.ts'
import type { CarrierParts } from '../../api/src/express/door.ts'
import { askCarrier } from '../../api/src/express/carrier/ask-carrier.ts'
import { askPort } from '../../api/src/integrations/port/ask-port.ts'
import type { Config } from '../../api/src/kit/config.ts'
import { openDb, type Db } from '../../api/src/kit/db.ts'
import type { Files } from '../../api/src/kit/files.ts'
import { openFiles } from '../../api/src/kit/open-files.ts'
import { openListener } from '../../api/src/kit/listen.ts'
import { once } from '../../api/src/kit/once.ts'
import { readSecret } from '../../api/src/kit/secret.ts'
import { documentLines } from '../../api/src/reactions.ts'
import { demoPassword } from '@marsa/model/accounts/demo-people.ts'
import { orderOf } from './card-sales.store.ts'
import { addPersonas } from './personas.store.ts'
import { people, type Email } from './personas.ts'
import type { CompanyKey } from './companies.ts'
import type { DemoFile } from './documents.ts'

const hourMs = 3_600_000
const yearMs = 365 * 24 * hourMs

export type Runner = {
  db: Db
  log: Logger
  files: Files
  app: App
  companyIds: Record<CompanyKey, string>
  /** The instant that verbs are told. */
  now: () => Date
  setNow: (now: Date) => void
  /** Orders opened from now on are held at the gateway until then. */
  holdOrders: (until: Date | null) => void
  call: <E extends Endpoint>(
    email: Email,
    endpoint: E,
    input: { query?: QueryOf<E>; body?: BodyOf<E>; form?: FormData },
  ) => Promise<AnswerOf<E>>
  /** The bearer token of somebody who is signed in, and one of another session for as long as the play may last. */
  tokenOf: (email: Email) => string
  tokenFor: (refreshToken: string) => string
  /** `kind` is the subject's; a freight request unless said. */
  store: (
    email: Email,
    requestId: string,
    docCode: DocCode,
    files: readonly DemoFile[],
    kind?: string,
    partId?: string,
  ) => Promise<string[]>
  payAt: (
    email: Email,
    payment: { sessionId: string; redirectUrl: string | null },
    outcome: 'approve-silently' | 'decline',
  ) => Promise<void>
  /** At the gateway, of the card that paid for a request. */
  closeCard: (requestId: string) => Promise<void>
  /** How the carrier of parcels abroad is asked, and its console. */
  carrier: CarrierParts & { console: string | null }
  close: () => Promise<void>
}

const urlOf = (endpoint: Endpoint, query: Record<string, unknown>): string => {
  const left = { ...query }
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(left[name])
    delete left[name]
    return value
  })
  const search = new URLSearchParams(
    Object.entries(left).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
  return `/api/${path}${search && `?${search}`}`
}

type Sent = {
  query?: object | undefined
  body?: unknown
  /** Fields and files, instead of a body. */
  form?: FormData | undefined
  cookie?: string | undefined
}

/** One call of a browser: its answer (a file is none) and the cookie it sets. */
export const sendAs = async <E extends Endpoint>(
  app: App,
  token: string | undefined,
  endpoint: E,
  input: Sent,
): Promise<{ answer: AnswerOf<E>; cookie: string | undefined }> => {
  const form = input.form && new Response(input.form)
  const answer = await app.http.inject({
    method: endpoint.method as 'GET' | 'POST',
    url: urlOf(endpoint, { ...input.query }),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(input.cookie && { cookie: input.cookie }),
      ...(form && { 'content-type': form.headers.get('content-type') ?? '' }),
    },
    ...(input.body !== undefined && { payload: input.body as object }),
    ...(form && { payload: Buffer.from(await form.arrayBuffer()) }),
  })
  if (answer.statusCode >= 400)
    throw new Error(`${endpoint.verb} answered ${answer.statusCode}: ${answer.body}`)
  const [set] = [answer.headers['set-cookie'] ?? []].flat()
  return {
    answer: (endpoint.file === undefined ? answer.json() : undefined) as AnswerOf<E>,
    cookie: set?.split(';')[0],
  }
}

const send = async (app: App, token: string | undefined, endpoint: Endpoint, input: Sent): Promise<unknown> =>
  (await sendAs(app, token, endpoint, input)).answer

/** Presses a button of the hosted page, as the payer's browser would. */
const press = async (payUrl: string, outcome: string): Promise<void> => {
  const answer = await fetch(payUrl, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `outcome=${outcome}`,
  })
  if (answer.status >= 400) throw new Error(`the payment page answered ${answer.status}`)
}

export const openRunner = async (config: Config): Promise<Runner> => {
  const log = pino({ name: 'demo', level: config.logLevel === 'silent' ? 'silent' : 'warn' })
  const db = openDb(config.databaseUrl, { max: 6 })
  const secret = readSecret(process.env, config.dataDir)
  const identityKeys = readIdentityKeys(process.env, config.dataDir)
  const listener = openListener(config.databaseUrl, channels, log)
  await listener.ready
  const files = await openFiles(config.storageUrl)
  const { url, apiKey, outlet, webhookSecret } = config.payment
  const bank = nGenius({ url: url ?? '', apiKey, outlet })
  let now = new Date()
  let heldUntil: Date | null = null
  const gateway: Gateway = {
    ...bank,
    open: (order) => bank.open(heldUntil ? { ...order, expiresAt: heldUntil } : order),
  }
  const clock = { now: () => now }
  const carrier = askCarrier(config.carrier)
  const app = buildApp({
    db,
    listener,
    files,
    gateway,
    log,
    secret,
    identityKeys,
    clock,
    publicUrl: config.publicUrl,
    webDist: config.webDist,
    demo: config.demo,
    noticeSecret: webhookSecret,
    port: askPort(config.portSystem),
    carrier,
    provider: askProvider(config.provider),
    auditRoots: config.auditRootDir,
    site: { support: builtSupport, contentSiteUrl: null, links: {} },
  })
  const companyIds = await addPersonas(
    db,
    await hashPassword(demoPassword),
    new Date(now.getTime() - 1.4 * yearMs),
  )
  const { authenticate } = createAuthenticator(db, listener, secret)
  const tokens = new Map<Email, string>()
  const actors = new Map<Email, Actor>()
  // An answered token lives for minutes of the play's clock, and on a busy machine the play may last longer than that.
  const tokenFor = (refreshToken: string) =>
    writeToken(secret, {
      sessionId: refreshToken.split('.')[0]!,
      expiresAt: new Date(Date.now() + hourMs),
    })
  for (const email of Object.keys(people) as Email[]) {
    const body = { username: email, password: demoPassword }
    const { refreshToken } = (await send(app, undefined, signIn, { body })) as AnswerOf<typeof signIn>
    const token = tokenFor(refreshToken!)
    tokens.set(email, token)
    actors.set(email, await authenticate(token, true))
  }

  const call: Runner['call'] = (email, endpoint, input) =>
    send(app, tokens.get(email), endpoint, input as Sent) as never
  return {
    db,
    log,
    files,
    app,
    companyIds,
    call,
    tokenOf: (email) => tokens.get(email)!,
    tokenFor,
    carrier: { db, carrier, clock, console: config.carrier.url },
    now: () => now,
    setNow: (instant) => {
      now = instant
    },
    holdOrders: (until) => {
      heldUntil = until
    },
    store: async (email, requestId, docCode, documents, kind = 'freight-request', partId) => {
      const actor = actors.get(email)!
      const acting = { userId: actor.userId, sessionId: actor.sessionId }
      const stored = await storeDocuments(
        { files, lines: documentLines(clock), keys: identityKeys },
        { db, now, actor, once: (work) => once(db, acting, undefined, work) },
        { subjectKind: kind, subjectId: requestId, docCode, partId, files: documents },
      )
      return stored.map(({ documentId }) => documentId)
    },
    payAt: async (email, { sessionId, redirectUrl }, outcome) => {
      await press(redirectUrl ?? '', outcome)
      await call(email, completePayment, { body: { sessionId } })
    },
    closeCard: async (requestId) => {
      const ref = await orderOf(db, requestId)
      const answer = await fetch(`${url}/_sim/orders/${ref}/close-card`, {
        method: 'POST',
        redirect: 'manual',
      })
      if (answer.status >= 400) throw new Error(`the gateway answered ${answer.status}`)
    },
    close: async () => {
      for (const token of tokens.values()) await send(app, token, signOut, { body: {} })
      await app.close()
      await listener.close()
      await db.destroy()
    },
  }
}
