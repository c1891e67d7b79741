// Contracts of reconciliation: statements of the bank, matches of their lines, and the cases of what does not match.
import { z } from 'zod'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { day, id as idOf, reason as reasonOf } from '../../kit/fields.ts'
import { financeReaders, page } from '../overview-endpoints.ts'
import { matchRules, oursKinds } from './bank-match.ts'
import { caseResolutions, caseWorkers, financeCaseKinds, financeCaseMachine } from './finance-case.ts'

const money = z.string()
const line = z.strictObject({
  lineId: z.string(),
  day: z.string(),
  /** Above zero where money came in. */
  amount: money,
  text: z.string(),
  reference: z.string(),
  party: z.string(),
})
const ours = z.strictObject({
  kind: z.enum(oursKinds),
  id: z.string(),
  amount: money,
  day: z.string(),
  reference: z.string(),
  party: z.string(),
})
const open = line.extend({
  proposals: z.array(ours.extend({ rule: z.enum(matchRules), score: z.int() })),
  /** What else is of this amount, for a match by hand. */
  others: z.array(ours),
})
export type OpenLine = z.infer<typeof open>
export type OursView = z.infer<typeof ours>
const matched = line.extend({
  matchId: z.string(),
  rule: z.enum(matchRules),
  score: z.int(),
  by: z.string().nullable(),
  posting: z.string(),
})
export type MatchedLine = z.infer<typeof matched>

export const viewReconciliation = endpoint({
  verb: 'viewReconciliation',
  method: 'GET',
  path: 'finance/reconcile',
  policy: financeReaders,
  answer: z.strictObject({
    statements: z.array(
      z.strictObject({
        statementId: z.string(),
        name: z.string(),
        from: z.string(),
        to: z.string(),
        opening: money,
        closing: money,
        lines: z.int(),
        importedAt: z.string(),
        by: z.string(),
      }),
    ),
    /** Theirs, ours, and what belongs together: the newest hundred of each, and how many are open. */
    theirs: z.array(open),
    theirsCount: z.int(),
    ours: z.array(ours),
    oursCount: z.int(),
    matched: z.array(matched),
  }),
})

const ofFile = {
  method: 'POST',
  policy: caseWorkers,
  capability: 'finance.prepare',
  body: z.strictObject({
    name: z.string({ error: 'bank.file' }).trim().min(1, 'bank.file').max(200, 'bank.file'),
    content: z.string({ error: 'bank.file' }).min(1, 'bank.file').max(900_000, 'bank.file'),
  }),
  problems: ['bank.file', 'bank.row', 'bank.sum', 'bank.account', 'bank.ahead'],
} as const

export const statementFormats = ['camt.053', 'MT940', 'CSV'] as const

/** Reads a file and says what importing it would do; nothing is kept. */
export const previewStatement = endpoint({
  ...ofFile,
  verb: 'previewStatement',
  path: 'finance/statements/preview',
  answer: z.strictObject({
    format: z.enum(statementFormats),
    /** IBAN, empty where the file does not say it. */
    account: z.string(),
    from: z.string(),
    to: z.string(),
    opening: money,
    closing: money,
    lines: z.int(),
    known: z.int(),
    matched: z.int(),
    cases: z.int(),
    /** The first ten. */
    sample: z.array(line.omit({ lineId: true })),
  }),
})
export type PreviewedStatement = z.infer<typeof previewStatement.answer>

/** A file again is taken once: its lines are counted as known. */
export const importStatement = endpoint({
  ...ofFile,
  verb: 'importStatement',
  path: 'finance/statements',
  answer: z.strictObject({ ...ok.shape, lines: z.int(), known: z.int(), matched: z.int(), cases: z.int() }),
})

export const matchLine = endpoint({
  verb: 'matchLine',
  method: 'POST',
  path: 'finance/matches',
  policy: caseWorkers,
  capability: 'finance.prepare',
  body: z.strictObject({
    lineId: idOf('bank.line-none'),
    kind: z.enum(oursKinds),
    id: idOf('bank.ours-none'),
  }),
  answer: ok,
  problems: ['bank.line-none', 'bank.ours-none'],
})

/** Takes a match back with what it has posted; the line is a case again. Not in a month that is closed. */
export const undoMatch = endpoint({
  verb: 'undoMatch',
  method: 'POST',
  path: 'finance/matches/{id}/undo',
  policy: caseWorkers,
  capability: 'finance.prepare',
  query: z.strictObject({ id: idOf('bank.match-none') }),
  body: z.strictObject({ reason: reasonOf('case.note') }),
  answer: ok,
  problems: ['bank.match-none', 'bank.match-closed', 'bank.match-used', 'case.note'],
})

