// Paying: by card through a payment session (E3, C061), from the wallet at once (E4, C062), and what the browser asks when it is back (C079).
import { bundleProblems } from '@marsa/model/express/bundles/bundle-problems.ts'
import { dueAfter } from '@marsa/model/express/shipments/settlement.ts'
import { walletProblems } from '@marsa/model/express/wallet/wallet-problems.ts'
import type * as calls from '@marsa/model/express/shipments/shipment-endpoints.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { parseMoney, toWire } from '@marsa/model/kit/money.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import {
  findOpenSession,
  openSession,
  returnFromGateway,
  startPayment,
  toPaymentModel,
  type FinanceParts,
} from '../../finance/door.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { thawed } from './shipment-view.ts'
import { creditsOf } from '../bundles/leases.ts'
import type { ExpressParts } from '../parts.ts'
import { walletOf } from '../wallet/wallet.store.ts'
import { bookShipment, issueWaybill } from './book-shipment.ts'
import { endAttempt } from './end-attempt.ts'
import { openAttempt } from './open-attempt.ts'
import { lockOwn, changed } from './own-shipment.ts'
import { takePart } from './pay-parts.ts'
import { setSession } from './settlements.store.ts'
import { findShipment, moveShipment, subjectKind, type ShipmentRow } from './shipments.store.ts'

/** What the plan saves of the price at list, as both were frozen. */
const savedOf = ({ plan, list_fils: listFils, net_fils: netFils }: ShipmentRow): bigint =>
  plan && listFils !== null && listFils > netFils! ? listFils - netFils! : 0n

const described = (row: ShipmentRow): { title: Record<Lang, string>; lines: [] } => ({
  title: { en: `Parcel shipment ${row.number}`, ar: `شحنة طرود ${row.number}` },
  lines: [],
})

export const openShipmentPayment =
  (parts: ExpressParts) =>
  async (
    call: Call<typeof calls.openShipmentPayment>,
  ): Promise<AnswerOf<typeof calls.openShipmentPayment>> => {
    const actor = signedIn(call)
    const model = await call.once(async (tx) => {
      const row = await lockOwn(tx, call, call.query.shipmentID)
      if (row.state !== 'PENDING_PAYMENT') throw new Problem('express.cannot-now')
      if (row.plan && call.query.captureFullAmount) throw new Problem('express.way-unavailable')
      const savedFils = savedOf(row)
      const attempt = await openAttempt(tx, row, { userId: actor.userId, way: 'card', savedFils })
      const { settlement, rest: part } = attempt
      if (!part) throw new Problem('express.way-unavailable')
      const { session, isNew } = await openSession(tx, {
        subjectKind,
        subjectId: row.id,
        subjectNumber: row.number,
        quotationId: null,
        quoteVersion: settlement.price_version,
        part: 'full',
        amountFils: part.amount_fils,
        companyId: row.company_id,
        userId: actor.userId,
        language: call.language,
        description: described(row),
      })
      if (isNew) {
        await setSession(tx, part.id, session.id)
        await changed(tx, await moveShipment(tx, row.id, 'openPayment', { as: 'customer' }))
      }
      return {
        ...toPaymentModel(session, null),
        creditApplied: toWire(settlement.total_fils - part.amount_fils),
      }
    })
    const { redirectUrl } = await startPayment(parts.finance, model.sessionId)
    return {
      sessionId: model.sessionId,
      shipmentID: call.query.shipmentID,
      amount: toWire(parseMoney(model.creditApplied) + parseMoney(model.amount)),
      creditApplied: model.creditApplied,
      cardAmount: model.amount,
      currency: 'AED',
      expiresAt: model.expiresAt,
      redirectUrl,
    }
  }

type Settled = AnswerOf<typeof calls.settleShipment>

export const wordsOf = { wallet: walletProblems['wallet.short'], bundle: bundleProblems['bundles.short'] }

