// Starts the servers under test as processes of their own, waits for them, reads their memory and ends them.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net, { type AddressInfo } from 'node:net'
import path from 'node:path'
import { serverFlags } from '../tools/start/server-flags.ts'

export type Server = {
  port: number
  /** Milliseconds from the start of the process to its first answer. */
  readyMs: number
  /** Resident memory in MB. */
  memory: () => number
  /** The most it ever had. */
  peak: () => number
  /** Milliseconds of processor that it has used, which other work on the machine does not change. */
  cpu: () => number
  stop: () => Promise<void>
}

/** The two processes under test; the second answers for both floors. */
export type Servers = Record<'product' | 'floor', Server>

const root = path.join(import.meta.dirname, '..')
const running = new Set<ChildProcess>()

export const freePort = async (): Promise<number> => {
  const probe = net.createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

const megabytes = (pid: number, field: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`${field}:\\s+(\\d+)`).exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? NaN) /
  1024

// Clock ticks of 10 ms; the fields before are the name, which may hold spaces, in brackets, and the state.
const cpuMs = (pid: number): number => {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Asks again at once until the server answers, so that the time found is its own. */
const answers = (port: number, path: string, child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    const attempt = (): void => {
      if (child.exitCode !== null) return reject(new Error('a server under test ended before it was ready'))
      const socket = net.connect(port, '127.0.0.1', () =>
        socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`),
      )
      let heard = ''
      socket.on('data', (chunk) => (heard += chunk.toString()))
      socket.on('error', () => undefined)
      socket.on('close', () => (heard.startsWith('HTTP/1.1 200') ? resolve() : setTimeout(attempt, 2)))
    }
    attempt()
  })

const start = async (
  script: string,
  args: readonly string[],
  env: Record<string, string>,
  port: number,
  flags: readonly string[],
): Promise<Server> => {
  const began = performance.now()
  const child = spawn(process.execPath, [...flags, path.join(root, script), ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  await answers(port, '/readyz', child)
  const readyMs = performance.now() - began
  return {
    port,
    readyMs,
    memory: () => megabytes(child.pid ?? 0, 'VmRSS'),
    peak: () => megabytes(child.pid ?? 0, 'VmHWM'),
    cpu: () => cpuMs(child.pid ?? 0),
    stop: async () => {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** Ends what is left when the run is interrupted. */
export const killServers = (): void => running.forEach((child) => child.kill('SIGKILL'))

export type ProductSettings = {
  databaseUrl: string
  folder: string
  secret: string
  flags?: readonly string[]
}

/** The API process as the launcher starts it, without the demo world; the pool has the floor's size. */
export const startProduct = async ({
  databaseUrl,
  folder,
  secret,
  flags = [],
}: ProductSettings): Promise<Server> => {
  const port = await freePort()
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '4',
    PORT: String(port),
    DATA_DIR: folder,
    SESSION_SECRET: secret,
    DEMO: '0',
    REQUEST_CEILINGS: '0', // all of the load comes from one address
    LOG_LEVEL: 'warn',
  }
  return start('apps/api/dist/main.js', [], env, port, [...serverFlags, ...flags])
}

export const startFloor = (planFile: string, port: number, flags: readonly string[] = []): Promise<Server> =>
  start('bench/floor.ts', [planFile], { NODE_ENV: 'production' }, port, flags)

export const startExpressFloor = (databaseUrl: string, port: number): Promise<Server> =>
  start('bench/express-floor.ts', [databaseUrl, String(port)], { NODE_ENV: 'production' }, port, [])
