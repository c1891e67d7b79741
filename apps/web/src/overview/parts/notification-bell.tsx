// The bell of the header: unread count, the newest notifications, a way to all of them.
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { listNotifications, readNotifications } from '@marsa/model/messages/endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { GoLink } from '../../ui/actions/link-button.tsx'
import { Popover } from '../../ui/overlays/popover.tsx'
import { newestQuery } from '../queries.ts'
import { overviewText } from '../text.ts'
import { NotificationGroup } from './notification-group.tsx'

const shown = 6

export function NotificationBell() {
  const t = useT()
  const { lang } = useLang()
  const { data } = useQuery(newestQuery)
  const read = useCommand(readNotifications, { refreshes: [listNotifications] })
  const unread = data?.unread ?? 0
  return (
    <Popover
      label={t(overviewText.notifications)}
      placement="bottom end"
      flush
      trigger={<IconButton icon={Bell} label={t(overviewText.unread, { count: unread })} count={unread} />}
    >
      {(close) => (
        <>
          <div className="card-h">
            <h2>{t(overviewText.notifications)}</h2>
            {unread > 0 && (
              <Button
                variant="text"
                size="s"
                isPending={read.isPending}
                onPress={() => read.mutate({ body: {} })}
              >
                {t(overviewText.markRead)}
              </Button>
            )}
          </div>
          <div className="notes">
            {data?.items.slice(0, shown).map((note) => (
              <NotificationGroup
                key={note.subjectId ?? note.id}
                newest={note}
                show="all"
                now={new Date()}
                onOpen={close}
              />
            ))}
            {data?.items.length === 0 && <p className="card-b muted dense">{t(overviewText.noneBody)}</p>}
          </div>
          <div className="card-f">
            <GoLink href={`/${lang}/notifications`} onClick={close} className="dense">
              {t(overviewText.all)}
            </GoLink>
          </div>
        </>
      )}
    </Popover>
  )
}
