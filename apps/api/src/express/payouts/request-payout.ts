// A merchant asks for their cash on delivery: with the right to spend, the PIN and a code for exactly this amount; the money is set aside at once.
import { randomUUID } from 'node:crypto'
import type {
  cancelPayout as cancelContract,
  requestPayout as requestContract,
  sendPayoutCode as sendContract,
} from '@marsa/model/express/payouts/payout-endpoints.ts'
import {
  payoutAmountRefusal,
  payoutLimits,
  payoutRefusal,
  type PayoutFacts,
  type PayoutLimits,
} from '@marsa/model/express/payouts/payout.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { consumeCode } from '../../accounts/door.ts'
import type { Db, Tx } from '../../kit/db.ts'
import { nextNumber } from '../../kit/numbers.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { notify } from '../../messages/door.ts'
import { refuseSpending, type Spender } from '../wallet/spenders.ts'
import { lockWallet, takeGrant, walletOf } from '../wallet/wallet.store.ts'
import { currentAccount, holdAccount, waitUntil } from './bank-accounts.store.ts'
import { confirmAgain, sendCodeFor } from './confirm-again.ts'
import { bookCancelled, reservePayout } from './post-payout.ts'
import {
  cashTaken,
  findPayout,
  insertPayout,
  lockPayout,
  movePayout,
  type PayoutRow,
} from './payouts.store.ts'
import { saidOf, tellMerchant } from './tell-payout.ts'

type Person = Pick<Spender, 'companyId' | 'userId'>

/** What stands of the company; read again under the wallet's lock before anything leaves. */
export const payoutFacts = async (
  db: Db,
  person: Person,
  { waitHours }: Pick<PayoutLimits, 'waitHours'>,
): Promise<PayoutFacts & { waitUntil: Date | null }> => {
  const { companyId } = person
  const { creditedFils, takenFils, hasOpen } = await cashTaken(db, companyId)
  const until = await waitUntil(db, person, waitHours)
  return {
    availableFils: (await walletOf(db, companyId)).availableFils,
    unpaidFils: creditedFils - takenFils,
    hasAccount: (await currentAccount(db, companyId)) !== undefined,
    hasOpen,
    isWaiting: until !== null,
    waitUntil: until,
  }
}

const refusePayout = async (
  db: Db,
  person: Person,
  amountFils: bigint,
  limits: PayoutLimits,
): Promise<void> => {
  const facts = await payoutFacts(db, person, limits)
  refuse(payoutRefusal(facts, limits))
  const code = payoutAmountRefusal(amountFils, facts, limits)
  if (code) throw new Problem(code, {}, { amount: code })
}

/** Under the wallet's lock: what is asked for at the same time waits here, and then finds this one. */
export const openPayout = async (
  tx: Tx,
  actor: Spender,
  asked: { amountFils: bigint; limits: PayoutLimits; now: Date },
): Promise<
  Pick<PayoutRow, 'id' | 'number' | 'company_id' | 'amount_fils' | 'requested_by'> & { end: string }
> => {
  const { companyId, userId } = actor
  const { amountFils, limits, now } = asked
  await refuseSpending(tx, actor)
  await lockWallet(tx, companyId)
  const account = await holdAccount(tx, companyId)
  await refusePayout(tx, actor, amountFils, limits)
  if (!account) throw new Problem('payout.account-none')
  const payout = {
    id: randomUUID(),
    number: await nextNumber(tx, 'PO', now),
    company_id: companyId,
    amount_fils: amountFils,
    requested_by: userId,
  }
  const { id: reserveId } = await reservePayout(tx, payout, userId)
  await takeGrant(tx, { companyId, userId, subjectId: payout.id, amountFils, transactionId: reserveId })
  await insertPayout(tx, {
    ...payout,
    companyId,
    accountId: account.id,
    amountFils,
    needsTwo: amountFils > limits.aloneFils,
    userId,
    reserveId,
  })
  return { ...payout, end: account.iban_end }
}

export const sendPayoutCode =
  (secret: string) =>
  async (call: Call<typeof sendContract>): Promise<AnswerOf<typeof sendContract>> => {
    const actor = signedIn(call)
    const { amount, pin } = call.body
    const fils = parseMoney(amount)
    await refuseSpending(call.db, actor)
    await refusePayout(call.db, actor, fils, payoutLimits(call.settings))
    return {
      ...succeeded,
      ...(await sendCodeFor(call, secret, { purpose: 'payout', what: String(fils), pin })),
    }
  }

export const requestPayout =
  (secret: string) =>
  async (call: Call<typeof requestContract>): Promise<AnswerOf<typeof requestContract>> => {
    const actor = signedIn(call)
    const { now, settings } = call
    const { amount, pin, code } = call.body
    const amountFils = parseMoney(amount)
    const limits = payoutLimits(settings)
    await refuseSpending(call.db, actor)
    await refusePayout(call.db, actor, amountFils, limits)
    const codeId = await confirmAgain(call, secret, {
      purpose: 'payout',
      what: String(amountFils),
      pin,
      code,
    })
    return call.unkept(async (tx) => {
      await consumeCode(tx, codeId)
      const { end, ...payout } = await openPayout(tx, actor, { amountFils, limits, now })
      await tellMerchant(tx, payout, 'payout-requested', {
        ...saidOf(payout),
        colleague: `${actor.firstName} ${actor.lastName}`,
        end,
      })
      await notify(tx, {
        to: { roles: ['admin'] },
        template: 'payout-to-approve',
        params: { ...saidOf(payout), company: actor.companyName },
        subjectId: payout.id,
        version: 'requested',
      })
      return { ...succeeded, payoutId: payout.id, number: payout.number }
    })
  }

/** Before it is approved; the money is in the wallet again at once. */
export const dropPayout = async (
  tx: Tx,
  known: PayoutRow,
  { as, reason, now }: { as: 'customer' | 'admin'; reason: string; now: Date },
): Promise<void> => {
  const payout = await lockPayout(tx, known.id)
  if (payout.state !== 'REQUESTED') throw new Problem('kit.moved-on')
  const { id: endId } = await bookCancelled(tx, payout)
  await movePayout(tx, payout.id, 'cancel', {
    as,
    reason,
    set: { end_id: endId, end_kind: 'wallet.cancelled', ended_at: now },
  })
  await tellMerchant(tx, payout, 'payout-cancelled', { ...saidOf(payout), reason })
}

export const cancelPayout = (call: Call<typeof cancelContract>): Promise<typeof succeeded> => {
  const actor = signedIn(call)
  return call.once(async (tx) => {
    const known = await findPayout(tx, call.query.id, actor.companyId)
    if (!known) throw new Problem('payout.none')
    await refuseSpending(tx, actor)
    await dropPayout(tx, known, {
      as: 'customer',
      reason: `${actor.firstName} ${actor.lastName}`,
      now: call.now,
    })
    return succeeded
  })
}
