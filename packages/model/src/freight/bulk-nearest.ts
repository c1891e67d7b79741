// What a cell of a bulk upload may have meant that names no place and no goods: offered, never taken unasked.
import { foldText } from '../reference/fold.ts'
import { isOneSlip } from '../reference/one-slip.ts'
import { placesFor, type Known } from './bulk-row.ts'
import type { RequestDraft } from './request-form.ts'
import type { EndName } from './route-end.ts'

/** `text` is what the cell should say. */
export type Meant = { text: string; en: string; ar: string }

const most = 2
/** Letters from which a name is not mistaken for another by a slip. */
const least = 4

/** How near a known name is to what was written, folded: the same, a slip apart, or a part of it in whole words. */
const nearness = (known: string, written: string): number => {
  if (known === written) return 3
  if (Math.min(known.length, written.length) < least) return 0
  if (isOneSlip(known, written)) return 2
  return ` ${written} `.includes(` ${known} `) || ` ${known} `.includes(` ${written} `) ? 1 : 0
}

const nearestOf = <Value>(names: ReadonlyMap<string, Value>, text: string): Value[] => {
  const written = foldText(text)
  return [...names]
    .map(([name, value]) => ({ value, near: nearness(name, written) }))
    .filter(({ near }) => near > 0)
    .toSorted((one, other) => other.near - one.near)
    .map(({ value }) => value)
}

const placesMeant = (text: string, end: EndName, draft: RequestDraft, known: Known): Meant[] => {
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

const all = (field: string, text: string, draft: RequestDraft, known: Known): Meant[] => {
  if (field === 'origin.place') return placesMeant(text, 'origin', draft, known)
  if (field === 'destination.place') return placesMeant(text, 'destination', draft, known)
  return field === 'commodity' ? goodsMeant(text, known) : []
}

/** The few things that the text of a faulty field comes nearest to, best first. */
export const nearestMeant = (field: string, text: string, draft: RequestDraft, known: Known): Meant[] => {
  const meant = all(field, text, draft, known)
  return meant
    .filter((each, at) => meant.findIndex((other) => other.text === each.text) === at)
    .slice(0, most)
}

const named = new Set(['freight.place-unknown', 'freight.bulk-several-places', 'freight.commodity-required'])

/** True for a problem of a cell that names something which is not known. */
export const mayBeMeant = (code: string): boolean => named.has(code)
