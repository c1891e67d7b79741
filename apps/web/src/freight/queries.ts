// Reads of the freight line; the only place of their cache keys.
import { keepPreviousData, queryOptions, type QueryKey } from '@tanstack/react-query'
import { compareQuotes } from '@marsa/model/freight/customer-quote-endpoints.ts'
import { listShipments, viewFigures, viewShipment } from '@marsa/model/freight/shipment-endpoints.ts'
import { viewDraft } from '@marsa/model/freight/request-endpoints.ts'
import { viewQuoteAgent } from '@marsa/model/freight/agent-endpoints.ts'
import { listDocuments } from '@marsa/model/documents/endpoints.ts'
import type { ListGroup } from '@marsa/model/freight/status.ts'
import { ask, keyOf } from '../kit/query.ts'

export const pageSize = 20

export type ListFilter = {
  status: ListGroup
  reference?: string
  dateFrom?: string
  dateTo?: string
  pageIndex: number
}

export const shipmentsQuery = (filter: ListFilter) =>
  queryOptions({ ...ask(listShipments, { ...filter, pageSize }), placeholderData: keepPreviousData })

/** How many rows a group holds for this filter, for the tabs. */
export const countQuery = (filter: Omit<ListFilter, 'pageIndex'>) =>
  queryOptions({
    ...ask(listShipments, { ...filter, pageSize: 1 }),
    select: (list) => list.totalCount,
    placeholderData: keepPreviousData,
  })

/** The figures of the dashboard. */
export const statisticsQuery = ask(viewFigures)

export const shipmentQuery = (id: string) => ask(viewShipment, { RequestId: id })
export const documentsQuery = (id: string) => ask(listDocuments, { RequestId: id })

/** Everything that may look different after a freight command; hand it to `useCommand` as `refreshes`. */
export const freightReads = [
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
  keyOf(viewFigures),
  ...[viewShipment, compareQuotes, viewQuoteAgent, listDocuments].map((endpoint) =>
    keyOf(endpoint, { RequestId: id }),
  ),
  // By name: their contracts are loaded with the parts that show them.
  ...['earlierQuotes', 'deskView'].map((verb) => [verb, { RequestId: id }]),
]

/** The draft of a request, for the wizard. */
export const draftQuery = (id: string) => ask(viewDraft, { RequestId: id })
