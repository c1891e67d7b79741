// Runs the sandbox gateway as a process of its own, and plays the payer at its hosted page.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'

export type Running = { url: string; end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void> }
export type Sandbox = Running & { apiKey: string; outlet: string }

const main = path.join(import.meta.dirname, '../../sandbox-gateway/src/main.ts')

/** The first line that a process prints on its standard output. */
export const firstLine = async (child: ChildProcess): Promise<string> => {
  const lines = createInterface({ input: child.stdout! })
  const [line] = (await Promise.race([
    once(lines, 'line'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the process ended with ${String(code)}`))),
  ])) as [string]
  return line
}

/** Runs a sandbox by its entry file until it is ended. */
export const run = async (file: string, env: Record<string, string>): Promise<Running> => {
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const { listening } = JSON.parse(await firstLine(child)) as { listening: string }
  return {
    url: listening,
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill(signal)
      await gone
    },
  }
}

/** `env` adds settings: WEBHOOK_URL, WEBHOOK_HEADER_KEY, WEBHOOK_HEADER_VALUE, LATE_MS, PORT. */
export const startSandbox = async (journal: string, env: Record<string, string> = {}): Promise<Sandbox> => {
  const [apiKey, outlet] = ['c2VydmljZS1hY2NvdW50', 'outlet-1']
  const running = await run(main, {
    GATEWAY_API_KEY: apiKey,
    GATEWAY_OUTLET: outlet,
    GATEWAY_JOURNAL: journal,
    ...env,
  })
  return { ...running, apiKey, outlet }
}

export type Outcome = 'approve' | 'decline' | 'abandon' | 'approve-late' | 'approve-silently'

/** Presses a button of the hosted page; answers where the browser is sent. */
export const choose = async (payUrl: string, outcome: Outcome): Promise<string | null> => {
  const answer = await fetch(payUrl, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `outcome=${outcome}`,
  })
  return answer.headers.get('location')
}
