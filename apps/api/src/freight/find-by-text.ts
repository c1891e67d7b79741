// Freight's answer to the header search: requests the actor may see that match, newest first.
import { kindOf, type Actor, type Relation } from '@marsa/model/kit/access.ts'
import { requestTitle } from '@marsa/model/freight/request-title.ts'
import { draftText, say, type Lang } from '@marsa/model/kit/text.ts'
import { timeParam, written } from '@marsa/model/messages/message.ts'
import type { SearchHit } from '@marsa/model/overview/endpoints.ts'
import type { SearchTerm } from '@marsa/model/reference/search-terms.ts'
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
  terms: readonly SearchTerm[],
): Promise<SearchHit[]> => {
  const filter = { status: 'all' as const, terms }
  const found = await listRequests(db, actor, relation, filter, { from: 0, size: most })
  return found.map((row) => {
    const summary = toSummary(actor, row, now)
    const { RequestId, quoteNumber, status, addedDate } = summary
    const titleIn = (lang: Lang): string =>
      requestTitle(lang, summary) ??
      say(lang, draftText.of, { when: written(timeParam(new Date(addedDate)), lang) })
    return {
      type: subjectKind,
      id: RequestId,
      number: quoteNumber,
      titleEn: titleIn('en'),
      titleAr: titleIn('ar'),
      status,
      url: pathOf(actor, RequestId, status),
    }
  })
}
