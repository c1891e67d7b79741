// Finds, ends, freezes and wakes the processes of a product under test (Linux).
import fs from 'node:fs'

type Running = { pid: number; parent: number; command: string }

const running = (): Running[] =>
  fs.readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      const stat = fs.readFileSync(`/proc/${name}/stat`, 'utf8')
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      if (state === 'Z') return []
      const command = fs.readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ')
      return [{ pid: Number(name), parent: Number(parent), command }]
    } catch {
      return [] // it ended while we looked
    }
  })

/** Everything below a process, itself not. */
export const below = (pid: number): Running[] => {
  const all = running()
  const found: Running[] = []
  const queue = [pid]
  for (let next = queue.pop(); next !== undefined; next = queue.pop())
    for (const child of all.filter(({ parent }) => parent === next)) {
      found.push(child)
      queue.push(child.pid)
    }
  return found
}

const scripts = {
  api: 'dist/main.js',
  worker: 'dist/worker.js',
  sandbox: 'sandbox-gateway/src/main.ts',
} as const
export type Part = keyof typeof scripts

/** The process of a part; one that is being started again is waited for. */
export const pidOf = async (product: number, part: Part): Promise<number> => {
  for (let tries = 0; tries < 400; tries++) {
    const found = below(product).find(({ command }) => command.includes(scripts[part]))
    if (found) return found.pid
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`no ${part} process runs`)
}

const signal = (pids: readonly number[], name: NodeJS.Signals): void => {
  for (const pid of pids)
    try {
      process.kill(pid, name)
    } catch {
      // It ended by itself.
    }
}

export const kill = (pid: number): void => signal([pid], 'SIGKILL')

/** Stops a process and all below it in their tracks; answers what lets them go on. */
export const freeze = (pid: number): (() => void) => {
  const frozen = [pid, ...below(pid).map((each) => each.pid)]
  signal(frozen, 'SIGSTOP')
  return () => signal(frozen, 'SIGCONT')
}
