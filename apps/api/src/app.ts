// Assembles the API and the pages from their parts; everything outside the process comes in as an argument.
import { setTimeout } from 'node:timers/promises'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { allEndpoints, allProblems } from '@marsa/model/all.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { textParams } from '@marsa/model/help/text-params.ts'
import { logoScreen } from '@marsa/model/accounts/companies/companies-rules.ts'
import { demoPeople } from '@marsa/model/accounts/demo-people.ts'
import { licenceScreen } from '@marsa/model/accounts/registration/licence.ts'
import { proofScreen } from '@marsa/model/express/rounds/round-endpoints.ts'
import { firstTariff } from '@marsa/model/express/pricing/tariff.ts'
import type { Line } from '@marsa/model/lines.ts'
import { chatFile } from '@marsa/model/messages/chat/chat.ts'
import { accountsRoutes } from './accounts/routes.ts'
import { createAuthenticator } from './accounts/authenticate.ts'
import { companyLogo, refuseStale } from './accounts/door.ts'
import { aliveSessions } from './accounts/sessions.store.ts'
import type { IdentityKeys } from './documents/identity-keys.ts'
import { documentRoutes } from './documents/routes.ts'
import type { VirusScan } from './documents/scan-for-viruses.ts'
import { takeFile } from './documents/take-file.ts'
import type { FinanceParts } from './finance/door.ts'
import type { Gateway } from './finance/gateway.ts'
import { creditRoutes, receiptRoutes } from './finance/credit/routes.ts'
import { bookRoutes } from './finance/books/routes.ts'
import type { Provider } from './finance/e-invoices/ask-provider.ts'
import { eInvoiceRoutes } from './finance/e-invoices/routes.ts'
import { noteRoutes } from './finance/notes/routes.ts'
import { bankRoutes } from './finance/bank/routes.ts'
import { refundRoutes } from './finance/refunds/routes.ts'
import { purchaseRoutes } from './finance/purchases/routes.ts'
import { cardPayoutRoutes } from './finance/card-payouts/routes.ts'
import { periodRoutes } from './finance/periods/routes.ts'
import { filedReturnRoutes } from './finance/vat/routes.ts'
import { reportingRoutes } from './finance/reports/routes.ts'
import { settlementRoutes } from './finance/settlements/routes.ts'
import { financeRoutes } from './finance/routes.ts'
import { freightRoutes, type FreightParts } from './freight/routes.ts'
import { settingDefaults, type SettingsInForce } from '@marsa/model/kit/settings.ts'
import { settingParams } from '@marsa/model/kit/setting-params.ts'
import { siteIn } from '@marsa/model/settings/site-facts.ts'
import type { SiteFacts } from '@marsa/model/site/facts.ts'
import { helpRoutes } from './help/routes.ts'
import { actorOfKey, isKey } from './integrations/key-actor.ts'
import type { Port, PortParts } from './integrations/door.ts'
import { integrationRoutes } from './integrations/routes.ts'
import { answerProblem } from './kit/answer-problem.ts'
import { systemClock, type Clock } from './kit/clock.ts'
import type { IdentitySettings } from './kit/config.ts'
import { command, dropConnections, type Db } from './kit/db.ts'
import { openStreams } from './kit/event-streams.ts'
import type { Files } from './kit/files.ts'
import { openCallLimits } from './kit/call-limits.ts'
import type { Listener } from './kit/listen.ts'
import { countCalls, type Metrics } from './kit/metrics.ts'
import { servePages } from './kit/pages.ts'
import type { Server } from './kit/serve.ts'
import { compressAnswers } from './kit/compress-answers.ts'
import { cutSlowBodies, patience, timeoutOptions, type Patience } from './kit/slow-clients.ts'
import { chatRoutes } from './messages/chat/routes.ts'
import { notify } from './messages/door.ts'
import { messagesRoutes } from './messages/routes.ts'
import { openBusiness } from './overview/open-business.store.ts'
import { ownData } from './overview/own-data.store.ts'
import { overviewRoutes } from './overview/routes.ts'
import { apiDocs } from './openapi-routes.ts'
import { documentLines, onPortEvent, paymentReactions, requestLines } from './reactions.ts'
import { keepSummaries } from './requests/door.ts'
import { saleLanes } from './sale-lanes.store.ts'
import { requestRoutes } from './requests/routes.ts'
import { referenceRoutes } from './reference/routes.ts'
import { openSettings } from './settings/door.ts'
import { settingsRoutes } from './settings/routes.ts'
import { warehouseRoutes, type WarehouseParts } from './warehouse/routes.ts'
import { openNumberBlocks } from './kit/numbers.ts'
import { creditWallet, openKnownPlaces, openTariffs, type Carrier } from './express/door.ts'
import type { ExpressParts } from './express/parts.ts'
import { expressRoutes } from './express/routes.ts'
import { trucksRoutes, type TruckParts } from './trucks/door.ts'

