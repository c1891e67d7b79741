// Begins an attempt to pay a shipment whole: the settlement with its parts, and the use of a promotion code that it reserves.
import { dueAfter, type PayWay } from '@marsa/model/express/shipments/settlement.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { Tx } from '../../kit/db.ts'
import { creditsOf, leaseCredits, type Credits } from '../bundles/leases.ts'
import {
  insertPart,
  insertSettlement,
  liveSettlement,
  lockPromotion,
  partsOf,
  type Part,
  type PromotionUse,
  type Settlement,
} from './settlements.store.ts'
import { thawed } from './shipment-view.ts'
import type { ShipmentRow } from './shipments.store.ts'

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)

const promotionRefusal = (use: PromotionUse | undefined): string | undefined => {
  if (!use || (use.most_uses !== null && use.uses >= use.most_uses)) return 'express.promotion-used'
  if (use.most_company_uses !== null && use.company_uses >= use.most_company_uses)
    return 'express.promotion-used'
  return use.is_first_only && use.has_sent ? 'express.promotion-first' : undefined
}

export type Attempt = {
  settlement: Settlement
  /** What is to be paid beside the credits; undefined where they are enough. */
  rest: Part | undefined
}

/** Credits of the bundle whose price it has; one that has ended meanwhile prices nothing any more. */
const creditsFor = async (tx: Tx, row: ShipmentRow): Promise<Credits | undefined> => {
  if (!row.plan) return undefined
  const credits = await creditsOf(tx, row.company_id)
  if (credits?.plan !== row.plan) throw new Problem('bundles.not-active')
  return credits
}

/**
 * The open attempt of the shipment, if it goes the same way, or a new one: credits of its plan first, which are held, the rest
 * this way. `savedFils` is what the plan saves against the list. The caller holds the shipment's lock.
 */
export const openAttempt = async (
  tx: Tx,
  row: ShipmentRow,
  { userId, way, savedFils }: { userId: string; way: PayWay; savedFils: bigint },
): Promise<Attempt> => {
  const open = await liveSettlement(tx, row.id)
  if (open) {
    const rest = (await partsOf(tx, open.id)).find((each) => each.way === way)
    if (!rest) throw new Problem('finance.payment-in-progress')
    return { settlement: open, rest }
  }
  const code = row.promotion_code
  if (code) refuse(promotionRefusal(await lockPromotion(tx, code, row.company_id)))
  const credits = await creditsFor(tx, row)
  const creditFils = least(credits?.availableFils ?? 0n, row.net_fils!)
  const due = dueAfter(thawed(row.price_lines!), creditFils)
  const settlement = await insertSettlement(tx, {
    shipmentId: row.id,
    companyId: row.company_id,
    userId,
    priceVersion: row.price_version,
    ...due,
    promotionCode: code,
  })
  if (credits && creditFils > 0n) {
    const { id } = await insertPart(tx, settlement, {
      way: 'bundle',
      amountFils: creditFils,
      sourceId: credits.membershipId,
    })
    const lease = { id, membershipId: credits.membershipId, subjectId: row.id, savedFils, userId }
    await leaseCredits(tx, { ...lease, amountFils: creditFils })
  }
  const restFils = due.totalFils - creditFils
  if (restFils > 0n) await insertPart(tx, settlement, { way, amountFils: restFils })
  return {
    settlement,
    rest: (await partsOf(tx, settlement.id)).find((each) => each.way === way && each.way !== 'bundle'),
  }
}
