// An application for credit and the account it leads to: states and moves (CR1 to CR9), and who may not make them.
import type { Actor, Policy } from '../../kit/access.ts'
import { addDays } from '../../kit/day.ts'
import { machine } from '../../kit/machine.ts'
import { aloneUpToFils } from './credit-terms.ts'
import type { Lang } from '../../kit/text.ts'
import type { SettingsInForce } from '../../kit/settings.ts'

export const creditApplicationMachine = machine({
  name: 'credit-application',
  states: ['PENDING', 'APPROVED', 'REFUSED', 'WITHDRAWN'],
  terminal: ['APPROVED', 'REFUSED', 'WITHDRAWN'],
  moves: {
    apply: { from: [], to: ['PENDING'], actors: ['customer'] },
    ask: { from: ['PENDING'], to: [], actors: ['admin'] },
    answer: { from: ['PENDING'], to: [], actors: ['customer'] },
    withdraw: { from: ['PENDING'], to: ['WITHDRAWN'], actors: ['customer'] },
    approve: { from: ['PENDING'], to: ['APPROVED'], actors: ['admin'] },
    refuse: { from: ['PENDING'], to: ['REFUSED'], actors: ['admin', 'system'] },
    recommend: { from: ['PENDING'], to: [], actors: ['desk'] },
  },
})
export type CreditApplicationState = (typeof creditApplicationMachine.states)[number]

/** One account a company for ever. It is no work in hand that somebody has to end: each of its states may last. */
export const creditAccountMachine = machine({
  name: 'credit-account',
  states: ['APPROVED', 'SUSPENDED', 'CLOSED'],
  terminal: ['APPROVED', 'SUSPENDED', 'CLOSED'],
  moves: {
    open: { from: [], to: ['APPROVED'], actors: ['admin', 'system'] },
    reopen: { from: ['CLOSED'], to: ['APPROVED'], actors: ['admin'] },
    change: { from: ['APPROVED'], to: ['APPROVED'], actors: ['admin'] },
    suspend: { from: ['APPROVED'], to: ['SUSPENDED'], actors: ['admin', 'system'] },
    restore: { from: ['SUSPENDED'], to: ['APPROVED'], actors: ['admin'] },
    close: { from: ['APPROVED', 'SUSPENDED'], to: ['CLOSED'], actors: ['admin'] },
  },
})
export type CreditAccountState = (typeof creditAccountMachine.states)[number]

/** What the system decided by itself; kept in place of a person's reason. */
export const systemReasons = {
  'system:overdue': {
    en: 'Invoices are overdue.',
    ar: 'توجد فواتير متأخرة السداد.',
  },
  'system:cheque': {
    en: 'A cheque was returned by the bank.',
    ar: 'أعاد البنك شيكًا غير مدفوع.',
  },
  'system:incomplete': {
    en: 'The application stayed incomplete for 14 days.',
    ar: 'بقي الطلب غير مكتمل 14 يومًا.',
  },
} as const
export type SystemReason = keyof typeof systemReasons

/** A reason as it is read: what a person wrote, or the system's own in the reader's language. */
export const reasonIn = (lang: Lang, reason: string): string =>
  Object.hasOwn(systemReasons, reason) ? systemReasons[reason as SystemReason][lang] : reason

/** NEW asks for an account, INCREASE for more on the one there is; only the first blocks bookings on credit. */
export const applicationKinds = ['NEW', 'INCREASE'] as const
export type ApplicationKind = (typeof applicationKinds)[number]

export const creditDeciders = { admin: 'any' } as const satisfies Policy
export const creditReaders = { admin: 'any', 'admin-readonly': 'any' } as const satisfies Policy
/** The desk looks at applications and recommends (CR2). */
export const applicationReaders = { ...creditReaders, desk: 'any' } as const satisfies Policy

/** What an application made now is for: more, where there is an account. */
export const kindOfApplication = (account: CreditAccountState | undefined): ApplicationKind =>
  account === undefined || account === 'CLOSED' ? 'NEW' : 'INCREASE'

export type Applying = {
  company: 'person' | 'business' | 'agent' | 'platform'
  account: CreditAccountState | undefined
  hasPending: boolean
}

/** Why this person cannot apply now (CR1, CR8). */
export const applyRefusal = (
  { company, account, hasPending }: Applying,
  { isCompanyAdmin }: Pick<Actor, 'isCompanyAdmin'>,
): string | undefined => {
  if (company !== 'business') return 'credit.business-only'
  if (!isCompanyAdmin) return 'credit.company-admin-only'
  if (hasPending) return 'credit.pending'
  return account === 'SUSPENDED' ? 'credit.is-suspended' : undefined
}

/** Limit and terms as they are, null where there is no account. */
export type CreditTerms = { limitFils: bigint; termsDays: number }

/** Whether a second administrator has to approve: what is raised, to more than one may give alone. */
export const needsSecond = (from: CreditTerms | null, to: CreditTerms, settings?: SettingsInForce): boolean =>
  to.limitFils > aloneUpToFils(settings) && to.limitFils > (from?.limitFils ?? 0n)

/** Why a proposal cannot be confirmed by this administrator now. */
export const confirmRefusal = (
  proposal: { proposedBy: string; lapsesAt: Date },
  userId: string,
  now: Date,
): string | undefined => {
  if (proposal.lapsesAt <= now) return 'credit.proposal-lapsed'
  return proposal.proposedBy === userId ? 'credit.second-person' : undefined
}

/** Days that an account may be open although something is overdue. */
export const liftMostDays = 30

/** Why an account cannot be restored today: something is overdue, and no day is given until which that is borne. */
export const restoreRefusal = (
  overdueFils: bigint,
  liftUntil: string | undefined,
  today: string,
): string | undefined => {
  if (liftUntil === undefined) return overdueFils > 0n ? 'credit.still-overdue' : undefined
  return liftUntil > today && liftUntil <= addDays(today, liftMostDays) ? undefined : 'credit.lift-invalid'
}

/** Days in which an application has to be complete (CR5). */
export const completeDays = 14

/** Days in which the second administrator decides. */
export const proposalDays = 7

/** Why an account cannot be closed: something is owed, or reserved. */
export const closeRefusal = (usedFils: bigint): string | undefined =>
  usedFils === 0n ? undefined : 'credit.still-used'
