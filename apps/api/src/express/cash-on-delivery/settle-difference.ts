// Says who bears a difference (K6, row 14): the courier, the house, or whoever paid too much; a surplus that nobody claims is ours.
import { settleRefusal, unclaimedDays, type Outcome } from '@marsa/model/express/cash-on-delivery/deposit.ts'
import type { settleDifference as contract } from '@marsa/model/express/cash-on-delivery/deposit-endpoints.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { accountOf, post, type AccountKey } from '../../finance/door.ts'
import { publish } from '../../kit/events.ts'
import { systemTransaction, type Db, type Tx } from '../../kit/db.ts'
import { eachAlone } from '../../kit/each-alone.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { moveCod } from './cod.store.ts'
import { creditCash } from './credit-cash.ts'
import { cashToBank, lockCash, lockDeposit, lockDepot, type DepositedCash } from './deposits.store.ts'
import { closeDispute, findDispute, unclaimedSurplus, type DisputeRow } from './disputes.store.ts'
import { tellCourierSettled, tellMerchants } from './notify-about-cash.ts'

type Settled = Exclude<Outcome, 'RECOUNTED'>

/** Which account gives, and which one has what it lacked. */
const accountsOf = (
  { depot_id: depotId, courier_id: courierId }: DisputeRow,
  outcome: Settled,
): { from: AccountKey; to: AccountKey } => {
  const depot = { kind: 'cash_depot', ownerId: depotId } as const
  const courier = { kind: 'courier_receivable', ownerId: courierId } as const
  const surplus = { kind: 'suspense', ownerId: depotId } as const
  const house = { kind: 'cash_differences' } as const
  return {
    COURIER_PAID: { from: depot, to: courier },
    HOUSE_BORE: { from: house, to: courier },
    GIVEN_BACK: { from: surplus, to: depot },
    UNCLAIMED: { from: surplus, to: house },
  }[outcome]
}

/** Nobody is given cash that the depot does not hold. */
const refuseWithoutCash = async (tx: Tx, { depot_id: depotId, amount_fils }: DisputeRow): Promise<void> => {
  const [held] = await cashToBank(tx, depotId)
  if ((held?.fils ?? 0n) < amount_fils) throw new Problem('deposits.cash-short')
}

type How = { outcome: Settled; reason: string | null; userId: string | null; now: Date }

/**
 * Under the locks of its depot and its deposit. What waited because of it is credited at once, as who settles has not handled the cash, and is
 * answered: whoever asks tells the merchants.
 */
export const settle = async (tx: Tx, dispute: DisputeRow, how: How): Promise<DepositedCash[]> => {
  const { id, deposit_id, number, amount_fils: amountFils } = dispute
  const { outcome, now } = how
  if (outcome === 'GIVEN_BACK') await refuseWithoutCash(tx, dispute)
  const { from, to } = accountsOf(dispute, outcome)
  const posted = await post(tx, {
    kind: 'cod.resolved',
    ref: id,
    subjectId: id,
    entries: [
      { accountId: await accountOf(tx, from), amountFils: -amountFils },
      { accountId: await accountOf(tx, to), amountFils },
    ],
  })
  await closeDispute(tx, id, { ...how, transactionId: posted.id })
  const waited = (await lockCash(tx, deposit_id)).filter((row) => row.state === 'DISPUTED')
  for (const row of waited) await moveCod(tx, row.id, 'resolve', 'system', { deposited_at: now })
  await creditCash(tx, waited, { number, as: 'system', now })
  await tellCourierSettled(tx, { ...dispute, id: deposit_id }, outcome, amountFils, id)
  return waited
}

export const settleDifference = (call: Call<typeof contract>): Promise<typeof succeeded> => {
  const { userId, companyId } = signedIn(call)
  const { settlement, reason, disputeId } = call.body
  return call.once(async (tx) => {
    const known = await findDispute(tx, disputeId)
    if (!known) throw new Problem('deposits.difference-none')
    await lockDepot(tx, known.depot_id)
    await lockDeposit(tx, known.deposit_id)
    // Read again under the lock: somebody may have settled it in between.
    const dispute = (await findDispute(tx, disputeId))!
    const { state, courier_id: courierId, counters, kind, outcome } = dispute
    refuse(settleRefusal({ state, courierId, counters, kind, outcome }, userId, settlement))
    const released = await settle(tx, dispute, { outcome: settlement, reason, userId, now: call.now })
    await tellMerchants(tx, 'cash-released', { ...dispute, id: dispute.deposit_id }, released)
    await publish(tx, { companyId, kind: 'cash.changed' })
    return succeeded
  })
}

/** Surplus that nobody has claimed within its days is the house's. */
export const keepUnclaimed = async (db: Db, now: Date): Promise<void> => {
  const due = await unclaimedSurplus(db, new Date(now.getTime() - unclaimedDays * 86_400_000))
  await eachAlone(due, ({ id, deposit_id, depot_id }) =>
    systemTransaction(db, async (tx) => {
      await lockDepot(tx, depot_id)
      await lockDeposit(tx, deposit_id)
      const dispute = await findDispute(tx, id)
      if (dispute?.outcome === null)
        await settle(tx, dispute, { outcome: 'UNCLAIMED', reason: null, userId: null, now })
    }),
  )
}
