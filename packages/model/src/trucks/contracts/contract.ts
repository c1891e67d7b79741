// A contract of a truck provider with a customer: how it stands by its days, and when both are told of its end.
import { addDays } from '../../kit/day.ts'
import type { FieldProblems } from '../../kit/problem.ts'

export const contractStandings = ['coming', 'valid', 'ending', 'ended'] as const
export type ContractStanding = (typeof contractStandings)[number]

/** Days before the end at which both sides are told. */
export const contractWarning = 30

export type ContractDays = { startsOn: string; endsOn: string }

/** Valid to the end of its last day. */
export const contractStanding = ({ startsOn, endsOn }: ContractDays, today: string): ContractStanding => {
  if (endsOn < today) return 'ended'
  if (startsOn > today) return 'coming'
  return endsOn <= addDays(today, contractWarning) ? 'ending' : 'valid'
}

/** Whether both are told of the end today; once for each last day. */
export const isContractWarned = (days: ContractDays, today: string, warnedFor: string | null): boolean =>
  contractStanding(days, today) === 'ending' && warnedFor !== days.endsOn

export const contractProblems = ({ startsOn, endsOn }: ContractDays): FieldProblems =>
  endsOn < startsOn ? { endsOn: 'trucks.contract-days' } : {}
