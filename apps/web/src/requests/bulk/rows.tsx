// The lines of a bulk upload, page by page, with what is wrong under each.
import { ArrowRight, CircleCheck, CircleSlash } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { bulkText } from '@marsa/model/requests/bulk/bulk-text.ts'
import type { Columns } from '@marsa/model/requests/bulk/bulk-columns.ts'
import type { Batch, BatchRow } from '@marsa/model/requests/bulk/bulk-endpoints.ts'
import { batchLimits } from '@marsa/model/requests/bulk/bulk.ts'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Badge } from '../../ui/values/badge.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Icon } from '../../ui/values/icon.tsx'
import { Pager } from '../../ui/lists/pager.tsx'
import { TabLinks } from '../../ui/lists/tab-links.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useBulk, useBulkWords } from './bulk-pages.ts'
import { Money } from '../../ui/values/money.tsx'
import { Meant } from './meant.tsx'
import type { RowFilter } from './queries.ts'
import { fieldName, useFault } from './bulk-reasons.ts'

const Fix = lazyPart(async () => (await import('./fix-dialog.tsx')).FixDialog)

const none = {
  all: bulkText.noneHere,
  faulty: bulkText.noneFaulty,
  'left-out': bulkText.noneLeftOut,
} as const

/** A corrected line leaves its list, and takes the button that was pressed along: the tab with what is left has the focus. */
const useKeptFocus = (rows: readonly BatchRow[], isOpen: boolean) => {
  const part = useRef<HTMLElement>(null)
  const seen = useRef(rows)
  useEffect(() => {
    if (seen.current === rows || isOpen) return
    seen.current = rows
    // The dialog gives the focus back in the frame after it has closed.
    const frame = requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (document.activeElement === document.body)
          part.current?.querySelector<HTMLElement>('[aria-current]')?.focus()
      }),
    )
    return () => cancelAnimationFrame(frame)
  }, [rows, isOpen])
  return part
}

export function BulkRows({ batch, rows, total, only, page, hrefOf }: BulkRowsProps) {
  const t = useT()
  const [fixing, setFixing] = useState<BatchRow>()
  const part = useKeptFocus(rows, fixing !== undefined)
  const columns = useColumns(batch.BatchId, batch.total !== null, setFixing)
  const tabs = [
    { id: 'all', label: t(bulkText.all), count: batch.rows },
    { id: 'faulty', label: t(bulkText.faulty), count: batch.faulty },
    { id: 'left-out', label: t(bulkText.leftOut), count: batch.leftOut },
  ] as const
  return (
    <section className="stack g4" ref={part}>
      <TabLinks
        label={t(bulkText.all)}
        value={only}
        tabs={tabs.map((tab) => ({ ...tab, href: hrefOf(tab.id, 1) }))}
      />
      {rows.length === 0 ? (
        <div className="card">
          <Empty title={t(none[only])} />
        </div>
      ) : (
        <div className="list-card">
          <DataTable
            label={t(bulkText.all)}
            rows={rows}
            rowKey={({ line }) => String(line)}
            hot={({ problems, leftOut }) => problems.length > 0 && !leftOut}
            columns={columns}
          />
          <div className="list-foot">
            <Pager page={page} size={batchLimits.page} total={total} hrefOf={(to) => hrefOf(only, to)} />
          </div>
        </div>
      )}
      {fixing && (
        <Fix key={fixing.line} id={batch.BatchId} row={fixing} onClose={() => setFixing(undefined)} />
      )}
    </section>
  )
}

export type BulkRowsProps = {
  batch: Batch
  rows: BatchRow[]
  total: number
  only: RowFilter
  page: number
  hrefOf: (only: RowFilter, page: number) => string
}

const useColumns = (id: string, isPriced: boolean, onFix: (row: BatchRow) => void): Column<BatchRow>[] => {
  const t = useT()
  const { lang } = useLang()
  const { about, ends } = useBulk()
  const words = useBulkWords()
  return [
    {
      id: 'line',
      head: t(bulkText.line),
      names: true,
      cell: ({ line }) => <span className="num">{number(line, lang)}</span>,
    },
    {
      id: 'request',
      head: t(words.request),
      cell: ({ texts }) => <bdi className="bulk-words">{about(texts) || '–'}</bdi>,
    },
    {
      id: 'route',
      head: t(bulkText.route),
      cell: ({ texts }) => {
        const [from, to] = ends(texts)
        return (
          <span className="bulk-words">
            <bdi>{from || '–'}</bdi>
            <span className="vh"> {t(bulkText.to)} </span> <Icon of={ArrowRight} size="s" flip />{' '}
            <bdi>{to || '–'}</bdi>
          </span>
        )
      },
    },
    ...(isPriced
      ? [
          {
            id: 'price',
            head: t(bulkText.price),
            end: true,
            cell: ({ price }: BatchRow) => (price ? <Money value={price} /> : '–'),
          },
        ]
      : []),
    { id: 'check', head: t(bulkText.check), cell: (row) => <Standing id={id} row={row} /> },
    {
      id: 'act',
      head: <span className="vh">{t(bulkText.correct)}</span>,
      end: true,
      cell: (row) => (
        <Button
          size="s"
          aria-label={t(row.problems.length > 0 ? bulkText.correctLine : bulkText.editLine, {
            line: number(row.line, lang),
          })}
          onPress={() => onFix(row)}
          changes
        >
          {t(row.problems.length > 0 ? bulkText.correct : bulkText.edit)}
        </Button>
      ),
    },
  ]
}

/** As the columns stand. */
const inOrder = ({ fields }: Columns, problems: BatchRow['problems']) =>
  problems.toSorted((one, other) => fields.indexOf(one.field) - fields.indexOf(other.field))

function Standing({ id, row }: { id: string; row: BatchRow }) {
  const t = useT()
  const { lang } = useLang()
  const { columns } = useBulk().sheet
  const fault = useFault()
  if (row.leftOut) return <Badge tone="neutral" icon={CircleSlash} label={t(bulkText.isLeftOut)} />
  if (row.problems.length === 0) return <Badge tone="good" icon={CircleCheck} label={t(bulkText.fine)} />
  return (
    <ul className="stack g1 bulk-faults">
      {inOrder(columns, row.problems).map((problem) => (
        <li key={problem.field}>
          <span className="med">{fieldName(columns, problem.field, lang)}</span>: {fault(problem, row)}
          {problem.meant && <Meant id={id} row={row} field={problem.field} meant={problem.meant} />}
        </li>
      ))}
    </ul>
  )
}
