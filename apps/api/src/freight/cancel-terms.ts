// The refund rule for one request, as it is shown before somebody cancels (F19).
import { kindOf } from '@marsa/model/kit/access.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { settleCancellation } from '@marsa/model/finance/settle-cancellation.ts'
import { cancelPercents, cancelRefusal, cancelStage } from '@marsa/model/freight/cancellation.ts'
import { cancelStages } from '@marsa/model/freight/cancel-stages.ts'
import type { cancelTerms as contract } from '@marsa/model/freight/change-endpoints.ts'
import { findOpenSession } from '../finance/door.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { balanceOfRequest } from './balances.store.ts'
import { settlementOf } from './cancel-booked.ts'
import { subjectKind } from './subject.ts'
import { findRequest } from './requests.store.ts'

export const cancelTerms = async (call: Call<typeof contract>) => {
  const { db, settings } = call
  const actor = signedIn(call)
  const request = await findRequest(db, actor, call.relation, call.query.RequestId)
  if (!request || request.state === 'DRAFT') throw new Problem('freight.not-found')
  const balance = await balanceOfRequest(db, request.id)
  const percents = cancelPercents(settings)
  const paymentOpen = (await findOpenSession(db, subjectKind, request.id)) !== undefined
  const paid = balance && { totalFils: balance.total_fils, paidFils: balance.paid_fils }
  const back = (fault: 'customer' | 'agent') =>
    balance ? toWire(settlementOf(request, balance, fault, settings).refundFils) : null
  return {
    stage: cancelStage(request) ?? null,
    rules: cancelStages.map((stage) => {
      const settled = paid && stage !== 'unpaid' ? settleCancellation(percents[stage], paid) : undefined
      return {
        stage,
        percent: percents[stage],
        fee: settled ? toWire(settled.feeFils) : null,
        refund: settled ? toWire(settled.refundFils) : null,
      }
    }),
    paid: paid ? toWire(paid.paidFils) : null,
    refund: back('customer'),
    refundOfAgentFault: kindOf(actor) === 'customer' ? null : back('agent'),
    paymentType: balance ? (balance.on_credit ? ('credit' as const) : ('card' as const)) : null,
    refusal: cancelRefusal(kindOf(actor), { ...request, paymentOpen }) ?? null,
    version: request.version,
  }
}
