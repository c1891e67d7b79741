// Every contract of the storage line.
import * as documents from './document-endpoints.ts'
import * as goods from './goods-endpoints.ts'
import * as quotes from './quote-endpoints.ts'
import * as requests from './request-endpoints.ts'

export const warehouseEndpoints = { ...requests, ...quotes, ...goods, ...documents }
