// Starts the simulated port from its environment and prints its address.
import path from 'node:path'
import { must, runSandbox } from '../../sandbox-gateway/src/sandbox-kit.ts'
import { buildPort } from './port.ts'

const name = 'sandbox port'
const url = process.env['WEBHOOK_URL']

await runSandbox(
  name,
  buildPort({
    apiKey: must(name, 'PORT_API_KEY'),
    journalFile: path.resolve(must(name, 'PORT_JOURNAL')),
    minuteMs: Number(process.env['MINUTE_MS'] ?? 60_000),
    ...(url && { notice: { url, secret: must(name, 'WEBHOOK_SECRET') } }),
  }),
)
