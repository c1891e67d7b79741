// Contracts of closing months: the months with their states, the checks of one, and its steps.
import { z } from 'zod'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { reason as reasonOf } from '../../kit/fields.ts'
import { financeReaders } from '../overview-endpoints.ts'
import { monthPattern, periodChecks, periodClosers, periodMachine } from './period.ts'

const month = z.string({ error: 'period.month' }).regex(monthPattern, 'period.month')
const reason = reasonOf('period.reason')

const periodRow = z.strictObject({
  month: z.string(),
  state: z.enum(periodMachine.states),
  startedBy: z.string().nullable(),
  closedBy: z.string().nullable(),
  closedAt: z.string().nullable(),
  /** Who asks to open it again, and why; the newest reason stays with the month. */
  askedBy: z.string().nullable(),
  reason: z.string().nullable(),
})
export type PeriodView = z.infer<typeof periodRow>

/** Twelve months, the running one first. */
export const listPeriods = endpoint({
  verb: 'listPeriods',
  method: 'GET',
  path: 'finance/periods',
  policy: financeReaders,
  answer: z.strictObject({ periods: z.array(periodRow) }),
})

const code = z.string().nullable()

/** A month with its checks: as they are now, or as they were when it was closed. */
export const viewPeriod = endpoint({
  verb: 'viewPeriod',
  method: 'GET',
  path: 'finance/periods/{month}',
  policy: financeReaders,
  query: z.strictObject({ month }),
  answer: z.strictObject({
    ...periodRow.shape,
    checks: z.array(
      z.strictObject({
        check: z.enum(periodChecks),
        figure: z.string(),
        isGreen: z.boolean(),
        /** Stands against closing while it is not green. */
        isRequired: z.boolean(),
      }),
    ),
    startRefusal: code,
    closeRefusal: code,
    askReopenRefusal: code,
    reopenRefusal: code,
    /** Why this reader does not keep it closed; null for who asked, and for who may approve. */
    keepRefusal: code,
  }),
  problems: ['period.month'],
})
export type PeriodDetail = z.infer<(typeof viewPeriod)['answer']>

const step = {
  method: 'POST',
  policy: periodClosers,
  query: z.strictObject({ month }),
  answer: ok,
} as const

export const startClosing = endpoint({
  ...step,
  verb: 'startClosing',
  path: 'finance/periods/{month}/start',
  capability: 'finance.close',
  problems: ['period.month', 'period.moved-on', 'period.not-over', 'period.earlier-open'],
})

export const stopClosing = endpoint({
  ...step,
  verb: 'stopClosing',
  path: 'finance/periods/{month}/stop',
  capability: 'finance.close',
  problems: ['period.month', 'period.moved-on'],
})

export const closePeriod = endpoint({
  ...step,
  verb: 'closePeriod',
  path: 'finance/periods/{month}/close',
  capability: 'finance.close',
  problems: [
    'period.month',
    'period.moved-on',
    'period.second-person',
    'period.starter',
    'period.earlier-open',
    'period.check-old',
    'period.not-green',
  ],
})

export const askReopenPeriod = endpoint({
  ...step,
  verb: 'askReopenPeriod',
  path: 'finance/periods/{month}/ask-reopen',
  capability: 'finance.close',
  body: z.strictObject({ reason }),
  problems: ['period.month', 'period.moved-on', 'period.not-latest', 'period.reason'],
})

/** The second person's answer, who may approve; whoever asked may take it back. */
export const reopenPeriod = endpoint({
  ...step,
  verb: 'reopenPeriod',
  path: 'finance/periods/{month}/reopen',
  body: z.strictObject({ isReopened: z.boolean() }),
  problems: [
    'period.month',
    'period.moved-on',
    'period.second-person',
    'period.not-latest',
    'kit.needs.finance.approve',
  ],
})

export const periodEndpoints = {
  listPeriods,
  viewPeriod,
  startClosing,
  stopClosing,
  closePeriod,
  askReopenPeriod,
  reopenPeriod,
}
