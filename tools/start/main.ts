// The launcher behind `npm start`, `npm run dev`, `npm run admin` and `npm run places`: database, pages, demo world, processes, and their end.
import fs from 'node:fs'
import path from 'node:path'
import { ConfigError, readConfig, type Config } from '../../apps/api/src/kit/config.ts'
import { MigrationError } from '../../apps/api/src/kit/migrate.ts'
import { prepareDatabase } from '../../apps/api/src/prepare-database.ts'
import { apiIsStale, buildApi } from '../../apps/api/build/build.ts'
import { buildWeb, webIsStale } from '../build.ts'
import { printBanner } from './banner.ts'
import { startChildren } from './children.ts'
import { openDatabase, runningDatabaseUrl } from './database.ts'
import { ensureDemoWorld } from './demo-world.ts'
import { holderOf, lockFolder } from './folder-lock.ts'
import { applicationUrl } from './logins.ts'
import { placeOf, portIsFree, requireDataFolder, requireFreePort } from './preflight.ts'
import { LaunchError, step } from './progress.ts'
import { requireInstallationKeys } from './installation-keys.ts'
import { runChild, stopRunningChildren } from './run-child.ts'
import { startSandboxes, startTrackers, subscribeShipments } from './sandbox.ts'
import { untilReachable } from './until-reachable.ts'

type Env = Record<string, string | undefined>

const root = path.join(import.meta.dirname, '../..')
const began = performance.now()
const dev = process.argv.includes('--dev')
const closers: (() => Promise<void> | void)[] = []
let ending: Promise<never> | undefined
let started = false

// Closes what was opened, last first; a second signal finds the first one's work under way.
const finish = (code: number): Promise<never> =>
  (ending ??= (async () => {
    await stopRunningChildren()
    for (const close of closers.toReversed()) await close()
    process.exit(code)
  })())

const explain = (problem: unknown): string => {
  if (problem instanceof ConfigError || problem instanceof LaunchError || problem instanceof MigrationError)
    return problem.message
  if ((problem as NodeJS.ErrnoException)?.code === 'ENOSPC') return 'the disk of DATA_DIR is full'
  return problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)
}

const giveUp = async (message: string): Promise<never> => {
  if (ending) return ending
  process.stderr.write(`\n  ${started ? 'Marsa stopped' : 'Marsa cannot start'}: ${message}\n\n`)
  return finish(1)
}

const onSignal = (signal: NodeJS.Signals): void => {
  if (!ending) process.stdout.write(`\n  Stopping (${signal}) ...\n`)
  void finish(signal === 'SIGINT' ? 130 : 143)
}

