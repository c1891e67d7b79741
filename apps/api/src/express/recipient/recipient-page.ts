// What whoever has the link of a parcel does on its page; who changes something there knows the end of the recipient's number, too.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { objectionRefusal, objectionText } from '@marsa/model/express/recipient/objections.ts'
import type * as calls from '@marsa/model/express/recipient/recipient-endpoints.ts'
import type { Wished } from '@marsa/model/express/recipient/recipient-endpoints.ts'
import {
  daysToChoose,
  endedBy,
  isOwnNumber,
  openWish,
  takeBackRefusal,
  wishRefusal,
  wishText,
} from '@marsa/model/express/recipient/wishes.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { dayParam } from '@marsa/model/messages/message.ts'
import type { Tx } from '../../kit/db.ts'
import type { Call } from '../../kit/serve.ts'
import { notify } from '../../messages/door.ts'
import { changed } from '../shipments/own-shipment.ts'
import type { ShipmentRow } from '../shipments/shipments.store.ts'
import { resendDeliveryCode } from './delivery-codes.ts'
import { lockedBy, openedBy, type Opened } from './recipient-link.ts'
import { factsOfRecipient, holidaysOf, recipientView } from './recipient-view.ts'
import {
  endWishes,
  insertObjection,
  insertWish,
  listWishes,
  objectionsOf,
  setLanguage,
} from './recipients.store.ts'
import { mobileOf } from './write-recipient.ts'

/** Beyond what any parcel may collect. */
const mostPaidFils = 1_000_000n

/** Guesses are counted before they are compared, apart from the transaction that a refusal takes back. */
const checkDigits = async (
  call: Pick<Call, 'db' | 'now' | 'spend' | 'restore'>,
  { token, digits }: { token: string; digits: string },
): Promise<void> => {
  const { link, shipment } = await openedBy(call.db, token, call.now)
  await call.spend('recipient.digits', link.id)
  if (!isOwnNumber(mobileOf(shipment), digits))
    throw new Problem('express.recipient-digits', {}, { digits: 'express.recipient-digits' })
  await call.restore('recipient.digits', link.id)
}

export const openParcel = async (call: Call<typeof calls.openParcel>) =>
  recipientView(call.db, await openedBy(call.db, call.body.token, call.now), call)

/** Runs under the lock of the shipment and answers the page as it is then. */
const act = async (
  call: Pick<Call, 'db' | 'once' | 'now' | 'language'>,
  token: string,
  work: (tx: Tx, opened: Opened) => Promise<void>,
) => {
  await call.once(async (tx) => {
    const opened = await lockedBy(tx, token, call.now)
    await work(tx, opened)
    await changed(tx, opened.shipment)
  })
  return recipientView(call.db, await openedBy(call.db, token, call.now), call)
}

const tellSender = async (
  tx: Tx,
  { id, user_id: userId, waybill }: ShipmentRow,
  wish: Wished,
  version: string,
): Promise<void> => {
  const about = { to: { userIds: [userId] }, subjectId: id, version }
  const number = waybill!
  if (wish.kind === 'OTHER_DAY')
    await notify(tx, {
      ...about,
      template: 'parcel-recipient-day',
      params: { number, day: dayParam(wish.day) },
    })
  else if (wish.kind === 'REFUSED')
    await notify(tx, { ...about, template: 'parcel-recipient-refused', params: { number } })
  else
    await notify(tx, {
      ...about,
      template: 'parcel-recipient-said',
      params: { number, wish: wishText[wish.kind] },
    })
}

export const wishForParcel = async (call: Call<typeof calls.wishForParcel>) => {
  const { now, body } = call
  const { wish } = body
  await checkDigits(call, body)
  const isHoliday = await holidaysOf(call.db)
  return act(call, body.token, async (tx, { shipment }) => {
    const known = await listWishes(tx, [shipment.id])
    const facts = factsOfRecipient(shipment, known)
    const [day, words] = [
      wish.kind === 'OTHER_DAY' ? wish.day : null,
      wish.kind === 'NEIGHBOUR' ? wish.words : null,
    ]
    const open = known.find(({ kind, ended_at: ended }) => kind === wish.kind && ended === null)
    // Sent twice, it is one wish: of the two other days none is lost to a double click.
    if (open && wish.kind !== 'PIN' && open.day === day && open.words === words) return
    refuse(wishRefusal(wish.kind, facts))
    if (day !== null && !daysToChoose(now, isHoliday).includes(day))
      throw new Problem('express.recipient-day', {}, { day: 'express.recipient-day' })
    await endWishes(tx, shipment.id, endedBy(wish.kind), now)
    const pin = wish.kind === 'PIN' ? wish.pin : null
    const id = await insertWish(tx, { shipmentId: shipment.id, kind: wish.kind, day, words, pin, now })
    await tellSender(tx, shipment, wish, id)
  })
}

export const takeBackWish = async (call: Call<typeof calls.takeBackWish>) => {
  const { now, body } = call
  await checkDigits(call, body)
  return act(call, body.token, async (tx, { shipment }) => {
    const facts = factsOfRecipient(shipment, await listWishes(tx, [shipment.id]))
    refuse(takeBackRefusal(body.kind, facts))
    if (openWish(facts, body.kind)) await endWishes(tx, shipment.id, [body.kind], now)
  })
}

export const sendRecipientCode =
  ({ secret }: { secret: string }) =>
  async (call: Call<typeof calls.sendRecipientCode>) => {
    const { now, body } = call
    const { shipment: seen } = await openedBy(call.db, body.token, now)
    await call.spend('sms.number', mobileOf(seen))
    return act(call, body.token, (tx, { shipment }) =>
      resendDeliveryCode(tx, secret, shipment, { now, byDesk: false }),
    )
  }

export const chooseRecipientLanguage = (call: Call<typeof calls.chooseRecipientLanguage>) =>
  call.once(async (tx) => {
    const { link } = await openedBy(tx, call.body.token, call.now)
    await setLanguage(tx, link.id, call.body.language)
    return succeeded
  })

export const objectToDelivery = async (call: Call<typeof calls.objectToDelivery>) => {
  const { now, body } = call
  const { kind, words } = body
  await checkDigits(call, body)
  const paidFils = kind === 'PAID_OTHER' && body.amount !== undefined ? parseMoney(body.amount) : null
  if (kind === 'PAID_OTHER' && (paidFils === null || paidFils > mostPaidFils))
    throw new Problem('express.objection-paid', {}, { amount: 'express.objection-paid' })
  return act(call, body.token, async (tx, { shipment }) => {
    const known = await objectionsOf(tx, shipment.id)
    const open = known.filter(({ closed_at: closed }) => closed === null).map((each) => each.kind)
    refuse(objectionRefusal(kind, { state: shipment.state, hasCash: shipment.cod_fils !== null, open }))
    const id = await insertObjection(tx, {
      shipmentId: shipment.id,
      kind,
      paidFils,
      words: words || null,
      now,
    })
    await notify(tx, {
      to: { roles: ['desk'] },
      template: 'parcel-objection',
      params: { number: shipment.waybill!, objection: objectionText[kind] },
      subjectId: shipment.id,
      version: id,
    })
  })
}
