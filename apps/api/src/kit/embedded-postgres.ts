// Creates, starts and stops a PostgreSQL 18 server of our own in a folder: as any user, as root, after any crash.
import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import {
  binaryFolder,
  chooseRunner,
  EmbeddedPostgresError,
  runAs,
  type Runner,
} from './embedded-postgres-account.ts'

export type EmbeddedPostgres = {
  /** Address of the maintenance database; `databaseUrl` gives that of another one. */
  url: string
  databaseUrl: (name: string) => string
  process: ChildProcess
  /** Ends all connections and stops the server; resolves when its process has gone. */
  stop: () => Promise<void>
}

export type EmbeddedPostgresOptions = {
  /** Folder for the cluster and its credentials; created when missing. */
  directory: string
  /** False for throw-away servers: no flush to disk, so that tests are fast. */
  durable?: boolean
  maxConnections?: number
  /** Only at the address it had before, which others know already. */
  samePort?: boolean
  /** Hears of the steps that take seconds. */
  progress?: (step: 'create' | 'recover' | 'start') => void
}

type Credentials = { user: string; password: string; port: number }

const freePort = async (wishes: readonly number[]): Promise<number> => {
  for (const port of wishes) {
    const probe = net.createServer()
    try {
      probe.listen(port, '127.0.0.1')
      await once(probe, 'listening')
      return (probe.address() as net.AddressInfo).port
    } catch {
      // Taken since the last start: any free one will do.
    } finally {
      probe.close()
    }
  }
  throw new EmbeddedPostgresError(`port ${wishes[0]} of 127.0.0.1 is taken by another program`)
}

const readCredentials = (file: string): Credentials | null => {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Credentials
  } catch {
    return null
  }
}

