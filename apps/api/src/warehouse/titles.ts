// What storage requests are called, for readers who see them among those of other lines.
import type { Actor, Relation } from '@marsa/model/kit/access.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { dayParam, written } from '@marsa/model/messages/message.ts'
import type { StorageSummary } from '@marsa/model/warehouse/answers.ts'
import { storageTitle } from '@marsa/model/warehouse/storage-title.ts'
import type { Db } from '../kit/db.ts'
import { listRequests, type Title } from '../requests/door.ts'
import { storageList, type ListRow } from './list.store.ts'
import { toSummary } from './list-storages.ts'
import { spaceWords } from './subject.ts'

export const titleOf = (summary: StorageSummary): Title => {
  const titleIn = (lang: Lang): string =>
    storageTitle(
      lang,
      { ...summary, space: spaceWords(summary.CBM)[lang] },
      String(written(dayParam(summary.startDate), lang)),
    ) ?? ''
  return { en: titleIn('en'), ar: titleIn('ar') }
}

export const storageTitles = async (
  db: Db,
  actor: Actor,
  relation: Relation,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Title>> => {
  const found = await listRequests<ListRow>(
    storageList,
    db,
    actor,
    relation,
    { ids },
    { from: 0, size: ids.length },
  )
  return new Map(found.map((row) => [row.id, titleOf(toSummary(actor, row, new Date()))]))
}
