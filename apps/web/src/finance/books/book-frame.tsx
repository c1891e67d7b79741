// What every page of the books has: the area's pages as tabs, its days in the address, and the same table as a file.
import type { ReactNode } from 'react'
import type { viewReport } from '@marsa/model/finance/reports/reporting-endpoints.ts'
import type { ReportId } from '@marsa/model/finance/reports/report-list.ts'
import type { QueryOf } from '@marsa/model/kit/endpoint.ts'
import { AreaGate } from '../../app/guards.tsx'
import { useLang } from '../../kit/direction.tsx'
import { useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { DateRange } from '../../ui/fields/date-range.tsx'
import { TabLinks } from '../../ui/lists/tab-links.tsx'
import { ReportFiles } from '../reports/report-files.tsx'
import { financeTitles } from '../titles.ts'
import { bookHref, type DaysSearch } from './books-search.ts'
import { booksWords as words } from './books-words.ts'
import '../finance.css'

const pages = {
  home: words.overview,
  invoices: financeTitles.invoices,
  'e-invoices': financeTitles.eInvoices,
  payables: financeTitles.payables,
  'trial-balance': financeTitles.trialBalance,
  refunds: financeTitles.refunds,
  purchases: financeTitles.purchases,
  vat: financeTitles.vat,
  reconcile: financeTitles.reconcile,
  'card-payouts': financeTitles.cardPayouts,
  periods: financeTitles.periods,
  sales: financeTitles.sales,
  reports: financeTitles.reports,
  credit: financeTitles.credits,
} as const
type Page = keyof typeof pages

export function FinanceTabs({ page }: { page: Page }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <TabLinks
      label={t(words.pages)}
      value={page}
      tabs={(Object.keys(pages) as Page[]).map((id) => ({
        id,
        label: t(pages[id]),
        href: bookHref(lang, id),
      }))}
    />
  )
}

type Frame = {
  page: Page
  title: string
  lead?: ReactNode
  /** Address of the page within the area, and what it holds beside the days. */
  address: string
  search: DaysSearch & Record<string, string | undefined>
  /** Says how things stand, of no days. */
  isStanding?: boolean
  /** Files of these days. */
  files: readonly { report: ReportId; query?: Partial<QueryOf<typeof viewReport>> }[]
  children: ReactNode
}

export function BookFrame({ page, title, lead, address, search, isStanding, files, children }: Frame) {
  const t = useT()
  const { lang } = useLang()
  const navigate = useNavigate()
  useTitle(title)
  const { from, to } = search
  const days = { ...(from && { from }), ...(to && { to }) }
  return (
    <AreaGate area="finance">
      <div className="stack g5">
        <div className="list-h">
          <h1>{title}</h1>
          {lead && <p className="muted">{lead}</p>}
        </div>
        <FinanceTabs page={page} />
        <div className="row between wrap g4">
          {!isStanding && (
            <DateRange
              label={t(words.days)}
              optional
              value={from && to ? { from, to } : null}
              onChange={(next) =>
                void navigate({
                  href: bookHref(lang, address, {
                    ...search,
                    before: undefined,
                    from: next?.from,
                    to: next?.to,
                  }),
                })
              }
            />
          )}
          <div className="row wrap g3">
            {files.map(({ report, query }) => (
              <ReportFiles key={report} report={report} query={{ ...days, ...query }} />
            ))}
          </div>
        </div>
        {children}
      </div>
    </AreaGate>
  )
}

/** Links to the newest and to older rows of a list that is read by fifty. */
export function Older({ hrefOf, before, next }: OlderProps) {
  const t = useT()
  if (!before && !next) return null
  return (
    <nav className="list-foot row g3" aria-label={t(words.older)}>
      {before && <a href={hrefOf(undefined)}>{t(words.first)}</a>}
      {next && <a href={hrefOf(next)}>{t(words.older)}</a>}
    </nav>
  )
}

type OlderProps = {
  hrefOf: (before: string | undefined) => string
  before: string | undefined
  next: string | null
}
