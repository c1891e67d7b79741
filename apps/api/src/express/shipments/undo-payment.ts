// A paid shipment is undone before the pickup: its invoice is credited, its VAT taken back, and every part goes back (E11, E12).
import { dayOf } from '@marsa/model/kit/day.ts'
import { creditSale, listTaxInvoices } from '../../finance/door.ts'
import type { Tx } from '../../kit/db.ts'
import { giveBackParts } from './pay-parts.ts'
import { findSettlement, settlementReturned } from './settlements.store.ts'
import type { ShipmentRow } from './shipments.store.ts'

/** Answers what goes back in all. Under the shipment's lock. */
export const undoPayment = async (tx: Tx, row: ShipmentRow, reason: string, now: Date): Promise<bigint> => {
  const settlement = (await findSettlement(tx, row.settlement_id!))!
  const invoice = (await listTaxInvoices(tx, row.id)).findLast(
    ({ kind, subjectNumber }) => kind === 'final' && subjectNumber === row.waybill,
  )
  if (invoice) await creditSale(tx, invoice, { causeId: settlement.id, suppliedOn: dayOf(now) })
  await giveBackParts(
    tx,
    { settlement, number: row.number, waybill: row.waybill, reference: row.reference },
    reason,
  )
  await settlementReturned(tx, settlement.id)
  return settlement.total_fils
}
