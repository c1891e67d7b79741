// The API process: opens its parts, serves until it is told to stop, then finishes what it has begun.
import { setTimeout } from 'node:timers/promises'
import { buildApp, channels } from './app.ts'
import { nGenius } from './finance/n-genius.ts'
import { virusScan } from './documents/scan-for-viruses.ts'
import { installationKeysRefusal, readInstallationKeys } from './installation-keys.ts'
import { askProvider } from './finance/e-invoices/ask-provider.ts'
import { askCarrier } from './express/door.ts'
import { askPort } from './integrations/port/ask-port.ts'
import { ConfigError, readConfig, type Config } from './kit/config.ts'
import { codeOf, command, databaseLimits, isDatabaseAway, openDb } from './kit/db.ts'
import { openFiles } from './kit/open-files.ts'
import { openListener } from './kit/listen.ts'
import { openLog } from './kit/log-lines.ts'

const drainMs = 10_000
// PostgreSQL's code: another process notes its keys.
const lockNotAvailable = '55P03'
const redacted = ['req.headers.authorization', 'req.headers.cookie', 'password', '*.password', '*.token']

const refuse = (error: unknown): never => {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
}

const settings = (): Config => {
  try {
    return readConfig(process.env)
  } catch (error) {
    return refuse(error)
  }
}

const config = settings()
const { log, dropped } = openLog({ name: 'api', level: config.logLevel, redact: redacted })
const db = openDb(config.databaseUrl, { max: config.databasePool })
const listener = openListener(config.databaseUrl, channels, log)
const files = await openFiles(config.storageUrl).catch(refuse)
const keys = readInstallationKeys(process.env, config.dataDir)
let areKeysKnown = false
/** Asked with each connection, and again after a second for as long as a new one did not answer. */
const requireKeys = async (): Promise<void> => {
  try {
    const refusal = await installationKeysRefusal(db, keys)
    if (refusal) refuse(new ConfigError(refusal))
    areKeysKnown = true
  } catch (error) {
    if (!isDatabaseAway(error) && codeOf(error) !== lockNotAvailable) refuse(error)
    if (!areKeysKnown) globalThis.setTimeout(requireKeys, 1_000).unref()
  }
}
let checked: Promise<void> | undefined
listener.onGap(() => (checked = requireKeys()))
// Both connections at once; the pool's first one is then there for the first call. A database that is away is not waited
// for: pages are served, calls and /readyz answer 503, until it comes.
const opened = Promise.all([
  listener.ready.then(() => checked),
  command(db, 'select 1').catch(() => undefined),
])
await Promise.race([opened, setTimeout(databaseLimits.connectMs, undefined, { ref: false })])
// Loaded only where somebody watches, so that others start without it.
const metrics =
  config.metricsPort === null
    ? undefined
    : (await import('./overview/watch.ts')).watchProcess({
        db,
        log,
        dropped,
        whole: true,
        port: config.metricsPort,
        host: config.metricsHost,
      })
const app = buildApp({
  db,
  listener,
  isReady: () => listener.isUp() && areKeysKnown,
  files,
  gateway: nGenius({
    url: config.payment.url ?? '',
    apiKey: config.payment.apiKey,
    outlet: config.payment.outlet,
  }),
  log,
  scan: config.clamavUrl ? virusScan(config.clamavUrl) : undefined,
  ...keys,
  publicUrl: config.publicUrl,
  webDist: config.webDist,
  demo: config.demo,
  callLimits: config.limitsCalls,
  metrics,
  noticeSecret: config.payment.webhookSecret,
  port: askPort(config.portSystem),
  carrier: askCarrier(config.carrier),
  provider: askProvider(config.provider),
  identity: config.identity,
  site: config.site,
  auditRoots: config.auditRootDir,
  localWebhooks: config.localWebhooks,
})
await app.http.listen({ host: config.host, port: config.port }).catch(refuse)
log.info({ port: config.port, ready: Math.round(process.uptime() * 1000) }, 'listening')

let stopping = false
const stop = async (): Promise<void> => {
  if (stopping) return
  stopping = true
  globalThis.setTimeout(() => process.exit(1), drainMs).unref()
  await app.close()
  await listener.close()
  await db.destroy()
  process.exit(0)
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())
