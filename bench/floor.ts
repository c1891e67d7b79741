// The floors: node:http and pg, answers made by hand; no framework, no checks. The first sends the product's own statements
// by name, the second, below /bare, its own over tables made for the answer.
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { verify } from '@node-rs/argon2'
import pg from 'pg'
import { bareChange, bareDetail, bareList, bareStorages } from './bare-tables.ts'
import type { Holes, Statement } from './record.ts'

/** What the benchmark hands over: statements of each call with holes, and what to put into them. */
export type FloorPlan = {
  databaseUrl: string
  port: number
  statements: Record<'list' | 'storages' | 'detail' | 'command', Statement[]>
  targets: Holes[]
  passwordHash: string
}

type Row = Record<string, unknown>
type Bound = { name: string; text: string; fill: (holes: Holes) => unknown[] }

const plan = JSON.parse(fs.readFileSync(process.argv[2] ?? '', 'utf8')) as FloorPlan
const pool = new pg.Pool({ connectionString: plan.databaseUrl, max: 4, options: '-c role=marsa_app' })
const listener = new pg.Client({ connectionString: plan.databaseUrl })

const filler = (value: unknown): ((holes: Holes) => unknown) => {
  if (typeof value === 'string' && value.includes('\u0001')) {
    const parts = value.split(/[\u0001\u0002]/)
    return (holes) => parts.map((part, index) => (index % 2 ? holes[part] : part)).join('')
  }
  if (Array.isArray(value)) {
    const fillers = value.map(filler)
    return (holes) => fillers.map((fill) => fill(holes))
  }
  const bytes = (value as { bytes?: string } | null)?.bytes
  const fixed = bytes === undefined ? value : Buffer.from(bytes, 'hex')
  return () => fixed
}

const bind = (statements: readonly Statement[], prefix: string): Bound[] =>
  statements.map(({ text, values }, index) => {
    const fillers = values.map(filler)
    return {
      name: values.length ? `${prefix}${index}` : '',
      text,
      fill: (holes) => fillers.map((fill) => fill(holes)),
    }
  })

const bound = {
  list: bind(plan.statements.list, 'l'),
  storages: bind(plan.statements.storages, 's'),
  detail: bind(plan.statements.detail, 'd'),
  command: bind(plan.statements.command, 'c'),
}

const run = (
  client: pg.Pool | pg.PoolClient,
  { name, text, fill }: Bound,
  holes: Holes,
): Promise<{ rows: Row[] }> => (name ? client.query({ name, text, values: fill(holes) }) : client.query(text))

/** The rows of a page, and how many each tab has. */
const page = async (statements: readonly Bound[], holes: Holes) => {
  const { rows } = await run(pool, statements[0]!, holes)
  const counts = await run(pool, statements[1]!, holes)
  return { rows, tabs: counts.rows[0] ?? {} }
}

const list = async (holes: Holes): Promise<string> => {
  const { rows, tabs } = await page(bound.list, holes)
  const items = rows.map((row) => ({
    id: row.id,
    number: row.number,
    nickname: row.nickname,
    status: row.latest ?? row.state,
    mode: row.mode,
    direction: row.direction,
    origin: { code: row.origin_code, en: row.origin_en, ar: row.origin_ar, country: row.origin_country },
    destination: {
      code: row.destination_code,
      en: row.destination_en,
      ar: row.destination_ar,
      country: row.destination_country,
    },
    reference: row.reference,
    lowest: row.listed_fils,
    quotes: row.quote_count,
    added: row.created_at,
    expires: row.window_ends_at,
    eta: row.eta,
    next: row.balance_state,
    due: row.due_fils,
    customer: row.customer_name,
  }))
  return JSON.stringify({ items, pageIndex: 0, pageSize: 20, tabs })
}

