// Fills a database with many requests for benchmarks: `npm run seed -- --size large --requests 100000`.
import { parseArgs } from 'node:util'
import { dayOf } from '@marsa/model/kit/day.ts'
import { foldText } from '@marsa/model/reference/fold.ts'
import { publicNumber } from '@marsa/model/kit/id.ts'
import { systemClock } from '../../api/src/kit/clock.ts'
import { openDb } from '../../api/src/kit/db.ts'
import { requestLines } from '../../api/src/reactions.ts'
import { checkSummaries } from '../../api/src/requests/jobs.ts'
import { asOwner, type Owner } from './owner.store.ts'
import { addBenchPeople } from './seed-people.store.ts'
import { batchSql, bulkStatements } from './seed.store.ts'
import { storageBatchSql, storageStatements } from './seed-storage-requests.store.ts'

export type SeedSize = { requests: number; customers?: number }

const batchSize = 10_000
const spreadDays = 300
const dayMs = 86_400_000
const quotesEach = 3
/** Requests for each storage that is written beside them. */
const requestsForStorage = 4

const stop = (place: string, country: string, kind: 'door' | 'port') => ({
  place,
  country,
  kind,
  ...(kind === 'door' && { address: 'Street 8, building 14' }),
  contactName: 'Bench Person',
  contactNumber: '+971501234567',
})

/** Lanes in turn; the mode decides the charges, the form is what the wizard would have stored. */
const lanes = (
  [
    ['sea', 'import', 'CNSHA', 'CN', 'AEJEA', 'Shanghai شنغهاي Jebel Ali جبل علي'],
    ['sea', 'import', 'INNSA', 'IN', 'AEKHL', 'Nhava Sheva نافا شيفا Khalifa Port ميناء خليفة'],
    ['air', 'import', 'HKG', 'HK', 'DXB', 'Hong Kong هونغ كونغ Dubai دبي'],
    ['sea', 'export', 'AEJEA', 'AE', 'KEMBA', 'Jebel Ali جبل علي Mombasa مومباسا'],
  ] as const
).map(([mode, direction, from, country, to, names]) => ({
  mode,
  direction,
  from,
  to,
  search: foldText(names),
  form: {
    mode,
    direction,
    origin: stop(from, country, 'port'),
    destination: stop(to, direction === 'import' ? 'AE' : 'KE', 'port'),
    containerMode: mode === 'sea' ? 'FCL' : 'GENERAL',
    ...(mode === 'sea' && { containerType: '40HC', containerCount: 1 }),
    commodity: '9403',
    description: 'Furniture, flat-packed',
    pieces: 386,
    grossWeightKg: 11_480,
    cargoValue: '148600.00',
    hazardous: false,
    readyFrom: '2026-01-05',
    deliverBy: '2026-02-20',
  },
}))

const storage = {
  search: foldText('Household goods and furniture أثاث وأغراض منزلية Dubai دبي'),
  form: {
    cbm: 18.5,
    cargoType: 'household',
    cargoDetails: 'Furniture of a flat with two rooms',
    packing: 'cartons',
    pieces: 54,
    grossWeightKg: 1480,
    cargoValue: '32000.00',
    emirate: 'DU',
    startDate: '2026-01-05',
    endDate: '2027-02-10',
    pickup: null,
    delivery: null,
    deliveryAsPickup: false,
    remarks: '',
  },
}

/** Takes a block of public numbers of each year from its counter and hands them out in order. */
const numberSource = async (client: Owner, prefix: string, years: ReadonlyMap<number, number>) => {
  const next = new Map<number, number>()
  for (const [year, count] of years) {
    const { rows } = await client.query<{ last: number }>(
      `insert into number_sequences as s (prefix, year, last) values ($1, $2, $3)
       on conflict (prefix, year) do update set last = s.last + excluded.last returning last`,
      [prefix, year, count],
    )
    next.set(year, rows[0]!.last - count)
  }
  return (year: number): string => {
    const sequence = next.get(year)! + 1
    next.set(year, sequence)
    return publicNumber(prefix, year, sequence)
  }
}

const yearOf = (instant: Date): number => Number(dayOf(instant).slice(0, 4))

