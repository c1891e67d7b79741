// Storage's answer to the header search: requests the actor may see that match, newest first.
import { kindOf, type Actor, type Relation } from '@marsa/model/kit/access.ts'
import type { SearchHit } from '@marsa/model/overview/endpoints.ts'
import type { SearchTerm } from '@marsa/model/reference/search-terms.ts'
import type { Db } from '../kit/db.ts'
import { listRequests } from '../requests/door.ts'
import { storageList, type ListRow } from './list.store.ts'
import { toSummary } from './list-storages.ts'
import { subjectKind } from './subject.ts'
import { titleOf } from './titles.ts'

const most = 8

export const findStorageRequests = async (
  { db, now }: { db: Db; now: Date },
  actor: Actor,
  relation: Relation,
  terms: readonly SearchTerm[],
): Promise<SearchHit[]> => {
  const found = await listRequests<ListRow>(
    storageList,
    db,
    actor,
    relation,
    { terms },
    { from: 0, size: most },
  )
  return found.map((row) => {
    const summary = toSummary(actor, row, now)
    const { en: titleEn, ar: titleAr } = titleOf(summary)
    return {
      type: subjectKind,
      id: row.id,
      number: row.number,
      titleEn,
      titleAr,
      status: summary.status,
      url: `/warehouse/${kindOf(actor) === 'agent' ? 'requests' : 'storages'}/${row.id}`,
    }
  })
}
