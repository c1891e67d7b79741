// Money of a shipment that goes back the way it came: to the card, to the bundle, else to the wallet, where a debt is lowered first.
import type { ChargeWay } from '@marsa/model/express/depot/charge.ts'
import type { PayWay } from '@marsa/model/express/shipments/settlement.ts'
import { requestRefund } from '../../finance/door.ts'
import type { Tx } from '../../kit/db.ts'
import { returnCredits } from '../bundles/leases.ts'
import { creditWallet } from '../wallet/move-money.ts'
import type { ShipmentRow } from './shipments.store.ts'

export type Returned = {
  way: PayWay | ChargeWay
  amountFils: bigint
  /** Of credits of a bundle: what held them. */
  leaseId: string
  /** Of a card. */
  sessionId: string | null | undefined
  /** Names the credit of the wallet once. */
  ref: string
  reason: string
}

/** Takes the money out of the shipment's advance; answers where it went. */
export const giveBack = async (
  tx: Tx,
  { id, company_id: companyId, number, waybill }: ShipmentRow,
  { way, amountFils, leaseId, sessionId, ref, reason }: Returned,
): Promise<PayWay> => {
  const words = { waybill: waybill!, reference: `${number}: ${reason}` }
  if (way === 'bundle') return returnCredits(tx, leaseId, words)
  if (way === 'card' && sessionId) {
    await requestRefund(tx, { sessionId, amountFils, reason, as: 'system' })
    return 'card'
  }
  await creditWallet(tx, {
    ...words,
    kind: 'REFUND',
    companyId,
    amountFils,
    ref,
    subjectId: id,
    from: { kind: 'customer_advance', ownerId: id },
  })
  return 'wallet'
}
