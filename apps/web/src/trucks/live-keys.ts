// What an event about a truck request makes old beside what is so in every line.
import type { QueryKey } from '@tanstack/react-query'

export const truckLiveKeys = (id: string): QueryKey[] => [
  ['getTruckTimeline', { id }],
  ['listTruckExtras', { id }],
  ['listTruckChanges', { id }],
  ['listTruckDeliveries'],
]
