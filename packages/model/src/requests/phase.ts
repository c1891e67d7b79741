// The phases that a request of every line goes through; each line says which of its states belong to which.
export const phases = [
  'draft',
  'open',
  'quoted',
  'booked',
  'completed',
  'rejected',
  'cancelled',
  'expired',
] as const
export type Phase = (typeof phases)[number]

/** Agents are asked, and nothing is awarded yet. */
export const isInRound = (phase: Phase): boolean => phase === 'open' || phase === 'quoted'

const ends: readonly Phase[] = ['completed', 'rejected', 'cancelled', 'expired']
/** Nothing goes on with it. */
export const isEnded = (phase: Phase): boolean => ends.includes(phase)

/** The states of a phase, in the order of the line. */
export const statesIn = <State extends string>(
  table: Readonly<Record<State, Phase>>,
  ...wanted: readonly Phase[]
): State[] => (Object.keys(table) as State[]).filter((state) => wanted.includes(table[state]))

/** Groups of the customer's and the staff's lists; a rejected request is a cancelled one. */
export const listTabs = ['draft', 'active', 'completed', 'cancelled', 'expired'] as const
export type ListTab = (typeof listTabs)[number]

const tabs: Record<Phase, ListTab> = {
  draft: 'draft',
  open: 'active',
  quoted: 'active',
  booked: 'active',
  completed: 'completed',
  rejected: 'cancelled',
  cancelled: 'cancelled',
  expired: 'expired',
}
export const tabOf = (phase: Phase): ListTab => tabs[phase]

/** Groups of an agent's list: `passed` are those that it declined or can no longer quote, in a round that goes on. */
export const agentTabs = ['answer', 'quoted', 'won', 'passed', 'completed', 'cancelled', 'expired'] as const
export type AgentTab = (typeof agentTabs)[number]

export type AgentPart = {
  /** Phase of the request as this agent reads it. */
  phase: Phase
  won: boolean
  /** It has quoted or declined; or the request went on to a round to which it was not invited. */
  answered: boolean
}

const afterRound: Record<Phase, AgentTab | null> = {
  draft: null,
  open: null,
  quoted: 'quoted',
  booked: 'won',
  completed: 'completed',
  rejected: 'cancelled',
  cancelled: 'cancelled',
  expired: 'expired',
}
export const agentTabOf = ({ phase, answered }: AgentPart): AgentTab =>
  afterRound[phase] ?? (answered ? 'passed' : 'answer')

/**
 * Tabs of lists, and the groups that each shows to either reader; null shows all. Of the active ones `awarded` shows those with or
 * without a winner, and `begun` those whose execution has begun or not, where the line says so.
 */
type TabGroups = {
  customer: readonly ListTab[] | null
  agent: readonly AgentTab[] | null
  awarded?: boolean
  begun?: boolean
}
export const requestTabs = [
  'all',
  'active',
  'completed',
  'cancelled',
  'expired',
  'answer',
  'quoted',
  'won',
  'others',
  'quotes',
  'bookings',
  'closed',
  'drafts',
  'awarded',
  'road',
] as const
export type RequestTab = (typeof requestTabs)[number]

export const tabGroups: Readonly<Record<RequestTab, TabGroups>> = {
  all: { customer: null, agent: null },
  active: { customer: ['active'], agent: ['answer', 'quoted', 'won', 'passed'] },
  completed: { customer: ['completed'], agent: ['completed'] },
  cancelled: { customer: ['cancelled'], agent: ['cancelled'] },
  expired: { customer: ['expired'], agent: ['expired'] },
  // An agent's own views.
  answer: { customer: [], agent: ['answer'] },
  quoted: { customer: [], agent: ['quoted'] },
  won: { customer: [], agent: ['won'] },
  others: { customer: [], agent: ['passed', 'completed', 'cancelled', 'expired'] },
  // Of lines that are booked and then carried out.
  quotes: { customer: ['active'], agent: ['answer', 'quoted', 'passed'], awarded: false },
  bookings: { customer: ['active'], agent: ['won'], awarded: true },
  closed: { customer: ['cancelled', 'expired'], agent: ['passed', 'completed', 'cancelled', 'expired'] },
  drafts: { customer: ['draft'], agent: [] },
  awarded: { customer: ['active'], agent: ['won'], awarded: true, begun: false },
  road: { customer: ['active'], agent: ['won'], awarded: true, begun: true },
}

/** The tabs of a list by who reads it; staff read no drafts. */
export type ReaderTabs = Readonly<Record<'own' | 'any' | 'assigned', readonly RequestTab[]>>
export const usualTabs: ReaderTabs = {
  own: ['all', 'active', 'completed', 'cancelled'],
  any: ['all', 'active', 'completed', 'cancelled'],
  assigned: ['all', 'answer', 'active', 'completed', 'cancelled'],
}

/** The same for a line whose lists do not tell expired requests from cancelled ones. */
export const tabGroupsTogether: typeof tabGroups = {
  ...tabGroups,
  cancelled: { customer: ['cancelled', 'expired'], agent: ['cancelled', 'expired'] },
}
