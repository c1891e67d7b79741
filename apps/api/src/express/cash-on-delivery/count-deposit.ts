// Counts a deposit blind, or again by another person: what was counted is posted, and a short holds the newest rows (K4, K5).
import {
  countedFils as sumOf,
  countRefusal,
  splitDeposit,
  type Pieces,
} from '@marsa/model/express/cash-on-delivery/deposit.ts'
import type {
  countDeposit as contract,
  DepositCount,
} from '@marsa/model/express/cash-on-delivery/deposit-endpoints.ts'
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { accountOf, post, reverse } from '../../finance/door.ts'
import { publish } from '../../kit/events.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { depotOf } from '../couriers/save-couriers.ts'
import { moveCod } from './cod.store.ts'
import {
  insertCount,
  lastCountPosting,
  lockCash,
  lockDeposit,
  moveDeposit,
  type DepositedCash,
  type DepositRow,
} from './deposits.store.ts'
import { closeDispute, insertDispute, openDisputeOf } from './disputes.store.ts'
import { tellCounted, tellCourier } from './notify-about-cash.ts'

/** Row 10: what was counted is with the depot; what is above the expected belongs to somebody who is not known yet. */
const postCount = async (
  tx: Tx,
  { id, depot_id: depotId, courier_id: courierId }: DepositRow,
  n: number,
  { counted, expected }: { counted: bigint; expected: bigint },
): Promise<string | null> => {
  if (counted === 0n) return null
  const over = counted > expected ? counted - expected : 0n
  const entries = [
    { accountId: await accountOf(tx, { kind: 'cash_depot', ownerId: depotId }), amountFils: -counted },
    {
      accountId: await accountOf(tx, { kind: 'courier_receivable', ownerId: courierId }),
      amountFils: counted - over,
    },
    ...(over > 0n
      ? [{ accountId: await accountOf(tx, { kind: 'suspense', ownerId: depotId }), amountFils: over }]
      : []),
  ]
  return (await post(tx, { kind: 'cod.deposited', ref: `${id}:${n}`, subjectId: id, entries })).id
}

/** What an earlier count has done is taken back, before the next one says what is right. */
const undoCount = async (tx: Tx, deposit: DepositRow, userId: string, now: Date): Promise<void> => {
  const posted = await lastCountPosting(tx, deposit.id)
  if (posted) await reverse(tx, posted)
  const dispute = await openDisputeOf(tx, deposit.id)
  if (dispute)
    await closeDispute(tx, dispute.id, {
      outcome: 'RECOUNTED',
      reason: null,
      userId,
      now,
      transactionId: null,
    })
}

/** Each row to where this count leaves it; one that stays goes on under the new difference. */
const placeRows = async (
  tx: Tx,
  cash: readonly DepositedCash[],
  {
    disputed,
    disputeId,
    as,
    now,
  }: { disputed: readonly string[]; disputeId: string | null; as: ActorKind; now: Date },
): Promise<void> => {
  for (const { id, state } of cash) {
    const isHeld = disputed.includes(id)
    const deposited_at = now
    if (state === 'COLLECTED')
      await (isHeld
        ? moveCod(tx, id, 'dispute', as, { dispute_id: disputeId })
        : moveCod(tx, id, 'deposit', as, { deposited_at }))
    if (state === 'DEPOSITED' && isHeld) await moveCod(tx, id, 'dispute', as, { dispute_id: disputeId })
    if (state === 'DISPUTED') {
      await moveCod(tx, id, 'resolve', 'system', { deposited_at })
      if (isHeld) await moveCod(tx, id, 'dispute', as, { dispute_id: disputeId })
    }
  }
}

/** Of one's own depot; what lies at another one does not exist. */
const lockCounted = async (
  tx: Tx,
  call: Pick<Call<typeof contract>, 'relation' | 'body'>,
  actor: Actor,
): Promise<DepositRow> => {
  const row = await lockDeposit(tx, call.body.depositId)
  const isReached = call.relation === 'any' || row?.depot_id === (await depotOf(tx, actor))
  if (!row || !isReached) throw new Problem('deposits.none')
  refuse(countRefusal({ state: row.state, courierId: row.courier_id, counters: row.counters }, actor.userId))
  // Whoever saw it uncounted does not count it again by being late.
  if (row.version !== call.body.version) throw new Problem('kit.moved-on')
  return row
}

export const countDeposit = (call: Call<typeof contract>): Promise<DepositCount> => {
  const actor = signedIn(call)
  const { now } = call
  const { userId, companyId } = actor
  const pieces: Pieces = call.body.pieces
  const counted = sumOf(pieces)
  return call.once(async (tx) => {
    const deposit = await lockCounted(tx, call, actor)
    const cash = await lockCash(tx, deposit.id)
    const { expectedFils, differenceFils, disputed } = splitDeposit(
      cash.map((row) => ({ id: row.id, amountFils: row.amount_fils, collectedAt: row.collected_at })),
      counted,
    )
    if (deposit.counts > 0) await undoCount(tx, deposit, userId, now)
    const n = deposit.counts + 1
    const transactionId = await postCount(tx, deposit, n, { counted, expected: expectedFils })
    await insertCount(tx, {
      depositId: deposit.id,
      n,
      userId,
      now,
      pieces,
      expectedFils,
      countedFils: counted,
      transactionId,
    })
    const kind = differenceFils < 0n ? 'SHORT' : 'OVER'
    const amountFils = differenceFils < 0n ? -differenceFils : differenceFils
    const disputeId =
      amountFils === 0n ? null : await insertDispute(tx, { depositId: deposit.id, kind, amountFils, now })
    await placeRows(tx, cash, { disputed, disputeId, as: kindOf(actor), now })
    await moveDeposit(tx, deposit, n === 1 ? 'count' : 'recount', kindOf(actor), {
      counts: n,
      counted_by: userId,
      counted_at: now,
      expected_fils: expectedFils,
      counted_fils: counted,
    })
    if (disputeId) await tellCourier(tx, deposit, kind, amountFils, disputeId)
    await tellCounted(tx, deposit, counted, n)
    await publish(tx, { companyId, kind: 'cash.changed' })
    return {
      number: deposit.number,
      expected: toWire(expectedFils),
      counted: toWire(counted),
      difference: toWire(differenceFils),
      count: n,
      disputed: cash
        .filter(({ id }) => disputed.includes(id))
        .map(({ waybill, amount_fils }) => ({ waybill, amount: toWire(amount_fils) })),
    }
  })
}
