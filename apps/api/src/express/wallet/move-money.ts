// The only ways that money enters and leaves a wallet: credited, spent by a person with the PIN, or taken because it has to be.
import {
  spreadCredit,
  spreadDebit,
  type CreditKind,
  type DebitKind,
  type MovementKind,
  type WalletFils,
} from '@marsa/model/express/wallet/wallet.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { accountOf, post, type AccountKey } from '../../finance/door.ts'
import { publish } from '../../kit/events.ts'
import type { Tx } from '../../kit/db.ts'
import { refuseWithoutPin } from './pin.ts'
import { refuseSpending, type Spender } from './spenders.ts'
import { insertMovement, lockWallet, takeGrant, walletOf } from './wallet.store.ts'

type Movement = {
  companyId: string
  /** Fils above 0. */
  amountFils: bigint
  /** Natural key of the effect: with its kind it happens once for ever. */
  ref: string
  /** The shipment that it belongs to, and its number. */
  subjectId?: string
  waybill?: string
  /** Read by the company. */
  reference: string
  userId?: string
}
type Moved = { id: string; isNew: boolean }

const ledgerKinds: Record<MovementKind, string> = {
  COD: 'wallet.cod',
  REFUND: 'wallet.refund',
  CLAIM: 'wallet.claim',
  ADJUSTMENT: 'wallet.adjustment',
  PAYOUT_RETURNED: 'wallet.returned',
  PAYOUT_CANCELLED: 'wallet.cancelled',
  SPENT: 'wallet.spent',
  COD_REVERSED: 'wallet.reversed',
  CORRECTION: 'wallet.correction',
  PAYOUT: 'wallet.payout',
  CHARGED: 'wallet.charged',
}

type Parts = { available: bigint; debt: bigint }

/** Posts under the wallet's lock; `spread` says how much each account of the company changes. */
const moveMoney = async (
  tx: Tx,
  kind: MovementKind,
  movement: Movement,
  other: AccountKey,
  spread: (wallet: WalletFils) => Parts,
): Promise<Moved> => {
  const { companyId: ownerId, waybill = null, userId = null, reference } = movement
  await lockWallet(tx, ownerId)
  const { available, debt } = spread(await walletOf(tx, ownerId))
  const entries = [
    { accountId: await accountOf(tx, other), amountFils: -available - debt },
    { accountId: await accountOf(tx, { kind: 'wallet_available', ownerId }), amountFils: available },
    { accountId: await accountOf(tx, { kind: 'merchant_debt', ownerId }), amountFils: debt },
  ].filter(({ amountFils }) => amountFils !== 0n)
  const { ref, subjectId } = movement
  const moved = await post(tx, {
    kind: ledgerKinds[kind],
    ref,
    ...(subjectId && { subjectId }),
    entries,
  })
  if (!moved.isNew) return moved
  await insertMovement(tx, {
    transactionId: moved.id,
    companyId: ownerId,
    kind,
    waybill,
    reference,
    userId,
  })
  await publish(tx, { companyId: ownerId, kind: 'wallet.changed' })
  return moved
}

/** Money for the company: what it owes is paid first (rows 6, 12, 15, 16). */
export const creditWallet = (
  tx: Tx,
  { kind, from, ...movement }: Movement & { kind: CreditKind; from: AccountKey },
): Promise<Moved> =>
  moveMoney(tx, kind, movement, from, (wallet) => {
    const { toDebt, toAvailable } = spreadCredit(movement.amountFils, wallet)
    return { available: toAvailable, debt: toDebt }
  })

/** What has to be taken whatever the balance is: the rest becomes a debt. */
const takeAll = (
  tx: Tx,
  kind: 'COD_REVERSED' | 'CHARGED',
  { to, ...movement }: Movement & { to: AccountKey },
): Promise<Moved> =>
  moveMoney(tx, kind, movement, to, (wallet) => {
    const { fromAvailable, toDebt } = spreadDebit(movement.amountFils, wallet)
    return { available: -fromAvailable, debt: -toDebt }
  })

/** Cash on delivery that was credited goes back (row 13). */
export const reverseWallet = (tx: Tx, movement: Movement & { to: AccountKey }): Promise<Moved> =>
  takeAll(tx, 'COD_REVERSED', movement)

/** The way back of a company's parcel, which it owes without being asked. */
export const chargeWallet = (tx: Tx, movement: Movement & { to: AccountKey }): Promise<Moved> =>
  takeAll(tx, 'CHARGED', movement)

/** What leaves only as far as the balance reaches. */
export const debitWallet = (
  tx: Tx,
  {
    kind,
    to,
    ...movement
  }: Movement & { kind: Exclude<DebitKind, 'COD_REVERSED' | 'CHARGED'>; to: AccountKey },
): Promise<Moved> =>
  moveMoney(tx, kind, movement, to, ({ availableFils }) => {
    if (availableFils < movement.amountFils) throw new Problem('wallet.short')
    return { available: -movement.amountFils, debt: 0n }
  })

/**
 * A person pays for a subject: with the right to spend, the PIN typed within minutes, and a permission for this subject and
 * amount that is made and used up here (row 2). The caller holds the subject's lock, and those of session and membership.
 */
export const spendFromWallet = async (
  tx: Tx,
  actor: Spender,
  spending: Omit<Movement, 'companyId' | 'userId' | 'subjectId'> & { subjectId: string },
): Promise<Moved> => {
  const { companyId, userId } = actor
  const { subjectId, amountFils } = spending
  await refuseSpending(tx, actor)
  await refuseWithoutPin(tx, actor)
  const to = { kind: 'customer_advance', ownerId: subjectId } as const
  const spent = await debitWallet(tx, { ...spending, kind: 'SPENT', companyId, userId, to })
  if (spent.isNew) await takeGrant(tx, { companyId, userId, subjectId, amountFils, transactionId: spent.id })
  return spent
}
