// Runs the simulated shipping line as a process of its own, subscribes to it and lets its events happen.
import path from 'node:path'
import { run, type Running } from './sandbox-gateway.ts'

const main = path.join(import.meta.dirname, '../../sandbox-shipping-line/src/main.ts')

export type SandboxLine = Running & {
  /** Answers the id of the subscription. */
  subscribe: (booking: Record<string, string>) => Promise<string>
  /** Lets the next event of a booking happen, the one after `step` others. */
  happen: (id: string, step: number, manner?: string) => Promise<void>
  /** Whatever the console shows, as its page. */
  page: () => Promise<string>
}

/** `env` adds settings: CALLBACK_URL, MINUTE_MS, PORT. */
export const startSandboxLine = async (
  journal: string,
  env: Record<string, string> = {},
): Promise<SandboxLine> => {
  const apiKey = 'line-key'
  const running = await run(main, { LINE_API_KEY: apiKey, LINE_JOURNAL: journal, ...env })
  return {
    ...running,
    subscribe: async (booking) => {
      const answer = await fetch(`${running.url}/v2/event-subscriptions`, {
        method: 'POST',
        headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
        body: JSON.stringify(booking),
      })
      if (!answer.ok) throw new Error(await answer.text())
      return ((await answer.json()) as { subscriptionID: string }).subscriptionID
    },
    happen: async (id, step, manner = 'now') => {
      const answer = await fetch(`${running.url}/bookings/${id}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `manner=${manner}&step=${step}`,
      })
      if (answer.status !== 303) throw new Error(`${answer.status} ${await answer.text()}`)
    },
    page: async () => (await fetch(`${running.url}/`)).text(),
  }
}
