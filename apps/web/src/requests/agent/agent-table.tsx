// The requests of an agent as a table, and as cards on a phone: what, how long, the own quote and the next step.
import { useEffect, type ReactNode } from 'react'
import type { QuotationState } from '@marsa/model/requests/quotation.ts'
import { quotationStateText } from '@marsa/model/requests/text.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Countdown } from '../../ui/values/countdown.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import type { TableProps } from '../list/list-page.tsx'
import type { RowBoxes } from '../list/request-table.tsx'
import type { RequestRow, RequestView, WebLine } from '../web-line.ts'
import { awaitsAnswer } from './awaits-answer.ts'
import { rememberOrder } from './list-order.ts'
import { agentListText as words } from './text.ts'

export type AgentTableProps<View extends RequestView, Row extends RequestRow> = TableProps<Row> & {
  line: WebLine<View, Row>
  label: string
  /** The page of a row, below the language. */
  pathOf: (row: Row) => string
  /** What the line's own column tells, with its head. */
  what: { head: string; cell: (row: Row) => ReactNode }
  /** The date that the list is sorted by, where it has a column. */
  date?: { head: string; cell: (row: Row) => ReactNode }
  /** Further columns of the line. */
  more?: readonly Column<Row>[]
  /** Beside the status; and a time that counts for a won request. */
  marks?: (row: Row) => ReactNode
  dayOf?: (row: Row) => string | null
  /** What chooses rows, where there is something to do with many. */
  boxes?: RowBoxes<Row> | undefined
}

type CellProps<View extends RequestView, Row extends RequestRow> = AgentTableProps<View, Row> & { row: Row }

function Status<View extends RequestView, Row extends RequestRow>({
  line,
  marks,
  row,
}: CellProps<View, Row>) {
  const t = useT()
  const does = row.nextAction && row.nextAction !== 'answer-request' && line.turn.does[row.nextAction]
  return (
    <>
      <span className="row wrap g1">
        <line.AgentBadge status={row.status} />
        {marks?.(row)}
      </span>
      {does && <span className="sub due">{t(does)}</span>}
    </>
  )
}

/** The answer clock of an unanswered request, the day of a won one, else when it was asked. */
function Time<View extends RequestView, Row extends RequestRow>({ dayOf, row }: CellProps<View, Row>) {
  const t = useT()
  if (awaitsAnswer(row) && row.answerBy)
    return (
      <>
        <Countdown until={row.answerBy} soonMs={900_000} endedLabel={t(words.late)} />
        <span className="sub">
          <When value={row.answerBy} />
        </span>
      </>
    )
  const day = row.ownState === 'Q_ACCEPTED' ? dayOf?.(row) : undefined
  return day ? (
    <When value={day} as="date" />
  ) : (
    <>
      <span className="sub">{t(words.askedOn)}</span>
      <When value={row.addedDate} />
    </>
  )
}

function Own({ row }: { row: RequestRow }) {
  const t = useT()
  if (row.ownState === 'Q_DRAFT') return <span className="muted">{t(words.draft)}</span>
  const state = row.ownState && t(quotationStateText[row.ownState as QuotationState])
  if (!row.lowestQuote) return <span className="muted">{state ?? '—'}</span>
  return (
    <>
      <Money value={row.lowestQuote} strong />
      {state && <span className="sub">{state}</span>}
    </>
  )
}

function Step<View extends RequestView, Row extends RequestRow>(
  props: CellProps<View, Row> & { block?: boolean },
) {
  const { line, pathOf, row, block } = props
  const t = useT()
  const { lang } = useLang()
  const asked = awaitsAnswer(row)
  const works = row.ownState === 'Q_ACCEPTED' && row.nextAction !== null
  const word = asked ? words.quote : works ? words.work : words.open
  return (
    <LinkButton
      className="nowrap"
      size={block ? 'm' : 's'}
      block={block}
      variant={asked ? 'primary' : 'secondary'}
      href={`/${lang}/${pathOf(row)}`}
      aria-label={`${t(word)}: ${line.keyOf(row).number}`}
    >
      {t(word)}
    </LinkButton>
  )
}

function MoreFacts<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  return (
    <dl className="dl h">
      {columns.map(({ id, head, cell }) => (
        <div key={id}>
          <dt>{head}</dt>
          <dd>{cell(row)}</dd>
        </div>
      ))}
    </dl>
  )
}

export function AgentTable<View extends RequestView, Row extends RequestRow>(
  props: AgentTableProps<View, Row>,
) {
  const {
    line,
    label,
    pathOf,
    what,
    date,
    more = [],
    boxes,
    rows,
    pending,
    sort,
    onSort,
    isWhole = true,
  } = props
  const t = useT()
  const { lang } = useLang()
  const order = rows.map(pathOf).join(' ')
  useEffect(() => {
    rememberOrder({ list: `${location.pathname}${location.search}`, pages: order.split(' '), isWhole })
  }, [order, sort, isWhole])
  const link = (row: Row) => (
    <>
      <a className="strong" href={`/${lang}/${pathOf(row)}`}>
        <Ref value={line.keyOf(row).number} />
      </a>
      {row.customer && (
        <span className="sub">
          <bdi>{lang === 'ar' ? row.customer.nameAr : row.customer.nameEn}</bdi>
        </span>
      )}
    </>
  )
  const columns: Column<Row>[] = [
    ...(boxes ? [{ id: 'choose', head: boxes.head, width: '2.75rem', cell: boxes.cell }] : []),
    { id: 'number', head: t(words.request), names: true, sortable: true, cell: link },
    { id: 'what', ...what },
    ...(date ? [{ id: 'date', sortable: true, ...date }] : []),
    ...more,
    { id: 'status', head: t(words.status), sortable: true, cell: (row) => <Status {...props} row={row} /> },
    { id: 'due', head: t(words.time), sortable: true, cell: (row) => <Time {...props} row={row} /> },
    { id: 'own', head: t(words.yourQuote), end: true, cell: (row) => <Own row={row} /> },
    {
      id: 'open',
      head: <span className="vh">{t(words.open)}</span>,
      end: true,
      cell: (row) => <Step {...props} row={row} />,
    },
  ]
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      rowKey={(row) => line.keyOf(row).id}
      sort={sort}
      onSort={onSort}
      hot={(row) => row.nextAction !== null}
      pending={pending}
      card={(row) => (
        <>
          <div className="row between wrap">
            <span className="row">
              {boxes?.cell(row)}
              <span>{link(row)}</span>
            </span>
            <Time {...props} row={row} />
          </div>
          <div className="stack g1">
            <div>{what.cell(row)}</div>
            {date && <div className="dense">{date.cell(row)}</div>}
            {more.length > 0 && <MoreFacts columns={more} row={row} />}
            <div>
              <Status {...props} row={row} />
            </div>
          </div>
          {row.ownState && (
            <div className="row between">
              <span className="dense muted">{t(words.yourQuote)}</span>
              <span className="endt">
                <Own row={row} />
              </span>
            </div>
          )}
          <Step {...props} row={row} block />
        </>
      )}
    />
  )
}
