// The statistics of a customer's overview: what arrives, what is due, how much was asked for.
import type { Actor } from '@marsa/model/kit/access.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import type { viewFigures as contract } from '@marsa/model/freight/execution/shipment-endpoints.ts'
import type { Db } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { listRequests } from '../../requests/door.ts'
import { countRequests, nextArrivals, requestsByMonth } from './statistics.store.ts'
import { freightList, type ListRow } from '../list-shipments.store.ts'
import { toSummary } from '../list-shipments.ts'

/** How many stand on the overview before the rest is left to the list. */
const mostArrivals = 4
const monthsBack = 6

/** The last months, oldest first, as YYYY-MM. */
const lastMonths = (today: string): string[] => {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: monthsBack }, (_, index) =>
    new Date(Date.UTC(year, month - monthsBack + index, 1)).toISOString().slice(0, 7),
  )
}

const summaries = async ({ db, now }: { db: Db; now: Date }, actor: Actor, ids: readonly string[]) => {
  const found = await listRequests<ListRow>(
    freightList,
    db,
    actor,
    'own',
    { ids },
    { from: 0, size: ids.length },
  )
  const byId = new Map(found.map((row) => [row.id, toSummary(actor, row, now)]))
  return (wanted: readonly string[]) => wanted.flatMap((id) => byId.get(id) ?? [])
}

export const viewFigures = async (call: Call<typeof contract>) => {
  const { db, now } = call
  const actor = signedIn(call)
  const today = dayOf(now)
  const months = lastMonths(today)
  const counts = await countRequests(db, actor, today)
  const asked = await requestsByMonth(db, actor, `${months[0]}-01`)
  const arrivals = (await nextArrivals(db, actor, today, mostArrivals)).map(({ id }) => id)
  const pick = await summaries(call, actor, arrivals)
  const countOf = (month: string, mode: 'sea' | 'air') =>
    asked.find((row) => row.month === month && row.mode === mode)?.count ?? 0
  return {
    total: counts.total,
    active: counts.active,
    completed: counts.completed,
    arriving: { sea: counts.sea, air: counts.air },
    arrivals: pick(arrivals),
    due: { amount: toWire(counts.due_fils), count: counts.due },
    months: months.map((month) => ({ month, sea: countOf(month, 'sea'), air: countOf(month, 'air') })),
  }
}
