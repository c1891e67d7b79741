// Starts the simulated shipping line and airline from its environment and prints its address.
import path from 'node:path'
import { must, runSandbox } from '../../sandbox-gateway/src/sandbox-kit.ts'
import { buildLine } from './line.ts'

const name = 'sandbox shipping line'

await runSandbox(
  name,
  buildLine({
    apiKey: must(name, 'LINE_API_KEY'),
    journalFile: path.resolve(must(name, 'LINE_JOURNAL')),
    minuteMs: Number(process.env['MINUTE_MS'] ?? 60_000),
    callbackUrl: process.env['CALLBACK_URL'] ?? '',
  }),
)
