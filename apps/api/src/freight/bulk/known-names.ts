// Every place and commodity that a cell of a freight upload may name.
import type { Known, KnownPlace } from '@marsa/model/freight/bulk/bulk-row.ts'
import { foldText } from '@marsa/model/reference/fold.ts'
import type { Db } from '../../kit/db.ts'
import { everyCommodity, everyServedPlace } from '../../reference/door.ts'

/** Places and goods by code and name, and areas also with their city. */
export const knownNames = async (db: Db): Promise<Known> => {
  const places = new Map<string, KnownPlace[]>()
  for (const place of await everyServedPlace(db)) {
    const { code, nameEn, nameAr, cityEn, cityAr, countryEn, countryAr } = place
    const around = [
      [nameEn, cityEn],
      [nameAr, cityAr],
      [nameEn, countryEn],
      [nameAr, countryAr],
    ].flatMap(([name, more]) => (more ? [`${name} ${more}`] : []))
    for (const name of new Set([code, nameEn, nameAr, ...around].map(foldText)))
      places.set(name, [...(places.get(name) ?? []), place])
  }
  const goods = new Map<string, string>()
  const goodsNames = new Map<string, { en: string; ar: string }>()
  for (const { code, nameEn, nameAr } of await everyCommodity(db)) {
    goodsNames.set(code, { en: nameEn, ar: nameAr })
    for (const name of [code, foldText(nameEn), foldText(nameAr)]) goods.set(name, code)
  }
  return { places, goods, goodsNames }
}
