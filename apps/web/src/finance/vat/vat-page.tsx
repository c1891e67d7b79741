// The VAT of any days: each box, whether it ties to the ledger, the same boxes of agents, and the returns of the tax periods.
import { useQuery } from '@tanstack/react-query'
import { viewVatReturn } from '@marsa/model/finance/books/books-endpoints.ts'
import { viewFiledReturn } from '@marsa/model/finance/vat/filed-return-endpoints.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { AreaGate } from '../../app/guards.tsx'
import { useLang } from '../../kit/direction.tsx'
import { date, money } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { getRouteApi } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { DataTable } from '../../ui/lists/data-table.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { financeTitles } from '../titles.ts'
import { BookFrame, FinanceTabs } from '../books/book-frame.tsx'
import { bookHref, type VatSearch } from '../books/books-search.ts'
import { booksWords as words } from '../books/books-words.ts'
import { EvidenceCard } from './evidence-card.tsx'
import { usePeriodTitle } from './return-parts.tsx'
import { ReturnView } from './return-view.tsx'
import { returnWords } from './return-words.ts'
import { ReturnsCard } from './returns-card.tsx'
import { VatBoxes } from './vat-boxes.tsx'

type Return = AnswerOf<typeof viewVatReturn>
const route = getRouteApi('/$lang/inside/finance/vat')
const periodRoute = getRouteApi('/$lang/inside/finance/vat/$period')

function Tie({ data, search }: { data: Return; search: VatSearch }) {
  const t = useT()
  const { lang } = useLang()
  if (!data.isOwn)
    return (
      <Banner
        tone="info"
        action={<a href={bookHref(lang, 'vat', { ...search, supplier: undefined })}>{t(words.house)}</a>}
      >
        {t(words.agentPack, { agent: data.supplier[lang] })}
      </Banner>
    )
  const amount = money(data.ledger ?? '0.00', data.currency, lang)
  return (
    <Banner
      tone={data.ties ? 'success' : 'error'}
      title={t(data.ties ? words.ties : words.apart)}
      action={
        <a href={bookHref(lang, 'ledger/vat_payable', { from: search.from, to: search.to })}>
          {t(words.account)}
        </a>
      }
    >
      {t(data.ties ? words.tiesBody : words.apartBody, { amount })}
    </Banner>
  )
}

function Agents({ data, search }: { data: Return; search: VatSearch }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <Card title={t(words.agents)} flush={data.agents.length > 0}>
      {data.agents.length === 0 ? (
        <p className="muted">{t(words.noAgents)}</p>
      ) : (
        <DataTable
          label={t(words.agents)}
          rows={data.agents}
          rowKey={({ supplierId }) => supplierId}
          columns={[
            {
              id: 'name',
              head: t(words.supplier),
              names: true,
              cell: ({ supplierId, name }) => (
                <a href={bookHref(lang, 'vat', { ...search, supplier: supplierId })}>
                  <bdi>{name[lang]}</bdi>
                </a>
              ),
            },
            { id: 'vat', head: t(words.vat), end: true, cell: ({ vat }) => <Money value={vat} /> },
          ]}
        />
      )}
    </Card>
  )
}

export function VatPage() {
  const t = useT()
  const { lang } = useLang()
  const search = route.useSearch()
  const { supplier, page: _, ...days } = search
  const query = useQuery(ask(viewVatReturn, { ...days, ...(supplier && { supplierId: supplier }) }))
  const of = supplier ? { supplier } : { billing: 'own' as const }
  const period = query.data?.period
  return (
    <BookFrame
      page="vat"
      title={t(financeTitles.vat)}
      lead={period && t(words.vatLead, { from: date(period.from, lang), to: date(period.to, lang) })}
      address="vat"
      search={search}
      files={[{ report: 'vat-201', query: supplier ? { supplierId: supplier } : {} }]}
    >
      <Loaded query={query} card skeleton={<Skeleton block="420px" />}>
        {(data) => (
          <div className="stack g5">
            {data.isOwn && <ReturnsCard />}
            <Tie data={data} search={search} />
            <div className="list-card">
              <VatBoxes
                boxes={data}
                relief={data.relief}
                period={data.period}
                documentsHref={(chosen) => bookHref(lang, 'invoices', { ...data.period, ...of, ...chosen })}
              />
              <p className="list-foot dense muted">
                {t(words.outOfScope)} <Money value={data.outOfScope} /> ·{' '}
                <a href={bookHref(lang, 'invoices', { ...days, billing: data.isOwn ? 'own' : 'agent' })}>
                  {t(words.documents, { count: data.documents })}
                </a>
              </p>
            </div>
            {data.isOwn && <EvidenceCard search={search} />}
            {data.isOwn && <Agents data={data} search={search} />}
          </div>
        )}
      </Loaded>
    </BookFrame>
  )
}

/** The return of one tax period. */
export function ReturnPage() {
  const t = useT()
  const { lang } = useLang()
  const { period } = periodRoute.useParams()
  const title = usePeriodTitle()(period)
  useTitle(title)
  const query = useQuery(ask(viewFiledReturn, { period }))
  return (
    <AreaGate area="finance">
      <div className="stack g5">
        <div className="list-h">
          <a href={bookHref(lang, 'vat')}>{t(returnWords.back)}</a>
          <h1>{title}</h1>
          {query.data && (
            <p className="muted">
              {t(returnWords.lead, {
                from: date(query.data.from, lang),
                to: date(query.data.to, lang),
                due: date(query.data.dueOn, lang),
              })}
            </p>
          )}
        </div>
        <FinanceTabs page="vat" />
        <Loaded query={query} card skeleton={<Skeleton block="420px" />}>
          {(data) => <ReturnView data={data} title={title} />}
        </Loaded>
      </div>
    </AreaGate>
  )
}
