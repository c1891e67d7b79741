// A table with sorting, row headers and a named scroll box; on a phone the same rows are cards.
import clsx from 'clsx'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../values/icon.tsx'
import { Skeleton } from '../states/skeleton.tsx'
import { useNarrow } from '../use-narrow.ts'

export type Column<Row> = {
  id: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  /** Figures stand at the end of their column, and so does the header. */
  end?: boolean
  /** The cell that names the row; one column has it. */
  names?: boolean
  sortable?: boolean
  width?: string
}

export type Sort = { id: string; direction: 'ascending' | 'descending' }

/** `hot` marks a row with the amber edge; `pending` draws rows of skeletons; `card` replaces the card made from the columns. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, sort, onSort, hot, card, pending } = props
  const narrow = useNarrow()
  if (narrow)
    return (
      <ul className="cards" aria-label={label} aria-busy={pending}>
        {rows.map((row) => (
          <li key={rowKey(row)} className={clsx('card row-card', hot?.(row) && 'hot')}>
            {card?.(row) ?? <RowFacts columns={columns} row={row} />}
          </li>
        ))}
        {pending &&
          waiting.map((index) => (
            <li key={index} className="card row-card">
              <Skeleton lines={3} />
            </li>
          ))}
      </ul>
    )
  return (
    <section className="tbl" tabIndex={0} aria-label={label}>
      <table aria-busy={pending}>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={hot?.(row) ? 'hot' : undefined}>
              {columns.map(({ id, cell, end, names }) =>
                names ? (
                  <th key={id} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={id} className={end ? 'n' : undefined}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
          {pending &&
            waiting.map((index) => (
              <tr key={index} aria-hidden="true">
                {columns.map(({ id, end }) => (
                  <td key={id} className={end ? 'n' : undefined}>
                    <Skeleton />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  )
}

const waiting = [0, 1, 2, 3]

export type DataTableProps<Row> = {
  label: string
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string
  sort?: Sort
  onSort?: (sort: Sort) => void
  hot?: (row: Row) => boolean
  card?: (row: Row) => ReactNode
  pending?: boolean
}

function HeadCell<Row>({
  column,
  sort,
  onSort,
}: {
  column: Column<Row>
  sort?: Sort
  onSort?: (sort: Sort) => void
}) {
  const { id, head, end, sortable, width } = column
  const direction = sort?.id === id ? sort.direction : undefined
  const next = direction === 'ascending' ? 'descending' : 'ascending'
  return (
    <th
      scope="col"
      className={end ? 'n' : undefined}
      style={width ? { inlineSize: width } : undefined}
      aria-sort={sortable ? (direction ?? 'none') : undefined}
    >
      {sortable ? (
        <button type="button" className="sortb" onClick={() => onSort?.({ id, direction: next })}>
          {head}
          <Icon of={!direction ? ArrowUpDown : direction === 'ascending' ? ArrowUp : ArrowDown} />
        </button>
      ) : (
        head
      )}
    </th>
  )
}

function RowFacts<Row>({ columns, row }: { columns: Column<Row>[]; row: Row }) {
  const name = columns.find((column) => column.names)
  return (
    <>
      {name && <header>{name.cell(row)}</header>}
      <dl className="dl h">
        {columns
          .filter((column) => column !== name)
          .map((column) => (
            <div key={column.id}>
              <dt>{column.head}</dt>
              <dd>{column.cell(row)}</dd>
            </div>
          ))}
      </dl>
    </>
  )
}
