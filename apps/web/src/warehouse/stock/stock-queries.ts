// Reads of the stock, apart from those of requests: pages that people open every day need none of them. live-keys.ts names them.
import { listStock, listStockMovements } from '@marsa/model/warehouse/stock-endpoints.ts'
import { ask, type QueryIn } from '../../kit/query.ts'

export const stockQuery = (query: QueryIn<typeof listStock>) => ask(listStock, query)
export const movementsQuery = (query: QueryIn<typeof listStockMovements>) => ask(listStockMovements, query)