const caseRow = z.strictObject({
  caseId: z.string(),
  kind: z.enum(financeCaseKinds),
  reference: z.string(),
  state: z.enum(financeCaseMachine.states),
  ours: money,
  theirs: money,
  foundAt: z.string(),
  owner: z.string().nullable(),
  dueOn: z.string(),
  isLate: z.boolean(),
  note: z.string().nullable(),
  resolution: z.enum(caseResolutions).nullable(),
  proposedBy: z.string().nullable(),
  resolvedBy: z.string().nullable(),
  lineId: z.string().nullable(),
  /** What the bank says of the line: party, text and reference. */
  line: z.string().nullable(),
  currency: z.string(),
  /** The request or shipment whose payment it is about, and the payout. */
  subject: z.strictObject({ kind: z.string(), id: z.string(), number: z.string() }).nullable(),
  payout: z.string().nullable(),
  decideRefusal: z.string().nullable(),
  /** Who asks to take back how it was settled, and why. */
  undoAskedBy: z.string().nullable(),
  undoReason: z.string().nullable(),
  askUndoRefusal: z.string().nullable(),
  undoRefusal: z.string().nullable(),
})
export type FinanceCaseView = z.infer<typeof caseRow>

/** By pages: open ones, the earliest due first, then the newest resolved ones. `count` is of all. */
export const listFinanceCases = endpoint({
  verb: 'listFinanceCases',
  method: 'GET',
  path: 'finance/cases',
  policy: financeReaders,
  query: z.strictObject({
    state: z.enum(financeCaseMachine.states).optional(),
    kind: z.enum(financeCaseKinds).optional(),
    page,
  }),
  answer: z.strictObject({ cases: z.array(caseRow), count: z.int() }),
})

const onCase = {
  method: 'POST',
  policy: caseWorkers,
  query: z.strictObject({ id: idOf('case.none') }),
  answer: ok,
} as const
const note = reasonOf('case.note')

export const takeCase = endpoint({
  ...onCase,
  verb: 'takeCase',
  path: 'finance/cases/{id}/take',
  capability: 'finance.prepare',
  problems: ['case.none', 'case.moved-on'],
})

export const waitCase = endpoint({
  ...onCase,
  verb: 'waitCase',
  path: 'finance/cases/{id}/wait',
  capability: 'finance.prepare',
  body: z.strictObject({ note, dueOn: day('case.due') }),
  problems: ['case.none', 'case.moved-on', 'case.note', 'case.due'],
})

/** Ends it, or proposes how it ends where a second person has to look. */
export const resolveCase = endpoint({
  ...onCase,
  verb: 'resolveCase',
  path: 'finance/cases/{id}/resolve',
  capability: 'finance.prepare',
  body: z.strictObject({ resolution: z.enum(caseResolutions), note }),
  problems: ['case.none', 'case.moved-on', 'case.note', 'case.resolution'],
})

export const decideCase = endpoint({
  ...onCase,
  verb: 'decideCase',
  path: 'finance/cases/{id}/decide',
  capability: 'finance.approve',
  body: z.strictObject({ isApproved: z.boolean() }),
  problems: ['case.none', 'case.moved-on', 'case.second-person'],
})

/** Of a settled difference with the gateway; what it has posted stays until somebody else decides. */
export const askUndoCase = endpoint({
  ...onCase,
  verb: 'askUndoCase',
  path: 'finance/cases/{id}/ask-undo',
  capability: 'finance.prepare',
  body: z.strictObject({ reason: note }),
  problems: ['case.none', 'case.moved-on', 'case.undo-match', 'case.note'],
})

/** Reverses what it has posted and opens it again, or leaves it settled. */
export const undoCase = endpoint({
  ...onCase,
  verb: 'undoCase',
  path: 'finance/cases/{id}/undo',
  capability: 'finance.approve',
  body: z.strictObject({ isUndone: z.boolean() }),
  problems: ['case.none', 'case.moved-on', 'case.undo-second-person', 'case.used'],
})

export const bankEndpoints = {
  viewReconciliation,
  previewStatement,
  importStatement,
  matchLine,
  undoMatch,
  listFinanceCases,
  takeCase,
  waitCase,
  resolveCase,
  decideCase,
  askUndoCase,
  undoCase,
}