// Whoever started us may be killed without a word to us: the outer Node process, or npm, which stands above a shell.
const npmAbove = (): number | null => {
  let pid = process.ppid
  for (let level = 0; level < 4 && pid > 1; level++) {
    try {
      if (/\bnpm\b/.test(fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0', 2).join(' '))) return pid
      const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
      pid = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
    } catch {
      return null
    }
  }
  return null
}

const watchParents = (): void => {
  process.on('disconnect', () => void finish(1))
  const npm = process.env['npm_lifecycle_event'] ? npmAbove() : null
  if (npm) setInterval(() => fs.existsSync(`/proc/${npm}`) || onSignal('SIGTERM'), 1000).unref()
}

const lock = (config: Config): void => {
  const taken = lockFolder(config.dataDir, config.publicUrl)
  if ('pid' in taken)
    throw new LaunchError(`it is running already in this folder: ${taken.address} (process ${taken.pid})`)
  closers.push(taken.release)
}

const open = async (config: Config) => {
  const database = await openDatabase(config)
  closers.push(database.stop)
  const url = await untilReachable(placeOf(database.ownerUrl), async () => {
    await prepareDatabase(database.ownerUrl)
    return applicationUrl(config, database)
  })
  return { ...database, url }
}

const childEnv = (config: Config, databaseUrl: string): Env => ({
  ...process.env,
  DATABASE_URL: databaseUrl,
  DATABASE_OWNER_URL: undefined, // for this process alone
  DATA_DIR: config.dataDir,
  NODE_ENV: dev ? 'development' : 'production',
})

/** Starts the server whose pages reload on every change; answers its address. */
const startWebServer = async (
  children: ReturnType<typeof startChildren>,
  config: Config,
  env: Env,
): Promise<string> => {
  let port = 5173
  while (port === config.port || !(await portIsFree('localhost', port))) port += 1
  children.start({
    name: 'web',
    script: 'node_modules/vite/bin/vite.js',
    args: [
      '--config',
      'vite.app.config.ts',
      '--clearScreen',
      'false',
      '--port',
      String(port),
      '--strictPort',
    ],
    cwd: path.join(root, 'apps/web'),
    env: { ...env, API_URL: `http://127.0.0.1:${config.port}` },
    show: true,
  })
  return `http://localhost:${port}`
}

const start = async (): Promise<void> => {
  const config = readConfig(process.env, { embedded: true })
  requireDataFolder(config.dataDir, !config.databaseUrl)
  lock(config)
  await requireFreePort(config)
  if (webIsStale()) await step('Building the web pages', buildWeb)
  if (!dev && apiIsStale()) await step('Building the API', buildApi)
  const database = await open(config)
  await requireInstallationKeys(config, database.url)
  const plain = childEnv(config, database.url)
  const children = startChildren(root, path.join(config.dataDir, 'logs'))
  closers.push(children.stop)
  const sandboxes = await startSandboxes(root, config, children, plain)
  const env: Env = { ...plain, ...sandboxes }
  if (config.demo) await ensureDemoWorld(root, readConfig(env), database, env)
  const code = (name: string): string => (dev ? `apps/api/src/${name}.ts` : `apps/api/dist/${name}.js`)
  children.start({ name: 'api', script: code('main'), env, watch: dev, show: dev })
  children.start({ name: 'worker', script: code('worker'), env, watch: dev, show: dev })
  const webAddress = dev ? await startWebServer(children, config, env) : undefined
  const host = ['0.0.0.0', '::'].includes(config.host) ? '127.0.0.1' : config.host
  await children.ready('api', `http://${host.includes(':') ? `[${host}]` : host}:${config.port}/readyz`, 60)
  started = true
  if (config.demo) {
    startTrackers(root, config, children, env)
    void subscribeShipments(root, config, env)
  }
  printBanner(config, (performance.now() - began) / 1000, {
    web: webAddress,
    gateway: sandboxes['PAYMENT_URL'],
    port: sandboxes['PORT_SYSTEM_URL'],
    carrier: sandboxes['CARRIER_URL'],
    provider: sandboxes['EINVOICE_URL'],
    line: sandboxes['SHIPPING_LINE_URL'],
  })
}

type Command = { script: string; args: readonly string[]; asOwner?: boolean }

/** A command for who runs the installation: joins a running server, or opens it for the moment. */
const runCommand = async ({ script, args, asOwner = false }: Command): Promise<void> => {
  const config = readConfig(process.env, { embedded: true })
  requireDataFolder(config.dataDir, !config.databaseUrl)
  const running = !config.databaseUrl && holderOf(config.dataDir)
  // The folder's lock guards its embedded database; one of the user's takes any number of clients.
  if (!config.databaseUrl && !running) lock(config)
  const opened = running ? undefined : await open(config)
  const url = opened ? opened[asOwner ? 'ownerUrl' : 'url'] : runningDatabaseUrl(config.dataDir)
  await runChild(path.join(root, script), args, { cwd: root, env: childEnv(config, url), show: true })
  await finish(0)
}

/** The first administrator of an installation without the demo, and places from a code list, which only the owner may add. */
const commands: Record<string, Omit<Command, 'args'>> = {
  '--admin': { script: 'apps/api/src/accounts/create-first-admin.ts' },
  '--places': { script: 'apps/api/src/reference/import-code-list.ts', asOwner: true },
}

process.chdir(root)
process.on('SIGINT', onSignal)
process.on('SIGTERM', onSignal)
process.on('SIGHUP', onSignal)
process.on('uncaughtException', (problem) => void giveUp(explain(problem)))
process.on('unhandledRejection', (problem) => void giveUp(explain(problem)))
watchParents()
const at = process.argv.findIndex((argument) => argument in commands)
try {
  await (at === -1
    ? start()
    : runCommand({ ...commands[process.argv[at]!]!, args: process.argv.slice(at + 1) }))
} catch (problem) {
  await giveUp(explain(problem))
}
