// Who entered which exchange rate when, and what it replaced.
import { useInfiniteQuery } from '@tanstack/react-query'
import { Loaded } from '../../../kit/loaded.tsx'
import { useT } from '../../../kit/t.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { DataTable } from '../../../ui/lists/data-table.tsx'
import { When } from '../../../ui/values/when.tsx'
import { rateEntriesQuery } from '../queries.ts'
import { rateText as words } from '../text.ts'

export function RateHistory() {
  const t = useT()
  const query = useInfiniteQuery(rateEntriesQuery)
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = query
  const entries = data?.pages.flatMap(({ items }) => items) ?? []
  if (data && entries.length === 0) return null
  return (
    <section className="stack g3">
      <h2>{t(words.history)}</h2>
      <Loaded query={query} />
      <div className="list-card">
        <DataTable
          label={t(words.history)}
          rows={entries}
          pending={query.isPending}
          rowKey={({ entryId }) => entryId}
          columns={[
            {
              id: 'currency',
              head: t(words.currency),
              names: true,
              cell: ({ currency }) => <bdi>{currency}</bdi>,
            },
            { id: 'rate', head: t(words.rate), end: true, cell: ({ rate }) => <bdi>{rate}</bdi> },
            { id: 'day', head: t(words.day), cell: ({ day }) => <When value={day} as="date" /> },
            {
              id: 'replaced',
              head: t(words.replaced),
              end: true,
              cell: ({ replaced }) => (replaced === null ? '—' : <bdi>{replaced}</bdi>),
            },
            { id: 'at', head: t(words.enteredAt), cell: ({ at }) => <When value={at} /> },
            {
              id: 'by',
              head: t(words.by),
              cell: ({ by }) => (by === null ? t(words.delivered) : <bdi>{by}</bdi>),
            },
          ]}
        />
      </div>
      {hasNextPage && (
        <div>
          <Button changes={false} isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            {t(words.earlier)}
          </Button>
        </div>
      )}
    </section>
  )
}
