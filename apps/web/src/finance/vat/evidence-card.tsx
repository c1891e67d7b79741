// Zero-rated supplies whose transport document is missing: what is due first, first, and what follows when it does not come.
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, Clock } from 'lucide-react'
import { evidenceStateText } from '@marsa/model/finance/vat/evidence.ts'
import { listMissingEvidence, type MissingEvidence } from '@marsa/model/finance/vat/evidence-endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Badge } from '../../ui/values/badge.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { bookHref, type VatSearch } from '../books/books-search.ts'
import { ListPages } from '../parts/list-pages.tsx'
import { evidenceWords as words } from './evidence-words.ts'

const tones = { awaited: 'neutral', soon: 'waiting', late: 'bad' } as const
const icons = { awaited: Clock, soon: Clock, late: CircleAlert } as const

const useColumns = (): Column<MissingEvidence>[] => {
  const t = useT()
  const { lang } = useLang()
  return [
    {
      id: 'invoice',
      head: t(words.invoice),
      names: true,
      cell: ({ invoiceId, number, subjectNumber }) => (
        <>
          <a href={bookHref(lang, `invoices/${invoiceId}`)}>
            <bdi className="num">{number}</bdi>
          </a>
          <bdi className="block dense muted num">{subjectNumber}</bdi>
        </>
      ),
    },
    {
      id: 'supplier',
      head: t(words.supplier),
      cell: ({ supplier, customer }) => (
        <>
          <bdi>{supplier[lang]}</bdi>
          <span className="block dense muted">
            {t(words.to, { customer: `\u2068${customer[lang]}\u2069` })}
          </span>
        </>
      ),
    },
    {
      id: 'due',
      head: t(words.due),
      cell: ({ dueOn, state }) => (
        <>
          {date(dueOn, lang)}{' '}
          <Badge tone={tones[state]} icon={icons[state]} label={t(evidenceStateText[state])} />
        </>
      ),
    },
    { id: 'net', head: t(words.net), end: true, cell: ({ net }) => <Money value={net} /> },
  ]
}

export function EvidenceCard({ search }: { search: VatSearch }) {
  const t = useT()
  const { lang } = useLang()
  const query = useQuery(ask(listMissingEvidence, { page: Number(search.page ?? 1) }))
  const columns = useColumns()
  return (
    <Card title={t(words.title)} flush>
      <Loaded query={query} skeleton={<Skeleton block="160px" />}>
        {({ missing, count, days, soon, late }) => (
          <>
            <p className="card-b dense muted">
              {count === 0 ? t(words.none) : t(words.lead, { days, late, soon })}
            </p>
            {count > 0 && (
              <>
                <DataTable
                  label={t(words.title)}
                  columns={columns}
                  rows={missing}
                  rowKey={({ invoiceId }) => invoiceId}
                />
                <ListPages
                  page={search.page}
                  total={count}
                  hrefOf={(page) => bookHref(lang, 'vat', { ...search, page })}
                />
              </>
            )}
          </>
        )}
      </Loaded>
    </Card>
  )
}
