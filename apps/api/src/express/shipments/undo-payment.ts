// A paid shipment is undone, before its pickup or because it was lost: its invoices are credited, and every part goes back.
import { dayOf } from '@marsa/model/kit/day.ts'
import { creditSale, listTaxInvoices } from '../../finance/door.ts'
import type { Tx } from '../../kit/db.ts'
import { chargesOf, sessionOfCharge, type ChargeRow } from '../depot/charges.store.ts'
import { giveBack } from './give-back.ts'
import { giveBackParts } from './pay-parts.ts'
import { findSettlement, settlementReturned } from './settlements.store.ts'
import type { ShipmentRow } from './shipments.store.ts'

/** What was charged on the way goes back as it was paid; credits of a bundle carry no VAT, which was paid with the bundle. */
const giveBackCharge = async (
  tx: Tx,
  row: ShipmentRow,
  { id, kind, way, net_fils: net, vat_fils: vat }: ChargeRow,
  reason: string,
): Promise<bigint> => {
  const amountFils = way === 'bundle' ? net : net + vat
  const sessionId = way === 'card' ? await sessionOfCharge(tx, id) : undefined
  await giveBack(tx, row, { way: way!, amountFils, leaseId: id, sessionId, ref: `${kind}:${id}`, reason })
  return amountFils
}

/** Answers what goes back in all. Under the shipment's lock. */
export const undoPayment = async (tx: Tx, row: ShipmentRow, reason: string, now: Date): Promise<bigint> => {
  const settlement = (await findSettlement(tx, row.settlement_id!))!
  // Those of an earlier number were credited when it was retired.
  const invoices = (await listTaxInvoices(tx, row.id)).filter(
    ({ kind, subjectNumber }) => kind === 'final' && subjectNumber === row.waybill,
  )
  for (const invoice of invoices)
    await creditSale(tx, invoice, { causeId: invoice.id, suppliedOn: dayOf(now) })
  await giveBackParts(tx, row, settlement, reason)
  let total = settlement.total_fils
  for (const charge of await chargesOf(tx, row.id))
    if (charge.paid_at) total += await giveBackCharge(tx, row, charge, reason)
  await settlementReturned(tx, settlement.id)
  return total
}
