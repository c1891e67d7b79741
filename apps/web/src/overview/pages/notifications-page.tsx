// Every notification, grouped by what it is about, the newest first; more on request.
import { useInfiniteQuery } from '@tanstack/react-query'
import { listNotifications, readNotifications } from '@marsa/model/messages/endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { useCommand } from '../../kit/query.ts'
import { getRouteApi } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { TabLinks } from '../../ui/lists/tab-links.tsx'
import { NotificationGroup } from '../parts/notification-group.tsx'
import { notesQuery } from '../queries.ts'
import { overviewText } from '../text.ts'
import '../overview.css'

const route = getRouteApi('/$lang/inside/notifications')

export function NotificationsPage() {
  const t = useT()
  const { lang } = useLang()
  const show = route.useSearch().show ?? 'all'
  const query = useInfiniteQuery(notesQuery(show))
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = query
  const read = useCommand(readNotifications, { refreshes: [listNotifications] })
  const notes = data?.pages.flatMap((page) => page.items) ?? []
  const unread = data?.pages[0]?.unread ?? 0
  return (
    <>
      <div className="row between wrap page-h">
        <h1>{t(overviewText.notifications)}</h1>
        {unread > 0 && (
          <Button isPending={read.isPending} onPress={() => read.mutate({ body: {} })}>
            {t(overviewText.markRead)}
          </Button>
        )}
      </div>
      <div className="list-tabs">
        <TabLinks
          label={t(overviewText.notifications)}
          value={show}
          tabs={[
            { id: 'all', label: t(overviewText.showAll), href: `/${lang}/notifications` },
            {
              id: 'unread',
              label: t(overviewText.showUnread),
              count: data && unread,
              href: `/${lang}/notifications?show=unread`,
            },
          ]}
        />
      </div>
      <Loaded query={query} skeleton={<Skeleton lines={6} />} />
      {data && notes.length === 0 && (
        <div className="card">
          {show === 'unread' ? (
            <Empty title={t(overviewText.allRead)} />
          ) : (
            <Empty art title={t(overviewText.none)}>
              {t(overviewText.noneBody)}
            </Empty>
          )}
        </div>
      )}
      {notes.length > 0 && (
        <Card flush>
          {notes.map((note) => (
            <NotificationGroup key={note.subjectId ?? note.id} newest={note} show={show} now={new Date()} />
          ))}
        </Card>
      )}
      {hasNextPage && (
        <Button
          className="more-btn"
          changes={false}
          isPending={isFetchingNextPage}
          onPress={() => void fetchNextPage()}
        >
          {t(overviewText.earlier)}
        </Button>
      )}
    </>
  )
}
