// Storage's answer to the header search: requests the actor may see that match, newest first.
import { kindOf, type Actor, type Relation } from '@marsa/model/kit/access.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { dayParam, written } from '@marsa/model/messages/message.ts'
import type { SearchHit } from '@marsa/model/overview/endpoints.ts'
import type { SearchTerm } from '@marsa/model/reference/search-terms.ts'
import { storageTitle } from '@marsa/model/warehouse/storage-title.ts'
import type { Db } from '../kit/db.ts'
import { listStorageRows } from './list.store.ts'
import { toSummary } from './list-storages.ts'
import { spaceWords, subjectKind } from './subject.ts'

const most = 8

export const findStorageRequests = async (
  { db, now }: { db: Db; now: Date },
  actor: Actor,
  relation: Relation,
  terms: readonly SearchTerm[],
): Promise<SearchHit[]> => {
  const filter = { tab: 'all' as const, terms }
  const found = await listStorageRows(db, actor, relation, filter, { from: 0, size: most })
  return found.map((row) => {
    const summary = toSummary(actor, row, now)
    const titleIn = (lang: Lang): string =>
      storageTitle(
        lang,
        { ...summary, space: spaceWords(summary.CBM)[lang] },
        String(written(dayParam(summary.startDate), lang)),
      ) ?? ''
    return {
      type: subjectKind,
      id: row.id,
      number: row.number,
      titleEn: titleIn('en'),
      titleAr: titleIn('ar'),
      status: summary.status,
      url: `/warehouse/${kindOf(actor) === 'agent' ? 'requests' : 'storages'}/${row.id}`,
    }
  })
}
