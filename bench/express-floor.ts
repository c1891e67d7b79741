// The second floor of express: node:http and pg over tables made for the answers. A rate is one row of prices, a creation one
// row with the form as it came; neither access nor validation, places, lines of a price, history nor idempotency.
import http, { type IncomingMessage } from 'node:http'
import pg from 'pg'

const [databaseUrl = '', port = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: databaseUrl, max: 4, options: '-c role=marsa_app' })

type Sides = { weight: string; length: string; width: string; height: string }
type Asked = { packages: Sides[]; sender: { name: string }; recipient: { name: string } }

/** Fils with VAT of one service for what the parcels weigh or fill. */
const priced = async ({ packages }: Asked): Promise<number> => {
  const grams = packages.map(({ weight, length, width, height }) =>
    Math.max(
      Math.round(Number(weight) * 1000),
      Math.ceil((Number(length) * Number(width) * Number(height)) / 5),
    ),
  )
  const { rows } = await pool.query<{ base: number; step: number; from_grams: number }>({
    name: 'rate',
    text: 'select base, step, from_grams from bare_prices where service = $1 and from_grams <= $2 order by from_grams desc limit 1',
    values: ['DOMESTIC', Math.max(...grams)],
  })
  const { base = 0, step = 0, from_grams: from = 0 } = rows[0] ?? {}
  const net = grams.reduce((sum, each) => sum + base + step * Math.ceil(Math.max(0, each - from) / 1000), 0)
  return Math.round(net * 1.05)
}

const create = async (asked: Asked, body: string): Promise<string> => {
  const total = await priced(asked)
  const { rows } = await pool.query({
    name: 'create',
    text: `insert into bare_shipments (company_id, sender, recipient, total_fils, form)
      values ('00000000-0000-0000-0000-000000000001', $1, $2, $3, $4) returning id, number`,
    values: [asked.sender.name, asked.recipient.name, total, body],
  })
  return JSON.stringify({ ...rows[0], status: 'PENDING_PAYMENT', total })
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

const answer = async (request: IncomingMessage): Promise<string> => {
  const body = await bodyOf(request)
  if (request.url === '/create') return create(JSON.parse(body) as Asked, body)
  if (request.url === '/rate') {
    const total = await priced(JSON.parse(body) as Asked)
    return JSON.stringify({
      rates: [{ service: 'DOMESTIC', total: (total / 100).toFixed(2), currency: 'AED' }],
    })
  }
  return '{"status":"ready"}'
}

const server = http.createServer((request, response) => {
  const end = (status: number, text: string): void => {
    response.writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
    })
    response.end(text)
  }
  answer(request).then(
    (text) => end(200, text),
    (problem: unknown) => end(500, String(problem)),
  )
})
server.listen(Number(port), '127.0.0.1')
process.once('SIGTERM', () => process.exit(0))
