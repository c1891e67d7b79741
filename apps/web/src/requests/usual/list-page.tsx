// The requests of a customer, or of all customers for staff.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { isInRound, usualTabs } from '@marsa/model/requests/phase.ts'
import { useVariant } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { When } from '../../ui/values/when.tsx'
import { ListPage, type TableProps } from '../list/list-page.tsx'
import { RequestTable } from '../list/request-table.tsx'
import { readListSearch } from '../list/search.ts'
import { listQueryOf, movementsOf } from './listing.ts'
import { requestListText } from '../list/text.ts'
import { useSearchOf } from './params.ts'
import type { UsualRow } from './spec.ts'
import { usualAskText, usualListText as words } from './text.ts'
import type { UsualPageProps, UsualWebLine } from './web-line.tsx'

export function RequestsPage({ line }: UsualPageProps) {
  const t = useT()
  const { lang } = useLang()
  const search = readListSearch(useSearchOf())
  const own = useVariant() === 'customer'
  const title = t(own ? words.mine : line.titles.many)
  useTitle(title)
  const list = useQuery({
    ...ask(line.spec.calls.list, listQueryOf(line, search)),
    placeholderData: keepPreviousData,
  })
  const getQuote = own && (
    <LinkButton variant="primary" icon={Plus} href={`/${lang}/${line.line}/quote`}>
      {t(usualAskText.title)}
    </LinkButton>
  )
  const { bulk } = line.spec
  return (
    <ListPage
      title={title}
      path={`/${lang}/${line.pages.customer}`}
      search={search}
      tabs={(line.spec.tabs ?? usualTabs)[own ? 'own' : 'any']}
      movements={movementsOf(line, t)}
      tabsLabel={t(words.tabs)}
      searchLabel={t(words.search)}
      statuses={line.reading.words}
      list={list}
      actions={
        <>
          {own && bulk && <LinkButton href={`/${lang}/${line.line}/bulk`}>{t(bulk)}</LinkButton>}
          {getQuote}
        </>
      }
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

type RowProps = { line: UsualWebLine; row: UsualRow; company: UsualRow['agent'] }

/** What it is about, and with whom. */
export function About({ line, row, company }: RowProps) {
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

/** `own` is the customer's list; staff see whose requests they are and take no steps. */
function Table({ line, own, ...table }: TableProps<UsualRow> & { line: UsualWebLine; own: boolean }) {
  const t = useT()
  const { customer } = line.pages
  const quotes: readonly string[] = ['compare-quotes', 'finish-payment']
  return (
    <RequestTable
      {...table}
      line={line}
      label={t(line.titles.many)}
      heads={{ number: t(words.reference), what: t(words.about), date: t(words.asked) }}
      pathOf={({ id, status }) =>
        line.phaseOf(status) === 'draft' ? `${line.line}/quote?id=${id}` : `${customer}/${id}`
      }
      note={() => null}
      what={(row) => <About line={line} row={row} company={own ? row.agent : row.customer} />}
      date={({ addedDate }) => <When value={addedDate} as="date" />}
      amountNote={({ status, quoteCount }) =>
        isInRound(line.phaseOf(status)) ? t(words.lowest, { count: quoteCount }) : t(requestListText.total)
      }
      step={({ id, status, nextAction }) => {
        const does = own && nextAction !== null && line.turn.does[nextAction]
        if (!does) return undefined
        const onQuotes = quotes.includes(nextAction) && isInRound(line.phaseOf(status))
        return { path: `${customer}/${id}${onQuotes ? '/quotes' : ''}`, label: t(does) }
      }}
      reader={own ? 'customer' : undefined}
    />
  )
}
