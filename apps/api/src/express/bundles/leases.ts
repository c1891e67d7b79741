// Credits pay a shipment: held while its payment is open, then used, or given back; a cancelled shipment returns them (rows 3, 6, B7).
import type { Plan } from '@marsa/model/express/services.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { accountOf, post, type AccountKey } from '../../finance/door.ts'
import type { Db, Tx } from '../../kit/db.ts'
import { creditWallet } from '../wallet/move-money.ts'
import { afterUse, forfeit, publishBundle } from './end-membership.ts'
import {
  findLease,
  insertLease,
  lockLease,
  markReleased,
  markReturned,
  markUsed,
  type LeaseRow,
  type NewLease,
} from './leases.store.ts'
import { activeOf, lockMembership, type MembershipRow } from './memberships.store.ts'

export type Credits = { membershipId: string; plan: Plan; availableFils: bigint }

/** The plan whose prices a company has now, and what it can pay with; none where its time is over. */
export const creditsOf = async (db: Db, companyId: string): Promise<Credits | undefined> => {
  const row = await activeOf(db, companyId)
  if (!row || row.is_over) return undefined
  return { membershipId: row.id, plan: row.plan, availableFils: row.left_fils }
}

const moveCredits = async (
  tx: Tx,
  kind: string,
  lease: Pick<LeaseRow, 'id' | 'subject_id' | 'amount_fils'>,
  from: AccountKey,
  to: AccountKey,
) =>
  post(tx, {
    kind,
    ref: lease.id,
    subjectId: lease.subject_id,
    entries: [
      { accountId: await accountOf(tx, from), amountFils: -lease.amount_fils },
      { accountId: await accountOf(tx, to), amountFils: lease.amount_fils },
    ],
  })

const accountsOf = ({ membership_id: ownerId, subject_id: subjectId }: LeaseRow) => ({
  credits: { kind: 'bundle_credits', ownerId } as const,
  reserved: { kind: 'credits_reserved', ownerId } as const,
  advance: { kind: 'customer_advance', ownerId: subjectId } as const,
})

/**
 * Holds credits for a payment of a shipment, once for its id. The caller holds the locks of shipment and session. Refuses with
 * `bundles.short` what the bundle does not reach, and with `bundles.not-active` one whose time is over.
 */
export const leaseCredits = async (tx: Tx, lease: NewLease): Promise<void> => {
  const row = await lockMembership(tx, lease.membershipId)
  const known = await findLease(tx, lease.id)
  if (known) return
  if (row.state !== 'ACTIVE' || row.is_over) throw new Problem('bundles.not-active')
  if (row.left_fils < lease.amountFils) throw new Problem('bundles.short')
  await insertLease(tx, lease)
  const made = (await findLease(tx, lease.id))!
  const { credits, reserved } = accountsOf(made)
  await moveCredits(tx, 'bundle.leased', made, credits, reserved)
  await publishBundle(tx, row)
}

/** The lease with its bundle, both locked, the bundle first. */
const lockBoth = async (tx: Tx, leaseId: string): Promise<{ lease: LeaseRow; row: MembershipRow }> => {
  const known = await findLease(tx, leaseId)
  if (!known) throw new Error(`there is no lease ${leaseId}`)
  const row = await lockMembership(tx, known.membership_id)
  return { row, lease: (await lockLease(tx, leaseId))! }
}

/** The payment succeeded: the credits become the advance of the shipment. Answers the posting, of exactly that amount. */
export const consumeLease = async (
  tx: Tx,
  leaseId: string,
  waybill: string | null,
): Promise<{ id: string; kind: 'bundle.consumed' }> => {
  const { lease } = await lockBoth(tx, leaseId)
  if (lease.released_at) throw new Error(`lease ${leaseId} was released`)
  const { reserved, advance } = accountsOf(lease)
  const { id, isNew } = await moveCredits(tx, 'bundle.consumed', lease, reserved, advance)
  if (isNew) {
    await markUsed(tx, leaseId, waybill)
    await afterUse(tx, lease.membership_id)
  }
  return { id, kind: 'bundle.consumed' }
}

/** The payment came to nothing: the credits go back, and are void where the bundle has ended meanwhile. */
export const releaseLease = async (tx: Tx, leaseId: string): Promise<void> => {
  const { lease, row } = await lockBoth(tx, leaseId)
  if (lease.released_at) return
  if (lease.used_at) throw new Error(`lease ${leaseId} is used`)
  const { credits, reserved } = accountsOf(lease)
  if (row.state === 'ACTIVE') await moveCredits(tx, 'bundle.released', lease, reserved, credits)
  else await forfeit(tx, reserved, lease.amount_fils, `${row.id}:${leaseId}`)
  await markReleased(tx, leaseId)
  await publishBundle(tx, row)
}

/** A shipment that credits paid is cancelled: to the bundle while it is active, otherwise to the wallet (B7). */
export const returnCredits = async (
  tx: Tx,
  leaseId: string,
  words: { waybill: string; reference: string },
): Promise<'bundle' | 'wallet'> => {
  const { lease, row } = await lockBoth(tx, leaseId)
  if (!lease.used_at) throw new Error(`lease ${leaseId} is not used`)
  const { credits, advance } = accountsOf(lease)
  const isToBundle = row.state === 'ACTIVE' && !row.is_over
  if (!lease.returned_at) {
    await markReturned(tx, leaseId)
    if (isToBundle) await moveCredits(tx, 'bundle.returned', lease, advance, credits)
    else
      await creditWallet(tx, {
        ...words,
        kind: 'REFUND',
        companyId: row.company_id,
        ref: leaseId,
        subjectId: lease.subject_id,
        amountFils: lease.amount_fils,
        from: advance,
      })
    await publishBundle(tx, row)
  }
  return isToBundle ? 'bundle' : 'wallet'
}
