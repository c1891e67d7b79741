// What storage requests are called, for readers who see them among those of other lines.
import { kindOf } from '@marsa/model/kit/access.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { dayParam, written } from '@marsa/model/messages/message.ts'
import type { StorageSummary } from '@marsa/model/warehouse/answers.ts'
import { storageTitle } from '@marsa/model/warehouse/storage-title.ts'
import { namedBy, type Title } from '../requests/door.ts'
import { storageList } from './list.store.ts'
import { toSummary } from './list-storages.ts'
import { spaceWords, subjectKind } from './subject.ts'

const titleOf = (summary: StorageSummary): Title => {
  const titleIn = (lang: Lang): string =>
    storageTitle(
      lang,
      { ...summary, space: spaceWords(summary.CBM)[lang] },
      String(written(dayParam(summary.startDate), lang)),
    ) ?? ''
  return { en: titleIn('en'), ar: titleIn('ar') }
}

export const storageNames = namedBy({
  list: storageList,
  type: subjectKind,
  summaryOf: toSummary,
  titleOf,
  pathOf: (actor, id) => `/warehouse/${kindOf(actor) === 'agent' ? 'requests' : 'storages'}/${id}`,
})