const countYears = (instants: readonly Date[], each: number): Map<number, number> => {
  const counts = new Map<number, number>()
  for (const instant of instants) counts.set(yearOf(instant), (counts.get(yearOf(instant)) ?? 0) + each)
  return counts
}

type People = Awaited<ReturnType<typeof addBenchPeople>>

type Batch = {
  prefix: 'FR' | 'WH'
  agents: People['agents']
  batch: string
  statements: readonly { sql: string; agents: number }[]
  /** What a request carries with it: lanes by turn, or one storage. */
  carries: unknown
}

const freightBatch = ({ agents }: People): Batch => ({
  prefix: 'FR',
  agents,
  batch: batchSql,
  statements: bulkStatements,
  carries: lanes,
})

const storageBatch = ({ warehouses }: People): Batch => ({
  prefix: 'WH',
  agents: warehouses,
  batch: storageBatchSql,
  statements: storageStatements,
  carries: storage,
})

const writeBatch = async (
  client: Owner,
  { customers }: People,
  { prefix, agents, batch, statements, carries }: Batch,
  first: number,
  instants: readonly Date[],
): Promise<void> => {
  await client.query('begin')
  // Rows are right by construction; checking each reference and writing each audit row would take most of the time.
  await client.query(`set local session_replication_role = replica`)
  const request = await numberSource(client, prefix, countYears(instants, 1))
  const quote = await numberSource(client, 'QT', countYears(instants, quotesEach))
  const quotesAt = () => instants.map((instant) => quote(yearOf(instant)))
  const ids = [agents.map(({ id }) => id), agents.map(({ userId }) => userId)]
  await client.query(batch, [
    customers.map(({ id }) => id),
    customers.map(({ userId }) => userId),
    instants.map((_, index) => first + index),
    instants.map((instant) => request(yearOf(instant))),
    quotesAt(),
    quotesAt(),
    quotesAt(),
    JSON.stringify(carries),
    instants,
  ])
  for (const statement of statements) await client.query(statement.sql, ids.slice(0, statement.agents))
  await client.query('commit')
}

/** Whose turn each request is, as every transaction of the product leaves it. */
const summarise = async (url: string): Promise<void> => {
  const db = openDb(url)
  try {
    await checkSummaries(db, requestLines, systemClock)
  } finally {
    await db.destroy()
  }
}

/**
 * Adds requests over the last 300 days, evenly over the customers, three quotations each, three of five booked and paid,
 * and a storage for every four of them.
 * Needs a database user that may switch triggers off for its session, as the embedded server's user may.
 */
export const seedLarge = async (
  url: string,
  { requests, customers = 1000 }: SeedSize,
  progress?: (done: number) => void,
): Promise<void> =>
  asOwner(url, async (owner) => {
    const people = await addBenchPeople(owner, customers)
    const end = Date.now() - dayMs
    const at = (index: number) => new Date(end - ((requests - index) / requests) * spreadDays * dayMs)
    const [freight, stored] = [freightBatch(people), storageBatch(people)]
    for (let first = 0; first < requests; first += batchSize) {
      const instants = Array.from({ length: Math.min(batchSize, requests - first) }, (_, index) =>
        at(first + index),
      )
      await writeBatch(owner, people, freight, first, instants)
      const some = instants.filter((_, index) => index % requestsForStorage === 0)
      await writeBatch(owner, people, stored, first / requestsForStorage, some)
      progress?.(first + instants.length)
    }
    await summarise(url)
    await owner.query('vacuum (analyze)')
  })

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      size: { type: 'string', default: 'large' },
      requests: { type: 'string', default: '100000' },
      customers: { type: 'string', default: '1000' },
    },
  })
  const [requests, customers] = [Number(values.requests), Number(values.customers)]
  const url = process.env.DATABASE_URL
  const refusal = !url
    ? 'DATABASE_URL is not set'
    : values.size !== 'large'
      ? `--size must be large, not "${values.size}"`
      : !(requests > 0 && customers > 0)
        ? '--requests and --customers must be whole numbers above 0'
        : undefined
  if (refusal) {
    console.error(refusal)
    process.exitCode = 1
    return
  }
  await seedLarge(url!, { requests, customers }, (done) => console.log(`${done} of ${requests} requests`))
}

if (import.meta.main) await main()
