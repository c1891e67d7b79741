// The whole API in process on a database of its own: a gateway in memory, a clock to turn, files in a folder, no log.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pino } from 'pino'
import pg from 'pg'
import { allProblems } from '@marsa/model/all.ts'
import { builtSupport, type SiteFacts } from '@marsa/model/site/facts.ts'
import type { Endpoint } from '@marsa/model/kit/endpoint.ts'
import { allJobs } from '../src/app-jobs.ts'
import { buildApp, channels } from '../src/app.ts'
import { documentLines } from '../src/reactions.ts'
import { askProvider, noProvider, type Provider } from '../src/finance/e-invoices/ask-provider.ts'
import { askCarrier, noCarrier, type Carrier } from '../src/express/carrier/ask-carrier.ts'
import { askPort, type Port } from '../src/integrations/port/ask-port.ts'
import type { Clock } from '../src/kit/clock.ts'
import type { IdentitySettings } from '../src/kit/config.ts'
import { openDb } from '../src/kit/db.ts'
import { openFiles } from '../src/kit/open-files.ts'
import type { Metrics } from '../src/kit/metrics.ts'
import type { VirusScan } from '../src/documents/scan-for-viruses.ts'
import type { Patience } from '../src/kit/slow-clients.ts'
import { openListener } from '../src/kit/listen.ts'
import { runJobsOn, workerPool } from '../src/kit/run-jobs.ts'
import { testDatabase } from './database.ts'
import { openProxy } from './proxy.ts'
import { identityKeys } from './identity-keys.ts'
import { memoryGateway } from './memory-gateway.ts'

export const secret = 'a secret for tests that is long enough'
export const noticeSecret = 'agreed with the gateway'
export const quiet = pino({ level: 'silent' })

/** What every call may refuse with, whatever its contract lists. */
const refusedByAll = /^kit\./

export type Caller = { token: string } | null
export type Ask = {
  query?: Record<string, string | number | undefined>
  body?: unknown
  /** Idempotency-Key. */
  key?: string
  headers?: Record<string, string>
  /** Address the call comes from. */
  ip?: string
  /** Which of the contract's ways: 0 the documented one, then its twins. */
  way?: number
}

// oxlint-disable-next-line typescript/no-explicit-any -- answers of many shapes are checked against their contracts below
export type Answer = { status: number; body: any; headers: Record<string, unknown>; raw: Buffer }

export const turningClock = (): Clock & {
  at: (instant: Date) => void
  pass: (ms: number) => void
  reset: () => void
} => {
  let shift = 0
  return {
    now: () => new Date(Date.now() + shift),
    at: (instant) => void (shift = instant.getTime() - Date.now()),
    pass: (ms) => void (shift += ms),
    reset: () => void (shift = 0),
  }
}

/** Path and query string of a call by its contract. */
export const addressOf = (
  endpoint: Pick<Endpoint, 'path' | 'twins'>,
  query: Ask['query'] = {},
  way = 0,
): string => {
  const path = (way > 0 ? endpoint.twins?.[way - 1]?.path : undefined) ?? endpoint.path
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(query[name] ?? '')),
  )
  const rest = Object.entries(query).filter(([name, value]) => !inPath.has(name) && value !== undefined)
  const search = new URLSearchParams(
    Object.fromEntries(rest.map(([name, value]) => [name, String(value)])),
  ).toString()
  return `/api/${filled}${search ? `?${search}` : ''}`
}

/** Every answer is one its contract names: the schema of success, or a problem that is listed and has its status. */
const checkAnswer = (endpoint: Endpoint, { status, body, headers }: Answer): void => {
  if (status === 302 && endpoint.redirect) return
  if (status === 200) {
    if (endpoint.file !== undefined || endpoint.stream) return
    // The same in another format, as the caller asked for it.
    if ('content-disposition' in headers) return
    const parsed = endpoint.answer.safeParse(body)
    if (!parsed.success)
      throw new Error(`${endpoint.verb} answers what its contract does not say: ${parsed.error.message}`)
    return
  }
  const code = String((body as { code?: string }).code)
  if (allProblems[code]?.status !== status)
    throw new Error(`${endpoint.verb} answers ${status} with problem ${code}`)
  if (!refusedByAll.test(code) && !endpoint.problems?.includes(code))
    throw new Error(`${endpoint.verb} refuses with ${code}, which its contract does not list`)
}

export type TestOptions = {
  site?: Partial<SiteFacts>
  pool?: number
  demo?: boolean
  metrics?: Metrics
  identity?: IdentitySettings
  /** Webhooks may call a server of the test. */
  localWebhooks?: boolean
  patience?: Patience
  /** The product reaches its database through a proxy that can take it away; it notices within moments. */
  proxied?: boolean
  /** Looks at every file that is uploaded. */
  scan?: VirusScan
  /** The port's gates; nobody unless stated. */
  port?: Port
  /** The carrier of international parcels; nobody unless stated. */
  carrier?: Carrier
  /** The provider of e-invoices; nobody unless stated. */
  provider?: Provider
}

