// Runs the simulated port as a process of its own, and lets trucks through its gates.
import path from 'node:path'
import { run, type Running } from './sandbox-gateway.ts'

const main = path.join(import.meta.dirname, '../../sandbox-port/src/main.ts')

export type Manner = 'now' | 'late' | 'twice' | 'after-next' | 'without-notice' | 'mistyped'
export type SandboxPort = Running & {
  apiKey: string
  /** Lets the truck of an appointment through its next gate; answers the id of the event. */
  pass: (appointment: string, manner?: Manner) => Promise<string>
}

/** `env` adds settings: WEBHOOK_URL, WEBHOOK_SECRET, MINUTE_MS, PORT. */
export const startSandboxPort = async (
  journal: string,
  env: Record<string, string> = {},
): Promise<SandboxPort> => {
  const apiKey = 'port-key'
  const running = await run(main, { PORT_API_KEY: apiKey, PORT_JOURNAL: journal, ...env })
  return {
    ...running,
    apiKey,
    pass: async (appointment, manner = 'now') => {
      const answer = await fetch(`${running.url}/v1/appointments/${appointment}/passages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ manner }),
      })
      if (answer.status !== 201) throw new Error(await answer.text())
      return ((await answer.json()) as { eventID: string }).eventID
    },
  }
}
