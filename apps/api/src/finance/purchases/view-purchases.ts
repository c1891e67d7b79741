// Purchases as their page lists them.
import { listPageSize } from '@marsa/model/finance/overview-endpoints.ts'
import type {
  listPurchases as listContract,
  PurchaseRow,
} from '@marsa/model/finance/purchases/purchase-endpoints.ts'
import { decidePurchaseRefusal } from '@marsa/model/finance/purchases/purchase.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { listPurchaseRows, sumPurchases, type ListedPurchase } from './purchases.store.ts'

const viewOf = (row: ListedPurchase, userId: string): PurchaseRow => ({
  purchaseId: row.id,
  number: row.number,
  supplier: row.supplier,
  trn: row.trn,
  invoiceNumber: row.invoice_number,
  invoicedOn: row.invoiced_on,
  net: toWire(row.net_fils),
  vat: toWire(row.vat_fils),
  treatment: row.treatment,
  account: row.account,
  state: row.state,
  reason: row.move_reason,
  recordedBy: row.recorder,
  decidedBy: row.decider,
  file: row.file,
  decideRefusal: decidePurchaseRefusal({ state: row.state, recordedBy: row.recorded_by }, userId) ?? null,
})

export const listPurchases = async (
  call: Call<typeof listContract>,
): Promise<AnswerOf<typeof listContract>> => {
  const { userId } = signedIn(call)
  const { page, ...filter } = call.query
  const [found, sums] = await Promise.all([
    listPurchaseRows(call.db, filter, { limit: listPageSize, offset: (page - 1) * listPageSize }),
    sumPurchases(call.db, filter),
  ])
  return {
    purchases: found.map((row) => viewOf(row, userId)),
    count: sums.count,
    net: toWire(sums.net),
    vat: toWire(sums.vat),
  }
}
