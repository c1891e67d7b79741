// What was invoiced, added up by line, customer, supplier, lane or month; each figure opens the documents behind it.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { salesKeys, salesKeyText, type SalesKey } from '@marsa/model/finance/reports/report-list.ts'
import { viewSales, type SalesRow } from '@marsa/model/finance/reports/reporting-endpoints.ts'
import { segments, segmentText } from '@marsa/model/finance/reports/segments.ts'
import { addDays } from '@marsa/model/kit/day.ts'
import { useLang } from '../../kit/direction.tsx'
import { date, monthName, number } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { getRouteApi, useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { Select } from '../../ui/fields/select.tsx'
import { FilterBar } from '../../ui/lists/filter-bar.tsx'
import { FilterSelect } from '../../ui/lists/filter-select.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Money } from '../../ui/values/money.tsx'
import { ShownOf } from '../parts/shown-of.tsx'
import { BookFrame } from '../books/book-frame.tsx'
import { bookHref, type ReportSearch } from '../books/books-search.ts'
import { financeTitles } from '../titles.ts'
import { reportsWords as words } from './reports-words.ts'

const route = getRouteApi('/$lang/inside/finance/sales')

const lastOf = (month: string): string => {
  const [year, index] = month.split('-').map(Number)
  return addDays(new Date(Date.UTC(year!, index, 1)).toISOString().slice(0, 10), -1)
}

/** The documents behind a row; of a lane they cannot be told apart by what a document holds. */
const behind = (by: SalesKey, key: string, search: ReportSearch, days: { from: string; to: string }) => {
  const { line } = search
  if (by === 'line') return segments.some((each) => each === key) ? { ...days, line: key } : undefined
  if (by === 'customer') return { ...days, line, customer: key }
  if (by === 'agent') return { ...days, line, supplier: key }
  if (by === 'month') return { line, from: `${key}-01`, to: lastOf(key) }
  return undefined
}

const useColumns = (
  by: SalesKey,
  search: ReportSearch,
  days: { from: string; to: string } | undefined,
): Column<SalesRow>[] => {
  const t = useT()
  const { lang } = useLang()
  const nameOf = ({ key, name }: SalesRow) => (by === 'month' ? monthName(`${key}-15`, lang) : name[lang])
  const amount = (id: 'net' | 'vat' | 'total'): Column<SalesRow> => ({
    id,
    head: t(words[id]),
    end: true,
    cell: (row) => <Money value={row[id]} strong={id === 'total'} />,
  })
  return [
    {
      id: 'name',
      head: t(salesKeyText[by]),
      names: true,
      cell: (row) => {
        const to = days && behind(by, row.key, search, days)
        const name = <bdi>{nameOf(row)}</bdi>
        return to ? <a href={bookHref(lang, 'invoices', to)}>{name}</a> : name
      },
    },
    {
      id: 'documents',
      head: t(words.documents),
      end: true,
      cell: ({ documents }) => <span className="num">{number(documents, lang)}</span>,
    },
    amount('net'),
    amount('vat'),
    amount('total'),
  ]
}

function Filters({ by, search }: { by: SalesKey; search: ReportSearch }) {
  const t = useT()
  const { lang } = useLang()
  const navigate = useNavigate()
  const go = (change: Partial<ReportSearch>) =>
    void navigate({ href: bookHref(lang, 'sales', { ...search, ...change }) })
  return (
    <FilterBar>
      <Select
        label={t(words.by)}
        value={by}
        options={salesKeys.map((id) => ({ id, label: t(salesKeyText[id]) }))}
        onChange={(id) => go({ by: salesKeys.find((each) => each === id) })}
      />
      <FilterSelect
        label={t(words.line)}
        all={t(words.everyLine)}
        ids={segments}
        nameOf={(id) => t(segmentText[id])}
        value={search.line}
        onChange={(next) => go({ line: next })}
      />
    </FilterBar>
  )
}

export function SalesPage() {
  const t = useT()
  const { lang } = useLang()
  const search = route.useSearch()
  const by = search.by ?? 'line'
  const { from, to, line } = search
  const query = useQuery({
    ...ask(viewSales, { by, ...(from && { from }), ...(to && { to }), ...(line && { line }) }),
    placeholderData: keepPreviousData,
  })
  const period = query.data?.period
  const columns = useColumns(query.data?.by ?? by, search, period)
  return (
    <BookFrame
      page="sales"
      title={t(financeTitles.sales)}
      lead={period && t(words.salesLead, { from: date(period.from, lang), to: date(period.to, lang) })}
      address="sales"
      search={search}
      files={[{ report: 'sales', query: { by, ...(line && { line }) } }]}
    >
      <Filters by={by} search={search} />
      <Loaded query={query} card skeleton={<Skeleton block="320px" />}>
        {(data) =>
          data.rows.length === 0 ? (
            <div className="card">
              <Empty art title={t(words.noSales)}>
                {t(words.emptyBody)}
              </Empty>
            </div>
          ) : (
            <div className="list-card">
              <DataTable
                label={t(financeTitles.sales)}
                columns={columns}
                rows={data.rows}
                rowKey={({ key }) => key}
              />
              <ShownOf shown={data.rows.length} count={data.count} />
              <dl className="dl h list-foot">
                {(['net', 'vat', 'total'] as const).map((id) => (
                  <div key={id}>
                    <dt>{t(words[id])}</dt>
                    <dd>
                      <Money value={data[id]} strong={id === 'total'} />
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          )
        }
      </Loaded>
    </BookFrame>
  )
}
