// Reads of the freight line; the only place of their cache keys.
import type { QueryKey } from '@tanstack/react-query'
import { compareQuotes } from '@marsa/model/freight/quoting/customer-quote-endpoints.ts'
import {
  listShipments,
  viewFigures,
  viewShipment,
} from '@marsa/model/freight/execution/shipment-endpoints.ts'
import { viewDraft } from '@marsa/model/freight/asking/request-endpoints.ts'
import { viewQuoteAgent } from '@marsa/model/freight/agent-endpoints.ts'
import { listDocuments } from '@marsa/model/documents/endpoints.ts'
import { listNeeds } from '@marsa/model/requests/endpoints.ts'
import { ask, keyOf } from '../kit/query.ts'

/** The figures of the dashboard. */
export const statisticsQuery = ask(viewFigures)

export const shipmentQuery = (id: string) => ask(viewShipment, { RequestId: id })
export const documentsQuery = (id: string) => ask(listDocuments, { RequestId: id })

/** Everything that may look different after a freight command; hand it to `useCommand` as `refreshes`. */
export const freightReads = [
  listNeeds,
  listShipments,
  viewFigures,
  viewShipment,
  compareQuotes,
  viewQuoteAgent,
  listDocuments,
] as const

/** What an event about a request makes old: the lists, and whatever shows this request. */
export const freightLiveKeys = (id: string): QueryKey[] => [
  keyOf(listShipments),
  keyOf(listNeeds),
  keyOf(viewFigures),
  ...[viewShipment, compareQuotes, viewQuoteAgent, listDocuments].map((endpoint) =>
    keyOf(endpoint, { RequestId: id }),
  ),
  // By name: their contracts are loaded with the parts that show them.
  ...['earlierQuotes', 'deskView', 'viewShipmentMessages', 'viewBill'].map((verb) => [
    verb,
    { RequestId: id },
  ]),
]

/** The draft of a request, for the wizard. */
export const draftQuery = (id: string) => ask(viewDraft, { RequestId: id })
