// Freight's answer to the header search: requests the actor may see that match, newest first.
import { kindOf, type Actor, type Relation } from '@marsa/model/kit/access.ts'
import type { SearchHit } from '@marsa/model/overview/endpoints.ts'
import type { SearchTerm } from '@marsa/model/reference/search-terms.ts'
import type { Db } from '../kit/db.ts'
import { listRequests } from '../requests/door.ts'
import { freightList, type ListRow } from './list-shipments.store.ts'
import { toSummary } from './list-shipments.ts'
import { subjectKind } from './subject.ts'
import { titleOf } from './titles.ts'

const most = 8

const pathOf = (actor: Actor, id: string, status: string): string => {
  if (kindOf(actor) === 'agent') return `/freight/requests/${id}`
  return status === 'DRAFT' ? `/freight/quote?id=${id}` : `/freight/shipments/${id}`
}

export const findFreight = async (
  { db, now }: { db: Db; now: Date },
  actor: Actor,
  relation: Relation,
  terms: readonly SearchTerm[],
): Promise<SearchHit[]> => {
  const found = await listRequests<ListRow>(
    freightList,
    db,
    actor,
    relation,
    { terms },
    { from: 0, size: most },
  )
  return found.map((row) => {
    const summary = toSummary(actor, row, now)
    const { RequestId, quoteNumber, status } = summary
    const { en: titleEn, ar: titleAr } = titleOf(summary)
    return {
      type: subjectKind,
      id: RequestId,
      number: quoteNumber,
      titleEn,
      titleAr,
      status,
      url: pathOf(actor, RequestId, status),
    }
  })
}
