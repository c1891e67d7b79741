// kill -9 between charge and commit, twenty times: afterwards the gateway's list and the ledger say the same.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { financeWorld } from '../../test/finance-world.ts'
import { stops, type KilledPayment, type Stop } from '../../test/pay-until-killed.ts'
import { firstLine, startSandbox, type Sandbox } from '../../test/sandbox-gateway.ts'
import { temporaryFolder } from '../kit/embedded-postgres.ts'
import { balanceOf, listLedgerFaults } from './ledger.store.ts'
import { nGenius } from './n-genius.ts'
import { reconcile } from './reconcile.ts'
import type { FinanceParts } from './session.ts'
import { findSession } from './sessions.store.ts'
import { sweepSession } from './sweep-session.ts'

let world: Awaited<ReturnType<typeof financeWorld>>
let sandbox: Sandbox
let parts: FinanceParts
const folder = temporaryFolder('killed')
beforeAll(async () => {
  world = await financeWorld()
  sandbox = await startSandbox(path.join(folder, 'orders.jsonl'))
  parts = { ...world.parts, gateway: nGenius(sandbox) }
})
afterAll(async () => {
  await sandbox.end('SIGTERM')
  await world.close()
  fs.rmSync(folder, { recursive: true })
})

const script = path.join(import.meta.dirname, '../../test/pay-until-killed.ts')

/** Runs one payment in a process of its own and kills it where it stops; answers its session. */
const payAndKill = async (stop: Stop, subjectId: string): Promise<string> => {
  const wanted = { ...world.wanted(subjectId), amountFils: '481388' }
  const input: KilledPayment = { databaseUrl: world.database.url, sandbox, stop, wanted }
  const child = spawn(process.execPath, [script, JSON.stringify(input)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const { sessionId } = JSON.parse(await firstLine(child)) as { sessionId: string }
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
  return sessionId
}

// Where money is at stake the process is killed more often: charged but not applied, posted but not committed.
const plan: Stop[] = [
  ...stops,
  ...stops,
  ...Array.from({ length: 5 }, (): Stop[] => ['charged', 'posted']).flat(),
]
const isCharged = (stop: Stop) => stop === 'charged' || stop === 'posted' || stop === 'committed'

test(
  `${plan.length} killed payments end in one posting or none, as the gateway has it`,
  { timeout: 120_000 },
  async () => {
    expect(plan).toHaveLength(20)
    for (const stop of plan) {
      const subjectId = await world.newSubject()
      const id = await payAndKill(stop, subjectId)
      if (!isCharged(stop)) await world.endLease(id)
      await sweepSession(parts, id)
      const session = (await findSession(world.db, id))!
      expect([stop, session.state]).toEqual([stop, isCharged(stop) ? 'SUCCEEDED' : 'EXPIRED'])
      expect(await world.count('ledger_transactions', id)).toBe(isCharged(stop) ? 1 : 0)
      expect(await world.count('receipts', id)).toBe(isCharged(stop) ? 1 : 0)
      expect((await world.subject(subjectId)).paid).toBe(isCharged(stop) ? 1 : 0)
    }
    const [from, to] = [new Date(Date.now() - 3_600_000), new Date(Date.now() + 3_600_000)]
    expect(await reconcile(parts, from, to)).toEqual([])
    const captured = (await parts.gateway.list(from, to)).filter((order) => order.status === 'succeeded')
    expect(captured).toHaveLength(plan.filter(isCharged).length)
    expect(-(await balanceOf(world.db, { kind: 'gateway_clearing' }))).toBe(
      481_388n * BigInt(captured.length),
    )
    expect(await listLedgerFaults(world.db)).toEqual([])
  },
)
