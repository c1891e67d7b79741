// Freight's answer to the header search: requests the actor may see that match, newest first.
import { kindOf, type Actor, type Relation } from '@marsa/model/kit/access.ts'
import type { SearchHit } from '@marsa/model/overview/endpoints.ts'
import type { Db } from '../kit/db.ts'
import { listRequests } from './list-shipments.store.ts'
import { toSummary } from './list-shipments.ts'
import { subjectKind } from './subject.ts'

const most = 8

const pathOf = (actor: Actor, id: string, status: string): string => {
  if (kindOf(actor) === 'agent') return `/freight/requests/${id}`
  return status === 'DRAFT' ? `/freight/quote?id=${id}` : `/freight/shipments/${id}`
}

export const findFreight = async (
  { db, now }: { db: Db; now: Date },
  actor: Actor,
  relation: Relation,
  text: string,
): Promise<SearchHit[]> => {
  const filter = { status: 'all' as const, reference: text }
  const found = await listRequests(db, actor, relation, filter, { from: 0, size: most })
  return found.map((row) => {
    const { RequestId, quoteNumber, status, origin, destination, nickname } = toSummary(actor, row, now)
    const route = (name: 'nameEn' | 'nameAr') =>
      [origin?.[name], destination?.[name]].filter(Boolean).join(' – ')
    const named = kindOf(actor) === 'customer' ? nickname : null
    return {
      type: subjectKind,
      id: RequestId,
      number: quoteNumber,
      titleEn: named ?? route('nameEn'),
      titleAr: named ?? route('nameAr'),
      status,
      url: pathOf(actor, RequestId, status),
    }
  })
}
