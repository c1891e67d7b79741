// What an event about a truck request makes old beside what is so in every line.
import type { QueryKey } from '@tanstack/react-query'

export const truckLiveKeys = (id: string): QueryKey[] => [
  ['getTruckTimeline', { id }],
  ['listTruckExtras', { id }],
  ['listTruckChanges', { id }],
  ['listBorderTasks', { id }],
  ['listTruckSupport', { id }],
  ['listTruckDeliveries'],
]

/** Its trucks have moved: nothing else of it is another one. */
export const truckMovedKeys = (id: string): QueryKey[] => [
  ['getTruckTimeline', { id }],
  ['listTruckDeliveries'],
]
