// What shipments are called, for readers who see them among those of other lines.
import type { Actor, Relation } from '@marsa/model/kit/access.ts'
import { requestTitle } from '@marsa/model/freight/request-title.ts'
import type { ShipmentSummary } from '@marsa/model/freight/answers.ts'
import { draftText, say, type Lang } from '@marsa/model/kit/text.ts'
import { timeParam, written } from '@marsa/model/messages/message.ts'
import type { Db } from '../kit/db.ts'
import { listRequests, type Title } from '../requests/door.ts'
import { freightList, type ListRow } from './list-shipments.store.ts'
import { toSummary } from './list-shipments.ts'

export const titleOf = (summary: ShipmentSummary): Title => {
  const titleIn = (lang: Lang): string =>
    requestTitle(lang, summary) ??
    say(lang, draftText.of, { when: written(timeParam(new Date(summary.addedDate)), lang) })
  return { en: titleIn('en'), ar: titleIn('ar') }
}

export const shipmentTitles = async (
  db: Db,
  actor: Actor,
  relation: Relation,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Title>> => {
  const found = await listRequests<ListRow>(
    freightList,
    db,
    actor,
    relation,
    { ids },
    { from: 0, size: ids.length },
  )
  return new Map(found.map((row) => [row.id, titleOf(toSummary(actor, row, new Date()))]))
}
