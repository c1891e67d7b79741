// Starts the processes of the product, keeps them alive, and ends them in order.
import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { LaunchError } from './progress.ts'

import { serverFlags } from './server-flags.ts'

export type ChildSpec = {
  name: string
  /** Script below the repository, or a full command line for tools. */
  script: string
  args?: readonly string[]
  env: Record<string, string | undefined>
  cwd?: string
  /** Restart on every change of a file. */
  watch?: boolean
  /** Output in the terminal instead of a log file. */
  show?: boolean
}
export type Children = {
  start: (spec: ChildSpec) => void
  /**
   * Waits until an address answers 200, or a child that should have answered has ended. An answer of 503 says that it waits
   * for something itself, and is waited for.
   */
  ready: (name: string, url: string, seconds: number) => Promise<void>
  stop: () => Promise<void>
}

const follow = path.join(import.meta.dirname, 'follow-parent.mjs')
const largestLog = 10 * 1024 * 1024
/** A child that ended is started again at once; one that keeps ending, after pauses that double from here. */
const usual = { firstMs: 500, mostMs: 30_000, forgottenMs: 60_000 }
const drainTime = 12_000

const openLog = (folder: string, name: string): { file: string; fd: number } => {
  fs.mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `${name}.log`)
  if (fs.existsSync(file) && fs.statSync(file).size > largestLog) fs.renameSync(file, `${file}.1`)
  return { file, fd: fs.openSync(file, 'a') }
}

/** The last lines that a child wrote, for the person who has to know why it ended. */
const lastLines = (file: string, count: number): string =>
  fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim().split('\n').slice(-count).join('\n') : ''

const alive = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null

export const startChildren = (root: string, logFolder: string, pauses = usual): Children => {
  const running = new Map<string, { child: ChildProcess; log: string }>()
  const endings = new Map<string, number[]>()
  const restarts = new Set<NodeJS.Timeout>()
  let stopping = false
  let settled = false

  /** Starts a child again, later each time within a minute; it is never given up. */
  const startAgain = (spec: ChildSpec, how: string, log: string): void => {
    const now = Date.now()
    const recent = (endings.get(spec.name) ?? []).filter((time) => now - time < pauses.forgottenMs)
    endings.set(spec.name, [...recent, now])
    const pause = recent.length === 0 ? 0 : Math.min(pauses.firstMs * 2 ** recent.length, pauses.mostMs)
    const when = pause === 0 ? '' : ` in ${pause / 1000} s`
    console.error(`  The ${spec.name} process ended (${how}) and is started again${when}; see ${log}`)
    const timer = setTimeout(() => {
      restarts.delete(timer)
      start(spec)
    }, pause)
    restarts.add(timer)
  }

  const start = (spec: ChildSpec): void => {
    const log = openLog(logFolder, spec.name)
    const flags = [
      ...serverFlags,
      ...(spec.watch ? ['--watch', '--watch-preserve-output'] : []),
      '--import',
      follow,
    ]
    const child = spawn(process.execPath, [...flags, path.join(root, spec.script), ...(spec.args ?? [])], {
      cwd: spec.cwd ?? root,
      env: spec.env,
      stdio: ['ignore', spec.show ? 'inherit' : log.fd, spec.show ? 'inherit' : log.fd, 'ipc'],
      // Ctrl-C must reach the launcher alone: it stops the children first and the database last.
      detached: true,
    })
    fs.closeSync(log.fd)
    running.set(spec.name, { child, log: log.file })
    child.once('exit', (code, signal) => {
      if (stopping || !settled) return
      startAgain(spec, signal ?? `code ${code}`, log.file)
    })
  }

  const ready = async (name: string, url: string, seconds: number): Promise<void> => {
    let until = Date.now() + seconds * 1000
    let isWaiting = false
    for (;;) {
      for (const [each, { child, log }] of running)
        if (!alive(child))
          throw new LaunchError(
            `the ${each} process ended (${child.signalCode ?? `code ${child.exitCode}`}):\n\n${lastLines(log, 15)}`,
          )
      try {
        const answer = await fetch(url, { signal: AbortSignal.timeout(2000) })
        await answer.arrayBuffer()
        if (answer.ok) break
        if (answer.status === 503) {
          if (!isWaiting) console.error(`  The ${name} process waits for the database ...`)
          isWaiting = true
          until = Date.now() + seconds * 1000
        }
      } catch {
        // Not listening yet.
      }
      if (Date.now() > until)
        throw new LaunchError(
          `the ${name} process did not answer within ${seconds} s:\n\n${lastLines(running.get(name)?.log ?? '', 15)}`,
        )
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
    settled = true
  }

  const end = (child: ChildProcess): Promise<void> =>
    new Promise((resolve) => {
      if (!alive(child)) {
        resolve()
        return
      }
      // The whole group: a watcher or a bundler has processes of its own.
      const signal = (name: NodeJS.Signals) => {
        try {
          process.kill(-child.pid!, name)
        } catch {
          child.kill(name)
        }
      }
      const late = setTimeout(() => signal('SIGKILL'), drainTime)
      child.once('exit', () => {
        clearTimeout(late)
        resolve()
      })
      signal('SIGTERM')
    })

  const stop = async (): Promise<void> => {
    stopping = true
    for (const timer of restarts) clearTimeout(timer)
    await Promise.all([...running.values()].map(({ child }) => end(child)))
  }

  return { start, ready, stop }
}