const storages = async (holes: Holes): Promise<string> => {
  const { rows, tabs } = await page(bound.storages, holes)
  const items = rows.map((row) => {
    const form = row.form as Row
    return {
      id: row.id,
      number: row.number,
      status: row.state,
      goods: row.goods,
      space: form.cbm,
      cargo: form.cargoType,
      emirate: form.emirate,
      start: row.start_date,
      end: row.end_date,
      pickup: form.pickup !== null,
      delivery: form.delivery !== null,
      lowest: row.listed_fils,
      quotes: row.quote_count,
      added: row.created_at,
      expires: row.quotes_end,
      next: row.held,
      due: row.total_fils,
      own: row.own_state,
    }
  })
  return JSON.stringify({ items, pageIndex: 0, pageSize: 20, tabs })
}

const detail = async (holes: Holes): Promise<string> => {
  const found: Row[] = []
  for (const statement of bound.detail) found.push(...(await run(pool, statement, holes)).rows)
  return JSON.stringify(Object.assign({}, ...found.toReversed()))
}

const command = async (holes: Holes): Promise<string> => {
  const client = await pool.connect()
  try {
    const given = { ...holes, key: randomUUID() }
    let changed: Row = {}
    for (const statement of bound.command) {
      const { rows } = await run(client, statement, given)
      if (rows[0]?.['version'] !== undefined) changed = rows[0]
    }
    return JSON.stringify({ status: changed['latest'], version: changed['version'] })
  } finally {
    client.release()
  }
}

const bareRows = async (name: string, text: string, companyId: string | undefined): Promise<string> => {
  const { rows } = await pool.query<Row>({ name, text, values: [companyId] })
  return JSON.stringify({ items: rows, pageIndex: 0, pageSize: 20, totalCount: rows[0]?.['total'] ?? 0 })
}

const bareSheet = async ({ requestId }: Holes): Promise<string> => {
  const { rows } = await pool.query<{ body: string }>({ name: 'bd', text: bareDetail, values: [requestId] })
  return rows[0]?.body ?? 'null'
}

const bareCommand = async (code: string, { requestId }: Holes): Promise<string> => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query({ name: 'bl', text: bareChange.lock, values: [requestId] })
    const changed = await client.query<Row>({
      name: 'bc',
      text: bareChange.change,
      values: [requestId, code],
    })
    await client.query({ name: 'bh', text: bareChange.history, values: [requestId, code] })
    await client.query('commit')
    return JSON.stringify(changed.rows[0])
  } finally {
    client.release()
  }
}

const signIn = async (body: string): Promise<string> => {
  const { password } = JSON.parse(body) as { password: string }
  if (!(await verify(plan.passwordHash, password))) throw new Error('wrong password')
  return JSON.stringify({ status: 'SUCCESS' })
}

const streams = new Set<ServerResponse>()
const hold = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write('event: ready\ndata: {}\n\n')
  streams.add(response)
  response.once('close', () => streams.delete(response))
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

const answer = async (request: IncomingMessage): Promise<string> => {
  const [path = '', number] = (request.url ?? '').split('?')
  const holes = plan.targets[Number(number)] ?? {}
  if (path === '/list') return list(holes)
  if (path === '/storages') return storages(holes)
  if (path === '/detail') return detail(holes)
  if (path === '/bare/list') return bareRows('bp', bareList, holes['companyId'])
  if (path === '/bare/storages') return bareRows('bs', bareStorages, holes['companyId'])
  if (path === '/bare/detail') return bareSheet(holes)
  const body = await bodyOf(request)
  if (path === '/bare/command') return bareCommand((JSON.parse(body) as { code: string }).code, holes)
  if (path === '/command') return command((JSON.parse(body), holes))
  return path === '/sign-in' ? signIn(body) : '{"status":"ready"}'
}

const server = http.createServer((request, response) => {
  if (request.url === '/streams') return hold(response)
  answer(request).then(
    (text) => {
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(text),
      })
      response.end(text)
    },
    (problem: unknown) => {
      const text = String(problem)
      response.writeHead(500, { 'content-length': Buffer.byteLength(text) })
      response.end(text)
    },
  )
})

await listener.connect()
listener.on('notification', () => {
  for (const response of streams) response.write('event: changed\ndata: {}\n\n')
})
await listener.query('listen marsa_stream')
server.listen(plan.port, '127.0.0.1')
process.once('SIGTERM', () => process.exit(0))
