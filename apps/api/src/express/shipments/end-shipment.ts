// Ends a shipment before its pickup: removed while it is unpaid (E8), its payment voided on the same day (E11), or cancelled (E12).
import { succeeded } from '@marsa/model/kit/answer.ts'
import { cancelRefusal, removeRefusal, voidRefusal } from '@marsa/model/express/shipments/refusals.ts'
import type * as calls from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { amountParam } from '@marsa/model/messages/message.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { notify } from '../../messages/door.ts'
import { releaseParts } from './pay-parts.ts'
import { changed, factsOf, lockOwn } from './own-shipment.ts'
import { liveSettlement, settlementEnded } from './settlements.store.ts'
import { deleteShipment, moveShipment } from './shipments.store.ts'
import { undoPayment } from './undo-payment.ts'

export const removeShipment = (call: Call<typeof calls.removeShipment>) =>
  call.once(async (tx) => {
    const row = await lockOwn(tx, call, call.query.shipmentId)
    refuse(removeRefusal(await factsOf(tx, row)))
    const open = await liveSettlement(tx, row.id)
    if (open) {
      await releaseParts(tx, open)
      await settlementEnded(tx, open.id)
    }
    await deleteShipment(tx, row.id)
    await changed(tx, row)
    return succeeded
  })

/** The money goes back, the number is retired, and the shipment is a draft that can be paid again. */
export const voidShipmentPayment = (call: Call<typeof calls.voidShipmentPayment>) => {
  const as = kindOf(signedIn(call)) as Extract<ActorKind, 'customer' | 'admin'>
  return call.once(async (tx) => {
    const row = await lockOwn(tx, call, call.query.shipmentId)
    refuse(voidRefusal(await factsOf(tx, row), as, call.now))
    await undoPayment(tx, row, 'payment voided', call.now)
    const draft = await moveShipment(
      tx,
      row.id,
      'voidPayment',
      { as },
      { waybill: null, settlement_id: null, price_version: row.price_version + 1 },
    )
    await changed(tx, draft)
    return { ...succeeded, reference: row.waybill! }
  })
}

export const cancelShipment = (call: Call<typeof calls.cancelShipment>) => {
  const as = kindOf(signedIn(call)) as Extract<ActorKind, 'customer' | 'desk' | 'admin'>
  const { comments, version } = call.body
  return call.once(async (tx) => {
    const row = await lockOwn(tx, call, call.query.id)
    refuse(cancelRefusal(await factsOf(tx, row), as))
    if (version !== undefined && version !== row.version) throw new Problem('kit.moved-on')
    const refund = await undoPayment(tx, row, comments, call.now)
    const cancelled = await moveShipment(tx, row.id, 'cancel', { as, reason: comments }, { slot_id: null })
    await notify(tx, {
      to: { userIds: [row.user_id] },
      template: 'parcel-cancelled',
      params: { number: row.waybill!, amount: amountParam(refund) },
      subjectId: row.id,
    })
    await changed(tx, cancelled)
    return { ...succeeded, refund: toWire(refund) }
  })
}
