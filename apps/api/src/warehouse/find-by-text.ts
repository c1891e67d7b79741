// Storage's answer to the header search: requests the actor may see that match, newest first.
import { kindOf, type Actor, type Relation } from '@marsa/model/kit/access.ts'
import type { SearchHit } from '@marsa/model/overview/endpoints.ts'
import type { Db } from '../kit/db.ts'
import { listStorageRows } from './list.store.ts'
import { payable, subjectKind } from './subject.ts'

const most = 8

export const findStorages = async (
  db: Db,
  actor: Actor,
  relation: Relation,
  text: string,
): Promise<SearchHit[]> => {
  const filter = { tab: 'all' as const, reference: text }
  const found = await listStorageRows(db, actor, relation, filter, { from: 0, size: most })
  return found.map((row) => {
    const { en, ar } = payable(row).title
    return {
      type: subjectKind,
      id: row.id,
      number: row.number,
      titleEn: en,
      titleAr: ar,
      status: row.state,
      url: `/warehouse/${kindOf(actor) === 'agent' ? 'requests' : 'storages'}/${row.id}`,
    }
  })
}
