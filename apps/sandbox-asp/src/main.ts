// Starts the simulated provider of e-invoices from its environment and prints its address.
import path from 'node:path'
import { must, runSandbox } from '../../sandbox-gateway/src/sandbox-kit.ts'
import { buildProvider } from './provider.ts'

const name = 'sandbox provider'
const url = process.env['WEBHOOK_URL']

await runSandbox(
  name,
  buildProvider({
    key: must(name, 'ASP_KEY'),
    journalFile: path.resolve(must(name, 'ASP_JOURNAL')),
    acceptMs: Number(process.env['ACCEPT_MS'] ?? 5_000),
    ...(url && { notice: { url, secret: must(name, 'WEBHOOK_SECRET') } }),
  }),
)
