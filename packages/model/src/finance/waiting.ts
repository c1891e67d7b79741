// What waits in finance for somebody: which step, on which page it is done, who may take it, and how it is named to them.
import type { Actor, Capability } from '../kit/access.ts'
import { waitingTitles } from '../messages/templates/waiting-messages.ts'

/** Without a capability it is any administrator's; what is told at once, by the verb that begins it, is not told again. */
type TaskRow = { page: string; capability: Capability | null; isToldAtOnce?: true }

/** The page of each step, below `finance`, and what a person needs for it. */
export const waitingSteps = {
  'approve-runs': { page: 'payables', capability: 'finance.approve' },
  'send-runs': { page: 'payables', capability: 'finance.prepare' },
  'late-cases': { page: 'reconcile', capability: 'finance.prepare' },
  'decide-cases': { page: 'reconcile', capability: 'finance.approve' },
  'undo-cases': { page: 'reconcile', capability: 'finance.approve' },
  'decide-purchases': { page: 'purchases', capability: 'finance.approve' },
  'stuck-refunds': { page: 'refunds', capability: 'finance.prepare' },
  'decide-refund-transfers': { page: 'refunds', capability: 'finance.approve' },
  'pay-refund-transfers': { page: 'refunds', capability: 'finance.prepare' },
  'decide-notes': { page: 'invoices', capability: 'finance.approve', isToldAtOnce: true },
  'credit-applications': { page: 'credit', capability: null, isToldAtOnce: true },
  'decide-credit': { page: 'credit', capability: null, isToldAtOnce: true },
  'decide-write-offs': { page: 'credit', capability: 'finance.approve', isToldAtOnce: true },
  'match-receipts': { page: 'credit', capability: 'finance.prepare', isToldAtOnce: true },
  'missing-evidence': { page: 'vat', capability: 'finance.prepare' },
  'freeze-returns': { page: 'vat', capability: 'finance.close' },
  'file-returns': { page: 'vat', capability: 'finance.approve' },
  'refused-e-invoices': { page: 'e-invoices', capability: 'finance.prepare' },
  'start-months': { page: 'periods', capability: 'finance.close' },
  'close-months': { page: 'periods', capability: 'finance.close' },
  'reopen-months': { page: 'periods', capability: 'finance.approve' },
} as const satisfies Record<string, TaskRow>
export type WaitingTask = keyof typeof waitingSteps
export const waitingTasks = Object.keys(waitingSteps) as [WaitingTask, ...WaitingTask[]]

type ToldAtOnce = {
  [Task in WaitingTask]: (typeof waitingSteps)[Task] extends { isToldAtOnce: true } ? Task : never
}[WaitingTask]

/** The steps that people are told of by what is seen to wait. */
export const toldTasks = waitingTasks.filter(
  (task): task is Exclude<WaitingTask, ToldAtOnce> => !('isToldAtOnce' in waitingSteps[task]),
)

export const waitingText: Record<WaitingTask, { en: string; ar: string }> = waitingTitles

/** `begunBy`: those who took the step before, and so may not take this one. */
export type Waiting = { task: WaitingTask; begunBy: readonly string[] }

/** Whether a step is this person's to take. */
export const waitsFor = (
  { task, begunBy }: Waiting,
  { userId, capabilities }: Pick<Actor, 'userId' | 'capabilities'>,
): boolean => {
  const { capability } = waitingSteps[task]
  return (capability === null || capabilities.includes(capability)) && !begunBy.includes(userId)
}

const monthName = (month: string, locale: string): string =>
  new Date(`${month}-15T12:00:00Z`).toLocaleDateString(locale, {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  })

type Name = { en: string; ar: string }

/** A month or a quarter in words; every other number as it is. */
const nameOf = (number: string): Name => {
  const quarter = /^(\d{4})-Q(\d)$/.exec(number)
  if (quarter)
    return { en: `quarter ${quarter[2]} of ${quarter[1]}`, ar: `الربع ${quarter[2]} من ${quarter[1]}` }
  if (/^\d{4}-\d\d$/.test(number))
    return { en: monthName(number, 'en-AE'), ar: monthName(number, 'ar-AE-u-nu-latn') }
  return { en: number, ar: number }
}

/** How many are named in a message. */
const named = 8

/** "STL-26-0000011, STL-26-0000012 and 3 more". */
export const namesOf = (numbers: readonly string[]): Name => {
  const shown = numbers.slice(0, named).map(nameOf)
  const more = numbers.length - shown.length
  return {
    en: shown.map(({ en }) => en).join(', ') + (more > 0 ? ` and ${more} more` : ''),
    ar: shown.map(({ ar }) => ar).join('، ') + (more > 0 ? ` و${more} غيرها` : ''),
  }
}
