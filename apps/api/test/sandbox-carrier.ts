// Runs the simulated carrier as a process of its own, and moves its parcels on.
import path from 'node:path'
import { run, type Running } from './sandbox-gateway.ts'

const main = path.join(import.meta.dirname, '../../sandbox-carrier/src/main.ts')

export type SandboxCarrier = Running & {
  user: string
  key: string
  /** Moves a parcel to the checkpoint after so many. */
  step: (number: string, taken: number) => Promise<void>
}

/** `env` adds settings: WEBHOOK_URL, WEBHOOK_SECRET, STEP_MS, PORT. */
export const startSandboxCarrier = async (
  journal: string,
  env: Record<string, string> = {},
): Promise<SandboxCarrier> => {
  const [user, key] = ['marsa', 'carrier-key']
  const running = await run(main, { CARRIER_USER: user, CARRIER_KEY: key, CARRIER_JOURNAL: journal, ...env })
  return {
    ...running,
    user,
    key,
    step: async (number, taken) => {
      const answer = await fetch(`${running.url}/consignments/${number}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `act=step&step=${taken}`,
      })
      if (answer.status !== 303) throw new Error(await answer.text())
    },
  }
}
