// Which answers an event of the server makes old.
import type { QueryKey } from '@tanstack/react-query'
import type { Line } from '@marsa/model/lines.ts'
import { listNotifications } from '@marsa/model/messages/endpoints.ts'
import { listCallbacks } from '@marsa/model/help/endpoints.ts'
import { bundleLiveKeys, cashLiveKeys, expressLiveKeys, walletLiveKeys } from '../express/live-keys.ts'
import { creditLiveKeys } from '../finance/door.tsx'
import { freightLiveKeys } from '../freight/door.tsx'
import { keyOf } from '../kit/query.ts'
import { chatLiveKeys } from '../messages/door.tsx'
import { warehouseLiveKeys } from '../warehouse/door.tsx'
import { usualLiveKeys } from '../requests/usual/live-keys.ts'
import { truckLiveKeys, truckMovedKeys } from '../trucks/live-keys.ts'

const lineKeys: Record<Line, (subjectId: string) => QueryKey[]> = {
  freight: freightLiveKeys,
  warehouse: warehouseLiveKeys,
  trucks: (id) => [...usualLiveKeys('Truck')(id), ...truckLiveKeys(id)],
  express: expressLiveKeys,
}

/** What the credit account bears stands beside the quotations that may be accepted; by name, as their contracts come with their pages. */
const comparisons = ['compareQuotes', 'compareStorageQuotes', 'compareTruckQuotes']

/** Event kinds are `notification`, `callback.changed`, `chat.changed`, `credit.changed`, `wallet.changed`, `bundle.changed`, `cash.changed`, `trucks.moved` and `<line>.changed` with the request as subject. */
export const liveKeys = (kind: string, subjectId: string): QueryKey[] => {
  if (kind === 'notification') return [keyOf(listNotifications)]
  if (kind === 'callback.changed') return [keyOf(listCallbacks)]
  if (kind === 'chat.changed') return chatLiveKeys()
  if (kind === 'credit.changed') return [...creditLiveKeys(), ...comparisons.map((verb) => [verb])]
  if (kind === 'wallet.changed') return walletLiveKeys()
  if (kind === 'cash.changed') return cashLiveKeys()
  if (kind === 'bundle.changed') return bundleLiveKeys()
  if (kind === 'trucks.moved') return truckMovedKeys(subjectId)
  const line = kind.split('.')[0]!
  return Object.hasOwn(lineKeys, line) ? lineKeys[line as Line](subjectId) : []
}
