// Companies and agents: what an agent offers, its code, its working time, and why a company cannot be suspended (A 3, A 6).
import type { Actor, Policy } from '../../kit/access.ts'
import type { WorkCalendar } from '../../kit/day.ts'
import { managesUsers, type CompanyKind } from '../users/users-rules.ts'

/** What an agent may offer; requests are routed by these. */
export const agentModes = ['air', 'sea', 'warehouse', 'trucks'] as const
export type AgentMode = (typeof agentModes)[number]

export const companyReaders = { desk: 'any', admin: 'any', 'admin-readonly': 'any' } as const satisfies Policy
export const companyEditors = { admin: 'any' } as const satisfies Policy

/** A company whose registration is not decided yet waits; one that was rejected may register anew. */
export const companyStates = ['active', 'waiting', 'rejected', 'suspended'] as const
export type CompanyState = (typeof companyStates)[number]

/** Capitals, digits, hyphen and underscore, as EASC and AG_MICO are written. */
export const agentCodePattern = /^[A-Z][A-Z0-9_-]{1,19}$/

/** Fewer working hours a week would let answer clocks run for months. */
export const leastWeekMinutes = 8 * 60
export const mostClosedDays = 60

export type Week = WorkCalendar['week']

/** Why a week cannot be kept: closing before opening, or hardly ever open. */
export const weekRefusal = (week: Week): string | undefined => {
  if (week.some((hours) => hours !== null && hours[1] <= hours[0])) return 'companies.week-order'
  const open = week.reduce((sum, hours) => sum + (hours ? hours[1] - hours[0] : 0), 0)
  return open < leastWeekMinutes ? 'companies.week-short' : undefined
}

/** Why a company cannot be suspended; the portal's own never is. */
export const suspendRefusal = (company: { kind: string; state: CompanyState }): string | undefined => {
  if (company.kind === 'platform') return 'companies.own'
  return company.state === 'suspended' ? 'companies.is-suspended' : undefined
}

/**
 * Why somebody cannot choose the logo of a company: it is a person and no company, or another one than they administer.
 * That it is another's is not said.
 */
export const logoRefusal = (
  actor: Pick<Actor, 'role' | 'isCompanyAdmin' | 'companyId'>,
  company: { companyId: string; kind: CompanyKind },
): string | undefined => {
  if (actor.role !== 'admin' && actor.companyId !== company.companyId) return 'companies.not-found'
  if (!managesUsers(actor)) return 'companies.logo-admin'
  return company.kind === 'person' ? 'companies.no-company' : undefined
}

/** A logo: one small picture, drawn anew before it is kept (Z45). */
export const logoScreen = {
  fileBytes: 1024 * 1024,
  totalBytes: 1024 * 1024,
  files: 1,
  formats: ['png', 'jpg'],
} as const
