// Finance over a hundred thousand tax invoices: what the figures of the day, the VAT return, accounts, lists and files cost.
import { openDb, systemTransaction } from '../apps/api/src/kit/db.ts'
import { sumEndedDays } from '../apps/api/src/finance/books/day-sums.store.ts'
import { openOwner, type BenchDatabase } from './database.ts'
import { fillInvoices } from './invoice-rows.ts'
import { runLoad } from './load.ts'
import type { Run } from './open-database.ts'
import { startProduct } from './processes.ts'
import { keepAwake, signInAll } from './sessions.ts'

const year = 'from=2026-01-01&to=2026-12-31'
const quarter = 'from=2026-09-01&to=2026-11-30'

/** What is asked for, and within how many milliseconds it is to be answered. */
const works = {
  'figures of the day': ['finance/board', 300],
  'VAT return of a quarter': [`finance/vat?${quarter}`, 2_000],
  'trial balance of a year': [`finance/trial-balance?${year}`, 300],
  'newest entries of an account': ['finance/ledger/gateway_clearing', 300],
  'an account of a quarter': [`finance/ledger/customer_advance?${quarter}`, 300],
  'tax documents': ['finance/invoices', 300],
  'sales of a quarter by customer': [`finance/sales?by=customer&${quarter}`, 2_000],
} as const satisfies Record<string, readonly [path: string, most: number]>

const files = { 'tax-documents': 'CSV of tax documents', journal: 'CSV of the journal' } as const

export type InvoiceFigure = { name: string; ms: number; most: number | undefined; rows?: number }

export const measureInvoices = async (
  database: BenchDatabase,
  count: number,
  { folder, secret }: Run,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<InvoiceFigure[]> => {
  const url = await database.filled(`invoices_${count}`, (owner) => fillInvoices(owner, count))
  const db = openDb(url)
  await systemTransaction(db, sumEndedDays)
  await db.destroy()
  const owner = await openOwner(url)
  const { rows } = await owner.query<{ id: string }>(
    `insert into users (company_id, role, user_code, email, password_hash, first_name, last_name)
      select id, 'admin', 'BN-finance', 'finance@bench.example', 'x', 'Bench', 'Finance' from companies where kind = 'platform' limit 1
      returning id`,
  )
  const token = (await signInAll(owner, [rows[0]!.id], secret)).get(rows[0]!.id)![0]
  const server = await startProduct({ databaseUrl: url, folder, secret })
  const headers = { authorization: `Bearer ${token}` }
  const found: InvoiceFigure[] = []
  for (const [name, [path, most]] of Object.entries(works)) {
    await keepAwake(owner)
    const next = () => () => ({ method: 'GET' as const, path: `/api/${path}`, headers })
    const { p50 } = await runLoad({
      port: server.port,
      connections: 1,
      seconds: rounds * seconds,
      next: next(),
    })
    found.push({ name, ms: p50, most })
  }
  for (const [id, name] of Object.entries(files)) {
    await keepAwake(owner)
    const began = performance.now()
    const answer = await fetch(
      `http://127.0.0.1:${server.port}/api/reporting/dashboard/${id}?format=csv&${year}`,
      { headers },
    )
    if (!answer.ok) throw new Error(`${id}: ${answer.status} ${await answer.text()}`)
    await answer.arrayBuffer()
    found.push({
      name,
      ms: performance.now() - began,
      most: undefined,
      rows: Number(answer.headers.get('x-row-count')),
    })
  }
  await server.stop()
  await owner.end()
  return found
}
