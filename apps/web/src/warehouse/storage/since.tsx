// Since when a storage stands as it does: of stored goods since they came in, else since its status.
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Since } from '../../requests/door.tsx'
import { storageCommonText as words } from '../common-text.ts'

export function StoredSince({ storage: { goods, timeline, statusSince } }: { storage: StorageDetail }) {
  const t = useT()
  const { lang } = useLang()
  const stored = goods === 'STORED' ? timeline.findLast(({ code }) => code === 'STORED') : undefined
  if (!stored) return <Since at={statusSince} />
  return <span className="dense muted">{t(words.storedSince, { day: date(stored.at, lang) })}</span>
}
