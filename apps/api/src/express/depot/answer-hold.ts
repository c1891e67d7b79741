// The sender's side of a shipment that waits: why it does, what is due, and the answer with a corrected address or another day.
import type { holdEndpoints as calls } from '@marsa/model/express/depot/hold-endpoints.ts'
import { answerDays, answerRefusal, asksSender } from '@marsa/model/express/depot/hold.ts'
import type { ShipmentForm } from '@marsa/model/express/shipments/shipment-form.ts'
import { shipmentFaults } from '@marsa/model/express/shipments/shipment-rules.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { addDays, dayOf, toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { creditsOf } from '../bundles/leases.ts'
import { changed, lockOwn, ownShipment } from '../shipments/own-shipment.ts'
import { thawed } from '../shipments/shipment-view.ts'
import { moveShipment } from '../shipments/shipments.store.ts'
import { walletOf } from '../wallet/wallet.store.ts'
import { chargesOf } from './charges.store.ts'
import { openHolds, writeAnswer } from './holds.store.ts'

/** How far ahead another day may be. */
const daysAhead = 14

export const viewHolds = async (
  call: Call<typeof calls.viewHolds>,
): Promise<AnswerOf<typeof calls.viewHolds>> => {
  const { db, language } = call
  const row = await ownShipment(call, { id: call.query.shipmentId })
  const [holds, charges, credits, wallet] = await Promise.all([
    openHolds(db, row.id),
    chargesOf(db, row.id),
    creditsOf(db, row.company_id),
    walletOf(db, row.company_id),
  ])
  return {
    holds: holds.map((hold) => ({
      id: hold.id,
      reason: hold.reason,
      note: hold.note,
      since: toOffset(hold.opened_at),
      answerBy:
        asksSender(hold.reason) && !hold.answered_at ? addDays(dayOf(hold.opened_at), answerDays) : null,
      answer: hold.answer,
      wantedOn: hold.wanted_on,
    })),
    charges: charges.map((charge) => ({
      id: charge.id,
      kind: charge.kind,
      lines: thawed(charge.lines).map(({ code, net, formula }) => ({
        code,
        net: toWire(net),
        formula: formula[language],
      })),
      net: toWire(charge.net_fils),
      vat: toWire(charge.vat_fils),
      total: toWire(charge.net_fils + charge.vat_fils),
      way: charge.way,
    })),
    attempts: row.attempts,
    credits: toWire(credits?.availableFils ?? 0n),
    wallet: toWire(wallet.availableFils),
    isAnswered: holds.some(({ answer }) => answer !== null),
  }
}

type Asked = Call<typeof calls.answerHold>

/** The form with the corrected address, whose city stays: its price and its depot hang on that. */
const correctedForm = (form: ShipmentForm, address: Asked['body']['address']): ShipmentForm => {
  if (!address) return form
  const corrected = { ...form, recipient: { ...form.recipient, ...address } }
  const faults = Object.entries(shipmentFaults(corrected, { mayCollect: true })).filter(([field]) =>
    field.startsWith('recipient.'),
  )
  if (faults.length > 0)
    throw new Problem(
      'kit.invalid',
      {},
      Object.fromEntries(faults.map(([field, code]) => [field.replace('recipient', 'address'), code])),
    )
  return corrected
}

export const answerHold = (call: Asked): Promise<typeof succeeded> => {
  const actor = signedIn(call)
  const as = kindOf(actor) as Extract<ActorKind, 'customer'>
  const { shipmentId, answer, wantedOn, address } = call.body
  const today = dayOf(call.now)
  if (wantedOn && (wantedOn <= today || wantedOn > addDays(today, daysAhead)))
    throw new Problem('kit.invalid', {}, { wantedOn: 'depot.day-wrong' })
  return call.once(async (tx) => {
    const row = await lockOwn(tx, call, shipmentId)
    refuse(answerRefusal(row.state, await openHolds(tx, row.id), as))
    const form = correctedForm(row.form as ShipmentForm, address)
    const isDelivery = row.state === 'DELIVERY_FAILED'
    await writeAnswer(tx, { shipmentId: row.id, answer, wantedOn, userId: actor.userId, isDelivery })
    const answered = await moveShipment(
      tx,
      row.id,
      'answerHold',
      { as },
      {
        form: JSON.stringify(form),
        recipient_mobile: form.recipient.mobile,
      },
    )
    await changed(tx, answered)
    return succeeded
  })
}
