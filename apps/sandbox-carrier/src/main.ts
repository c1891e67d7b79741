// Starts the simulated carrier from its environment and prints its address.
import path from 'node:path'
import { must, runSandbox } from '../../sandbox-gateway/src/sandbox-kit.ts'
import { buildCarrier } from './carrier.ts'

const name = 'sandbox carrier'
const url = process.env['WEBHOOK_URL']

await runSandbox(
  name,
  buildCarrier({
    user: must(name, 'CARRIER_USER'),
    key: must(name, 'CARRIER_KEY'),
    journalFile: path.resolve(must(name, 'CARRIER_JOURNAL')),
    stepMs: Number(process.env['STEP_MS'] ?? 0),
    ...(url && { notice: { url, secret: must(name, 'WEBHOOK_SECRET') } }),
  }),
)