const hurried = { everyMs: 50, limitMs: 1_000, firstMs: 10, longestMs: 50 }
/** A machine that stalls for seconds under many tests has lost no database. */
const patient = { everyMs: 1_000, limitMs: 30_000, firstMs: 100, longestMs: 5_000 }

export const testApp = async (options: TestOptions = {}) => {
  const database = await testDatabase()
  const owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
  const proxy = options.proxied ? await openProxy(database.url) : undefined
  const url = proxy?.url ?? database.url
  const db = openDb(url, { max: options.pool ?? 8, ...(!proxy && { connectMs: patient.limitMs }) })
  const listener = openListener(url, channels, quiet, proxy ? hurried : patient)
  await listener.ready
  const folder = await mkdtemp(join(tmpdir(), 'marsa-api-'))
  const files = await openFiles(pathToFileURL(folder).href)
  const gateway = memoryGateway()
  const clock = turningClock()
  const carrier = options.carrier ?? askCarrier(noCarrier)
  const provider = options.provider ?? askProvider(noProvider)
  const publicUrl = 'http://localhost:3000'
  const app = buildApp({
    db,
    listener,
    files,
    gateway,
    log: quiet,
    clock,
    secret,
    identityKeys,
    publicUrl,
    webDist: join(folder, 'no-pages'),
    auditRoots: join(folder, 'audit-roots'),
    demo: options.demo ?? true,
    localWebhooks: options.localWebhooks ?? false,
    ...(options.scan && { scan: options.scan }),
    metrics: options.metrics,
    ...(options.patience && { patience: options.patience }),
    identity: options.identity,
    noticeSecret,
    port: options.port ?? askPort({ url: null, apiKey: '', webhookSecret: '' }),
    carrier,
    provider,
    site: { support: builtSupport, contentSiteUrl: null, links: {}, ...options.site },
  })
  await app.http.ready()
  await owner.query(`insert into companies (kind, name_en, name_ar) values ('platform', 'Marsa', 'مرسى')`)

  const inject = async (
    method: string,
    url: string,
    caller: Caller,
    { body, key, headers, ip }: Ask,
  ): Promise<Answer> => {
    const form = body instanceof FormData ? new Response(body) : undefined
    const response = await app.http.inject({
      method: method as 'GET',
      url,
      remoteAddress: ip ?? '127.0.0.1',
      headers: {
        ...(caller && { authorization: `Bearer ${caller.token}` }),
        ...(key && { 'idempotency-key': key }),
        ...(form && { 'content-type': form.headers.get('content-type') ?? '' }),
        ...headers,
      },
      ...(form
        ? { payload: Buffer.from(await form.arrayBuffer()) }
        : body !== undefined && { payload: body as object }),
    })
    const isJson = String(response.headers['content-type']).includes('json')
    return {
      status: response.statusCode,
      body: isJson ? response.json() : response.body,
      headers: response.headers,
      raw: response.rawPayload,
    }
  }

  /** Calls an endpoint as somebody, or as a visitor, and holds the answer against the contract. */
  const ask = async (caller: Caller, endpoint: Endpoint, given: Ask = {}): Promise<Answer> => {
    const way = given.way ?? 0
    const method = way > 0 ? endpoint.twins?.[way - 1]?.method : endpoint.method
    const wanted =
      given.body === undefined && endpoint.body && method !== 'GET' ? { ...given, body: {} } : given
    const answer = await inject(
      method ?? endpoint.method,
      addressOf(endpoint, given.query, way),
      caller,
      wanted,
    )
    checkAnswer(endpoint, answer)
    return answer
  }

  const jobs = allJobs({
    mail: null,
    sms: null,
    publicUrl,
    finance: app.finance,
    files,
    clock,
    identityKeys,
    documentLines: documentLines(clock),
    auditRoots: join(folder, 'audit-roots'),
    integrations: { secret, localWebhooks: options.localWebhooks ?? false },
    port: app.port,
    carrier: { db, carrier, clock },
    eInvoices: { db, provider, clock },
  })

  const workers = workerPool(database.url, 2)

  return {
    database,
    proxy,
    /** A connection as the owner, who may do what the application may not. */
    owner,
    db,
    gateway,
    clock,
    http: app.http,
    files,
    finance: app.finance,
    port: app.port,
    ask,
    /** A call that no contract describes. */
    raw: (method: string, url: string, caller: Caller = null, given: Ask = {}) =>
      inject(method, url, caller, given),
    jobs,
    /** Runs all jobs that are due. */
    work: () => runJobsOn(workers, db, jobs, quiet),
    close: async () => {
      await app.close()
      await listener.close()
      await workers.end()
      await db.destroy()
      await owner.end()
      await proxy?.close()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
export type TestApp = Awaited<ReturnType<typeof testApp>>
