// What several pages show of settlement runs: the state, the table of runs, the bank account, and the reads that a step changes.
import { Ban, CircleCheck, Clock3, FileText, Send, Undo2 } from 'lucide-react'
import {
  holdReasons,
  settlementRunStateText,
  type SettlementRunState,
} from '@marsa/model/finance/settlements/settlement-run.ts'
import {
  listPayables,
  viewOwnSettlements,
  viewPayables,
  viewSettlement,
  type AgentAccountView,
  type OwedView,
  type RunView,
} from '@marsa/model/finance/settlements/settlement-endpoints.ts'
import { postingName } from '@marsa/model/finance/books/posting-text.ts'
import { SuspendedBadge } from '../../accounts/companies/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Badge, type BadgeProps } from '../../ui/values/badge.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { settlementWords as words } from './settlement-words.ts'

/** What looks different after a step of a run. */
export const settlementReads = [listPayables, viewPayables, viewSettlement, viewOwnSettlements] as const

const faces: Record<SettlementRunState, Pick<BadgeProps, 'tone' | 'icon'>> = {
  DRAFT: { tone: 'neutral', icon: FileText },
  APPROVED: { tone: 'waiting', icon: Clock3 },
  SENT: { tone: 'waiting', icon: Send },
  PAID: { tone: 'good', icon: CircleCheck },
  RETURNED: { tone: 'bad', icon: Undo2 },
  CANCELLED: { tone: 'neutral', icon: Ban },
}

export function RunBadge({ state }: { state: SettlementRunState }) {
  const t = useT()
  return <Badge {...faces[state]} label={t(settlementRunStateText[state])} />
}

/** `hrefOf` leads to a run where the reader may open it; `isNamed` says whose it is. */
export function RunTable({ rows, hrefOf, isNamed }: RunTableProps) {
  const t = useT()
  const { lang } = useLang()
  const agent: Column<RunView>[] = isNamed
    ? [
        {
          id: 'agent',
          head: t(words.agent),
          cell: ({ agent: name, isSuspended }) => (
            <span className="stack g1">
              <bdi>{name[lang]}</bdi>
              {isSuspended && <SuspendedBadge />}
            </span>
          ),
        },
      ]
    : []
  return (
    <DataTable
      label={t(words.runs)}
      rows={rows}
      rowKey={({ runId }) => runId}
      columns={[
        {
          id: 'run',
          head: t(words.run),
          names: true,
          cell: (row) =>
            hrefOf ? (
              <a href={hrefOf(row)}>
                <Ref value={row.number} />
              </a>
            ) : (
              <Ref value={row.number} />
            ),
        },
        ...agent,
        { id: 'state', head: t(words.state), cell: ({ state }) => <RunBadge state={state} /> },
        {
          id: 'drafted',
          head: t(words.drafted),
          cell: ({ draftedAt }) => <When value={draftedAt} as="date" />,
        },
        { id: 'gross', head: t(words.gross), end: true, cell: ({ gross }) => <Money value={gross} /> },
        {
          id: 'commission',
          head: t(words.commission),
          end: true,
          cell: ({ commission }) => <Money value={commission} />,
        },
        { id: 'net', head: t(words.net), end: true, cell: ({ net }) => <Money value={net} strong /> },
      ]}
    />
  )
}
type RunTableProps = { rows: RunView[]; hrefOf?: (row: RunView) => string; isNamed?: boolean }

/** Columns of what is owed and in no run yet. */
export const useOwedColumns = (): Column<OwedView>[] => {
  const t = useT()
  const { lang } = useLang()
  return [
    {
      id: 'what',
      head: t(words.what),
      names: true,
      cell: ({ posting }) => postingName(lang, posting),
    },
    {
      id: 'request',
      head: t(words.request),
      cell: ({ subjectNumber }) => (subjectNumber ? <Ref value={subjectNumber} /> : '–'),
    },
    { id: 'when', head: t(words.when), cell: ({ at }) => <When value={at} as="date" /> },
    { id: 'amount', head: t(words.amount), end: true, cell: ({ amount }) => <Money value={amount} /> },
    {
      id: 'hold',
      head: t(words.hold),
      cell: ({ hold, holdReason }) =>
        hold === null ? (
          t(words.nextRun)
        ) : (
          <span className="stack">
            {holdReasons[hold][lang]}
            {holdReason && <bdi className="cap muted">{holdReason}</bdi>}
          </span>
        ),
    },
  ]
}

export function AccountLines({ account }: { account: AgentAccountView | null }) {
  const t = useT()
  if (!account) return <p className="muted">{t(words.noAccount)}</p>
  return (
    <div className="stack g1">
      <b>{t(words.accountEnds, { end: `\u2066${account.ibanEnd}\u2069` })}</b>
      <span>
        <bdi>{account.holder}</bdi>
      </span>
      <span className="dense muted">
        {t(account.isConfirmed ? words.confirmed : words.notConfirmed)} ·{' '}
        <When value={account.enteredAt} as="date" />
      </span>
    </div>
  )
}
