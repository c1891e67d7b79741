// Starts the programs that installations run, API or worker, as processes of their own, and reads what they log.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net, { type AddressInfo } from 'node:net'
import path from 'node:path'
import { secret } from './app.ts'

export const freePort = async (): Promise<number> => {
  const probe = net.createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

export type Started = {
  child: ChildProcess
  address: string
  /** Resolves with the first line, of the log or of a refusal, that says this. */
  logged: (text: string) => Promise<string>
  /** Ends it in order and answers its exit code. */
  end: () => Promise<number | null>
}

export type StartOptions = {
  program: 'main' | 'worker'
  databaseUrl: string
  folder: string
  env?: Record<string, string>
  /** No file of the process may grow beyond this: what a full disk says (EFBIG for ENOSPC), on any machine. */
  fileBytes?: number
  /** Log into this file instead of being read. */
  logFile?: string
}

/** A block of `ulimit -f`, by POSIX. */
const block = 512

export const startProgram = async (options: StartOptions): Promise<Started> => {
  const { program, databaseUrl, folder, env, fileBytes, logFile } = options
  const port = await freePort()
  const script = path.join(import.meta.dirname, `../src/${program}.ts`)
  const command = fileBytes
    ? ['sh', '-c', `ulimit -f ${Math.floor(fileBytes / block)} && exec "$0" "$1"`, process.execPath, script]
    : [process.execPath, script]
  const log = logFile === undefined ? undefined : fs.openSync(logFile, 'a')
  const child = spawn(command[0]!, command.slice(1), {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      SESSION_SECRET: secret,
      PUBLIC_URL: 'http://localhost:3000',
      DATABASE_POOL: '4',
      ...env,
    },
    stdio: ['ignore', log ?? 'pipe', log === undefined ? 'pipe' : 'inherit'],
  })
  if (log !== undefined) fs.closeSync(log)
  let lines = ''
  const waiting = new Set<() => void>()
  const check = () => {
    for (const each of waiting) each()
  }
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      lines += String(chunk)
      check()
    })
  let isOver = false
  child.on('close', () => {
    isOver = true
    check()
  })
  return {
    child,
    address: `http://127.0.0.1:${port}`,
    logged: (text) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const found = lines.split('\n').find((line) => line.includes(text))
          if (found === undefined && !isOver) return
          waiting.delete(check)
          if (found === undefined) reject(new Error(`the process ended: ${lines}`))
          else resolve(found)
        }
        waiting.add(check)
        check()
      }),
    end: async () => {
      if (child.exitCode !== null) return child.exitCode
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      return ((await gone) as [number | null])[0]
    },
  }
}
