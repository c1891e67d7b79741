// The newest exchange rate of each currency as a table.
import { useQuery } from '@tanstack/react-query'
import { CalendarCheck, CalendarX, Plus } from 'lucide-react'
import { useState } from 'react'
import { dayOf } from '@marsa/model/kit/day.ts'
import { exchangeFrom, rateOf, rateRefusal, type RateRow } from '@marsa/model/reference/exchange.ts'
import { useLang } from '../../../kit/direction.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { useT } from '../../../kit/t.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { DataTable } from '../../../ui/lists/data-table.tsx'
import { Empty } from '../../../ui/states/empty.tsx'
import { Badge } from '../../../ui/values/badge.tsx'
import { When } from '../../../ui/values/when.tsx'
import { ratesQuery } from '../queries.ts'
import { rateText as words } from '../text.ts'
import { RateEditor } from './rate-editor.tsx'
import { RateHistory } from './rate-history.tsx'

export function RateList({ mayEdit }: { mayEdit: boolean }) {
  const t = useT()
  const { lang } = useLang()
  const [isOpen, setOpen] = useState(false)
  const query = useQuery(ratesQuery)
  const rows = query.data ?? []
  const names = new Intl.DisplayNames(lang, { type: 'currency' })
  const today = dayOf(new Date())
  const exchange = exchangeFrom(rows, today)
  const isOld = ({ currency }: RateRow): boolean =>
    rateRefusal(currency, rateOf(currency, exchange), today) !== undefined
  return (
    <div className="stack">
      <div className="row between wrap">
        <p className="muted set-lead">{t(words.lead)}</p>
        {mayEdit && (
          <Button variant="primary" icon={Plus} onPress={() => setOpen(true)}>
            {t(words.enter)}
          </Button>
        )}
      </div>
      <Loaded query={query} />
      {query.data?.length === 0 && (
        <div className="card">
          <Empty title={t(words.none)} />
        </div>
      )}
      {(query.isPending || rows.length > 0) && (
        <div className="list-card">
          <DataTable
            label={t(words.table)}
            rows={rows}
            pending={query.isPending}
            rowKey={({ currency }) => currency}
            columns={[
              {
                id: 'currency',
                head: t(words.currency),
                names: true,
                cell: ({ currency }) => `${names.of(currency)} (${currency})`,
              },
              { id: 'rate', head: t(words.rate), end: true, cell: ({ rate }) => <bdi>{rate}</bdi> },
              { id: 'day', head: t(words.day), cell: ({ day }) => <When value={day} as="date" /> },
              {
                id: 'status',
                head: t(words.status),
                cell: (row) => (
                  <Badge
                    tone={isOld(row) ? 'bad' : 'good'}
                    icon={isOld(row) ? CalendarX : CalendarCheck}
                    label={t(isOld(row) ? words.old : words.usable)}
                  />
                ),
              },
            ]}
          />
        </div>
      )}
      <RateHistory />
      {isOpen && <RateEditor onClose={() => setOpen(false)} />}
    </div>
  )
}
