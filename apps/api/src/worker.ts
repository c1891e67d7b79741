// The worker process: runs background work until it is told to stop, then finishes what it has begun.
import { allJobs } from './app-jobs.ts'
import { nGenius } from './finance/n-genius.ts'
import { installationKeysRefusal, readInstallationKeys } from './installation-keys.ts'
import { askProvider } from './finance/e-invoices/ask-provider.ts'
import { askCarrier } from './express/door.ts'
import { askPort } from './integrations/port/ask-port.ts'
import { systemClock } from './kit/clock.ts'
import { ConfigError, readConfig, type Config } from './kit/config.ts'
import { dropConnections, openDb } from './kit/db.ts'
import { openListener } from './kit/listen.ts'
import { openFiles } from './kit/open-files.ts'
import { openLog } from './kit/log-lines.ts'
import { openMail } from './kit/mail.ts'
import { startWorker } from './kit/start-worker.ts'
import { openSms } from './kit/sms.ts'
import { documentLines, onPortEvent, paymentReactions, requestLines } from './reactions.ts'
import { keepSummaries } from './requests/door.ts'

/** Time that running jobs get to finish; the launcher and the container end the process a little later. */
const drainMs = 10_000

const settings = (): Config => {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

const config = settings()
const { log, dropped } = openLog({ name: 'worker', level: config.logLevel })
const db = openDb(config.databaseUrl, { max: Math.min(config.databasePool, 6) })
// Its jobs come from the database, so there is nothing to do before it answers.
const listener = openListener(config.databaseUrl, [], log)
listener.onLost(() => dropConnections(db))
await listener.ready
keepSummaries(db, requestLines, systemClock)
const keys = readInstallationKeys(process.env, config.dataDir)
const refusal = await installationKeysRefusal(db, keys)
if (refusal) {
  console.error(refusal)
  process.exit(1)
}
const mail = openMail(config)
const sms = openSms(config.smsUrl)
const finance = {
  db,
  gateway: nGenius({
    url: config.payment.url ?? '',
    apiKey: config.payment.apiKey,
    outlet: config.payment.outlet,
  }),
  reactions: paymentReactions(systemClock),
  publicUrl: config.publicUrl,
  alarm: (message: string, detail: Record<string, unknown>) => log.error(detail, message),
}
const worker = startWorker({
  url: config.databaseUrl,
  db,
  jobs: allJobs({
    mail,
    sms,
    publicUrl: config.publicUrl,
    finance,
    files: await openFiles(config.storageUrl),
    clock: systemClock,
    identityKeys: keys.identityKeys,
    documentLines: documentLines(systemClock),
    auditRoots: config.auditRootDir,
    integrations: {
      secret: keys.secret,
      localWebhooks: config.localWebhooks,
    },
    carrier: { db, carrier: askCarrier(config.carrier), clock: systemClock },
    eInvoices: { db, provider: askProvider(config.provider), clock: systemClock },
    port: { db, port: askPort(config.portSystem), onPortEvent: onPortEvent(systemClock) },
  }),
  log,
})
// The API says what is true of the whole installation; here it is this process alone, one port further.
if (config.metricsPort !== null)
  (await import('./overview/watch.ts')).watchProcess({
    db,
    log,
    dropped,
    whole: false,
    host: config.metricsHost,
    port: config.metricsPort + 1,
  })
log.info('working')

let stopping = false
const stop = async (): Promise<void> => {
  if (stopping) return
  stopping = true
  setTimeout(() => {
    log.error('running jobs did not finish in time')
    process.exit(1)
  }, drainMs).unref()
  await worker.stop()
  await listener.close()
  mail?.close()
  await db.destroy()
  log.info('stopped')
}

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    stop().catch((error: unknown) => {
      log.error({ err: error }, 'the worker could not stop in order')
      process.exit(1)
    })
  })
