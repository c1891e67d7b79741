// What shipments are called, for readers who see them among those of other lines.
import { kindOf } from '@marsa/model/kit/access.ts'
import { requestTitle } from '@marsa/model/freight/asking/request-title.ts'
import type { ShipmentSummary } from '@marsa/model/freight/answers.ts'
import { draftText, say, type Lang } from '@marsa/model/kit/text.ts'
import { timeParam, written } from '@marsa/model/messages/message.ts'
import { namedBy, type Title } from '../requests/door.ts'
import { freightList } from './list-shipments.store.ts'
import { toSummary } from './list-shipments.ts'
import { subjectKind } from './subject.ts'

const titleOf = (summary: ShipmentSummary): Title => {
  const titleIn = (lang: Lang): string =>
    requestTitle(lang, summary) ??
    say(lang, draftText.of, { when: written(timeParam(new Date(summary.addedDate)), lang) })
  return { en: titleIn('en'), ar: titleIn('ar') }
}

export const shipmentNames = namedBy({
  list: freightList,
  type: subjectKind,
  summaryOf: toSummary,
  titleOf,
  pathOf: (actor, id, status) => {
    if (kindOf(actor) === 'agent') return `/freight/requests/${id}`
    return status === 'DRAFT' ? `/freight/quote?id=${id}` : `/freight/shipments/${id}`
  },
})
