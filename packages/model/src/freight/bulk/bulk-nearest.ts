// What a cell of a bulk upload may have meant that names no place and no goods: offered, never taken unasked.
import { nearestOf } from '../../requests/bulk/bulk-nearest.ts'
import type { Meant } from '../../requests/bulk/bulk-sheet.ts'
import type { RequestDraft } from '../asking/request-form.ts'
import type { RoutePoint } from '../asking/route-point.ts'
import { placesFor, type Known } from './bulk-row.ts'

const placesMeant = (text: string, end: RoutePoint, draft: RequestDraft, known: Known): Meant[] => {
  const kind = (draft[end] as { kind?: unknown }).kind === 'door' ? 'door' : 'port'
  return nearestOf(known.places, text)
    .flatMap((places) => placesFor(draft, end, kind, places))
    .map(({ code, nameEn, nameAr }) => ({ text: code, en: nameEn, ar: nameAr }))
}

const goodsMeant = (text: string, known: Known): Meant[] =>
  nearestOf(known.goods, text).flatMap((code) => {
    const names = known.goodsNames.get(code)
    return names ? [{ text: code, ...names }] : []
  })

/** Of a place or goods; undefined for what is neither. */
export const placeOrGoodsMeant = (
  field: string,
  text: string,
  draft: RequestDraft,
  known: Known,
): Meant[] | undefined => {
  if (field === 'origin.place') return placesMeant(text, 'origin', draft, known)
  if (field === 'destination.place') return placesMeant(text, 'destination', draft, known)
  return field === 'commodity' ? goodsMeant(text, known) : undefined
}
