// A paid shipment is cancelled by staff (F19): the refund rule is applied, shown before and booked the same.
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { settleCancellation } from '@marsa/model/finance/settle-cancellation.ts'
import { cancelPercents, cancelStage } from '@marsa/model/freight/cancellation.ts'
import type { CancelFault } from '@marsa/model/freight/cancel-stages.ts'
import type { cancelRequest as contract } from '@marsa/model/freight/request-endpoints.ts'
import { retireIdentityDocuments } from '../documents/door.ts'
import type { Staff } from '../finance/door.ts'
import type { Tx } from '../kit/db.ts'
import type { Call } from '../kit/serve.ts'
import { cancelAward } from '../requests/door.ts'
import { balanceOfRequest, type BalanceRow } from './balances.store.ts'
import { moveBalance, moveRequest } from './move-request.ts'
import { invoiced, subjectKind } from './subject.ts'
import type { RequestRow } from './requests.store.ts'
import { publishEvent } from './publish-event.ts'

/** What cancelling would keep and give back now, in fils; an agent's fault costs the customer nothing. */
export const settlementOf = (
  request: Pick<RequestRow, 'state' | 'milestones'>,
  balance: BalanceRow,
  fault: CancelFault,
  settings: SettingsInForce,
): { feeFils: bigint; refundFils: bigint } => {
  const percent = cancelPercents(settings)[cancelStage(request) ?? 'arrived']
  return settleCancellation(fault === 'agent' ? 0 : percent, {
    totalFils: balance.total_fils,
    paidFils: balance.paid_fils,
  })
}

/** The caller holds the request's lock and has asked `cancelRefusal`. */
export const cancelBooked = async (
  tx: Tx,
  { now, body, settings }: Call<typeof contract>,
  request: RequestRow,
  caller: 'customer' | Staff,
): Promise<void> => {
  if (caller === 'customer') throw new Problem('freight.cancel-support')
  const balance = await balanceOfRequest(tx, request.id)
  if (!balance) throw new Error(`request ${request.id} is booked without a balance`)
  const settlement = settlementOf(request, balance, body.fault ?? 'customer', settings)
  if (body.refund !== undefined && body.refund !== toWire(settlement.refundFils))
    throw new Problem('freight.refund-changed')
  await moveRequest(tx, request.id, 'cancelBooked', caller, {
    reason: body.reason,
    version: body.version,
    set: { cancel_fee_fils: settlement.feeFils, disputed_at: null },
  })
  if (balance.state === 'QS_AWAITING_FINAL_PAY') await moveBalance(tx, request.id, 'drop', caller)
  await cancelAward(tx, { subject: invoiced(request), award: balance }, settlement, {
    as: caller,
    reason: body.reason,
    now,
  })
  await retireIdentityDocuments(tx, subjectKind, request.id)
  await publishEvent(tx, 'cancelledBooked', request, { agentId: balance.agent_id, ...settlement })
}
