// The postings of a payout (row 15): out of the wallet when it is asked for, to the bank, and back where it does not arrive.
import { accountOf, post } from '../../finance/door.ts'
import type { Tx } from '../../kit/db.ts'
import { creditWallet, debitWallet } from '../wallet/move-money.ts'
import type { PayoutRow } from './payouts.store.ts'

type Payout = Pick<PayoutRow, 'id' | 'number' | 'company_id' | 'amount_fils'>

const movementOf = ({ id, number, company_id: companyId, amount_fils: amountFils }: Payout) => ({
  companyId,
  amountFils,
  ref: id,
  subjectId: id,
  reference: number,
})

/** Taken from what can be spent, under the wallet's lock. */
export const reservePayout = (tx: Tx, payout: Payout, userId: string): Promise<{ id: string }> =>
  debitWallet(tx, {
    ...movementOf(payout),
    userId,
    kind: 'PAYOUT',
    to: { kind: 'wallet_reserved', ownerId: payout.company_id },
  })

type Step = 'payout.sent' | 'payout.paid'

const steps = {
  'payout.sent': { from: 'wallet_reserved', to: 'payout_in_transit' },
  'payout.paid': { from: 'payout_in_transit', to: 'bank' },
} as const

/** What was reserved is handed to the bank; what was handed over has left our account. */
export const postStep = async (tx: Tx, kind: Step, payout: Payout): Promise<{ id: string }> => {
  const { id, number, company_id: ownerId, amount_fils: amountFils } = payout
  const { from, to } = steps[kind]
  return post(tx, {
    kind,
    // What the bank's statement and the books name it by.
    ref: number,
    subjectId: id,
    entries: [
      { accountId: await accountOf(tx, { kind: from, ownerId }), amountFils: -amountFils },
      { accountId: await accountOf(tx, to === 'bank' ? { kind: to } : { kind: to, ownerId }), amountFils },
    ],
  })
}

/** The bank could not deliver it: it is the merchant's again, less what they owe. */
export const bookReturned = (tx: Tx, payout: Payout): Promise<{ id: string }> =>
  creditWallet(tx, {
    ...movementOf(payout),
    kind: 'PAYOUT_RETURNED',
    from: { kind: 'payout_in_transit', ownerId: payout.company_id },
  })

/** It was never sent. */
export const bookCancelled = (tx: Tx, payout: Payout): Promise<{ id: string }> =>
  creditWallet(tx, {
    ...movementOf(payout),
    kind: 'PAYOUT_CANCELLED',
    from: { kind: 'wallet_reserved', ownerId: payout.company_id },
  })
