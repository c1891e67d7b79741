// Express with a hundred times as many shipments: what lists, counts and looking one up cost at one size and at the other, in turn.
import type pg from 'pg'
import { waybillNumber } from '@marsa/model/express/waybill/waybill-number.ts'
import { median } from './compare.ts'
import { openOwner, type BenchDatabase } from './database.ts'
import { runLoad, type Request } from './load.ts'
import type { Run } from './open-database.ts'
import { fillParcels } from './parcel-rows.ts'
import { startProduct } from './processes.ts'
import { keepAwake, signInAll } from './sessions.ts'

const list = '/api/Express/GetShipmentList?pageSize=20'
const counts = '/api/Express/Shipment/GetShipmentStatusCount'

type Drawn = { customer: string; staff: string; waybill: string; n: number }
type Work = { who: 'customer' | 'staff'; path: (drawn: Drawn) => string }

/** What is asked for, by whom. */
const works = {
  'list of a customer': { who: 'customer', path: () => list },
  'list of a customer, delivered': { who: 'customer', path: () => `${list}&status=DELIVERED` },
  'counts of a customer': { who: 'customer', path: () => counts },
  'list of staff': { who: 'staff', path: () => list },
  'list of staff, in transit': { who: 'staff', path: () => `${list}&status=IN_TRANSIT` },
  'search of staff': { who: 'staff', path: ({ waybill }) => `${list}&search=${waybill}` },
  'counts of staff': { who: 'staff', path: () => counts },
  // Reads all that tracking reads, which has a budget for each person.
  'details by number': {
    who: 'staff',
    path: ({ waybill }) => `/api/Express/Shipment/ShipmentDetails?awbNumber=${waybill}`,
  },
} as const satisfies Record<string, Work>
export const parcelWorks = Object.keys(works) as (keyof typeof works)[]

/** The same number of customers at work at each size, as many as the small one has. */
const people = 100
const connections = 4

const staffOf = async (owner: pg.Client): Promise<string> => {
  const { rows } = await owner.query<{ id: string }>(
    `insert into users (company_id, role, user_code, email, password_hash, first_name, last_name)
      select id, 'admin', 'BN-staff', 'staff@bench.example', 'x', 'Bench', 'Staff' from companies where kind = 'platform' limit 1
      returning id`,
  )
  return rows[0]!.id
}

const openSide = async (database: BenchDatabase, count: number, { folder, secret }: Run) => {
  const url = await database.filled(`parcels_${count}`, (owner) => fillParcels(owner, count))
  const owner = await openOwner(url)
  const { rows } = await owner.query<{ id: string }>(
    `select id from users where role = 'business' order by hashtext(email), email limit $1`,
    [people],
  )
  const ids = rows.map(({ id }) => id)
  const staff = await staffOf(owner)
  const tokens = await signInAll(owner, [...ids, staff], secret)
  const server = await startProduct({ databaseUrl: url, folder, secret })
  // Paid ones by their place in the order of states; the step has nothing in common with a portion or a customer.
  const paid = await owner.query<{ n: number }>(
    `select substring(number from 4)::int as n from express_shipments where waybill is not null
      and state = 'DELIVERED' order by hashtext(number), number limit 5000`,
  )
  const numbers = paid.rows.map(({ n }) => n)
  return {
    server,
    owner,
    next: (name: keyof typeof works): (() => Request) => {
      let at = 0
      const { who, path } = works[name]
      return () => {
        at++
        const n = numbers[(at * 7_919) % numbers.length]!
        const customer = ids[(at * 7) % ids.length]!
        const drawn = { customer, staff, n, waybill: waybillNumber(String(n).padStart(10, '0')) }
        const token = tokens.get(drawn[who])?.[0]
        return { method: 'GET', path: path(drawn), headers: { authorization: `Bearer ${token}` } }
      }
    },
    close: async () => {
      await server.stop()
      await owner.end()
    },
  }
}

export type ParcelGrowth = { name: string; p50: number[]; ratio: number }

/** The p50 in milliseconds at each size, and the middle of the ratios of neighbouring rounds. */
export const measureParcels = async (
  database: BenchDatabase,
  sizes: readonly [number, number],
  run: Run,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<ParcelGrowth[]> => {
  const sides: Awaited<ReturnType<typeof openSide>>[] = []
  for (const size of sizes) sides.push(await openSide(database, size, run))
  const found: ParcelGrowth[] = []
  for (const name of parcelWorks) {
    const p50 = sides.map((): number[] => [])
    // The first round warms both up and does not count.
    for (let round = 0; round <= rounds; round++)
      for (const [index, side] of sides.entries()) {
        await keepAwake(side.owner)
        const load = { port: side.server.port, connections, seconds, next: side.next(name) }
        const result = await runLoad(load)
        if (round > 0) p50[index]!.push(result.p50)
      }
    const ratio = median(p50[0]!.map((small, round) => p50[1]![round]! / small))
    found.push({ name, p50: p50.map(median), ratio })
  }
  for (const side of sides) await side.close()
  return found
}