export type AppParts = {
  db: Db
  listener: Listener
  /** Whether `/readyz` may ask for calls; without it, whether the database answers. */
  isReady?: () => boolean
  files: Files
  gateway: Gateway
  log: Logger
  clock?: Clock
  scan?: VirusScan
  secret: string
  publicUrl: string
  webDist: string
  demo: boolean
  /** Whether calls in general are limited; rate limits of single contracts always are. */
  callLimits?: boolean
  /** Counts calls and open streams, where somebody looks at them. */
  metrics?: Metrics | undefined
  noticeSecret: string
  port: Port
  carrier: Carrier
  /** Takes e-invoices. */
  provider: Provider
  /** Who vouches for people who sign in without a password of ours; left out nobody does. */
  identity?: IdentitySettings | undefined
  /** Wrap the keys of identity documents. */
  identityKeys: IdentityKeys
  /** The folder that holds the roots of the audit trail. */
  auditRoots: string
  /** Whether webhooks may call http://localhost; left out they may not. */
  localWebhooks?: boolean
  /** How long clients may take to send a request; left out as documented. */
  patience?: Patience
  /** Support details, content site and links outside, as configured. */
  site: SiteFacts
}

/** Channels every process listens on: ended sessions, new events for the streams it holds, changed settings. */
export const channels = ['marsa_session', 'marsa_stream', 'marsa_settings'] as const

const largestBody = 1024 * 1024

/** One file a message of the chat. */
const chatScreen = { ...chatFile, fileBytes: chatFile.bytes, totalBytes: chatFile.bytes, files: 1 }

const security = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
} as const

const newHttp = (parts: AppParts): FastifyInstance => {
  const held = parts.patience ?? patience
  const http = fastify({
    ...timeoutOptions(held),
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: largestBody,
    trustProxy: 'loopback',
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 300 },
    forceCloseConnections: true,
    return503OnClosing: false,
  }) as unknown as FastifyInstance
  cutSlowBodies(http, held)
  const names = Object.entries({
    ...security,
    ...(parts.publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  })
  // With a callback: a promise for each answer would cost more than the headers.
  http.addHook('onSend', (_request, reply, payload, done) => {
    for (const [name, value] of names) if (!reply.hasHeader(name)) void reply.header(name, value)
    done(null, payload)
  })
  compressAnswers(http)
  return http
}

/** Milliseconds that the database may take to say that it is there, for who decides whether to send calls here. */
const readyMs = 1_000

const healthRoutes = (http: FastifyInstance, db: Db, isReady: () => boolean): void => {
  const answers = (): Promise<boolean> =>
    Promise.race([
      command(db, 'select 1').then(
        () => true,
        () => false,
      ),
      setTimeout(readyMs, false, { ref: false }),
    ])
  http.get('/livez', async () => ({ status: 'alive' }))
  http.get('/readyz', async (_request, reply) => {
    if (isReady() && (await answers())) return { status: 'ready' }
    return reply.status(503).header('retry-after', 3).send({ status: 'database unreachable' })
  })
}

type LineParts = FreightParts & WarehouseParts & TruckParts & ExpressParts

const lineRoutes: Record<Line, (server: Server, parts: LineParts) => void> = {
  freight: freightRoutes,
  warehouse: warehouseRoutes,
  trucks: trucksRoutes,
  express: expressRoutes,
}

export type App = {
  http: FastifyInstance
  finance: FinanceParts
  port: PortParts
  close: () => Promise<void>
}

