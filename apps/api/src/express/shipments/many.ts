// Many shipments at once: each priced by itself, and all of them paid together or none.
import { unpaidRefusal } from '@marsa/model/express/shipments/refusals.ts'
import type * as calls from '@marsa/model/express/shipments/many-endpoints.ts'
import { dueOfMany } from '@marsa/model/express/shipments/settlement.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { parseMoney, sum, toWire } from '@marsa/model/kit/money.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { findOpenSession } from '../../finance/door.ts'
import type { Tx } from '../../kit/db.ts'
import { eachOf } from '../../kit/each-of.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { notify } from '../../messages/door.ts'
import { creditsOf } from '../bundles/leases.ts'
import type { ExpressParts } from '../parts.ts'
import { walletOf } from '../wallet/wallet.store.ts'
import { checkWhole, freezeChecked } from './check-whole.ts'
import { changed, factsOf, lockOwn } from './own-shipment.ts'
import { settleOne, wordsOf } from './pay-shipment.ts'
import { thawed } from './shipment-view.ts'
import { subjectKind, type ShipmentRow } from './shipments.store.ts'

export const priceShipments =
  (parts: ExpressParts) =>
  async (call: Call<typeof calls.priceShipments>): Promise<AnswerOf<typeof calls.priceShipments>> => {
    const { shipmentIds, withPlan } = call.body
    let totalFils = 0n
    const outcomes = await eachOf(shipmentIds, async (id) => {
      const fils = await call.onceFor(id, async (tx) => {
        const row = await lockOwn(tx, call, id)
        refuse(unpaidRefusal(await factsOf(tx, row)))
        if (row.state === 'PENDING_PAYMENT') return String(row.total_fils)
        const asking = { ...call, db: tx }
        const draft = { ...row.form, nothingRestricted: true }
        const whole = await checkWhole(parts, asking, draft, { withPlan })
        const priced = await freezeChecked(tx, id, whole, call.now)
        await changed(tx, priced)
        return String(priced.total_fils)
      })
      totalFils += BigInt(fils)
    })
    return { outcomes, total: toWire(totalFils) }
  }

type Paid = AnswerOf<typeof calls.payShipments>

/** In the order of their ids, so that two such calls never wait for each other; those with credits first, which are locked before the wallet. */
const lockAll = async (tx: Tx, call: Call<typeof calls.payShipments>): Promise<ShipmentRow[]> => {
  const found: ShipmentRow[] = []
  for (const id of [...new Set(call.body.shipmentIds)].toSorted()) found.push(await lockOwn(tx, call, id))
  return found.toSorted((one, other) => Number(other.plan !== null) - Number(one.plan !== null))
}

const refuseUnready = async (tx: Tx, row: ShipmentRow): Promise<void> => {
  if (row.state !== 'PENDING_PAYMENT') throw new Problem('express.cannot-now')
  if (await findOpenSession(tx, subjectKind, row.id)) throw new Problem('finance.payment-in-progress')
}

export const payShipments = (call: Call<typeof calls.payShipments>): Promise<Paid> => {
  const actor = signedIn(call)
  const { companyId, userId } = actor
  const way = call.body.paymentType
  return call.once(async (tx): Promise<Paid> => {
    const found = await lockAll(tx, call)
    const totalFils = sum(found.map((row) => row.total_fils ?? 0n))
    const answer = async (more: Pick<Paid, 'status' | 'errorMessage' | 'shortfall'>): Promise<Paid> => ({
      ...more,
      paid: more.status === 'SUCCESS' ? found.length : 0,
      total: toWire(totalFils),
      balanceAfter: toWire((await walletOf(tx, companyId)).availableFils),
    })
    // Asked again, it answers as it was (Z19).
    if (found.every(({ waybill }) => waybill !== null))
      return answer({ status: 'SUCCESS', errorMessage: null, shortfall: null })
    for (const row of found) await refuseUnready(tx, row)
    if (totalFils !== parseMoney(call.body.total)) throw new Problem('express.total-changed')
    if (way === 'bundle' && found.some(({ plan }) => plan === null))
      throw new Problem('express.way-unavailable')
    const credits = found.some(({ plan }) => plan !== null) ? await creditsOf(tx, companyId) : undefined
    const due = dueOfMany(
      found.map((row) => ({ lines: thawed(row.price_lines!), hasPlan: row.plan !== null })),
      credits?.availableFils ?? 0n,
    )
    const hasFils = way === 'bundle' ? 0n : (await walletOf(tx, companyId)).availableFils
    const { stillDue } = call.body
    const needsFils =
      way === 'wallet' && !credits && stillDue !== undefined ? parseMoney(stillDue) : due.restFils
    if (hasFils < needsFils)
      return answer({
        status: 'FAILED',
        errorMessage: wordsOf[way][call.language],
        shortfall: toWire(needsFils - hasFils),
      })
    for (const row of found) await settleOne(tx, call, row, { way, isOneOfMany: true })
    await notify(tx, {
      to: { userIds: [userId] },
      template: 'parcels-created',
      params: { number: found.length },
      subjectId: found[0]!.id,
    })
    return answer({ status: 'SUCCESS', errorMessage: null, shortfall: null })
  })
}
