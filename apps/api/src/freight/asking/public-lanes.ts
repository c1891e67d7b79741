// What lanes cost: medians of accepted quotations of the last 30 days, for the landing page; no lane with fewer than three.
import { toWire } from '@marsa/model/kit/money.ts'
import type { publicLanes as contract } from '@marsa/model/freight/public-endpoints.ts'
import type { Call } from '../../kit/serve.ts'
import { laneMedians } from './lanes.store.ts'

const days = 30
const fewest = 3

export const publicLanes = async (call: Call<typeof contract>) => ({
  days,
  items: (await laneMedians(call.db, days, fewest)).map((row) => ({
    origin: row.origin,
    destination: row.destination,
    originEn: row.origin_en,
    originAr: row.origin_ar,
    destinationEn: row.destination_en,
    destinationAr: row.destination_ar,
    mode: row.mode,
    containerType: row.container_type,
    transitFrom: row.transit_from,
    transitTo: row.transit_to,
    median: toWire(row.median_fils),
    currency: 'AED' as const,
    quotes: row.quotes,
  })),
})
