// The VAT return: each box, whether it ties to the ledger, and the same boxes of what was issued in agents' names.
import { useQuery } from '@tanstack/react-query'
import { viewVatReturn } from '@marsa/model/finance/books/books-endpoints.ts'
import { vatBoxText } from '@marsa/model/finance/books/books-text.ts'
import type { PurchaseTreatment } from '@marsa/model/finance/purchases/purchase.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { emirates } from '@marsa/model/reference/lists.ts'
import { useLang } from '../../kit/direction.tsx'
import { date, money } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { getRouteApi } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { financeTitles } from '../titles.ts'
import { BookFrame } from './book-frame.tsx'
import { bookHref, type DocumentsSearch, type VatSearch } from './books-search.ts'
import { booksWords as words } from './books-words.ts'

type Return = AnswerOf<typeof viewVatReturn>
type Row = {
  box: string
  content: string
  net: string | null
  vat: string
  /** What is behind it; of the sums nothing but their boxes. */
  documents?: Pick<DocumentsSearch, 'emirate' | 'category'>
  /** Of boxes that no documents of sale stand behind. */
  href?: string
}

const route = getRouteApi('/$lang/inside/finance/vat')

const useRows = () => {
  const t = useT()
  const { lang } = useLang()
  return (data: Return): Row[] => {
    const purchases = (treatment: PurchaseTreatment): string =>
      bookHref(lang, 'purchases', { ...data.period, treatment, state: 'RECORDED' })
    return [
      ...data.standard.map(({ emirate, ...each }) => ({
        ...each,
        content: t(vatBoxText.standard, { emirate: emirates[emirate][lang] }),
        documents: { emirate, category: 'standard' as const },
      })),
      { ...data.reverseCharge, content: t(vatBoxText.reverseCharge), href: purchases('reverse-charge') },
      { ...data.zeroRated, content: t(vatBoxText.zeroRated), documents: { category: 'zero' } },
      { ...data.outputs, content: t(vatBoxText.outputs) },
      { ...data.standardInputs, content: t(vatBoxText.standardInputs), href: purchases('standard') },
      { ...data.reverseInputs, content: t(vatBoxText.reverseInputs), href: purchases('reverse-charge') },
      { ...data.inputs, content: t(vatBoxText.inputs) },
      { box: '12', net: null, vat: data.due, content: t(vatBoxText.due) },
      { box: '13', net: null, vat: data.recoverable, content: t(vatBoxText.recoverable) },
      { box: '14', net: null, vat: data.payable, content: t(vatBoxText.payable) },
    ]
  }
}

const useColumns = (documentsHref: (search: DocumentsSearch) => string): Column<Row>[] => {
  const t = useT()
  return [
    { id: 'box', head: t(words.box), cell: ({ box }) => <bdi className="num">{box}</bdi> },
    {
      id: 'content',
      head: t(words.content),
      names: true,
      cell: ({ content, documents, href }) =>
        documents || href ? <a href={documents ? documentsHref(documents) : href}>{content}</a> : content,
    },
    { id: 'net', head: t(words.net), end: true, cell: ({ net }) => (net ? <Money value={net} /> : '') },
    { id: 'vat', head: t(words.vat), end: true, cell: ({ vat }) => <Money value={vat} strong /> },
  ]
}

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
  const { supplier, ...days } = search
  const query = useQuery(ask(viewVatReturn, { ...days, ...(supplier && { supplierId: supplier }) }))
  const rowsOf = useRows()
  const of = supplier ? { supplier } : { billing: 'own' as const }
  const columns = useColumns((chosen) =>
    bookHref(lang, 'invoices', {
      from: query.data?.period.from,
      to: query.data?.period.to,
      ...of,
      ...chosen,
    }),
  )
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
            <Tie data={data} search={search} />
            <div className="list-card">
              <DataTable
                label={t(financeTitles.vat)}
                columns={columns}
                rows={rowsOf(data)}
                rowKey={({ box }) => box}
              />
              <p className="list-foot dense muted">
                {t(words.outOfScope)} <Money value={data.outOfScope} /> ·{' '}
                <a href={bookHref(lang, 'invoices', { ...days, billing: data.isOwn ? 'own' : 'agent' })}>
                  {t(words.documents, { count: data.documents })}
                </a>
              </p>
            </div>
            {data.isOwn && <Agents data={data} search={search} />}
          </div>
        )}
      </Loaded>
    </BookFrame>
  )
}
