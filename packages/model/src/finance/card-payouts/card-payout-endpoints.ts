// Contracts of payouts of the card gateway: a file looked at and taken, the list, and one payout with its lines.
import { z } from 'zod'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { day } from '../../kit/fields.ts'
import { caseWorkers, financeCaseKinds, financeCaseMachine } from '../bank/finance-case.ts'
import { financeReaders, page } from '../overview-endpoints.ts'
import { payoutLineKinds } from './card-payout.ts'

const money = z.string()
const amounts = { gross: money, fee: money, vat: money, net: money }
const file = z.strictObject({
  name: z
    .string({ error: 'card-payout.file' })
    .trim()
    .min(1, 'card-payout.file')
    .max(200, 'card-payout.file'),
  content: z
    .string({ error: 'card-payout.file' })
    .min(1, 'card-payout.file')
    .max(900_000, 'card-payout.file'),
})
const ofFile = {
  method: 'POST',
  policy: caseWorkers,
  capability: 'finance.prepare',
  body: file,
  problems: [
    'card-payout.file',
    'card-payout.row',
    'card-payout.currency',
    'card-payout.sum',
    'card-payout.ahead',
    'card-payout.changed',
  ],
} as const

/** Reads a file and says what importing it would do; nothing is kept. */
export const previewCardPayouts = endpoint({
  ...ofFile,
  verb: 'previewCardPayouts',
  path: 'finance/card-payouts/preview',
  answer: z.strictObject({
    payouts: z.array(
      z.strictObject({
        reference: z.string(),
        paidOn: z.string(),
        ...amounts,
        lines: z.int(),
        isKnown: z.boolean(),
        findings: z.array(
          z.strictObject({
            kind: z.enum(financeCaseKinds),
            subjectNumber: z.string().nullable(),
            ours: money,
            theirs: money,
          }),
        ),
      }),
    ),
  }),
})
export type PreviewedPayout = z.infer<typeof previewCardPayouts.answer>['payouts'][number]

/** A payout is taken once: again it is counted as known. */
export const importCardPayouts = endpoint({
  ...ofFile,
  verb: 'importCardPayouts',
  path: 'finance/card-payouts',
  answer: z.strictObject({ ...ok.shape, payouts: z.int(), known: z.int(), matched: z.int(), cases: z.int() }),
})

export const payoutStates = ['awaited', 'paid'] as const
export type PayoutState = (typeof payoutStates)[number]

const payout = z.strictObject({
  reference: z.string(),
  paidOn: z.string(),
  ...amounts,
  lines: z.int(),
  /** Paid once a line of the bank confirms it. */
  state: z.enum(payoutStates),
  openCases: z.int(),
})
export type CardPayoutRow = z.infer<typeof payout>

/** Newest first, by pages. */
export const listCardPayouts = endpoint({
  verb: 'listCardPayouts',
  method: 'GET',
  path: 'finance/card-payouts',
  policy: financeReaders,
  query: z.strictObject({
    from: day('finance.days-invalid').optional(),
    to: day('finance.days-invalid').optional(),
    state: z.enum(payoutStates).optional(),
    searchText: z.string().trim().max(60).default(''),
    page,
  }),
  answer: z.strictObject({
    payouts: z.array(payout),
    count: z.int(),
    ...amounts,
    /** Captured, and in no payout yet. */
    notPaidOut: z.strictObject({ count: z.int(), amount: money }),
  }),
  problems: ['finance.days-invalid'],
})

export const viewCardPayout = endpoint({
  verb: 'viewCardPayout',
  method: 'GET',
  path: 'finance/card-payouts/{reference}',
  policy: financeReaders,
  query: z.strictObject({
    reference: z.string().trim().min(1).max(35),
    page,
  }),
  answer: payout.extend({
    fileName: z.string(),
    importedBy: z.string(),
    importedAt: z.string(),
    /** The day and the amount of the line of the bank that confirms it. */
    bank: z.strictObject({ day: z.string(), amount: money }).nullable(),
    rows: z.array(
      z.strictObject({
        kind: z.enum(payoutLineKinds),
        orderRef: z.string(),
        subjectNumber: z.string().nullable(),
        day: z.string(),
        ...amounts,
      }),
    ),
    cases: z.array(
      z.strictObject({
        caseId: z.string(),
        kind: z.enum(financeCaseKinds),
        state: z.enum(financeCaseMachine.states),
        subjectNumber: z.string().nullable(),
        ours: money,
        theirs: money,
      }),
    ),
  }),
  problems: ['card-payout.none'],
})
export type CardPayoutView = z.infer<typeof viewCardPayout.answer>

export const cardPayoutEndpoints = {
  previewCardPayouts,
  importCardPayouts,
  listCardPayouts,
  viewCardPayout,
}