/** The product over HTTP, not yet listening. `close` ends streams and requests, not the parts it was given. */
export const buildApp = (parts: AppParts): App => {
  const { db, listener, log, secret, publicUrl, demo } = parts
  const clock = parts.clock ?? systemClock
  keepSummaries(db, requestLines, clock)
  const http = newHttp(parts)
  const streams = openStreams(db, listener, { log, aliveSessions: (ids) => aliveSessions(db, ids) })
  const finance: FinanceParts = {
    db,
    gateway: parts.gateway,
    reactions: paymentReactions(clock),
    publicUrl,
    alarm: (message, detail) => log.error(detail, message),
  }
  const callLimits = parts.callLimits ? openCallLimits({ db, secret, log }) : undefined
  const settings = openSettings(db, listener, log)
  const tariffs = openTariffs(db, listener, { clock, log })
  const people = createAuthenticator(db, listener, secret, demo, settings.inForce)
  const server: Server = {
    http,
    db,
    isDatabaseUp: listener.isUp,
    clock,
    secret,
    callLimits,
    settings,
    authenticate: (token, background) =>
      isKey(token) ? actorOfKey(db, token) : people.authenticate(token, background),
  }
  http.addHook('onClose', async () => callLimits?.close())
  http.addHook('onClose', people.close)
  http.addHook('preClose', () => streams.close())
  listener.onLost(() => dropConnections(db))
  let params = settingParams(settingDefaults)
  settings.follow((current) => {
    params = settingParams(current)
  })
  const answer = answerProblem(allProblems, () => params)
  http.setErrorHandler(answer)
  if (parts.metrics) {
    countCalls(http, parts.metrics)
    parts.metrics.add(() => [
      { name: 'marsa_event_streams', help: 'Event streams held open.', samples: [{ value: streams.size() }] },
    ])
  }
  healthRoutes(http, db, parts.isReady ?? listener.isUp)
  const secure = publicUrl.startsWith('https:') || new URL(publicUrl).hostname === 'localhost'
  accountsRoutes(server, {
    secret,
    cookies: { secure },
    publicUrl,
    endpoints: allEndpoints,
    demo: demo ? demoPeople : null,
    identity: parts.identity,
    files: parts.files,
    takeLicence: takeFile(parts.files, licenceScreen, parts.scan),
    profile: { files: parts.files, sources: ownData, openBusiness },
    companies: { files: parts.files, takePicture: takeFile(parts.files, logoScreen, parts.scan) },
  })
  settingsRoutes(server, { forget: settings.forget, refuseStale, notify })
  referenceRoutes(server)
  const documents = {
    files: parts.files,
    lines: documentLines(clock),
    keys: parts.identityKeys,
    scan: parts.scan,
  }
  documentRoutes(server, documents)
  messagesRoutes(server, { streams, publicUrl, demo })
  chatRoutes(server, {
    secret,
    cookies: { secure },
    files: parts.files,
    takeFile: takeFile(parts.files, chatScreen, parts.scan),
  })
  financeRoutes(server, finance, parts.noticeSecret)
  creditRoutes(server, documents)
  purchaseRoutes(server, documents)
  refundRoutes(server, { documents, finance })
  const letterhead = (current: SettingsInForce) => ({
    contact: siteIn(current, parts.site).support,
    sandbox: demo,
  })
  receiptRoutes(server, { documents, finance, letterhead })
  bookRoutes(server, letterhead)
  noteRoutes(server, {
    toWallet: (tx, money) => creditWallet(tx, { ...money, kind: 'REFUND' }),
    pageOf: (subjectKind) => finance.reactions[subjectKind]?.page ?? 'home',
  })
  eInvoiceRoutes(server, { db, provider: parts.provider, clock })
  settlementRoutes(server)
  periodRoutes(server)
  filedReturnRoutes(server)
  bankRoutes(server)
  cardPayoutRoutes(server)
  reportingRoutes(server, saleLanes)
  const sheets = { quarantine: parts.files.quarantine, scan: parts.scan }
  const lineParts = {
    finance,
    secret,
    cookies: { secure },
    letterhead,
    sheets,
    documents,
    logoOf: companyLogo(parts.files),
    tariffs,
    places: openKnownPlaces(listener),
    numbers: openNumberBlocks(db, 'EX'),
    carrier: { db, carrier: parts.carrier, clock },
    proofs: { files: parts.files, takeProof: takeFile(parts.files, proofScreen, parts.scan) },
  }
  requestRoutes(server, requestLines, letterhead)
  for (const routesOf of Object.values(lineRoutes)) routesOf(server, lineParts)
  overviewRoutes(server, { auditRoots: parts.auditRoots, lines: requestLines })
  helpRoutes(server, { secret })
  const port: PortParts = { db, port: parts.port, onPortEvent: onPortEvent(clock) }
  integrationRoutes(server, { secret, localWebhooks: parts.localWebhooks ?? false }, port)
  apiDocs(http)
  let inForce = { settings: settingDefaults as SettingsInForce, tariff: firstTariff }
  const pagesNow = () => ({
    site: siteIn(inForce.settings, parts.site),
    params: textParams(inForce.settings, inForce.tariff),
  })
  const show = servePages(http, { ...parts, ...pagesNow() }, (request, reply) =>
    answer(new Problem('kit.not-found'), request, reply),
  )
  const change = (news: Partial<typeof inForce>): void => {
    inForce = { ...inForce, ...news }
    show(pagesNow())
  }
  settings.follow((current) => change({ settings: current }))
  tariffs.follow((tariff) => change({ tariff }))
  return {
    http,
    finance,
    port,
    close: () => http.close(),
  }
}
