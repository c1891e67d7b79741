// A third person confirms a count: every merchant whose cash was found is credited, debts first (K7, row 12).
import { confirmRefusal } from '@marsa/model/express/cash-on-delivery/deposit.ts'
import type { confirmDeposit as contract } from '@marsa/model/express/cash-on-delivery/deposit-endpoints.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { publish } from '../../kit/events.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { creditCash } from './credit-cash.ts'
import { findDeposit, lockCash, lockDeposit, lockDepot, moveDeposit } from './deposits.store.ts'
import { openDisputeOf } from './disputes.store.ts'
import { tellMerchants } from './notify-about-cash.ts'
import { settle } from './settle-difference.ts'

export const confirmDeposit = (call: Call<typeof contract>): Promise<typeof succeeded> => {
  const { userId, companyId } = signedIn(call)
  const { now, settings } = call
  return call.once(async (tx) => {
    const known = await findDeposit(tx, call.body.depositId)
    if (!known) throw new Problem('deposits.none')
    await lockDepot(tx, known.depot_id)
    const deposit = (await lockDeposit(tx, known.id))!
    const { state, courier_id: courierId, counters } = deposit
    refuse(confirmRefusal({ state, courierId, counters }, userId))
    await moveDeposit(tx, { id: deposit.id, version: call.body.version }, 'confirm', 'admin', {
      confirmed_by: userId,
      confirmed_at: now,
    })
    const cash = await lockCash(tx, deposit.id)
    const found = cash.filter((row) => row.state === 'DEPOSITED')
    await creditCash(tx, found, { number: deposit.number, as: 'admin', now })
    const dispute = await openDisputeOf(tx, deposit.id)
    const isBorne = dispute?.kind === 'SHORT' && settings['express.house-bears-shorts']
    const released = isBorne
      ? await settle(tx, dispute, { outcome: 'HOUSE_BORE', reason: null, userId, now })
      : []
    await tellMerchants(tx, 'cash-credited', deposit, [...found, ...released])
    if (!isBorne)
      await tellMerchants(
        tx,
        'cash-held',
        deposit,
        cash.filter((row) => row.state === 'DISPUTED'),
      )
    await publish(tx, { companyId, kind: 'cash.changed' })
    return succeeded
  })
}
