// Cancels storage: before payment by its customer or the desk (W10), paid by staff and by the refund rule (W11).
import { succeeded } from '@marsa/model/kit/answer.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { settleCancellation } from '@marsa/model/finance/settle-cancellation.ts'
import {
  storageCancelPercents,
  storageCancelRefusal,
  storageCancelStage,
  storageCancelStages,
} from '@marsa/model/warehouse/cancellation.ts'
import type { GoodsState } from '@marsa/model/warehouse/goods-machine.ts'
import type {
  cancelStorage as contract,
  viewStorageCancelTerms as termsContract,
} from '@marsa/model/warehouse/request-endpoints.ts'
import { retireIdentityDocuments } from '../documents/door.ts'
import { findOpenSession, type Staff } from '../finance/door.ts'
import type { Db, Tx } from '../kit/db.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { cancelAward, closeSiblings, lockQuotations, addToTimeline } from '../requests/door.ts'
import { goodsOf } from './goods.store.ts'
import { moveStorage } from './move-storage.ts'
import { findStorage, isBooked, lockVisible, type BookedRow, type StorageRow } from './requests.store.ts'
import { invoiced, subjectKind } from './subject.ts'
import { amountParam, customerOf, publishMessage, publishToRound, warehouses } from './publish-message.ts'

const factsOf = async (db: Db, request: StorageRow) => ({
  state: request.state,
  goods: (await goodsOf(db, request.id)) ?? null,
  paymentOpen: (await findOpenSession(db, subjectKind, request.id)) !== undefined,
})

/** What cancelling would keep and give back now, in fils. */
const settlementOf = (
  request: StorageRow,
  goods: GoodsState | null,
  settings: SettingsInForce,
): { feeFils: bigint; refundFils: bigint } => {
  if (!isBooked(request)) return { feeFils: 0n, refundFils: 0n }
  const stage = storageCancelStage({ state: request.state, goods }) ?? 'picked-up'
  return settleCancellation(storageCancelPercents(settings)[stage], {
    totalFils: request.total_fils,
    paidFils: request.paid_fils,
  })
}

export const viewStorageCancelTerms = async (call: Call<typeof termsContract>) => {
  const { db, settings } = call
  const actor = signedIn(call)
  const request = await findStorage(db, actor, call.relation, call.query.storageRequestID)
  if (!request) throw new Problem('warehouse.not-found')
  const facts = await factsOf(db, request)
  const { feeFils, refundFils } = settlementOf(request, facts.goods, settings)
  const percents = storageCancelPercents(settings)
  return {
    refusal: storageCancelRefusal(kindOf(actor), facts) ?? null,
    stage: storageCancelStage(facts) ?? null,
    stages: storageCancelStages.map((stage) => ({ stage, percent: percents[stage] })),
    paid: toWire(request.paid_fils ?? 0n),
    fee: toWire(feeFils),
    refund: toWire(refundFils),
  }
}

const cancelUnpaid = async (
  tx: Tx,
  { body }: Call<typeof contract>,
  request: StorageRow,
  as: 'customer' | Staff,
): Promise<void> => {
  const cancelled = await moveStorage(tx, request.id, 'cancel', as, {
    reason: body.reason,
    version: body.version,
  })
  const closed = await closeSiblings(tx, await lockQuotations(tx, request.id, request.round), null, as)
  await publishMessage(
    tx,
    cancelled,
    'storage-cancelled',
    [customerOf(request), warehouses(...closed.map((row) => row.company_id))],
    {},
  )
  await publishToRound(tx, cancelled)
}

const cancelPaid = async (
  tx: Tx,
  { body, now, settings }: Call<typeof contract>,
  request: BookedRow,
  as: Staff,
  goods: GoodsState | null,
): Promise<void> => {
  const settlement = settlementOf(request, goods, settings)
  if (body.refund !== undefined && body.refund !== toWire(settlement.refundFils))
    throw new Problem('warehouse.refund-changed')
  const cancelled = await moveStorage(tx, request.id, 'cancelBooked', as, {
    reason: body.reason,
    version: body.version,
    set: { cancel_fee_fils: settlement.feeFils },
  })
  await cancelAward(tx, { subject: invoiced(request), award: request }, settlement, {
    as,
    reason: body.reason,
    now,
  })
  await retireIdentityDocuments(tx, subjectKind, request.id)
  const [amount, fee] = [amountParam(settlement.refundFils), amountParam(settlement.feeFils)]
  await publishMessage(tx, cancelled, 'storage-cancelled-paid', customerOf(cancelled), { amount, fee })
  await publishMessage(tx, cancelled, 'storage-cancelled', warehouses(request.agent_id), {})
}

export const cancelStorage = (call: Call<typeof contract>) => {
  const { now, body } = call
  const actor = signedIn(call)
  const as = kindOf(actor) as 'customer' | Staff
  return call.once(async (tx) => {
    const request = await lockVisible(tx, actor, call.relation, call.query.storageRequestID)
    if (!request) throw new Problem('warehouse.not-found')
    const facts = await factsOf(tx, request)
    refuse(storageCancelRefusal(as, facts))
    if (isBooked(request) && as !== 'customer') await cancelPaid(tx, call, request, as, facts.goods)
    else await cancelUnpaid(tx, call, request, as)
    await addToTimeline(tx, {
      requestId: request.id,
      code: 'QS_CAN',
      at: now,
      by: as,
      userId: actor.userId,
      note: body.reason,
    })
    return succeeded
  })
}
