// Runs the simulated provider of e-invoices as a process of its own, and says what its documents meet.
import path from 'node:path'
import { run, type Running } from './sandbox-gateway.ts'

const main = path.join(import.meta.dirname, '../../sandbox-asp/src/main.ts')

export type SandboxProvider = Running & {
  key: string
  /** What the next document meets. */
  next: (mode: string) => Promise<void>
  /** Moves a document on. */
  set: (submissionId: string, state: 'DELIVERED' | 'REPORTED' | 'REJECTED') => Promise<void>
  /** Whatever the console shows, as its page. */
  page: () => Promise<string>
}

/** Nothing goes on by itself unless ACCEPT_MS says so; `env` adds settings: WEBHOOK_URL, WEBHOOK_SECRET, PORT. */
export const startSandboxProvider = async (
  journal: string,
  env: Record<string, string> = {},
): Promise<SandboxProvider> => {
  const key = 'provider-key'
  const running = await run(main, { ASP_KEY: key, ASP_JOURNAL: journal, ACCEPT_MS: '0', ...env })
  const post = async (way: string, body: string): Promise<void> => {
    const answer = await fetch(`${running.url}${way}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    })
    if (answer.status !== 303) throw new Error(`${answer.status} ${await answer.text()}`)
  }
  return {
    ...running,
    key,
    next: (mode) => post('/_sim/next', `mode=${mode}`),
    set: (submissionId, state) => post(`/_sim/documents/${submissionId}`, `state=${state}`),
    page: async () => (await fetch(`${running.url}/`)).text(),
  }
}
