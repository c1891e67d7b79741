// The requests of a customer, or of all customers for staff.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { UsualListed } from '@marsa/model/requests/usual-endpoints.ts'
import { isDuty } from '@marsa/model/requests/turn.ts'
import { waitsSentence } from '@marsa/model/requests/turn-text.ts'
import { isInRound } from '@marsa/model/requests/phase.ts'
import { usualStateText } from '@marsa/model/requests/usual-text.ts'
import { useVariant } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { ListPage, type TableProps } from '../list/list-page.tsx'
import { queryOf, readListSearch } from '../list/search.ts'
import { useSearchOf } from './params.ts'
import { usualAskText, usualListText as words } from './text.ts'
import type { UsualPageProps, UsualWebLine } from './web-line.tsx'

const tabs = ['all', 'active', 'completed', 'cancelled'] as const

export function RequestsPage({ line }: UsualPageProps) {
  const t = useT()
  const { lang } = useLang()
  const search = readListSearch(useSearchOf())
  const own = useVariant() === 'customer'
  const title = t(own ? words.mine : line.titles.many)
  useTitle(title)
  const list = useQuery({
    ...ask(line.spec.calls.list, queryOf(search, 'all')),
    placeholderData: keepPreviousData,
  })
  const getQuote = own && (
    <LinkButton variant="primary" icon={Plus} href={`/${lang}/${line.line}/quote`}>
      {t(usualAskText.title)}
    </LinkButton>
  )
  return (
    <ListPage
      title={title}
      path={`/${lang}/${line.pages.customer}`}
      search={search}
      tabs={tabs}
      tabsLabel={t(words.tabs)}
      searchLabel={t(words.search)}
      statuses={usualStateText}
      list={list}
      actions={getQuote}
      table={(props) => <Table {...props} line={line} own={own} />}
      firstUse={
        <div className="card">
          <Empty art title={t(words.emptyTitle)} action={getQuote}>
            {t(own ? words.emptyBody : words.emptyStaff)}
          </Empty>
        </div>
      }
    />
  )
}

type Row = UsualListed<object>
type PartProps = { line: UsualWebLine; row: Row; own: boolean }

/** What it is about, and with whom: the agent for its customer, the customer for staff. */
export function About({ line, row, company }: { line: UsualWebLine; row: Row; company: Row['agent'] }) {
  const { lang } = useLang()
  return (
    <>
      <span className="med">{line.spec.title(row.form)[lang]}</span>
      {company && (
        <span className="sub">
          <bdi>{lang === 'ar' ? company.nameAr : company.nameEn}</bdi>
        </span>
      )}
    </>
  )
}

function Amount({ line, row }: Pick<PartProps, 'line' | 'row'>) {
  const t = useT()
  const value = row.amountDue ?? row.amount
  if (!value) return <span className="muted">—</span>
  const quoting = isInRound(line.phaseOf(row.status))
  const label = row.amountDue
    ? t(words.due)
    : quoting
      ? t(words.lowest, { count: row.quoteCount })
      : t(words.total)
  return (
    <>
      <Money value={value} strong />
      <span className={row.amountDue ? 'sub due' : 'sub'}>{label}</span>
    </>
  )
}

/** The customer's own step as a button, else for whom one waits. */
function Step({ line, row, own, block }: PartProps & { block?: boolean }) {
  const t = useT()
  const { lang } = useLang()
  const does = own && row.nextAction !== null && line.turn.does[row.nextAction]
  if (!does)
    return (
      row.turn && (
        <span className="dense muted">
          {waitsSentence(line.turn, row.turn, lang, own ? 'customer' : undefined)}
        </span>
      )
    )
  const quotes = row.nextAction === 'compare-quotes' ? '/quotes' : ''
  return (
    <LinkButton
      size={block ? 'm' : 's'}
      block={block}
      variant={isDuty(row.nextAction ?? '') ? 'primary' : 'secondary'}
      href={`/${lang}/${line.pages.customer}/${row.id}${quotes}`}
      aria-label={`${t(does)}: ${row.number}`}
    >
      {t(does)}
    </LinkButton>
  )
}

function Table({ line, own, rows, pending, sort, onSort }: TableProps<Row> & Omit<PartProps, 'row'>) {
  const t = useT()
  const { lang } = useLang()
  const link = (row: Row) => (
    <a className="strong" href={`/${lang}/${line.pages.customer}/${row.id}`}>
      <Ref value={row.number} />
    </a>
  )
  const about = (row: Row) => <About line={line} row={row} company={own ? row.agent : row.customer} />
  const columns: Column<Row>[] = [
    { id: 'number', head: t(words.reference), names: true, sortable: true, cell: link },
    { id: 'about', head: t(words.about), cell: about },
    {
      id: 'status',
      head: t(words.status),
      sortable: true,
      cell: (row) => <line.Badge status={row.status} />,
    },
    {
      id: 'added',
      head: t(words.asked),
      sortable: true,
      cell: (row) => <When value={row.addedDate} as="date" />,
    },
    {
      id: 'amount',
      head: t(words.amount),
      end: true,
      sortable: true,
      cell: (row) => <Amount line={line} row={row} />,
    },
    {
      id: 'due',
      head: t(words.action),
      sortable: true,
      cell: (row) => <Step line={line} row={row} own={own} />,
    },
  ]
  return (
    <DataTable
      label={t(line.titles.many)}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      sort={sort}
      onSort={onSort}
      hot={(row) => own && row.nextAction !== null && isDuty(row.nextAction)}
      pending={pending}
      card={(row) => (
        <>
          <div className="row between wrap">
            <line.Badge status={row.status} />
            {link(row)}
          </div>
          <div>{about(row)}</div>
          <div className="endt">
            <Amount line={line} row={row} />
          </div>
          <Step line={line} row={row} own={own} block />
        </>
      )}
    />
  )
}
