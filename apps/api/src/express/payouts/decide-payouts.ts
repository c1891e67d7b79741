// Administrators approve or refuse payouts, and enter what the bank made of those that were sent.
import { approvalRefusal, coveredRows } from '@marsa/model/express/payouts/payout.ts'
import type {
  approvePayout as approveContract,
  confirmPayout as confirmContract,
  refusePayout as refuseContract,
  returnPayout as returnContract,
} from '@marsa/model/express/payouts/payout-desk-endpoints.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { emit } from '../../integrations/door.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { notify } from '../../messages/door.ts'
import { moveCod } from '../cash-on-delivery/cod.store.ts'
import { findShipper } from '../wallet/adjustments.store.ts'
import { currentAccount } from './bank-accounts.store.ts'
import { bookReturned, postStep } from './post-payout.ts'
import {
  findPayout,
  lockCredited,
  lockPayout,
  movePayout,
  uncoveredFils,
  type PayoutRow,
} from './payouts.store.ts'
import { dropPayout } from './request-payout.ts'
import { saidOf, tellMerchant } from './tell-payout.ts'

const known = async (tx: Tx, id: string): Promise<PayoutRow> => {
  const payout = await findPayout(tx, id, null)
  if (!payout) throw new Problem('payout.none')
  return payout
}

export const approvePayout = (call: Call<typeof approveContract>): Promise<typeof succeeded> => {
  const { userId, firstName, lastName } = signedIn(call)
  return call.once(async (tx) => {
    await known(tx, call.query.id)
    const payout = await lockPayout(tx, call.query.id)
    if (payout.state !== 'REQUESTED') throw new Problem('kit.moved-on')
    const { id, company_id: companyId, requested_by: requestedBy, first_by: firstBy } = payout
    const account = await currentAccount(tx, companyId)
    const isVerified = account?.id === payout.account_id && account.verified_at !== null
    refuse(approvalRefusal({ requestedBy, firstBy, isVerified }, userId))
    if (payout.needs_two && firstBy === null) {
      await movePayout(tx, id, 'approveFirst', { as: 'admin', set: { first_by: userId } })
      const company = (await findShipper(tx, companyId))!
      await notify(tx, {
        to: { roles: ['admin'] },
        template: 'payout-to-approve-again',
        params: {
          ...saidOf(payout),
          company: { en: company.name_en, ar: company.name_ar },
          colleague: `${firstName} ${lastName}`,
        },
        subjectId: id,
        version: 'first',
      })
      return succeeded
    }
    await movePayout(tx, id, 'approve', { as: 'admin', set: { approved_by: userId, approved_at: call.now } })
    await tellMerchant(tx, payout, 'payout-approved', saidOf(payout))
    return succeeded
  })
}

export const refusePayout = (call: Call<typeof refuseContract>): Promise<typeof succeeded> =>
  call.once(async (tx) => {
    await dropPayout(tx, await known(tx, call.query.id), {
      as: 'admin',
      reason: call.body.reason,
      now: call.now,
    })
    return succeeded
  })

/** Rows of cash first, then the payout: a reversal takes the row before the wallet. */
export const confirmPayout = (call: Call<typeof confirmContract>): Promise<typeof succeeded> =>
  call.once(async (tx) => {
    const { company_id: companyId } = await known(tx, call.query.id)
    const credited = await lockCredited(tx, companyId)
    const payout = await lockPayout(tx, call.query.id)
    if (payout.state !== 'SENT') throw new Problem('kit.moved-on')
    const { id: endId } = await postStep(tx, 'payout.paid', payout)
    await movePayout(tx, payout.id, 'confirmPaid', {
      as: 'admin',
      set: {
        end_id: endId,
        end_kind: 'payout.paid',
        ended_at: call.now,
        bank_reference: call.body.bankReference,
      },
    })
    for (const { id } of coveredRows(await uncoveredFils(tx, companyId), credited))
      await moveCod(tx, id, 'payOut', 'admin', { payout_id: payout.id })
    const account = await currentAccount(tx, companyId)
    await tellMerchant(tx, payout, 'payout-paid', {
      ...saidOf(payout),
      end: account!.iban_end,
      reference: call.body.bankReference,
    })
    await emit(tx, [
      {
        companyId,
        name: 'payout.paid',
        subject: { kind: 'payout', id: payout.id, number: payout.number },
        detail: { amount: toWire(payout.amount_fils), bankReference: call.body.bankReference },
      },
    ])
    return succeeded
  })

export const returnPayout = (call: Call<typeof returnContract>): Promise<typeof succeeded> =>
  call.once(async (tx) => {
    await known(tx, call.query.id)
    const payout = await lockPayout(tx, call.query.id)
    if (payout.state !== 'SENT') throw new Problem('kit.moved-on')
    const { reason } = call.body
    const { id: endId } = await bookReturned(tx, payout)
    await movePayout(tx, payout.id, 'giveBack', {
      as: 'admin',
      reason,
      set: { end_id: endId, end_kind: 'wallet.returned', ended_at: call.now },
    })
    await tellMerchant(tx, payout, 'payout-returned', { ...saidOf(payout), reason })
    return succeeded
  })
