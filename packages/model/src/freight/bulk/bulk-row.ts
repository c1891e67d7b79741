// Reads a line of a bulk upload into the draft that the wizard would have made of it, and says what is wrong with it.
import { fittedDraft } from '../../kit/form-draft.ts'
import { latinDigits } from '../../kit/id.ts'
import type { FieldProblems } from '../../kit/problem.ts'
import { foldText } from '../../reference/fold.ts'
import type { PlaceKind } from '../../reference/place.ts'
import { readCells, type Read, type Texts } from '../../requests/bulk/bulk-cells.ts'
import { freightColumns } from './bulk-columns.ts'
import { draftProblems } from '../asking/draft-problems.ts'
import { freightFields } from '../asking/request-fields.ts'
import type { RequestDraft } from '../asking/request-form.ts'
import { emiratesPoint, type RoutePoint } from '../asking/route-point.ts'
import { inContainers, isLoose, isRefrigerated, shapeNow, shapeUnasked } from '../cargo/cargo-shape.ts'
import { stopPlaceRefusal, type PickupRule } from '../asking/request-rules.ts'

export type KnownPlace = {
  code: string
  kind: PlaceKind
  countryCode: string
  nameEn: string
  nameAr: string
}

/** What names and codes of places and goods lead to, by their folded spelling. */
export type Known = {
  places: ReadonlyMap<string, readonly KnownPlace[]>
  goods: ReadonlyMap<string, string>
  /** Code of goods -> their names. */
  goodsNames: ReadonlyMap<string, { en: string; ar: string }>
}

const readGoods = (known: Known, text: string): Read => {
  const digits = latinDigits(text).replace(/[.\s]/g, '')
  const asCode = /^\d{3}$/.test(digits) ? `0${digits}` : digits // a spreadsheet drops the leading zero
  const value =
    known.goods.get(asCode) ?? known.goods.get(foldText(text)) ?? known.goods.get(asCode.slice(0, 4))
  return value ? { value } : { fault: 'freight.commodity-required' }
}

type End = Record<string, unknown>

/** Of several places those that can be this end: of the right kind and, if there are any, on its side of the border. */
export const placesFor = (
  draft: RequestDraft,
  end: RoutePoint,
  kind: 'door' | 'port',
  places: readonly KnownPlace[],
): readonly KnownPlace[] => {
  const mode = draft.mode === 'air' ? 'air' : 'sea'
  const home = emiratesPoint(draft.direction === 'export' ? 'export' : 'import') === end
  const fitting = places.filter((place) => !stopPlaceRefusal(mode, kind, place))
  const ours = fitting.filter((place) => (place.countryCode === 'AE') === home)
  return ours.length > 0 ? ours : fitting
}

/** The place that a name means for this end. */
const placeFor = (
  draft: RequestDraft,
  end: RoutePoint,
  kind: 'door' | 'port',
  text: string,
  known: Known,
): Read => {
  const best = placesFor(draft, end, kind, known.places.get(foldText(text)) ?? [])
  if (best.length > 1) return { fault: 'freight.bulk-several-places' }
  return best[0] ? { value: best[0] } : { fault: 'freight.place-unknown' }
}

const withPlace = (draft: RequestDraft, end: RoutePoint, known: Known, faults: FieldProblems): End => {
  const { kind: given, ...rest } = (draft[end] ?? {}) as End
  const kind = given === 'door' || given === 'port' ? given : rest['address'] ? 'door' : 'port'
  const at: End = { ...rest, kind }
  if (typeof at['place'] !== 'string') return at
  const { value, fault } = placeFor(draft, end, kind, at['place'], known)
  if (fault) faults[`${end}.place`] = fault
  const place = value as KnownPlace | undefined
  return { ...at, place: place?.code, country: place?.countryCode }
}

/** A sheet has no columns for vehicles, set points and dangerous goods, so today's questions about them are asked of nobody. */
const asksToday = (draft: RequestDraft): boolean =>
  draft.hazardous !== true &&
  (isLoose(draft) || (inContainers(draft) && !isRefrigerated(draft.containerType)))

/** One container, where a sheet says only its type. A sheet knows sums, so loose cargo is measured by them. */
const unsaid = (draft: RequestDraft): RequestDraft => ({
  containerCount: 1,
  ...(asksToday(draft) ? { shape: shapeNow } : inContainers(draft) && { shape: shapeUnasked }),
  ...(isLoose(draft) && asksToday(draft) && { measured: 'totals' }),
})

/** The draft of a line and, by field path, the codes of everything that is wrong with it; none when it may be made. */
export const readRow = (
  texts: Texts,
  known: Known,
  now: Date,
  settings: PickupRule,
): { draft: RequestDraft; problems: FieldProblems } => {
  const { values: draft, faults } = readCells('freight', freightColumns, texts, {
    goods: (text) => readGoods(known, text),
  })
  for (const end of ['origin', 'destination'] as const) draft[end] = withPlace(draft, end, known, faults)
  const whole = fittedDraft(freightFields, { ...unsaid(draft), ...draft }) as RequestDraft
  return { draft: whole, problems: { ...draftProblems(whole, now, settings), ...faults } }
}
