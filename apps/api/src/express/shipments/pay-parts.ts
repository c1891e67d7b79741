// The ways in which a part of a shipment is paid: what each does when money is held and comes.
import type { PayWay } from '@marsa/model/express/shipments/settlement.ts'
import type { Actor } from '@marsa/model/kit/access.ts'
import type { Tx } from '../../kit/db.ts'
import { consumeLease, releaseLease } from '../bundles/leases.ts'
import { spendFromWallet } from '../wallet/move-money.ts'
import { giveBack } from './give-back.ts'
import { partCame, partReturned, partsOf, type Part, type Settlement } from './settlements.store.ts'
import type { ShipmentRow } from './shipments.store.ts'

export type Payment = {
  settlement: Settlement
  part: Part
  /** Of the shipment, for statements: its number and, once there is one, its waybill. */
  number: string
  waybill: string | null
  reference: string
}

type Way = {
  /** Brings the money into the shipment's advance and answers the posting. A person stands behind it. */
  take?: (tx: Tx, actor: Actor, payment: Payment) => Promise<string>
  /** Lets go of what was held for a part whose attempt has ended. */
  release?: (tx: Tx, part: Part) => Promise<void>
}

const ways: Record<PayWay, Way> = {
  card: {},
  bundle: { release: (tx, { id }) => releaseLease(tx, id) },
  wallet: {
    take: async (tx, actor, { settlement, part, number, waybill }) => {
      const { id } = await spendFromWallet(tx, actor, {
        subjectId: settlement.shipment_id,
        amountFils: part.amount_fils,
        ref: settlement.id,
        ...(waybill && { waybill }),
        reference: number,
      })
      return id
    },
  },
}

export const takePart = async (tx: Tx, actor: Actor, payment: Payment): Promise<void> =>
  partCame(tx, payment.part.id, await ways[payment.part.way].take!(tx, actor, payment))

/** Credits that were held become the shipment's advance. */
export const takeHeld = async (tx: Tx, settlement: Settlement, waybill: string): Promise<void> => {
  for (const { id, way } of await partsOf(tx, settlement.id))
    if (way === 'bundle') await partCame(tx, id, (await consumeLease(tx, id, waybill)).id)
}

export const releaseParts = async (tx: Tx, settlement: Settlement): Promise<void> => {
  for (const part of await partsOf(tx, settlement.id)) await ways[part.way].release?.(tx, part)
}

/** Every part goes back where it came from, unless its way says otherwise. */
export const giveBackParts = async (
  tx: Tx,
  shipment: ShipmentRow,
  settlement: Settlement,
  reason: string,
): Promise<void> => {
  for (const { id, way, amount_fils: amountFils, session_id: sessionId } of await partsOf(tx, settlement.id))
    await partReturned(
      tx,
      id,
      await giveBack(tx, shipment, {
        way,
        amountFils,
        leaseId: id,
        sessionId,
        ref: `cancel:${settlement.id}`,
        reason,
      }),
    )
}
