// The notifications about one thing: the newest, and on request those before it.
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { listNotifications, readNotifications, type Notification } from '@marsa/model/messages/endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { earlierQuery } from '../queries.ts'
import { overviewText } from '../text.ts'
import { NotificationRow } from './notification-row.tsx'

/** Whoever follows one of them has read them all. */
export function NotificationGroup({ newest, show, now, onOpen }: NotificationGroupProps) {
  const t = useT()
  const { lang } = useLang()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const read = useCommand(readNotifications, { refreshes: [listNotifications] })
  const { subjectId } = newest
  const { more, unread } = newest.group ?? { more: 0, unread: 0 }
  const words = t(isOpen ? overviewText.fewer : overviewText.more, { count: more })
  const open = () => {
    onOpen?.()
    if (unread > 0) read.mutate({ body: subjectId ? { subjectIds: [subjectId] } : { ids: [newest.id] } })
  }
  return (
    <>
      <NotificationRow note={newest} unread={unread} now={now} onOpen={open} />
      {subjectId && more > 0 && (
        <div className="note-more">
          <Button
            variant="text"
            size="s"
            aria-label={`${words}: ${lang === 'ar' ? newest.titleAr : newest.titleEn}`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onPress={() => setOpen(!isOpen)}
          >
            {words}
          </Button>
          {isOpen && (
            <div id={id}>
              <Earlier {...{ show, subjectId, now }} newest={newest.id} onOpen={open} />
            </div>
          )}
        </div>
      )}
    </>
  )
}

export type NotificationGroupProps = {
  newest: Notification
  show: 'all' | 'unread'
  now: Date
  onOpen?: () => void
}

function Earlier({ show, subjectId, newest, now, onOpen }: EarlierProps) {
  const t = useT()
  const notes = useInfiniteQuery(earlierQuery(show, subjectId, newest))
  if (notes.isPending) return <Skeleton lines={2} />
  if (notes.isError) return <Loaded query={notes} />
  return (
    <>
      {notes.data.pages
        .flatMap((page) => page.items)
        .map((note) => (
          <NotificationRow key={note.id} note={note} unread={note.readAt ? 0 : 1} now={now} onOpen={onOpen} />
        ))}
      {notes.hasNextPage && (
        <Button
          variant="text"
          size="s"
          changes={false}
          isPending={notes.isFetchingNextPage}
          onPress={() => void notes.fetchNextPage()}
        >
          {t(overviewText.earlier)}
        </Button>
      )}
    </>
  )
}

type EarlierProps = {
  show: 'all' | 'unread'
  subjectId: string
  newest: string
  now: Date
  onOpen: () => void
}
