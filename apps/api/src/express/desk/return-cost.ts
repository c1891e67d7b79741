// The desk says what a way back from abroad costs where its carrier does not; above a limit a second person confirms it.
import type { parcelCaseEndpoints as calls } from '@marsa/model/express/desk/case-endpoints.ts'
import {
  returnConfirmRefusal,
  returnCostFils,
  returnNeedsSecond,
} from '@marsa/model/express/desk/return-cost.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { amountParam } from '@marsa/model/messages/message.ts'
import type { Db, Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { notify } from '../../messages/door.ts'
import { chargeQuotedReturn } from '../depot/charge-return.ts'
import { isReturnUnquoted } from '../depot/charges.store.ts'
import { lockOwn } from '../shipments/own-shipment.ts'
import {
  closeReturnCost,
  findReturnCost,
  insertReturnCost,
  openReturnCost,
  type ReturnCostRow,
} from './return-costs.store.ts'

/** What the desk reads of a way back that nobody has priced. */
export const viewReturnCost = async (
  db: Db,
  shipmentId: string,
  userId: string,
): Promise<AnswerOf<typeof calls.viewParcelCase>['returnCost']> => {
  if (!(await isReturnUnquoted(db, shipmentId))) return null
  const waiting = await openReturnCost(db, shipmentId)
  return {
    waiting: waiting
      ? {
          id: waiting.id,
          amount: toWire(waiting.amount_fils),
          reason: waiting.reason,
          by: waiting.proposer,
          refusal: returnConfirmRefusal(waiting.proposed_by, userId) ?? null,
        }
      : null,
  }
}

/** Under the shipment's lock: the carrier may have said it, or the parcel may go on, meanwhile. */
const refusePriced = async (tx: Tx, shipmentId: string): Promise<void> => {
  if (!(await isReturnUnquoted(tx, shipmentId))) throw new Problem('parcel-desk.return-priced')
}

export const enterReturnCost = (
  call: Call<typeof calls.enterReturnCost>,
): Promise<AnswerOf<typeof calls.enterReturnCost>> => {
  const { userId, firstName, lastName } = signedIn(call)
  const { now, settings } = call
  const { shipmentId, amount, reason } = call.body
  const amountFils = returnCostFils(amount)!
  return call.once(async (tx) => {
    const row = await lockOwn(tx, call, shipmentId)
    await refusePriced(tx, row.id)
    if (await openReturnCost(tx, row.id)) throw new Problem('parcel-desk.return-waiting')
    const needsSecond = returnNeedsSecond(amountFils, settings)
    const id = await insertReturnCost(tx, {
      shipmentId: row.id,
      amountFils,
      reason,
      needsSecond,
      userId,
      now,
    })
    if (needsSecond)
      await notify(tx, {
        to: { roles: ['admin', 'desk'], except: userId },
        template: 'return-cost-proposed',
        params: {
          colleague: `${firstName} ${lastName}`,
          amount: amountParam(amountFils),
          number: row.waybill!,
        },
        subjectId: row.id,
        version: id,
      })
    else {
      await closeReturnCost(tx, { id, userId, outcome: 'MADE', now })
      await chargeQuotedReturn(tx, row, { now, quotedFils: amountFils })
    }
    return { ...succeeded, isCharged: !needsSecond }
  })
}

const waitingOf = async (tx: Tx, id: string): Promise<ReturnCostRow> => {
  const found = await findReturnCost(tx, id)
  if (!found) throw new Problem('parcel-desk.gone')
  return found
}

export const decideReturnCost = (call: Call<typeof calls.decideReturnCost>): Promise<typeof succeeded> => {
  const { userId } = signedIn(call)
  const { now } = call
  const { id, isConfirmed } = call.body
  return call.once(async (tx) => {
    const row = await lockOwn(tx, call, (await waitingOf(tx, id)).shipment_id)
    // Read again under the lock: somebody may have decided in between.
    const { amount_fils: quotedFils, proposed_by: proposedBy } = await waitingOf(tx, id)
    if (isConfirmed) {
      await refusePriced(tx, row.id)
      refuse(returnConfirmRefusal(proposedBy, userId))
    }
    await closeReturnCost(tx, { id, userId, outcome: isConfirmed ? 'MADE' : 'DROPPED', now })
    if (isConfirmed) await chargeQuotedReturn(tx, row, { now, quotedFils })
    return succeeded
  })
}
