// The desk decides a claim: accepted in whole or in part, or refused; above the limit of one person a second one confirms.
import type * as calls from '@marsa/model/express/claims/claim-endpoints.ts'
import {
  claimAmountRefusal,
  claimFils,
  confirmRefusal,
  needsSecond,
  payRefusal,
} from '@marsa/model/express/claims/claim.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { amountParam } from '@marsa/model/messages/message.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { notify } from '../../messages/door.ts'
import { changed, lockOwn } from '../shipments/own-shipment.ts'
import type { ShipmentRow } from '../shipments/shipments.store.ts'
import { undoPayment } from '../shipments/undo-payment.ts'
import { creditWallet } from '../wallet/move-money.ts'
import { claimableOf, findClaim, moveClaim, paidAlone, type ClaimRow } from './claims.store.ts'

type Staff = Extract<ActorKind, 'desk' | 'admin'>
const staffKind = (call: Pick<Call, 'actor'>) => kindOf(signedIn(call)) as Staff

type Deciding = Call<typeof calls.decideClaim> | Call<typeof calls.confirmClaim>

/** The claim with its shipment, which is locked first; read again under the lock, as somebody may have decided in between. */
const lockClaim = async (tx: Tx, call: Deciding): Promise<{ row: ShipmentRow; claim: ClaimRow }> => {
  const known = await findClaim(tx, call.body.claimId, null)
  if (!known) throw new Problem('claim.none')
  const row = await lockOwn(tx, call, known.shipment_id)
  return { row, claim: (await findClaim(tx, known.id, null))! }
}

type Answered = { id: string; amountFils: bigint; feeFils: bigint; answer: string; now: Date }

/**
 * What was paid for carrying it goes back as it came (row 6); for the goods the wallet is credited (row 16). The fee must be the
 * one that was decided, also where more of it was paid in between.
 */
const payOut = async (
  tx: Tx,
  row: ShipmentRow,
  claim: ClaimRow,
  { id, amountFils, feeFils, answer, now }: Answered,
): Promise<{ posting_id: string; posting_kind: 'wallet.claim' } | undefined> => {
  const returnedFils = claim.cause === 'LOST' ? await undoPayment(tx, row, answer, now) : 0n
  if (returnedFils !== feeFils) throw new Problem('claim.fee-changed')
  const posting =
    amountFils > 0n
      ? await creditWallet(tx, {
          kind: 'CLAIM',
          companyId: row.company_id,
          amountFils,
          ref: id,
          subjectId: row.id,
          waybill: row.waybill!,
          reference: answer,
          from: { kind: 'claims_paid' },
        })
      : undefined
  const said = { number: row.waybill!, answer }
  const [amount, fee] = [amountParam(amountFils), amountParam(feeFils)]
  const about = { to: { userIds: [claim.user_id] }, subjectId: row.id, version: id }
  if (amountFils === 0n)
    await notify(tx, { ...about, template: 'claim-paid-fee-alone', params: { ...said, fee } })
  else if (feeFils > 0n)
    await notify(tx, { ...about, template: 'claim-paid-fee', params: { ...said, amount, fee } })
  else await notify(tx, { ...about, template: 'claim-paid', params: { ...said, amount } })
  return posting && { posting_id: posting.id, posting_kind: 'wallet.claim' }
}

const acceptedFils = (claim: ClaimRow, text: string | undefined): bigint => {
  const fils = text === undefined ? undefined : claimFils(text)
  const fault = claimAmountRefusal(fils, { cause: claim.cause, mostFils: claim.asked_fils })
  if (fault) throw new Problem(fault, {}, { amount: fault })
  return fils!
}

export const decideClaim = (call: Call<typeof calls.decideClaim>) => {
  const { userId, firstName, lastName } = signedIn(call)
  const as = staffKind(call)
  const { now, settings } = call
  const { isAccepted, answer } = call.body
  return call.once(async (tx) => {
    const { row, claim } = await lockClaim(tx, call)
    const { id } = claim
    if (claim.state !== 'OPEN') throw new Problem('claim.decided')
    const decided = { answer, decided_by: userId, decided_at: now }
    if (!isAccepted) {
      await moveClaim(tx, id, 'refuse', { as, reason: answer, set: decided })
      await notify(tx, {
        to: { userIds: [claim.user_id] },
        template: 'claim-refused',
        params: { number: row.waybill!, answer },
        subjectId: row.id,
        version: id,
      })
      await changed(tx, row)
      return { ...succeeded, isPaid: false }
    }
    refuse(payRefusal(claim, row.state))
    const amountFils = acceptedFils(claim, call.body.amount)
    const feeFils = claim.cause === 'LOST' ? (await claimableOf(tx, row)).feeFils : 0n
    const set = { ...decided, amount_fils: amountFils, fee_fils: feeFils }
    const alone = await paidAlone(tx, { companyId: row.company_id, userId, now })
    const isWaiting = needsSecond(amountFils + feeFils, alone, settings)
    if (isWaiting) {
      await moveClaim(tx, id, 'propose', { as, reason: answer, set: { ...set, needs_second: true } })
      await notify(tx, {
        to: { roles: ['admin', 'desk'], except: userId },
        template: 'claim-proposed',
        params: {
          colleague: `${firstName} ${lastName}`,
          amount: amountParam(amountFils + feeFils),
          number: row.waybill!,
        },
        subjectId: row.id,
        version: `${id}:${now.toISOString()}`,
      })
    } else {
      const posting = await payOut(tx, row, claim, { id, amountFils, feeFils, answer, now })
      await moveClaim(tx, id, 'accept', { as, reason: answer, set: { ...set, ...posting } })
    }
    await changed(tx, row)
    return { ...succeeded, isPaid: !isWaiting }
  })
}

/** What was proposed is paid as it was proposed, or goes back to the desk. */
export const confirmClaim = (call: Call<typeof calls.confirmClaim>): Promise<typeof succeeded> => {
  const { userId } = signedIn(call)
  const as = staffKind(call)
  const { now } = call
  return call.once(async (tx) => {
    const { row, claim } = await lockClaim(tx, call)
    const { id, amount_fils: amountFils, fee_fils: feeFils, answer } = claim
    if (claim.state !== 'PROPOSED' || amountFils === null || feeFils === null || answer === null)
      throw new Problem('claim.decided')
    if (call.body.isConfirmed) {
      refuse(confirmRefusal({ state: claim.state, decidedBy: claim.decided_by }, userId))
      refuse(payRefusal(claim, row.state))
      const posting = await payOut(tx, row, claim, { id, amountFils, feeFils, answer, now })
      await moveClaim(tx, id, 'confirm', {
        as,
        set: { confirmed_by: userId, confirmed_at: now, ...posting },
      })
    } else {
      const undecided = { answer: null, decided_by: null, decided_at: null }
      await moveClaim(tx, id, 'decline', {
        as,
        set: { ...undecided, amount_fils: null, fee_fils: null, needs_second: false },
      })
    }
    await changed(tx, row)
    return succeeded
  })
}
