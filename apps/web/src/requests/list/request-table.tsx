// The rows of a customer's or the staff's list as a table, and as cards on a phone.
import type { ReactNode } from 'react'
import { isDuty, isPayment } from '@marsa/model/requests/turn.ts'
import { waitsSentence } from '@marsa/model/requests/turn-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import type { RequestRow, RequestView, WebLine } from '../web-line.ts'
import type { TableProps } from './list-page.tsx'
import { requestListText as words } from './text.ts'

export type RowBoxes<Row> = { head: ReactNode; cell: (row: Row) => ReactNode }

export type RequestTableProps<View extends RequestView, Row extends RequestRow> = TableProps<Row> & {
  line: WebLine<View, Row>
  label: string
  heads: { number: string; what: string; date: string }
  /** The page of a row, below the language. */
  pathOf: (row: Row) => string
  /** Under the number in the table. */
  note: (row: Row) => ReactNode
  /** What the request is about; `card` stands without the note. */
  what: (row: Row, card?: boolean) => ReactNode
  marks?: (row: Row) => ReactNode
  date: (row: Row) => ReactNode
  /** Under an amount that is not due. */
  amountNote: (row: Row) => string
  /** Where the reader takes the next step, below the language, and its short word; undefined for whom it is not. */
  step: (row: Row) => { path: string; label: string } | undefined
  /** Whose words say for whom a request waits where the reader has no step. */
  reader?: 'customer' | undefined
  boxes?: RowBoxes<Row>
}

type CellProps<View extends RequestView, Row extends RequestRow> = RequestTableProps<View, Row> & { row: Row }

function Status<View extends RequestView, Row extends RequestRow>({
  line,
  marks,
  row,
}: CellProps<View, Row>) {
  return (
    <span className="row wrap g2">
      <line.Badge status={row.status} />
      {marks?.(row)}
    </span>
  )
}

function Amount<View extends RequestView, Row extends RequestRow>({ amountNote, row }: CellProps<View, Row>) {
  const t = useT()
  const value = row.amountDue ?? row.lowestQuote
  if (!value) return <span className="muted">—</span>
  return (
    <>
      <Money value={value} strong />
      {row.amountDue ? (
        <span className="sub due">{t(words.due)}</span>
      ) : (
        <span className="sub">{amountNote(row)}</span>
      )}
    </>
  )
}

/** The reader's own step as a button, else for whom it waits. */
function Step<View extends RequestView, Row extends RequestRow>(
  props: CellProps<View, Row> & { block?: boolean },
) {
  const { line, step, reader, row, block } = props
  const t = useT()
  const { lang } = useLang()
  const own = step(row)
  const does = row.nextAction && line.turn.does[row.nextAction]
  if (own && does)
    return (
      <LinkButton
        size={block ? 'm' : 's'}
        block={block}
        variant={row.nextAction && isPayment(row.nextAction) ? 'primary' : 'secondary'}
        href={`/${lang}/${own.path}`}
        aria-label={`${block ? t(does) : own.label}: ${line.keyOf(row).number}`}
      >
        {block ? t(does) : own.label}
      </LinkButton>
    )
  if (!row.turn) return null
  return <span className="dense muted">{waitsSentence(line.turn, row.turn, lang, reader)}</span>
}

export function RequestTable<View extends RequestView, Row extends RequestRow>(
  props: RequestTableProps<View, Row>,
) {
  const { line, label, heads, pathOf, note, what, date, boxes, step, rows, pending, sort, onSort } = props
  const t = useT()
  const { lang } = useLang()
  const columns: Column<Row>[] = [
    ...(boxes ? [{ id: 'choose', head: boxes.head, width: '2.75rem', cell: boxes.cell }] : []),
    {
      id: 'number',
      head: heads.number,
      names: true,
      sortable: true,
      cell: (row) => (
        <>
          <a className="strong" href={`/${lang}/${pathOf(row)}`}>
            <Ref value={line.keyOf(row).number} />
          </a>
          {note(row)}
        </>
      ),
    },
    { id: 'what', head: heads.what, cell: (row) => what(row) },
    { id: 'status', head: t(words.status), sortable: true, cell: (row) => <Status {...props} row={row} /> },
    { id: 'date', head: heads.date, sortable: true, cell: date },
    {
      id: 'amount',
      head: t(words.amount),
      end: true,
      sortable: true,
      cell: (row) => <Amount {...props} row={row} />,
    },
    {
      id: 'due',
      head: t(words.action),
      sortable: true,
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
      hot={(row) => step(row) !== undefined && row.nextAction !== null && isDuty(row.nextAction)}
      pending={pending}
      card={(row) => (
        <>
          <div className="row between wrap card-top">
            <span className="row">
              {boxes?.cell(row)}
              <Status {...props} row={row} />
            </span>
            <a className="dense" href={`/${lang}/${pathOf(row)}`}>
              <Ref value={line.keyOf(row).number} />
            </a>
          </div>
          <div className="stack g1">{what(row, true)}</div>
          <div className="row between card-end">
            <span className="dense">{date(row)}</span>
            <span className="dense endt">
              <Amount {...props} row={row} />
            </span>
          </div>
          <Step {...props} row={row} block />
        </>
      )}
    />
  )
}
