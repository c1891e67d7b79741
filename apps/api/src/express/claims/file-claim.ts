// A customer files a claim on a parcel, reads what becomes of it, and may withdraw it while nobody has decided.
import type * as calls from '@marsa/model/express/claims/claim-endpoints.ts'
import {
  causeOf,
  claimAmountRefusal,
  claimFils,
  claimRefusal,
  confirmRefusal,
  lastClaimDay,
  mostForGoods,
  payRefusal,
  photosRefusal,
} from '@marsa/model/express/claims/claim.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { dayOf, toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { amountParam } from '@marsa/model/messages/message.ts'
import { documentsOf, documentToWire } from '../../documents/door.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { notify } from '../../messages/door.ts'
import { changed, companyOf, lockOwn, ownShipment } from '../shipments/own-shipment.ts'
import type { ShipmentRow } from '../shipments/shipments.store.ts'
import { claimSubject } from './claim-photos.ts'
import { claimFactsOf } from './claim-facts.ts'
import { claimOf, findClaim, insertClaim, moveClaim, type ClaimRow } from './claims.store.ts'

const money = (fils: bigint | null): string | null => (fils === null ? null : toWire(fils))

const claimView = (
  claim: ClaimRow,
  row: ShipmentRow,
  call: Call<typeof calls.viewClaim>,
): NonNullable<AnswerOf<typeof calls.viewClaim>['claim']> => {
  const isStaff = call.relation === 'any'
  // What is only proposed is no answer yet: its customer reads that it is looked into.
  const isSaid = isStaff || claim.state !== 'PROPOSED'
  return {
    claimId: claim.id,
    state: isSaid ? claim.state : 'OPEN',
    cause: claim.cause,
    asked: toWire(claim.asked_fils),
    reason: claim.reason,
    filedAt: toOffset(claim.filed_at),
    amount: isSaid ? money(claim.amount_fils) : null,
    fee: isSaid ? money(claim.fee_fils) : null,
    answer: isSaid ? claim.answer : null,
    decidedAt: isSaid && claim.decided_at ? toOffset(claim.decided_at) : null,
    decidedBy: isStaff ? claim.decider : null,
    decideRefusal: isStaff ? (payRefusal(claim, row.state) ?? null) : null,
    confirmRefusal: isStaff
      ? (confirmRefusal({ state: claim.state, decidedBy: claim.decided_by }, signedIn(call).userId) ?? null)
      : null,
  }
}

export const viewClaim = async (
  call: Call<typeof calls.viewClaim>,
): Promise<AnswerOf<typeof calls.viewClaim>> => {
  const actor = signedIn(call)
  const { db, now } = call
  const row = await ownShipment(call, { id: call.query.shipmentId })
  const [facts, claim, photos] = await Promise.all([
    claimFactsOf(db, row),
    claimOf(db, row.id),
    documentsOf(db, claimSubject.kind, row.id),
  ])
  const { deliveredOn } = facts
  return {
    refusal: claimRefusal(facts, dayOf(now)) ?? null,
    cause: facts.hasClaim && claim ? claim.cause : (causeOf(row.state) ?? null),
    until: deliveredOn && causeOf(row.state) === 'DAMAGED' ? lastClaimDay(deliveredOn) : null,
    declared: toWire(facts.declaredFils),
    covered: money(facts.coveredFils),
    most: toWire(mostForGoods(facts)),
    fee: toWire(facts.feeFils),
    photos: photos.map((photo) => documentToWire(photo, actor, () => 'kit.forbidden')),
    claim: claim ? claimView(claim, row, call) : null,
  }
}

export const fileClaim = (call: Call<typeof calls.fileClaim>): Promise<typeof succeeded> => {
  const { userId } = signedIn(call)
  const { shipmentId, reason } = call.body
  const askedFils = claimFils(call.body.amount)
  return call.once(async (tx) => {
    const row = await lockOwn(tx, call, shipmentId)
    const facts = await claimFactsOf(tx, row)
    refuse(claimRefusal(facts, dayOf(call.now)))
    const cause = causeOf(row.state)!
    const amountFault = claimAmountRefusal(askedFils, { cause, mostFils: mostForGoods(facts) })
    if (amountFault) throw new Problem(amountFault, {}, { amount: amountFault })
    refuse(photosRefusal(cause, (await documentsOf(tx, claimSubject.kind, row.id)).length))
    const { company_id: companyId, waybill } = row
    const claimId = await insertClaim(tx, {
      shipmentId,
      companyId,
      userId,
      cause,
      askedFils: askedFils!,
      reason,
    })
    const about = { to: { userIds: [userId] }, subjectId: row.id, version: claimId }
    const number = waybill!
    if (askedFils === 0n) await notify(tx, { ...about, template: 'claim-filed-fee', params: { number } })
    else
      await notify(tx, {
        ...about,
        template: 'claim-filed',
        params: { number, amount: amountParam(askedFils!) },
      })
    await changed(tx, row)
    return succeeded
  })
}

export const withdrawClaim = (call: Call<typeof calls.withdrawClaim>): Promise<typeof succeeded> => {
  const { claimId } = call.body
  return call.once(async (tx) => {
    const known = await findClaim(tx, claimId, companyOf(call))
    if (!known) throw new Problem('claim.none')
    const row = await lockOwn(tx, call, known.shipment_id)
    const claim = (await findClaim(tx, claimId, null))!
    refuse(claim.state === 'OPEN' ? undefined : 'claim.decided')
    await moveClaim(tx, claim.id, 'withdraw', { as: 'customer' })
    await changed(tx, row)
    return succeeded
  })
}
