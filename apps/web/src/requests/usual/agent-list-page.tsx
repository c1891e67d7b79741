// The requests that an agent was invited to.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { QuotationState } from '@marsa/model/requests/quotation.ts'
import { quotationStateText } from '@marsa/model/requests/text.ts'
import type { UsualListed } from '@marsa/model/requests/usual-endpoints.ts'
import { usualAgentStateText } from '@marsa/model/requests/usual-text.ts'
import { useOnly } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Countdown } from '../../ui/values/countdown.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { ListPage, type TableProps } from '../list/list-page.tsx'
import { queryOf, readListSearch } from '../list/search.ts'
import { About } from './list-page.tsx'
import { useSearchOf } from './params.ts'
import { AgentUsualBadge } from './status-badge.tsx'
import { usualListText as words } from './text.ts'
import type { UsualPageProps } from './web-line.tsx'

const tabs = ['all', 'answer', 'active', 'completed', 'cancelled'] as const

export function AgentRequestsPage({ line }: UsualPageProps) {
  const { calls } = line.spec
  useOnly(calls.viewAgent)
  const t = useT()
  const { lang } = useLang()
  const search = readListSearch(useSearchOf())
  const title = t(line.titles.many)
  useTitle(title)
  const firstSort = search.tab === 'answer' ? 'due' : '-added'
  const list = useQuery({
    ...ask(calls.list, queryOf(search, 'all', firstSort)),
    placeholderData: keepPreviousData,
  })
  return (
    <ListPage
      title={title}
      path={`/${lang}/${line.pages.agent}`}
      search={search}
      tabs={tabs}
      tabsLabel={t(words.tabs)}
      searchLabel={t(words.search)}
      statuses={usualAgentStateText}
      firstSort={firstSort}
      list={list}
      table={(props) => <Table {...props} line={line} />}
      firstUse={
        <div className="card">
          <Empty art title={t(words.emptyTitle)}>
            {t(words.emptyAgent)}
          </Empty>
        </div>
      }
    />
  )
}

type Row = UsualListed<object>

/** The invitation is open: the agent has neither quoted nor declined. */
const awaitsAnswer = ({ answerBy, nextAction }: Row): boolean =>
  answerBy !== null && nextAction === 'answer-request'

/** The answer clock of an unanswered request, else when it was asked. */
function Answer({ row }: { row: Row }) {
  const t = useT()
  return awaitsAnswer(row) && row.answerBy ? (
    <Countdown until={row.answerBy} soonMs={900_000} endedLabel={t(words.late)} />
  ) : (
    <When value={row.addedDate} as="date" />
  )
}

function Own({ row }: { row: Row }) {
  const t = useT()
  if (row.ownState === 'Q_DRAFT') return <span className="muted">{t(words.draft)}</span>
  const state = row.ownState && t(quotationStateText[row.ownState as QuotationState])
  if (!row.amount) return <span className="muted">{state ?? '—'}</span>
  return (
    <>
      <Money value={row.amount} strong />
      {state && <span className="sub">{state}</span>}
    </>
  )
}

function Table({ line, rows, pending, sort, onSort }: TableProps<Row> & UsualPageProps) {
  const t = useT()
  const { lang } = useLang()
  const hrefOf = (row: Row) => `/${lang}/${line.pages.agent}/${row.id}`
  const link = (row: Row) => (
    <a className="strong" href={hrefOf(row)}>
      <Ref value={row.number} />
    </a>
  )
  const about = (row: Row) => <About line={line} row={row} company={row.customer} />
  const status = (row: Row) => {
    const does = row.nextAction !== null && !awaitsAnswer(row) && line.turn.does[row.nextAction]
    return (
      <>
        <AgentUsualBadge status={row.status} />
        {does && <span className="sub due">{t(does)}</span>}
      </>
    )
  }
  const step = (row: Row, block = false) => {
    const word = t(awaitsAnswer(row) ? words.quote : words.open)
    return (
      <LinkButton
        size={block ? 'm' : 's'}
        block={block}
        variant={awaitsAnswer(row) ? 'primary' : 'secondary'}
        href={hrefOf(row)}
        aria-label={`${word}: ${row.number}`}
      >
        {word}
      </LinkButton>
    )
  }
  const columns: Column<Row>[] = [
    { id: 'number', head: t(words.reference), names: true, sortable: true, cell: link },
    { id: 'about', head: t(words.about), cell: about },
    { id: 'status', head: t(words.status), sortable: true, cell: status },
    { id: 'due', head: t(words.time), sortable: true, cell: (row) => <Answer row={row} /> },
    { id: 'own', head: t(words.yourQuote), end: true, cell: (row) => <Own row={row} /> },
    { id: 'open', head: <span className="vh">{t(words.open)}</span>, end: true, cell: (row) => step(row) },
  ]
  return (
    <DataTable
      label={t(line.titles.many)}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      sort={sort}
      onSort={onSort}
      hot={awaitsAnswer}
      pending={pending}
      card={(row) => (
        <>
          <div className="row between wrap">
            {link(row)}
            <Answer row={row} />
          </div>
          <div>{about(row)}</div>
          <div className="row between wrap">
            <span>{status(row)}</span>
            <span className="endt">
              <Own row={row} />
            </span>
          </div>
          {step(row, true)}
        </>
      )}
    />
  )
}
