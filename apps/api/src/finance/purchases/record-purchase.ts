// The way of a purchase: entered, recorded with its invoice by one person or approved by a second, and taken back.
import type {
  decidePurchase as decideContract,
  draftPurchase as draftContract,
  recordPurchase as recordContract,
  reversePurchase as reverseContract,
} from '@marsa/model/finance/purchases/purchase-endpoints.ts'
import { decidePurchaseRefusal, purchaseNeedsSecond } from '@marsa/model/finance/purchases/purchase.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { Tx } from '../../kit/db.ts'
import { nextNumber } from '../../kit/numbers.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { accountOf, post, reverse } from '../ledger.store.ts'
import {
  hasFile,
  insertPurchase,
  lockPurchase,
  movePurchase,
  type PurchaseRecord,
} from './purchases.store.ts'

const locked = async (tx: Tx, id: string): Promise<PurchaseRecord> => {
  const row = await lockPurchase(tx, id)
  if (!row) throw new Problem('purchase.none')
  return row
}

export const draftPurchase = (call: Call<typeof draftContract>): Promise<AnswerOf<typeof draftContract>> => {
  const { userId } = signedIn(call)
  const { invoiceNumber, invoicedOn, net, vat, ...wish } = call.body
  if (invoicedOn > dayOf(call.now)) throw new Problem('purchase.day', {}, { invoicedOn: 'purchase.day' })
  return call.once(async (tx) => {
    const number = await nextNumber(tx, 'PUR', call.now)
    const purchaseId = await insertPurchase(tx, {
      ...wish,
      number,
      invoice_number: invoiceNumber,
      invoiced_on: invoicedOn,
      net_fils: parseMoney(net),
      vat_fils: parseMoney(vat),
      userId,
    })
    if (purchaseId === undefined) throw new Problem('purchase.twice')
    return { ...succeeded, purchaseId, number }
  })
}

/**
 * The VAT alone, on the day of the invoice: the cost is booked where it arises, or outside. Under the reverse charge it is owed to
 * the authority as well. Null where there is none.
 */
const postInput = async (tx: Tx, row: PurchaseRecord): Promise<string | null> => {
  if (row.vat_fils === 0n) return null
  const from = row.treatment === 'reverse-charge' ? 'vat_payable' : 'external_books'
  const { id } = await post(tx, {
    kind: 'purchase.recorded',
    ref: row.id,
    subjectId: row.id,
    effectiveOn: row.invoiced_on,
    entries: [
      { accountId: await accountOf(tx, { kind: 'vat_recoverable' }), amountFils: -row.vat_fils },
      { accountId: await accountOf(tx, { kind: from }), amountFils: row.vat_fils },
    ],
  })
  return id
}

export const recordPurchase = (call: Call<typeof recordContract>): Promise<typeof succeeded> =>
  call.once(async (tx) => {
    const row = await locked(tx, call.query.id)
    if (row.state !== 'DRAFT') throw new Problem('purchase.moved-on')
    if (!(await hasFile(tx, row.id))) throw new Problem('purchase.file')
    const { treatment, net_fils: netFils, vat_fils: vatFils } = row
    if (purchaseNeedsSecond({ treatment, netFils, vatFils })) await movePurchase(tx, row.id, 'propose')
    else await movePurchase(tx, row.id, 'record', { posting_id: await postInput(tx, row) })
    return succeeded
  })

export const decidePurchase = (call: Call<typeof decideContract>): Promise<typeof succeeded> => {
  const { userId } = signedIn(call)
  return call.once(async (tx) => {
    const row = await locked(tx, call.query.id)
    refuse(decidePurchaseRefusal({ state: row.state, recordedBy: row.recorded_by }, userId))
    const decided = { decided_by: userId, decided_at: call.now }
    if (call.body.isApproved)
      await movePurchase(tx, row.id, 'record', { ...decided, posting_id: await postInput(tx, row) })
    else await movePurchase(tx, row.id, 'refuse', decided)
    return succeeded
  })
}

export const reversePurchase = (call: Call<typeof reverseContract>): Promise<typeof succeeded> =>
  call.once(async (tx) => {
    const row = await locked(tx, call.query.id)
    if (row.state !== 'RECORDED') throw new Problem('purchase.moved-on')
    if (row.posting_id !== null) await reverse(tx, row.posting_id, row.invoiced_on)
    await movePurchase(tx, row.id, 'reverse', {}, call.body.reason)
    return succeeded
  })
