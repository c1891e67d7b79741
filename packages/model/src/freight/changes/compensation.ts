// Compensation for a disputed delivery: how much it may be, and when a second person has to approve it (decision 30).
import { dirhamPattern, parseMoney } from '../../kit/money.ts'
import { settingDefaults, type SettingsInForce } from '../../kit/settings.ts'
import type { MilestoneCode } from '../execution/milestones.ts'
import { bookedStates, type RequestState } from '../request-machine.ts'

export type CompensationFacts = {
  state: RequestState
  milestones: readonly MilestoneCode[]
  /** A dispute about the delivery is open. */
  disputed: boolean
  /** Fils paid of the total in force, by card or on credit, and what was given back of them before. */
  paidFils: bigint
  compensatedFils: bigint
}

/** Fils that may still be given back: what was paid and has not gone back. */
export const mostCompensation = ({
  paidFils,
  compensatedFils,
}: Pick<CompensationFacts, 'paidFils' | 'compensatedFils'>): bigint => paidFils - compensatedFils

/** Why nothing, or not this amount, can be given back now; undefined when it can. Fils. */
export const compensationRefusal = (facts: CompensationFacts, amountFils?: bigint): string | undefined => {
  if (!facts.disputed) return 'freight.not-disputed'
  if (!bookedStates.includes(facts.state) || !facts.milestones.includes('QS_DEL'))
    return 'freight.not-delivered'
  if (amountFils === undefined) return undefined
  if (amountFils <= 0n) return 'freight.compensation-amount'
  return amountFils > mostCompensation(facts) ? 'finance.refund-too-large' : undefined
}

/** Fils of an amount as it was typed; undefined for what is none, or is nothing. */
export const compensationFils = (text: string): bigint | undefined => {
  const fils = dirhamPattern.test(text) ? parseMoney(text) : 0n
  return fils > 0n ? fils : undefined
}

/** Fils up to which one person alone may give back. */
export const aloneUpToFils = (settings: SettingsInForce = settingDefaults): bigint =>
  BigInt(settings['freight.compensation-alone']) * 100n

/** Hours in which compensations by one person for one customer count together. */
export const aloneHours = 24

/**
 * Whether an amount needs somebody else of the staff to approve it: `givenFils` is what went without a second person before,
 * on this shipment by anybody and to this customer by the same person within the last hours.
 */
export const needsSecondPerson = (
  amountFils: bigint,
  givenFils: bigint,
  settings: SettingsInForce = settingDefaults,
): boolean => givenFils + amountFils > aloneUpToFils(settings)
