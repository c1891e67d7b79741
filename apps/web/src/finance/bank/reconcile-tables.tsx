// The tables of reconciliation: open lines with what they likely are, ours, matched ones, and the statements.
import { useState } from 'react'
import type {
  MatchedLine,
  OpenLine,
  OursView,
  viewReconciliation,
} from '@marsa/model/finance/bank/bank-endpoints.ts'
import { matchLine, undoMatch } from '@marsa/model/finance/bank/bank-endpoints.ts'
import { matchRuleText, oursKindText } from '@marsa/model/finance/bank/bank-match.ts'
import { postingName } from '@marsa/model/finance/books/posting-text.ts'
import { capabilityProblems } from '@marsa/model/kit/capability-problems.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { useNeeds } from '../../accounts/door.tsx'
import { ActionButton } from '../../kit/action-button.tsx'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useT } from '../../kit/t.ts'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { ShownOf } from '../parts/shown-of.tsx'
import { bankReads } from './bank-reads.ts'
import { bankWords as words } from './bank-words.ts'
import { MatchDialog } from './match-dialog.tsx'

type Answer = AnswerOf<typeof viewReconciliation>
type Line = Pick<OpenLine, 'day' | 'amount' | 'text' | 'reference' | 'party'>

const useLineColumns = <Row extends Line>(): Column<Row>[] => {
  const t = useT()
  const { lang } = useLang()
  return [
    { id: 'day', head: t(words.day), cell: ({ day }) => date(day, lang) },
    {
      id: 'what',
      head: t(words.what),
      names: true,
      cell: ({ text, reference, party }) => (
        <bdi>{[reference, text, party].filter((each) => each !== '').join(' · ') || '–'}</bdi>
      ),
    },
    { id: 'amount', head: t(words.amount), end: true, cell: ({ amount }) => <Money value={amount} /> },
  ]
}

export function TheirsTable({
  rows,
  count,
  mayMatch,
}: {
  rows: OpenLine[]
  count: number
  mayMatch: boolean
}) {
  const t = useT()
  const needs = useNeeds(matchLine)
  const [line, setLine] = useState<OpenLine>()
  const shared = useLineColumns<OpenLine>()
  const columns: Column<OpenLine>[] = [
    ...shared,
    {
      id: 'proposal',
      head: t(words.proposal),
      cell: ({ proposals: [likely] }) =>
        likely ? (
          <>
            <bdi>{likely.reference || likely.party || t(oursKindText[likely.kind])}</bdi>{' '}
            <span className="muted dense">
              {t(matchRuleText[likely.rule])} <span className="num">{likely.score}</span>
            </span>
          </>
        ) : (
          t(words.noProposal)
        ),
    },
    ...(mayMatch
      ? [
          {
            id: 'match',
            head: t(words.next),
            cell: (row: OpenLine) =>
              (row.proposals.length > 0 || row.others.length > 0) && (
                <ActionButton
                  size="s"
                  refusal={needs ?? null}
                  problems={capabilityProblems}
                  onPress={() => setLine(row)}
                >
                  {t(words.match)}
                </ActionButton>
              ),
          },
        ]
      : []),
  ]
  return (
    <Card title={t(words.theirs)} flush={rows.length > 0}>
      {rows.length === 0 ? (
        <p className="muted">{t(words.noTheirs)}</p>
      ) : (
        <>
          <DataTable label={t(words.theirs)} rows={rows} rowKey={({ lineId }) => lineId} columns={columns} />
          <ShownOf shown={rows.length} count={count} />
        </>
      )}
      {line && <MatchDialog line={line} onClose={() => setLine(undefined)} />}
    </Card>
  )
}