const createCluster = async (
  bin: string,
  runner: Runner,
  directory: string,
  credentials: Credentials,
  durable: boolean,
) => {
  // Made beside its final place and renamed, so that an interrupted first start leaves no half cluster behind.
  const draft = path.join(directory, 'cluster.new')
  fs.rmSync(draft, { recursive: true, force: true })
  fs.mkdirSync(draft, { mode: 0o700 })
  const secret = path.join(draft, '..', 'password.new')
  fs.writeFileSync(secret, `${credentials.password}\n`, { mode: 0o600 })
  if (runner.uid !== null && runner.gid !== null) {
    fs.chownSync(draft, runner.uid, runner.gid)
    fs.chownSync(secret, runner.uid, runner.gid)
  }
  const child = runAs(runner, path.join(bin, 'initdb'), [
    `--pgdata=${draft}`,
    `--username=${credentials.user}`,
    `--pwfile=${secret}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=icu',
    '--icu-locale=und',
    '--locale=C.UTF-8',
    '--data-checksums',
    ...(durable ? [] : ['--no-sync']),
  ])
  let complaint = ''
  child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  fs.rmSync(secret, { force: true })
  if (code !== 0) {
    fs.rmSync(draft, { recursive: true, force: true })
    throw new EmbeddedPostgresError(`the database could not be created in ${directory}: ${reason(complaint)}`)
  }
  fs.renameSync(draft, path.join(directory, 'cluster'))
}

const reason = (log: string): string => {
  const lines = log.split('\n').filter((line) => /FATAL|PANIC|error|could not|No space/i.test(line))
  return (lines[0] ?? log.trim().split('\n').at(-1) ?? 'no reason given').replace(
    /^.*?(FATAL|PANIC|error): */i,
    '',
  )
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (problem) {
    return (problem as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether a process id belongs to a PostgreSQL server (ids are used again after a restart of the machine). */
const isPostgres = (pid: number): boolean => {
  if (!isAlive(pid)) return false
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
  } catch {
    return true
  }
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

// The caller holds the lock of the folder, so a server that still runs in it was orphaned by a killed launcher.
const recover = async (cluster: string, progress: EmbeddedPostgresOptions['progress']): Promise<void> => {
  const file = path.join(cluster, 'postmaster.pid')
  const pid = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8').split('\n')[0]) : 0
  if (!pid) return
  progress?.('recover')
  // Where nothing has that id, the file stays: by it PostgreSQL sees whether a part of the old server still runs.
  if (!isAlive(pid)) return
  if (!isPostgres(pid)) {
    fs.rmSync(file, { force: true })
    return
  }
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    process.kill(pid, signal)
    for (let waited = 0; waited < 10_000 && isPostgres(pid); waited += 50) await sleep(50)
    if (!isPostgres(pid)) return
  }
  throw new EmbeddedPostgresError(`an old database process (${pid}) does not stop; end it and start again`)
}

/**
 * An eighth of the memory that this process may count on, so that what people work with stays in memory when the tables
 * are larger. The server takes it only as it fills, so that a small database stays small.
 */
const bufferMegabytes = (): number => {
  const memory = Math.min(os.totalmem(), process.constrainedMemory() || Infinity)
  return Math.round(Math.min(Math.max(memory / 8 / 1024 ** 2, 128), 2048))
}

/** Starts the server of a folder, creating it the first time. The caller must hold a lock on the folder. */
export const startEmbeddedPostgres = async (options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
  const { directory, durable = true, maxConnections = 200, samePort = false, progress } = options
  fs.mkdirSync(directory, { recursive: true, mode: 0o755 })
  const bin = binaryFolder()
  const runner = chooseRunner(bin, directory)
  const cluster = path.join(directory, 'cluster')
  const credentialsFile = path.join(directory, 'credentials.json')
  const kept = readCredentials(credentialsFile)
  const exists = fs.existsSync(cluster)
  const uid = process.getuid?.()
  if (exists && uid !== 0 && uid !== undefined && fs.statSync(cluster).uid !== uid)
    throw new EmbeddedPostgresError(`the database in ${directory} belongs to another user`)
  if (exists && !kept)
    throw new EmbeddedPostgresError(
      `${credentialsFile} is missing or damaged; without it the database stays closed`,
    )
  const credentials: Credentials = {
    user: 'marsa_owner',
    password: kept?.password ?? randomBytes(24).toString('base64url'),
    port: await freePort(kept ? [kept.port, ...(samePort ? [] : [0])] : [0]),
  }
  fs.writeFileSync(credentialsFile, `${JSON.stringify(credentials)}\n`, { mode: 0o600 })
  if (exists) await recover(cluster, progress)
  else {
    progress?.('create')
    await createCluster(bin, runner, directory, credentials, durable)
  }
  progress?.('start')
  const flags = {
    port: credentials.port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: maxConnections,
    shared_buffers: durable ? `${bufferMegabytes()}MB` : '128MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
    ...(durable
      ? {}
      : {
          fsync: 'off',
          synchronous_commit: 'off',
          full_page_writes: 'off',
          wal_level: 'minimal',
          max_wal_senders: 0,
        }),
  }
  const args = [
    '-D',
    cluster,
    ...Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const server = runAs(runner, path.join(bin, 'postgres'), args)
  await listening(server, directory)
  const databaseUrl = (name: string) =>
    `postgres://${credentials.user}:${credentials.password}@127.0.0.1:${credentials.port}/${name}`
  return { url: databaseUrl('postgres'), databaseUrl, process: server, stop: () => stop(server) }
}

const listening = (server: ChildProcess, directory: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const log = fs.createWriteStream(path.join(directory, 'server.log'), { flags: 'a', mode: 0o600 })
    let heard = ''
    let ready = false
    log.on('error', () => undefined)
    server.once('error', (problem) =>
      reject(new EmbeddedPostgresError(`the database did not start: ${problem.message}`)),
    )
    server.stderr?.on('data', (chunk: Buffer) => {
      log.write(chunk)
      if (ready) return
      heard += chunk.toString()
      ready = heard.includes('database system is ready to accept connections')
      if (ready) resolve()
    })
    server.once('exit', () => {
      log.end()
      reject(new EmbeddedPostgresError(`the database in ${directory} did not start: ${reason(heard)}`))
    })
  })

const stop = async (server: ChildProcess): Promise<void> => {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = once(server, 'exit')
  server.kill('SIGINT')
  const late = setTimeout(() => server.kill('SIGQUIT'), 15_000)
  await gone
  clearTimeout(late)
}

/** A new empty folder for a throw-away server; below the system's temporary folder, open to the account that runs it. */
export const temporaryFolder = (name: string): string => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`))
  fs.chmodSync(folder, 0o755)
  return folder
}
