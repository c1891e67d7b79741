// The returns of the last tax periods: how far each is, by when it is due, and what was frozen as payable.
import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { listFiledReturns, type FiledReturn } from '@marsa/model/finance/vat/filed-return-endpoints.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
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
import { bookHref } from '../books/books-search.ts'
import { ReturnBadge, usePeriodTitle } from './return-parts.tsx'
import { returnWords as words } from './return-words.ts'

const useColumns = (): Column<FiledReturn>[] => {
  const t = useT()
  const { lang } = useLang()
  const titleOf = usePeriodTitle()
  const today = dayOf(new Date())
  return [
    {
      id: 'period',
      head: t(words.period),
      names: true,
      cell: ({ period, from, to }) => (
        <>
          <a href={bookHref(lang, `vat/${period}`)}>{titleOf(period)}</a>
          <span className="block dense muted">
            {date(from, lang)} – {date(to, lang)}
          </span>
        </>
      ),
    },
    { id: 'state', head: t(words.state), cell: ({ state }) => <ReturnBadge state={state} /> },
    {
      id: 'due',
      head: t(words.dueOn),
      cell: ({ dueOn, state }) => (
        <>
          {date(dueOn, lang)}{' '}
          {state !== 'FILED' && dueOn < today && (
            <Badge tone="bad" icon={CircleAlert} label={t(words.overdue)} />
          )}
        </>
      ),
    },
    {
      id: 'payable',
      head: t(words.payable),
      end: true,
      cell: ({ payable }) => (payable === null ? '–' : <Money value={payable} strong />),
    },
  ]
}

export function ReturnsCard() {
  const t = useT()
  const query = useQuery(ask(listFiledReturns))
  const columns = useColumns()
  return (
    <Card title={t(words.returns)} flush>
      <p className="card-b dense muted">{t(words.returnsLead)}</p>
      <Loaded query={query} skeleton={<Skeleton block="160px" />}>
        {({ returns }) => (
          <DataTable
            label={t(words.returns)}
            columns={columns}
            rows={returns}
            rowKey={({ period }) => period}
          />
        )}
      </Loaded>
    </Card>
  )
}
