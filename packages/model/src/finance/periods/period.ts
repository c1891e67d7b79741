// A month of the books: closed by two people once its checks are green, locked from then on, opened again by two with a reason.
import type { Policy } from '../../kit/access.ts'
import { monthOf } from '../../kit/day.ts'
import { machine } from '../../kit/machine.ts'
import { texts, type TextRow } from '../../kit/text.ts'

/** A month without a row is open; the newest closed one alone opens again (PC1 to PC3). */
export const periodMachine = machine({
  name: 'finance-period',
  states: ['OPEN', 'CLOSING', 'CLOSED', 'REOPENING'],
  terminal: ['CLOSED'],
  moves: {
    start: { from: [], to: ['CLOSING'], actors: ['admin'] }, // PC1
    restart: { from: ['OPEN'], to: ['CLOSING'], actors: ['admin'] },
    stop: { from: ['CLOSING'], to: ['OPEN'], actors: ['admin'] },
    close: { from: ['CLOSING'], to: ['CLOSED'], actors: ['admin'] }, // PC2
    askReopen: { from: ['CLOSED'], to: ['REOPENING'], actors: ['admin'] },
    keepClosed: { from: ['REOPENING'], to: ['CLOSED'], actors: ['admin'] },
    reopen: { from: ['REOPENING'], to: ['OPEN'], actors: ['admin'] }, // PC3
  },
})
export type PeriodState = (typeof periodMachine.states)[number]

export const periodStateText = texts({
  OPEN: { en: 'Open', ar: 'مفتوحة' },
  CLOSING: { en: 'Awaiting second approval', ar: 'بانتظار شخص ثانٍ' },
  CLOSED: { en: 'Closed', ar: 'مقفلة' },
  REOPENING: { en: 'Closed, reopening requested', ar: 'مقفلة، طُلبت إعادة فتحها' },
} satisfies Record<PeriodState, TextRow>)

export const periodClosers = { admin: 'any' } as const satisfies Policy

export const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/

/** What must hold before a month is closed, and what its closers only have to know; each with a figure that is zero when it holds. */
const required = ['ledger', 'level', 'suspense', 'bank', 'cases', 'runs', 'vat', 'e-invoices'] as const
const noted = ['unsent', 'unconfirmed'] as const
export const periodChecks = [...required, ...noted] as const
export type PeriodCheck = (typeof periodChecks)[number]
export const isRequired = ({ check }: Pick<CheckedFigure, 'check'>): boolean =>
  (required as readonly string[]).includes(check)
export type CheckedFigure = { check: PeriodCheck; figure: string }

/** Days after which a run at the bank has to have an answer. */
export const sentDays = 5

/** Hours for which the daily check of the ledger counts: a day, and the time that it takes. */
const freshHours = 26
export const isCheckFresh = (checkedAt: Date, now: Date): boolean =>
  now.getTime() - checkedAt.getTime() <= freshHours * 3_600_000

export const isGreen = ({ figure }: Pick<CheckedFigure, 'figure'>): boolean => Number(figure) === 0

export const periodCheckText = texts({
  ledger: { en: 'Every posting balances and no number is missing', ar: 'كل القيود متوازنة ولا أرقام ناقصة' },
  level: { en: 'The trial balance is in balance', ar: 'ميزان المراجعة متطابق' },
  suspense: { en: 'Nothing is left in suspense', ar: 'لا رصيد في الحساب المعلّق' },
  bank: {
    en: 'Every bank transaction of the month is matched or explained',
    ar: 'كل حركات البنك في الشهر مطابَقة أو موضَّحة',
  },
  cases: { en: 'Every difference with the gateway is resolved', ar: 'كل الفروق مع بوابة الدفع مسوّاة' },
  runs: {
    en: 'No settlement has been at the bank for more than five days',
    ar: 'لا توجد تسوية لدى البنك منذ أكثر من خمسة أيام',
  },
  vat: { en: 'The VAT return agrees with the ledger', ar: 'الإقرار الضريبي يطابق دفتر الأستاذ' },
  'e-invoices': {
    en: 'No e-invoice of the month was rejected or failed to send',
    ar: 'لا توجد فاتورة إلكترونية مرفوضة أو تعذّر إرسالها في الشهر',
  },
  unsent: {
    en: 'Every e-invoice of the month was sent',
    ar: 'أُرسلت كل فواتير الشهر الإلكترونية',
  },
  unconfirmed: {
    en: 'Every bank posting is confirmed by a statement',
    ar: 'كل القيود على حساب البنك مؤكدة بكشف حساب',
  },
} satisfies Record<PeriodCheck, TextRow>)

type Closing = {
  state: PeriodState
  month: string
  /** The day in the Emirates. */
  today: string
  /** An earlier month that somebody opened again or has not finished. */
  earlierOpen: string | null
}

/** Why closing cannot begin now. */
export const startRefusal = ({ state, month, today, earlierOpen }: Closing): string | undefined => {
  if (state !== 'OPEN') return 'period.moved-on'
  if (month >= monthOf(today)) return 'period.not-over'
  return earlierOpen === null ? undefined : 'period.earlier-open'
}

/** Why this person cannot close it now: the second one, and only with every check green. */
export const closeRefusal = (
  facts: {
    state: PeriodState
    startedBy: string | null
    /** Whether who began may close months still. */
    mayStarterClose: boolean
    earlierOpen: string | null
    checks: readonly CheckedFigure[]
    /** Whether the ledger was checked within the last day. */
    isFresh: boolean
  },
  userId: string,
): string | undefined => {
  if (facts.state !== 'CLOSING') return 'period.moved-on'
  if (facts.startedBy === userId) return 'period.second-person'
  if (!facts.mayStarterClose) return 'period.starter'
  if (facts.earlierOpen !== null) return 'period.earlier-open'
  if (!facts.isFresh) return 'period.check-old'
  return facts.checks.filter(isRequired).every(isGreen) ? undefined : 'period.not-green'
}

/** Why nobody asks to open it again: the newest closed month alone does. */
export const askReopenRefusal = (facts: { state: PeriodState; isLatest: boolean }): string | undefined => {
  if (facts.state !== 'CLOSED') return 'period.moved-on'
  return facts.isLatest ? undefined : 'period.not-latest'
}

/** Why this person does not open it again: somebody else than who asked does, while it is the newest closed one. */
export const reopenRefusal = (
  facts: { state: PeriodState; askedBy: string | null; isLatest: boolean },
  userId: string,
): string | undefined => {
  if (facts.state !== 'REOPENING') return 'period.moved-on'
  if (facts.askedBy === userId) return 'period.second-person'
  return facts.isLatest ? undefined : 'period.not-latest'
}
