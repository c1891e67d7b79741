// One notification: a link to what it is about.
import type { Notification } from '@marsa/model/messages/endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { When } from '../../ui/values/when.tsx'
import { overviewText } from '../text.ts'
import '../notifications.css'

/** Numbers such as FR-26-018473 stay on one line: a word joiner follows each of their hyphens. */
const whole = (text: string): string => text.replace(/(\w)-(?=\d)/g, '$1-\u2060')

export function NotificationRow({
  note,
  unread,
  now,
  onOpen,
}: {
  note: Notification
  /** Of it and of those that it stands for. */
  unread: number
  now: Date
  onOpen: () => void
}) {
  const t = useT()
  const { lang } = useLang()
  return (
    <a className={`note-row ${unread > 0 ? 'unread' : ''}`} href={note.link} onClick={onOpen}>
      <span className="row between">
        <b className="dense">
          {whole(lang === 'ar' ? note.titleAr : note.titleEn)}
          {unread > 0 && <span className="vh"> ({t(overviewText.newOnes, { count: unread })})</span>}
        </b>
        <span className="cap muted">
          <When value={note.at} as="relative" now={now} />
        </span>
      </span>
      <span className="dense muted">{whole(lang === 'ar' ? note.bodyAr : note.bodyEn)}</span>
    </a>
  )
}
