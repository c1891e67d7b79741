// Answers a look-up list (C039): the closed lists from the model, commodities and holidays from the database.
import type { LookupRow } from '@marsa/model/reference/endpoints.ts'
import { foldText, searchWords } from '@marsa/model/reference/fold.ts'
import { codeLists, codesOf, isCodeList, type ListName, type ListRow } from '@marsa/model/reference/lists.ts'
import type { Db } from '../kit/db.ts'
import { calendarPeriods, commoditiesMatching } from './lookups.store.ts'

const rowsOf = (name: keyof typeof codeLists): LookupRow[] => {
  const list: Record<string, ListRow> = codeLists[name]
  return codesOf(name).map((code) => {
    const { en, ar, hint, ...more } = list[code] as ListRow
    return { code, nameEn: en, nameAr: ar, ...(hint && { hintEn: hint.en, hintAr: hint.ar }), ...more }
  })
}

const holds = (row: LookupRow, words: readonly string[]): boolean => {
  const text = foldText(`${row.nameEn} ${row.nameAr} ${row.code}`)
  return words.every((word) => text.includes(word))
}

const holidays = async (db: Db): Promise<LookupRow[]> =>
  (await calendarPeriods(db))
    .filter(({ kind }) => kind === 'holiday')
    .map(({ firstDay, lastDay, nameEn, nameAr, certainty }) => ({
      code: firstDay,
      nameEn,
      nameAr,
      lastDay,
      certainty,
    }))

export const lookup = async ({
  db,
  query: { list, text = '' },
}: {
  db: Db
  query: { list: ListName; text?: string | undefined }
}): Promise<LookupRow[]> => {
  if (list === 'commodities') return commoditiesMatching(db, text)
  const words = searchWords(text)
  const all = isCodeList(list) ? rowsOf(list) : await holidays(db)
  return all.filter((row) => holds(row, words))
}
