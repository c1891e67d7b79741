// How a bundle ends: its credits are void in the ledger with the same step (row 8), and its owner is told.
import { planNames } from '@marsa/model/express/bundles/bundle-text.ts'
import { isLow } from '@marsa/model/express/bundles/membership.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { amountParam } from '@marsa/model/messages/message.ts'
import type { TemplateName, TemplateParams } from '@marsa/model/messages/templates/templates.ts'
import type { bundleMessages } from '@marsa/model/messages/templates/bundle-messages.ts'
import { accountOf, post } from '../../finance/door.ts'
import { publish } from '../../kit/events.ts'
import type { Tx } from '../../kit/db.ts'
import { notify } from '../../messages/door.ts'
import { bundleReadersOf, lockMembership, moveMembership, type MembershipRow } from './memberships.store.ts'

type BundleTemplate = Extract<TemplateName, keyof typeof bundleMessages>

export const tellOwners = async <Name extends BundleTemplate>(
  tx: Tx,
  row: MembershipRow,
  template: Name,
  params: TemplateParams<Name>,
  occasion = row.id,
): Promise<void> =>
  notify(tx, {
    to: { userIds: await bundleReadersOf(tx, row) },
    template,
    params,
    subjectId: row.id,
    version: occasion,
  })

export const planParam = ({ plan }: Pick<MembershipRow, 'plan'>) => planNames[plan]

/** Open pages of the company load again. */
export const publishBundle = (tx: Tx, { company_id: companyId }: Pick<MembershipRow, 'company_id'>) =>
  publish(tx, { companyId, kind: 'bundle.changed' })

/** `ref` tells what is forfeited at the end from what comes back later. */
export const forfeit = async (
  tx: Tx,
  from: { kind: 'bundle_credits' | 'credits_reserved'; ownerId: string },
  amountFils: bigint,
  ref: string,
): Promise<void> => {
  if (amountFils === 0n) return
  await post(tx, {
    kind: 'bundle.expired',
    ref,
    entries: [
      { accountId: await accountOf(tx, from), amountFils: -amountFils },
      { accountId: await accountOf(tx, { kind: 'expired_credits' }), amountFils },
    ],
  })
}

/** The caller holds its lock. What a payment holds stays alive until that payment ends. */
export const endMembership = async (
  tx: Tx,
  row: MembershipRow,
  step: 'expire' | 'upgrade' | 'cancel',
  as: ActorKind,
  reason?: string,
): Promise<void> => {
  await forfeit(tx, { kind: 'bundle_credits', ownerId: row.id }, row.left_fils, row.id)
  await moveMembership(tx, row.id, step, as, reason === undefined ? {} : { reason })
  await publishBundle(tx, row)
}

/** Its time is over: what is left is forfeited (B4). */
export const expireMembership = async (tx: Tx, row: MembershipRow): Promise<void> => {
  await endMembership(tx, row, 'expire', 'system')
  if (row.state === 'ACTIVE')
    await tellOwners(tx, row, 'bundle-ended', { plan: planParam(row), amount: amountParam(row.left_fils) })
}

/** After credits were used: nothing left ends it (B3), little left is told once. */
export const afterUse = async (tx: Tx, membershipId: string): Promise<void> => {
  const row = await lockMembership(tx, membershipId)
  if (row.state !== 'ACTIVE') return
  if (row.left_fils === 0n && row.reserved_fils === 0n) {
    await moveMembership(tx, row.id, 'useUp', 'system')
    await tellOwners(tx, row, 'bundle-used-up', { plan: planParam(row) })
  } else if (isLow(row.left_fils, row.net_fils))
    await tellOwners(tx, row, 'bundle-low', { plan: planParam(row), amount: amountParam(row.left_fils) })
  await publishBundle(tx, row)
}
