// The rules of payouts: how much may leave, what has to wait, who approves, and which rows of cash a paid one covers.
import type { SettingsInForce } from '../../kit/settings.ts'
import { checkIban } from '../../reference/identifiers.ts'

/** What stands of a company when it asks for a payout; fils. */
export type PayoutFacts = {
  availableFils: bigint
  /** Cash on delivery that was credited, less what payouts have taken of it; below zero after a reversal of what was paid out. */
  unpaidFils: bigint
  hasAccount: boolean
  hasOpen: boolean
  /** The bank account, the person's mobile or their PIN is too new. */
  isWaiting: boolean
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)

/** Only money of cash on delivery leaves: what came in as a refund or a claim is spent on shipments. */
export const mostOut = ({
  availableFils,
  unpaidFils,
}: Pick<PayoutFacts, 'availableFils' | 'unpaidFils'>): bigint => {
  const most = least(availableFils, unpaidFils)
  return most > 0n ? most : 0n
}

export const payoutLimits = (settings: SettingsInForce) => ({
  leastFils: BigInt(settings['express.payout-least']) * 100n,
  /** Above it two administrators approve. */
  aloneFils: BigInt(settings['express.payout-alone']) * 100n,
  waitHours: settings['express.payout-wait-hours'],
})
export type PayoutLimits = ReturnType<typeof payoutLimits>

/** Why this company cannot ask for any payout now. */
export const payoutRefusal = (
  facts: PayoutFacts,
  { leastFils }: Pick<PayoutLimits, 'leastFils'>,
): string | undefined => {
  if (facts.hasOpen) return 'payout.open'
  if (!facts.hasAccount) return 'payout.account-none'
  if (facts.isWaiting) return 'payout.waiting'
  return mostOut(facts) < leastFils ? 'payout.nothing' : undefined
}

/** Why not this amount. */
export const payoutAmountRefusal = (
  amountFils: bigint,
  { availableFils, unpaidFils }: Pick<PayoutFacts, 'availableFils' | 'unpaidFils'>,
  { leastFils }: Pick<PayoutLimits, 'leastFils'>,
): string | undefined => {
  if (amountFils < leastFils) return 'payout.least'
  if (amountFils > availableFils) return 'payout.above-available'
  return amountFils > unpaidFils ? 'payout.above-credited' : undefined
}

type Approved = {
  requestedBy: string
  /** Who gave the first of two approvals. */
  firstBy: string | null
  isVerified: boolean
}

/** Why no bank file can be made: it names the account that the house sends from. */
export const senderRefusal = (settings: SettingsInForce): string | undefined =>
  checkIban(settings['express.payout-iban'] ?? '').value === undefined ? 'payout.sender-account' : undefined

/** Why this administrator cannot approve it; nobody approves what they asked for, and nobody twice. */
export const approvalRefusal = (
  { requestedBy, firstBy, isVerified }: Approved,
  userId: string,
): string | undefined => {
  if (requestedBy === userId) return 'payout.own'
  if (firstBy === userId) return 'payout.second-person'
  return isVerified ? undefined : 'payout.not-verified'
}

/** The oldest rows of cash that what was paid covers whole; fils in `leftFils` are paid and cover no row yet. */
export const coveredRows = <Row extends { amount_fils: bigint }>(
  leftFils: bigint,
  oldestFirst: readonly Row[],
): Row[] => {
  const covered: Row[] = []
  let left = leftFils
  for (const row of oldestFirst) {
    if (row.amount_fils > left) break
    left -= row.amount_fils
    covered.push(row)
  }
  return covered
}
