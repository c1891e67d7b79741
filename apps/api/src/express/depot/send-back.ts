// Sends a shipment back to its sender: its holds end, what was due for going on is dropped, the way back is charged (E20, X3).
import { returnCharge } from '@marsa/model/express/depot/charge.ts'
import { legOfForm } from '@marsa/model/express/shipments/shipment-rules.ts'
import type { ShipmentForm } from '@marsa/model/express/shipments/shipment-form.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { amountParam } from '@marsa/model/messages/message.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { findOpenSession } from '../../finance/door.ts'
import type { Tx } from '../../kit/db.ts'
import { notify } from '../../messages/door.ts'
import { changed } from '../shipments/own-shipment.ts'
import { thawed } from '../shipments/shipment-view.ts'
import { moveShipment, subjectKind, type ShipmentRow } from '../shipments/shipments.store.ts'
import { chargeWallet } from '../wallet/move-money.ts'
import { spendingRight } from '../wallet/spenders.store.ts'
import { walletOf } from '../wallet/wallet.store.ts'
import { dropCharge, dueCharge, insertCharge, type ChargeRow } from './charges.store.ts'
import { closeHolds } from './holds.store.ts'
import { settleCharge } from './pay-charge.ts'

type SendingBack = {
  as: Extract<ActorKind, 'agent' | 'customer' | 'desk' | 'system'>
  reason: string
  userId: string | null
  now: Date
}

/** A company owes the way back at once: its wallet pays as far as it reaches, the rest is a debt. */
const takeFromWallet = async (tx: Tx, row: ShipmentRow, charge: ChargeRow, now: Date): Promise<void> => {
  const totalFils = charge.net_fils + charge.vat_fils
  const { availableFils } = await walletOf(tx, row.company_id)
  const { id } = await chargeWallet(tx, {
    companyId: row.company_id,
    amountFils: totalFils,
    ref: charge.id,
    subjectId: row.id,
    waybill: row.waybill!,
    reference: row.reference || row.number,
    to: { kind: 'customer_advance', ownerId: row.id },
  })
  await settleCharge(tx, row, charge, {
    way: availableFils >= totalFils ? 'wallet' : 'debt',
    transactionId: id,
    now,
  })
}

/** Charges the way back and tells its sender; abroad, with what the carrier asks for it. Under the shipment's lock. */
export const chargeReturn = async (
  tx: Tx,
  row: ShipmentRow,
  { now, quotedFils }: { now: Date; quotedFils?: bigint },
): Promise<void> => {
  const leg = legOfForm(row.form as ShipmentForm)
  const due = leg && row.price_lines ? returnCharge(leg, thawed(row.price_lines), quotedFils) : undefined
  if (!due) return
  const of = { shipmentId: row.id, companyId: row.company_id, kind: 'RETURN' } as const
  const charge = await insertCharge(tx, of, due)
  const { isPerson } = await spendingRight(tx, { companyId: row.company_id, userId: row.user_id })
  if (!isPerson) await takeFromWallet(tx, row, charge, now)
  await notify(tx, {
    to: { userIds: [row.user_id] },
    template: 'parcel-return-charged',
    params: { number: row.waybill!, amount: amountParam(charge.net_fils + charge.vat_fils) },
    subjectId: row.id,
    version: charge.id,
  })
}

/** Under the shipment's lock, after its refusals. A payment by card that is open has to end first. */
export const sendBack = async (
  tx: Tx,
  row: ShipmentRow,
  { as, reason, userId, now }: SendingBack,
): Promise<ShipmentRow> => {
  if (await findOpenSession(tx, subjectKind, row.id)) throw new Problem('finance.payment-in-progress')
  const due = await dueCharge(tx, row.id, 'REMEASURE')
  if (due) await dropCharge(tx, due.id)
  await closeHolds(tx, row.id, null, userId)
  const back = await moveShipment(tx, row.id, 'sendBack', { as, reason }, { courier_id: null })
  await chargeReturn(tx, back, { now })
  await changed(tx, back)
  return back
}
