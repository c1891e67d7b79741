// Since when a storage stands as it does: of stored goods since they came in, else since its status.
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { useLang } from '../../kit/direction.tsx'
import { date, dateTime } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { storageCommonText as words } from '../common-text.ts'

export function Since({ storage: { goods, timeline, statusSince } }: { storage: StorageDetail }) {
  const t = useT()
  const { lang } = useLang()
  const stored = goods === 'STORED' ? timeline.findLast(({ code }) => code === 'STORED') : undefined
  const isToday = date(new Date(), lang) === date(statusSince, lang)
  return (
    <span className="dense muted">
      {stored
        ? t(words.storedSince, { day: date(stored.at, lang) })
        : t(words.since, { time: isToday ? dateTime(statusSince, lang) : date(statusSince, lang) })}
    </span>
  )
}
