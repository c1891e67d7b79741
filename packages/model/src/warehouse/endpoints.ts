// Every contract of the storage line.
import * as documents from './document-endpoints.ts'
import * as exceptions from './exception-endpoints.ts'
import * as goods from './goods-endpoints.ts'
import * as labels from './label-endpoints.ts'
import * as quotes from './quote-endpoints.ts'
import * as requests from './request-endpoints.ts'
import * as site from './site-endpoints.ts'
import * as stock from './stock-endpoints.ts'

export const warehouseEndpoints = {
  ...site,
  ...stock,
  ...exceptions,
  ...requests,
  ...quotes,
  ...goods,
  ...labels,
  ...documents,
}
