// What the pages of every day ask for first; for the build, which writes it down for the server.
import {
  listShipments,
  viewFigures,
  viewShipment,
} from '@marsa/model/freight/execution/shipment-endpoints.ts'
import type { Endpoint } from '@marsa/model/kit/endpoint.ts'
import { listNeeds } from '@marsa/model/requests/endpoints.ts'
import { partOfAddress } from '@marsa/model/site/first-calls.ts'
import { truckEndpoints } from '@marsa/model/trucks/endpoints.ts'
import { listStorages, viewStorage } from '@marsa/model/warehouse/request-endpoints.ts'
import { addressOf } from '../kit/call.ts'
import { queryOf } from '../requests/list/search.ts'

/** Of a page whose address ends with the number of what it shows, after language, line and name of the list. */
const id = partOfAddress(4)

type FirstCall = [contract: Pick<Endpoint, 'path' | 'query'>, query?: object]

/** By the address below the language. One that the page sends otherwise is sent twice; `e2e/hub/first-calls.spec.ts` says which. */
export const firstCalls: Record<string, readonly FirstCall[]> = {
  'freight/dashboard': [[viewFigures], [listNeeds]],
  'freight/shipments': [[listShipments, queryOf({}, 'all')]],
  'freight/shipments/$id': [[viewShipment, { RequestId: id }]],
  'freight/requests': [[listShipments, queryOf({}, 'answer', 'due')]],
  'trucks/requests': [[truckEndpoints.list, queryOf({}, 'all')]],
  'trucks/requests/$id': [[truckEndpoints.view, { id }]],
  'warehouse/storages': [[listStorages, queryOf({}, 'all')]],
  'warehouse/storages/$id': [[viewStorage, { storageRequestID: id }]],
}

/** The paths of the calls of a page. */
export const firstCallsOf = (below: string): string[] =>
  (firstCalls[below] ?? []).map(([{ path }, query]) => addressOf(path, { ...query }).slice('/api/'.length))