export function OursTable({ rows, count }: { rows: OursView[]; count: number }) {
  const t = useT()
  const { lang } = useLang()
  const columns: Column<OursView>[] = [
    { id: 'day', head: t(words.day), cell: ({ day }) => date(day, lang) },
    {
      id: 'what',
      head: t(words.what),
      names: true,
      cell: ({ kind, reference, party }) => (
        <bdi>{[t(oursKindText[kind]), reference, party].filter((each) => each !== '').join(' · ')}</bdi>
      ),
    },
    { id: 'amount', head: t(words.amount), end: true, cell: ({ amount }) => <Money value={amount} /> },
  ]
  return (
    <Card title={t(words.ours)} flush={rows.length > 0}>
      {rows.length === 0 ? (
        <p className="muted">{t(words.noOurs)}</p>
      ) : (
        <>
          <DataTable
            label={t(words.ours)}
            rows={rows}
            rowKey={({ kind, id }) => kind + id}
            columns={columns}
          />
          <ShownOf shown={rows.length} count={count} />
        </>
      )}
    </Card>
  )
}

export function MatchedTable({ rows, mayUndo }: { rows: MatchedLine[]; mayUndo: boolean }) {
  const t = useT()
  const { lang } = useLang()
  const needs = useNeeds(undoMatch)
  const [undoing, setUndoing] = useState<MatchedLine>()
  const shared = useLineColumns<MatchedLine>()
  if (rows.length === 0) return null
  const columns: Column<MatchedLine>[] = [
    ...shared,
    { id: 'posting', head: t(words.posting), cell: ({ posting }) => postingName(lang, posting) },
    { id: 'rule', head: t(words.rule), cell: ({ rule }) => t(matchRuleText[rule]) },
    { id: 'by', head: t(words.by), cell: ({ by }) => (by ? <bdi>{by}</bdi> : t(words.automatic)) },
    ...(mayUndo
      ? [
          {
            id: 'undo',
            head: t(words.next),
            cell: (row: MatchedLine) => (
              <ActionButton
                size="s"
                refusal={needs ?? null}
                problems={capabilityProblems}
                onPress={() => setUndoing(row)}
              >
                {t(words.undo)}
              </ActionButton>
            ),
          },
        ]
      : []),
  ]
  return (
    <Card title={t(words.matched)} flush>
      <DataTable label={t(words.matched)} rows={rows} rowKey={({ matchId }) => matchId} columns={columns} />
      {undoing && <UndoDialog row={undoing} onClose={() => setUndoing(undefined)} />}
    </Card>
  )
}

function UndoDialog({ row, onClose }: { row: MatchedLine; onClose: () => void }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <ReasonDialog
      title={t(words.undoTitle)}
      send={t(words.undo)}
      tone="danger"
      label={t(words.reason)}
      endpoint={undoMatch}
      input={(reason) => ({ query: { id: row.matchId }, body: { reason } })}
      refreshes={bankReads}
      done={t(words.undone)}
      onClose={onClose}
    >
      <p>
        {date(row.day, lang)} · <bdi>{[row.reference, row.text].filter(Boolean).join(' · ') || '–'}</bdi> ·{' '}
        <Money value={row.amount} /> · {postingName(lang, row.posting)}
      </p>
      <p>{t(words.undoBody)}</p>
    </ReasonDialog>
  )
}

export function StatementsTable({ rows }: { rows: Answer['statements'] }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <Card title={t(words.statements)} flush>
      <DataTable
        label={t(words.statements)}
        rows={rows}
        rowKey={({ statementId }) => statementId}
        columns={[
          { id: 'name', head: t(words.name), names: true, cell: ({ name }) => <bdi>{name}</bdi> },
          {
            id: 'days',
            head: t(words.days),
            cell: ({ from, to }) => `${date(from, lang)} – ${date(to, lang)}`,
          },
          {
            id: 'lines',
            head: t(words.lines),
            end: true,
            cell: ({ lines }) => <span className="num">{lines}</span>,
          },
          {
            id: 'closing',
            head: t(words.closing),
            end: true,
            cell: ({ closing }) => <Money value={closing} />,
          },
          { id: 'by', head: t(words.by), cell: ({ by }) => <bdi>{by}</bdi> },
        ]}
      />
    </Card>
  )
}
