// Words of storage in titles, messages and documents.
import { say } from '@marsa/model/kit/text.ts'
import { emirates } from '@marsa/model/reference/lists.ts'
import type { StorageForm } from '@marsa/model/warehouse/request-form.ts'
import { piecesText } from '@marsa/model/warehouse/text.ts'

type Words = { en: string; ar: string }

/** "12.5 m³" with the sign of either language. */
export const spaceWords = (cubicMetres: number): Words => ({
  en: `${cubicMetres} m³`,
  ar: `${cubicMetres} م³`,
})

export const cityWords = ({ emirate }: StorageForm): Words => {
  const { en, ar } = emirates[emirate]
  return { en, ar }
}

/** "18 pieces", counted in each language. */
export const piecesParam = (count: number): Words => ({
  en: say('en', piecesText.pieces, { count }),
  ar: say('ar', piecesText.pieces, { count }),
})
