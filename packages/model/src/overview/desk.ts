// What waits for the staff, the most urgent kind first: who sees which, when it is late, and the page that it is worked on.
import type { Role } from '../kit/access.ts'
import { quotedLines, requestsOf, type QuotedLine } from '../lines.ts'

export const deskNeeds = [
  'checks',
  'payments',
  'callbacks',
  'chats',
  ...quotedLines.map((line) => `unquoted-${line}` as const),
  'ranges',
  'parcels',
  'breaches',
  'releases',
  ...quotedLines.map((line) => `stalled-${line}` as const),
  'registrations',
  'confirmations',
] as const
export type DeskNeed = (typeof deskNeeds)[number]
/** Kinds that every line has: requests that nobody has quoted, and booked ones whose next step is overdue. */
export type LineNeed = 'unquoted' | 'stalled'
export type OwnNeed = Exclude<DeskNeed, `${LineNeed}-${QuotedLine}`>

/** The kind and the line, where every line has the need. */
export const lineNeed = (need: DeskNeed): { kind: LineNeed; line: QuotedLine } | undefined => {
  for (const line of quotedLines)
    for (const kind of ['unquoted', 'stalled'] as const) if (need === `${kind}-${line}`) return { kind, line }
  return undefined
}

/** Of each line its own, under the name of the need. */
export const perLine = <Kind extends LineNeed, T>(kind: Kind, of: (line: QuotedLine) => T) =>
  Object.fromEntries(quotedLines.map((line) => [`${kind}-${line}`, of(line)])) as Record<
    `${Kind}-${QuotedLine}`,
    T
  >

const requestPage = (line: QuotedLine): string => requestsOf[line].pages.customer

/** The service desk has no finance area, audit or last word on agents (A 6). */
const overAll = ['checks', 'payments', 'confirmations'] as const satisfies readonly DeskNeed[]

export const needsOf = (role: Role): DeskNeed[] =>
  deskNeeds.filter((need) => role !== 'desk' || !(overAll as readonly DeskNeed[]).includes(need))

/** Of each kind, those that are shown by name. */
export const deskFirst = 3
/** Minutes after which a payment that is still open deserves a look. */
export const openPaymentMinutes = 60
/** Hours after which goods that a customer wants back from a warehouse, and nobody answered for, deserve a look. */
export const openReleaseHours = 24

/** Days after which the next step of a booked request, where it has no date, deserves a look. */
export const stalledDays = 3

/** Where all of a kind stand, below the language. */
export const needPath: Record<DeskNeed, string> = {
  checks: 'admin/audit?view=chain',
  payments: 'finance',
  callbacks: 'desk/callbacks',
  chats: 'desk/chats',
  ...perLine('unquoted', (line) => `${requestPage(line)}?tab=active`),
  ...perLine('stalled', (line) => `${requestPage(line)}?tab=active&sort=due`),
  parcels: 'express/desk',
  ranges: 'freight/shipments?tab=active',
  breaches: 'freight/answers',
  releases: 'warehouse/storages?tab=active',
  registrations: 'admin/registrations',
  confirmations: 'admin/registrations?view=admin',
}

/** The page of one of them, below the language. */
export const needItemPath = (need: DeskNeed, id: string, detail: string): string => {
  const every = lineNeed(need)
  if (every) return `${requestPage(every.line)}/${id}`
  switch (need) {
    case 'chats':
      return `desk/chats?chat=${id}`
    case 'breaches':
    case 'ranges':
      return `${requestPage('freight')}/${id}`
    case 'releases':
      return `${requestPage('warehouse')}/${id}`
    case 'registrations':
    case 'confirmations':
      return `admin/registrations/${id}`
    case 'checks':
      return detail === 'ledger' ? 'finance' : needPath.checks
    default:
      return needPath[need]
  }
}
