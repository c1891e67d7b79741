// The desk's callback requests: what waits in the order it is due, one's own, and what is done.
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMe } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { getRouteApi } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { useMinute } from '../../kit/use-minute.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { TabLinks } from '../../ui/lists/tab-links.tsx'
import { CallbackCard } from '../parts/callback-card.tsx'
import { callbacksQuery, callbackViews } from '../queries.ts'
import { callbackText as words } from '@marsa/model/help/callback-text.ts'
import { helpTitles } from '../titles.ts'
import '../help.css'

const route = getRouteApi('/$lang/inside/desk/callbacks')

const empty = {
  open: [words.none, words.noneBody],
  mine: [words.noneMine, words.noneMineBody],
  closed: [words.noneClosed, words.noneClosedBody],
} as const

export function CallbacksPage() {
  const t = useT()
  const { lang } = useLang()
  const now = useMinute()
  const me = useMe()
  const { view = 'open' } = route.useSearch()
  const query = useInfiniteQuery(callbacksQuery(view))
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = query
  const found = data?.pages.flatMap((page) => page.items) ?? []
  const counts = data?.pages.at(-1)?.counts
  const [title, body] = empty[view]
  return (
    <>
      <div className="row between wrap page-h">
        <h1>{t(helpTitles.callbacks)}</h1>
      </div>
      <div className="list-tabs">
        <TabLinks
          label={t(words.views)}
          value={view}
          tabs={callbackViews.map((each) => ({
            id: each,
            label: t(words[each]),
            count: each === 'closed' ? undefined : counts?.[each],
            href: `/${lang}/desk/callbacks${each === 'open' ? '' : `?view=${each}`}`,
          }))}
        />
      </div>
      <Loaded query={query} card skeleton={<Skeleton lines={6} />} />
      {data && found.length === 0 && (
        <div className="card">
          <Empty art title={t(title)}>
            {t(body)}
          </Empty>
        </div>
      )}
      <div className="callbacks">
        {found.map((callback) => (
          <CallbackCard
            key={callback.id}
            callback={callback}
            now={now}
            readOnly={me?.roleName === 'admin-readonly'}
          />
        ))}
      </div>
      {hasNextPage && (
        <Button className="more-btn" isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          {t(words.earlier)}
        </Button>
      )}
    </>
  )
}
