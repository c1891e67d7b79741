// What sender and desk do for a recipient: the link to pass on, what was said on the page, another code, and objections.
import { succeeded } from '@marsa/model/kit/answer.ts'
import type * as calls from '@marsa/model/express/recipient/recipient-endpoints.ts'
import { isOver, isUnpaid } from '@marsa/model/express/shipments/shipment-machine.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { sendMail } from '../../messages/door.ts'
import { lockOwn, ownShipment } from '../shipments/own-shipment.ts'
import { findShipment } from '../shipments/shipments.store.ts'
import { resendDeliveryCode } from './delivery-codes.ts'
import { linkFor } from './recipient-link.ts'
import {
  closeObjectionRow,
  listObjectionRows,
  listWishes,
  objectionsOf,
  type ObjectionRow,
} from './recipients.store.ts'
import { quietUntilOf, reached } from './write-recipient.ts'

type Keyed = { secret: string }

export const shareParcel =
  ({ secret }: Keyed) =>
  (call: Call<typeof calls.shareParcel>) =>
    // Its token opens the page to whoever has it, so no answer is kept; a second call says the same one.
    call.unkept(async (tx) => {
      const shipment = await lockOwn(tx, call, call.query.id)
      refuse(isUnpaid(shipment.state) || isOver(shipment.state) ? 'express.cannot-now' : undefined)
      return linkFor(tx, secret, shipment, call.now)
    })

const at = (instant: Date | null): string | null => (instant ? toOffset(instant) : null)

const objectionView = ({ id, kind, paid_fils: paid, words, outcome, ...times }: ObjectionRow) => ({
  id,
  kind,
  paid: paid === null ? null : toWire(paid),
  words,
  at: toOffset(times.opened_at),
  closedAt: at(times.closed_at),
  outcome,
})

export const viewRecipientSaid = async (call: Call<typeof calls.viewRecipientSaid>) => {
  const { id } = await ownShipment(call, { id: call.query.id })
  const [wishes, objections] = await Promise.all([listWishes(call.db, [id]), objectionsOf(call.db, id)])
  return {
    wishes: wishes.map(({ kind, day, words, latitude, longitude, wished_at: wished, ended_at: ended }) => ({
      kind,
      day,
      words,
      pin: latitude !== null && longitude !== null ? { latitude, longitude } : null,
      at: toOffset(wished),
      endedAt: at(ended),
    })),
    objections: objections.map(objectionView),
  }
}

export const renewDeliveryCode =
  ({ secret }: Keyed) =>
  (call: Call<typeof calls.renewDeliveryCode>) =>
    call.once(async (tx) => {
      const shipment = await lockOwn(tx, call, call.query.id)
      await resendDeliveryCode(tx, secret, shipment, { now: call.now, byDesk: true })
      return succeeded
    })

export const listObjections = async ({ db, query }: Call<typeof calls.listObjections>) =>
  (await listObjectionRows(db, query.show === 'closed')).map((row) => ({
    ...objectionView(row),
    shipmentId: row.shipment_id,
    awbNumber: row.waybill,
    cod: row.cod_fils === null ? null : toWire(row.cod_fils),
    recipientName: row.recipient_name,
    mobile: row.recipient_mobile,
    companyName: { en: row.name_en, ar: row.name_ar },
  }))

/** The recipient reads what came out as a text message. */
export const closeObjection = (call: Call<typeof calls.closeObjection>) => {
  const { userId } = signedIn(call)
  const { id } = call.query
  const { outcome } = call.body
  return call.once(async (tx) => {
    const shipmentId = await closeObjectionRow(tx, { id, userId, outcome, now: call.now })
    const shipment = shipmentId && (await findShipment(tx, { id: shipmentId }, null))
    if (!shipment) throw new Problem('express.objection-none')
    await sendMail(tx, {
      mail: 'recipient-objection-closed',
      to: await reached(tx, shipment),
      params: { number: shipment.waybill!, outcome },
      key: id,
      isSecret: false,
      textsFrom: quietUntilOf(call.now),
    })
    return succeeded
  })
}
