// Cancelling a bundle (B6): with a reason, without a refund, and what is left ends.
import type { cancelBundle as contract } from '@marsa/model/express/bundles/bundle-endpoints.ts'
import { cancelRefusal } from '@marsa/model/express/bundles/membership.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { amountParam } from '@marsa/model/messages/message.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { spendRefusal } from '../wallet/spenders.ts'
import { endMembership, planParam, tellOwners } from './end-membership.ts'
import { lockMemberships } from './memberships.store.ts'

export const cancelBundle = async (call: Call<typeof contract>): Promise<typeof succeeded> => {
  const actor = signedIn(call)
  if (await spendRefusal(call.db, actor)) throw new Problem('bundles.no-right')
  return call.once(async (tx) => {
    const row = (await lockMemberships(tx, actor.companyId)).find(({ state }) => state === 'ACTIVE')
    if (!row || row.is_over) throw new Problem('bundles.not-active')
    refuse(cancelRefusal(row.state, row.reserved_fils))
    await endMembership(tx, row, 'cancel', 'customer', call.body.reason)
    await tellOwners(tx, row, 'bundle-cancelled', {
      plan: planParam(row),
      amount: amountParam(row.left_fils),
    })
    return succeeded
  })
}