/** What a way without a card can give, and what of the price it has to. */
const reach = async (tx: Tx, row: ShipmentRow, way: 'bundle' | 'wallet') => {
  const credits = row.plan ? await creditsOf(tx, row.company_id) : undefined
  const creditFils = credits?.availableFils ?? 0n
  if (way === 'bundle') return { hasFils: creditFils, needsFils: row.net_fils! }
  const { totalFils } = dueAfter(thawed(row.price_lines!), creditFils)
  const used = creditFils < row.net_fils! ? creditFils : row.net_fils!
  return { hasFils: (await walletOf(tx, row.company_id)).availableFils, needsFils: totalFils - used }
}

/** E4, under the shipment's lock, of one that can be paid so; answers its waybill. */
export const settleOne = async (
  tx: Tx,
  call: Pick<Call, 'actor' | 'now'>,
  row: ShipmentRow,
  { way, isOneOfMany = false }: { way: 'wallet' | 'bundle'; isOneOfMany?: boolean },
): Promise<string> => {
  const actor = signedIn(call)
  const savedFils = savedOf(row)
  const { settlement, rest } = await openAttempt(tx, row, { userId: actor.userId, way, savedFils })
  const waybill = await issueWaybill(tx, row.id)
  const { number, reference } = row
  if (rest) await takePart(tx, actor, { settlement, part: rest, number, waybill, reference })
  await bookShipment(tx, row, settlement, {
    move: 'settle',
    as: 'customer',
    now: call.now,
    waybill,
    isOneOfMany,
  })
  return waybill
}

export const settleShipment = (call: Call<typeof calls.settleShipment>): Promise<Settled> => {
  const { shipmentId, paymentType: way } = call.query
  if (signedIn(call).key && way !== 'bundle') throw new Problem('express.key-credits')
  return call.once(async (tx): Promise<Settled> => {
    const row = await lockOwn(tx, call, shipmentId)
    const paid = async (reference: string): Promise<Settled> => ({
      status: 'SUCCESS',
      errorMessage: null,
      reference,
      balanceAfter: toWire((await walletOf(tx, row.company_id)).availableFils),
      shortfall: null,
    })
    // Asked again, it answers as it was (Z19).
    if (row.waybill) return paid(row.waybill)
    if (row.state !== 'PENDING_PAYMENT') throw new Problem('express.cannot-now')
    if (way === 'card' || (way === 'bundle' && !row.plan)) throw new Problem('express.way-unavailable')
    if (await findOpenSession(tx, subjectKind, row.id)) throw new Problem('finance.payment-in-progress')
    const { hasFils, needsFils } = await reach(tx, row, way)
    if (hasFils < needsFils) {
      await endAttempt(tx, row, 'customer')
      return {
        status: 'FAILED',
        errorMessage: wordsOf[way][call.language],
        reference: null,
        balanceAfter: toWire(hasFils),
        shortfall: toWire(needsFils - hasFils),
      }
    }
    return paid(await settleOne(tx, call, row, { way }))
  })
}

export const completeShipmentPayment =
  ({ finance }: { finance: FinanceParts }) =>
  async (
    call: Call<typeof calls.completeShipmentPayment>,
  ): Promise<AnswerOf<typeof calls.completeShipmentPayment>> => {
    const { companyId } = signedIn(call)
    const session = await returnFromGateway(finance, { companyId }, call.body.sessionId)
    if (session.subjectKind !== subjectKind) throw new Problem('kit.not-found')
    const row = await findShipment(call.db, { id: session.subjectId }, companyId)
    const status =
      session.state === 'SUCCEEDED'
        ? 'SUCCESS'
        : session.state === 'CREATED' || session.state === 'PENDING' || session.state === 'EXPIRING'
          ? 'PENDING'
          : 'FAILED'
    return {
      status,
      errorMessage: null,
      shipmentId: session.subjectId,
      awbNumber: row?.waybill ?? null,
    }
  }
