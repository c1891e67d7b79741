// What a registration is: who registers as what, its states (decisions 4.9), what stands against a decision, and when it is due.
import type { Policy, Role } from '../../kit/access.ts'
import { addDays, addWorkingMinutes, dayOf, instantOf, weekdayOf, type WorkCalendar } from '../../kit/day.ts'
import { machine } from '../../kit/machine.ts'
import type { AgentMode } from '../companies/companies-rules.ts'

/** The last part of the address of the form (A 2). */
export const userTypes = ['customer', 'provider', 'business'] as const
export type UserType = (typeof userTypes)[number]

export const registrationStates = ['PENDING_APPROVAL', 'ACTIVE', 'REFUSED'] as const
export type RegistrationState = (typeof registrationStates)[number]

/** Individuals begin active; whoever is refused registers anew. */
export const registrationMachine = machine({
  name: 'registration',
  states: registrationStates,
  terminal: ['ACTIVE', 'REFUSED'],
  moves: {
    register: { from: [], to: ['ACTIVE', 'PENDING_APPROVAL'], actors: ['visitor', 'customer', 'agent'] },
    approveRegistration: { from: ['PENDING_APPROVAL'], to: ['ACTIVE'], actors: ['desk', 'admin'] },
    refuseRegistration: { from: ['PENDING_APPROVAL'], to: ['REFUSED'], actors: ['desk', 'admin'] },
  },
})

export const startOf = (userType: UserType): 'ACTIVE' | 'PENDING_APPROVAL' =>
  userType === 'customer' ? 'ACTIVE' : 'PENDING_APPROVAL'

/** Who decides, and who also reads. */
export const registrationDeciders = { desk: 'any', admin: 'any' } as const satisfies Policy
export const registrationReaders = {
  ...registrationDeciders,
  'admin-readonly': 'any',
} as const satisfies Policy

/** The role of a provider's people: a clearing agent carries by sea or air, whatever else the company offers. */
export const providerRole = (modes: readonly AgentMode[]): Role => {
  if (modes.includes('sea') || modes.includes('air')) return 'clearing-agent'
  return modes.includes('warehouse') ? 'warehouse-agent' : 'truck-provider'
}

export const refusalReasons = [
  'licence-mismatch',
  'licence-activity',
  'not-reached',
  'already-customer',
  'not-served',
  'other',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** Why an application cannot be decided any more. */
export const decisionRefusal = (state: RegistrationState): string | undefined =>
  state === 'PENDING_APPROVAL' ? undefined : 'accounts.registration-decided'

export type AdminStanding = {
  userType: UserType
  state: RegistrationState
  decidedBy: string | null
  adminConfirmed: boolean
}

/** Why the first person of a provider cannot be made its administrator by this colleague (Z17: four eyes). */
export const confirmAdminRefusal = (standing: AdminStanding, userId: string): string | undefined => {
  if (standing.userType !== 'provider' || standing.state !== 'ACTIVE') return 'accounts.registration-no-admin'
  if (standing.adminConfirmed) return 'accounts.registration-admin-done'
  return standing.decidedBy === userId ? 'accounts.second-person' : undefined
}

/** The moment that many working days after the day of a registration end; the day itself does not count. */
export const approvalDue = (registered: Date, calendar: WorkCalendar, days: number): Date => {
  let day = dayOf(registered)
  for (let left = days; left > 0; left--)
    day = dayOf(addWorkingMinutes(instantOf(addDays(day, 1)), 1, calendar))
  const { exceptions, week } = calendar
  const hours = exceptions[day] ?? week[weekdayOf(day)]
  return instantOf(day, hours?.[1])
}

/** Milliseconds after which the loader of the form gives way to a retry (A 2, A 9: a deadline, not a wait). */
export const formLoaderMs = 3_000
