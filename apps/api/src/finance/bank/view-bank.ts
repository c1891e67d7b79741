// Reconciliation as its page reads it: theirs with proposals, ours, what belongs together, and the cases.
import type {
  FinanceCaseView,
  listFinanceCases as casesContract,
  OursView,
  viewReconciliation as viewContract,
} from '@marsa/model/finance/bank/bank-endpoints.ts'
import { matchScores, proposalsFor, type Ours } from '@marsa/model/finance/bank/bank-match.ts'
import { askUndoRefusal, decideCaseRefusal, undoRefusal } from '@marsa/model/finance/bank/finance-case.ts'
import { listPageSize } from '@marsa/model/finance/overview-endpoints.ts'
import { dayOf, toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import {
  listAwaited,
  listMatched,
  listOpenLines,
  listOurs,
  listStatements,
  type LineRow,
} from './bank.store.ts'
import { countCases, listCaseRows, undoFacts, type CaseRow } from './cases.store.ts'
import { bankLineOf } from './match-lines.ts'

const mostShown = 100

const lineView = (row: LineRow) => ({
  lineId: row.id,
  day: row.day,
  amount: toWire(row.amount_fils),
  text: row.line_text,
  reference: row.reference,
  party: row.party,
})
const uuid = /^[0-9a-f]{8}-/
const oursView = ({ kind, id, fils, day, references, party }: Ours): OursView => ({
  kind,
  id,
  amount: toWire(fils),
  day,
  reference: references.find((each) => !uuid.test(each)) ?? '',
  party,
})

export const viewReconciliation = async ({
  db,
}: Call<typeof viewContract>): Promise<AnswerOf<typeof viewContract>> => {
  const [statements, lines, awaited, matched] = await Promise.all([
    listStatements(db, 20),
    listOpenLines(db, mostShown),
    listAwaited(db, mostShown),
    listMatched(db, mostShown),
  ])
  const ours = await listOurs(
    db,
    lines.map((row) => row.amount_fils),
  )
  return {
    statements: statements.map((row) => ({
      statementId: row.id,
      name: row.name,
      from: row.from_on,
      to: row.until_on,
      opening: toWire(row.opening_fils),
      closing: toWire(row.closing_fils),
      lines: row.lines,
      importedAt: toOffset(row.imported_at),
      by: row.by,
    })),
    theirs: lines.map((row) => {
      const proposals = proposalsFor(bankLineOf(row), ours)
      // A transfer comes back under its own number alone.
      const others = ours.filter(
        (each) =>
          each.fils === row.amount_fils &&
          each.kind !== 'return' &&
          !proposals.some((proposal) => proposal.ours === each),
      )
      return {
        ...lineView(row),
        proposals: proposals.map(({ ours: each, rule }) => ({
          ...oursView(each),
          rule,
          score: matchScores[rule],
        })),
        others: others.map(oursView),
      }
    }),
    theirsCount: lines[0]?.count ?? 0,
    ours: awaited.map(oursView),
    oursCount: awaited[0]?.count ?? 0,
    matched: matched.map((row) => ({
      ...lineView(row),
      matchId: row.match_id,
      rule: row.rule,
      score: row.score,
      by: row.by,
      posting: row.posting,
    })),
  }
}

const caseView = (row: CaseRow, today: string, userId: string): FinanceCaseView => ({
  caseId: row.id,
  kind: row.kind,
  reference: row.reference,
  state: row.state,
  ours: toWire(row.ours_fils),
  theirs: toWire(row.theirs_fils),
  foundAt: toOffset(row.found_at),
  owner: row.owner,
  dueOn: row.due_on,
  isLate: row.state !== 'RESOLVED' && row.due_on < today,
  note: row.note ?? row.move_reason,
  resolution: row.resolution === 'matched' ? null : row.resolution,
  proposedBy: row.proposer,
  resolvedBy: row.closer,
  lineId: row.line_id,
  line: row.line,
  currency: row.currency,
  subject: row.subject,
  payout: row.payout,
  decideRefusal: decideCaseRefusal({ state: row.state, proposedBy: row.proposed_by }, userId) ?? null,
  undoAskedBy: row.state === 'RESOLVED' ? row.undo_asker : null,
  undoReason: row.state === 'RESOLVED' ? row.undo_reason : null,
  askUndoRefusal: askUndoRefusal(undoFacts(row)) ?? null,
  undoRefusal: undoRefusal(undoFacts(row), userId) ?? null,
})

export const listFinanceCases = async (
  call: Call<typeof casesContract>,
): Promise<AnswerOf<typeof casesContract>> => {
  const { userId } = signedIn(call)
  const today = dayOf(call.now)
  const { page, ...filter } = call.query
  const [cases, count] = await Promise.all([
    listCaseRows(call.db, filter, { limit: listPageSize, offset: (page - 1) * listPageSize }),
    countCases(call.db, filter),
  ])
  return { cases: cases.map((row) => caseView(row, today, userId)), count }
}
