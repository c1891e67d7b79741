// The return of a tax period: frozen by one person once it ties to the ledger, filed by another, opened again only before that.
import type { Policy } from '../../kit/access.ts'
import { addDays, addMonths, daysOfMonth, monthOf } from '../../kit/day.ts'
import { machine } from '../../kit/machine.ts'
import { settingDefaults, type SettingsInForce } from '../../kit/settings.ts'
import { texts, type TextRow } from '../../kit/text.ts'
import type { VatPeriodLength } from '../../kit/vat-periods.ts'
import { isGreen } from '../periods/period.ts'

/** A tax period without a row is open. */
export const vatReturnMachine = machine({
  name: 'vat-return',
  states: ['OPEN', 'FROZEN', 'FILED'],
  terminal: ['FILED'],
  moves: {
    freeze: { from: [], to: ['FROZEN'], actors: ['admin'] },
    freezeAgain: { from: ['OPEN'], to: ['FROZEN'], actors: ['admin'] },
    unfreeze: { from: ['FROZEN'], to: ['OPEN'], actors: ['admin'] },
    file: { from: ['FROZEN'], to: ['FILED'], actors: ['admin'] },
  },
})
export type VatReturnState = (typeof vatReturnMachine.states)[number]

export const vatReturnStateText = texts({
  OPEN: { en: 'Open', ar: 'مفتوح' },
  FROZEN: { en: 'Frozen, awaiting filing', ar: 'مجمَّد بانتظار التقديم' },
  FILED: { en: 'Filed', ar: 'مقدَّم' },
} satisfies Record<VatReturnState, TextRow>)

export const vatReturnFilers = { admin: 'any' } as const satisfies Policy

/** 2026-Q3, or 2026-09 where the house files by months. */
export const vatPeriodPattern = /^20\d\d-(Q[1-4]|0[1-9]|1[0-2])$/

const monthsOf = (period: string): { first: string; last: string } => {
  const [year, part] = period.split('-') as [string, string]
  if (!part.startsWith('Q')) return { first: period, last: period }
  const first = `${year}-${String((Number(part.slice(1)) - 1) * 3 + 1).padStart(2, '0')}`
  return { first, last: addMonths(first, 2) }
}

/** First and last day of a tax period in the Emirates. */
export const daysOfVatPeriod = (period: string): { from: string; to: string } => {
  const { first, last } = monthsOf(period)
  return { from: daysOfMonth(first).from, to: daysOfMonth(last).to }
}

/** The tax period of a day. */
export const vatPeriodOf = (day: string, length: VatPeriodLength): string => {
  const month = monthOf(day)
  return length === 'month' ? month : `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5)) / 3)}`
}

/** The last tax period before this one, of the same length. */
export const vatPeriodBefore = (period: string): string =>
  vatPeriodOf(addDays(daysOfVatPeriod(period).from, -1), period.includes('Q') ? 'quarter' : 'month')

/** The day by which a period is filed and paid. */
export const vatDueDay = (period: string, settings: SettingsInForce = settingDefaults): string =>
  addDays(daysOfVatPeriod(period).to, settings['vat.due-days'])

/** What must hold before a return is frozen, and what its people only have to know; each figure is zero when it holds. */
const required = ['output', 'input'] as const
const noted = ['purchases', 'e-invoices', 'months'] as const
export const vatChecks = [...required, ...noted] as const
export type VatCheck = (typeof vatChecks)[number]
export type VatCheckFigure = { check: VatCheck; figure: string }
export const isVatRequired = ({ check }: Pick<VatCheckFigure, 'check'>): boolean =>
  (required as readonly string[]).includes(check)

export const vatCheckText = texts({
  output: {
    en: 'Boxes 1 and 3 agree with the output VAT account',
    ar: 'الخانتان 1 و3 تطابقان حركة حساب ضريبة المخرجات',
  },
  input: {
    en: 'Boxes 9 and 10 agree with the input VAT account',
    ar: 'الخانتان 9 و10 تطابقان حركة حساب ضريبة المدخلات',
  },
  purchases: {
    en: 'No purchase of the period awaits approval',
    ar: 'لا توجد فاتورة شراء من الفترة بانتظار الاعتماد',
  },
  'e-invoices': {
    en: 'No e-invoice of the period was rejected or failed to send',
    ar: 'لا توجد فاتورة إلكترونية من الفترة مرفوضة أو تعذّر إرسالها',
  },
  months: { en: 'The months of the period are closed', ar: 'أشهر الفترة مقفلة' },
} satisfies Record<VatCheck, TextRow>)

/** Why the return cannot be frozen now: its period is over, the earlier ones are frozen, and it ties to the fil. */
export const freezeRefusal = (facts: {
  state: VatReturnState
  to: string
  /** The day in the Emirates. */
  today: string
  /** An earlier tax period whose return nobody has frozen. */
  earlierOpen: string | null
  checks: readonly VatCheckFigure[]
}): string | undefined => {
  if (facts.state !== 'OPEN') return 'vat.moved-on'
  if (facts.to >= facts.today) return 'vat.not-over'
  if (facts.earlierOpen !== null) return 'vat.earlier-open'
  return facts.checks.filter(isVatRequired).every((each) => isGreen(each)) ? undefined : 'vat.apart'
}

type Frozen = { state: VatReturnState; frozenBy: string | null }

/** Why this person does not file it: another one than who froze it does, in the order of the periods. */
export const fileRefusal = (
  facts: Frozen & { earlierUnfiled: string | null },
  userId: string,
): string | undefined => {
  if (facts.state !== 'FROZEN') return 'vat.moved-on'
  if (facts.frozenBy === userId) return 'vat.second-person'
  return facts.earlierUnfiled === null ? undefined : 'vat.earlier-unfiled'
}

/** Why this person does not open it again: another one than who froze it does, while no later one builds on it. */
export const unfreezeRefusal = (
  facts: Frozen & { laterFrozen: string | null },
  userId: string,
): string | undefined => {
  if (facts.state !== 'FROZEN') return 'vat.moved-on'
  if (facts.frozenBy === userId) return 'vat.second-person'
  return facts.laterFrozen === null ? undefined : 'vat.later-frozen'
}

/**
 * What filing settles, in fils: output VAT against input VAT, that of earlier periods first to last, and the rest from the bank. Where
 * more input VAT is there than is due, it stays for the next period and nothing is paid.
 */
export const vatSettlement = (facts: {
  dueFils: bigint
  inputFils: bigint
  /** Input VAT of filed periods that no output VAT has used. */
  carriedFils: bigint
}): { takenFils: bigint; bankFils: bigint } => {
  const there = facts.inputFils + facts.carriedFils
  const takenFils = facts.dueFils < there ? facts.dueFils : there
  return { takenFils, bankFils: facts.dueFils - takenFils }
}
