// What a storage is called where its number alone says nothing: goods, pieces, space, city and first day.
import { say, shortened, type Lang } from '../kit/text.ts'
import { emirates, type Emirate } from '../reference/lists.ts'
import { storageCargo, type StorageCargo } from './request-form.ts'
import { goodsLineText } from './text.ts'

export type StorageTitleFacts = {
  cargoType: StorageCargo | null
  /** The goods in the words of the customer. */
  cargoDetails: string
  pieces: number | null
  /** "12.5 m³" as it is written in the language. */
  space: string | null
  emirate: Emirate | null
}

/** The goods in the words of the customer, isolated as they may be in the other script, else their kind. */
const goodsName = (lang: Lang, { cargoType, cargoDetails }: StorageTitleFacts): string | null =>
  cargoDetails.trim()
    ? `\u2068${shortened(cargoDetails.trim())}\u2069`
    : cargoType && storageCargo[cargoType][lang]

/** `day` as it is written in the language; undefined for a draft that holds nothing yet. */
export const storageTitle = (lang: Lang, facts: StorageTitleFacts, day?: string): string | undefined => {
  const { pieces, space, emirate } = facts
  const said = [
    goodsName(lang, facts),
    pieces !== null && say(lang, goodsLineText.pieces, { count: pieces }),
    space,
    emirate && emirates[emirate][lang],
  ].filter(Boolean)
  const from = day ? [say(lang, goodsLineText.from, { day })] : []
  return said.length > 0 ? [...said, ...from].join(' · ') : undefined
}
