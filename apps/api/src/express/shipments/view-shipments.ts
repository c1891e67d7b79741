// Lists, counts and details of shipments (C058-C060), following one by its number (C070), and the words of the forms (C055).
import { customsReasons } from '@marsa/model/express/shipments/contents.ts'
import type * as calls from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { packagings, shipmentTypes } from '@marsa/model/express/shipments/shipment-form.ts'
import { payWays } from '@marsa/model/express/shipments/settlement.ts'
import { payWayText } from '@marsa/model/express/shipments/settlement-text.ts'
import { shipmentStates, isUnpaid } from '@marsa/model/express/shipments/shipment-machine.ts'
import { shipmentStateText } from '@marsa/model/express/shipments/shipment-status.ts'
import type { ShipmentDetails, TrackedShipment } from '@marsa/model/express/shipments/shipment-views.ts'
import { readWaybill } from '@marsa/model/express/waybill/waybill-number.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { spendPuzzle } from '../../accounts/door.ts'
import { listReceipts, listTaxInvoices } from '../../finance/door.ts'
import type { Call } from '../../kit/serve.ts'
import { companyOf, factsOf, ownShipment } from './own-shipment.ts'
import { priceView, rowView, timelineView } from './shipment-view.ts'
import { findSettlement, liveSettlement, partsOf } from './settlements.store.ts'
import { readCities } from '../places/read-cities.ts'
import { countByState, listShipmentRows } from './list-shipments.store.ts'
import { findShipment, timelineOf } from './shipments.store.ts'

export const listShipments = async (call: Call<typeof calls.listShipments>) => {
  const { userRole, sort, pageIndex, pageSize, ...filter } = call.query
  // Whoever reads their own company's alone cannot ask for all.
  if (userRole === 'all' && call.relation !== 'any') throw new Problem('kit.forbidden')
  const { items, totalCount } = await listShipmentRows(
    call.db,
    { ...filter, companyId: companyOf(call) },
    { sort, pageIndex, pageSize },
  )
  const read = await readCities(call.db, call.language, items, 'from_city', 'to_city')
  return { items: read.map(rowView), pageIndex, pageSize, totalCount }
}

export const countShipments = async (call: Call<typeof calls.countShipments>) => {
  const found = new Map(
    (await countByState(call.db, companyOf(call))).map(({ state, count }) => [state, count]),
  )
  return shipmentStates.map((status) => ({ status, count: found.get(status) ?? 0 }))
}

const named = (call: Call<typeof calls.viewShipment>): { id: string } | { waybill: string } => {
  const { Id, awbNumber } = call.query
  if (Id) return { id: Id }
  const waybill = readWaybill(awbNumber ?? '')
  if (!waybill) throw new Problem('express.waybill-invalid', {}, { awbNumber: 'express.waybill-invalid' })
  return { waybill }
}

export const viewShipment = async (call: Call<typeof calls.viewShipment>): Promise<ShipmentDetails> => {
  const { db, language } = call
  const row = await ownShipment(call, named(call))
  // What was paid stands there after it has gone back, too.
  const settlement = row.settlement_id
    ? await findSettlement(db, row.settlement_id)
    : await liveSettlement(db, row.id)
  const [facts, parts, receipts, invoices, timeline] = await Promise.all([
    factsOf(db, row),
    settlement?.paid_at ? partsOf(db, settlement.id) : [],
    listReceipts(db, row.id),
    listTaxInvoices(db, row.id),
    timelineOf(db, row.id),
  ])
  const [read = row] = await readCities(db, language, [row], 'from_city', 'to_city')
  return {
    ...rowView(read),
    version: row.version,
    form: row.form,
    price: isUnpaid(row.state) && row.state === 'DRAFT' ? null : priceView(row, language),
    expectedOn: row.expected_on,
    reschedules: row.reschedules,
    isPaying: facts.isPaying,
    paidAt: facts.paidAt ? toOffset(facts.paidAt) : null,
    payments: parts.map(({ way, amount_fils: fils, returned_to: to }) => ({
      way,
      amount: toWire(fils),
      returnedTo: to,
    })),
    receiptNumber: receipts.at(-1)?.number ?? null,
    invoices: invoices.map(({ number, kind, totalFils }) => ({ number, kind, total: toWire(totalFils) })),
    comments: row.state === 'CANCELLED' ? row.move_reason : null,
    timeline: timelineView(timeline, language),
  }
}

const track = async (
  { db, language }: Pick<Call, 'db' | 'language'>,
  typed: string,
): Promise<TrackedShipment> => {
  const waybill = readWaybill(typed)
  if (!waybill) throw new Problem('express.waybill-invalid', {}, { shipmentId: 'express.waybill-invalid' })
  const row = await findShipment(db, { waybill }, null)
  if (!row) throw new Problem('express.shipment-not-found')
  const timeline = (await timelineOf(db, row.id)).filter(({ state }) => !isUnpaid(state))
  return { awbNumber: waybill, status: row.state, events: timelineView(timeline, language) }
}

export const trackParcel = async (call: Call<typeof calls.trackParcel>): Promise<TrackedShipment> => {
  if (!call.actor && !(await call.affords('tracking.visitor'))) throw new Problem('express.track-captcha')
  return track(call, call.query.shipmentId)
}

/** One look-up for one solved puzzle, after the free ones of the hour. */
export const trackParcelSolved =
  ({ secret }: { secret: string }) =>
  async (call: Call<typeof calls.trackParcelSolved>): Promise<TrackedShipment> => {
    await spendPuzzle(secret, call, call.body.captcha)
    return track(call, call.body.number)
  }

const list = <Code extends string>(table: Readonly<Record<Code, { en: string; ar: string }>>) =>
  (Object.entries(table) as [Code, { en: string; ar: string }][]).map(([code, { en, ar }]) => ({
    code,
    nameEn: en,
    nameAr: ar,
  }))

export const expressLookups = (_call: Call<typeof calls.getExpressLookups>) =>
  Promise.resolve({
    shipmentTypes: list(shipmentTypes),
    packageTypes: list(packagings),
    contents: list(customsReasons),
    paymentTypes: payWays.map((code) => ({
      code,
      nameEn: payWayText[code].en,
      nameAr: payWayText[code].ar,
    })),
    cancelReasons: [],
    statuses: list(shipmentStateText),
  })
