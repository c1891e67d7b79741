// Reads a line of a bulk upload into the draft that the wizard would have made of it, and says what is wrong with it.
import { instantOf, toOffset } from '../../kit/day.ts'
import { fittedDraft } from '../../kit/form-draft.ts'
import { latinDigits } from '../../kit/id.ts'
import type { FieldProblems } from '../../kit/problem.ts'
import { numberOf } from '../../kit/typed-number.ts'
import { foldText } from '../../reference/fold.ts'
import type { PlaceKind } from '../../reference/place.ts'
import { choiceOf, listedIn, yesNo, type Choices } from './bulk-choices.ts'
import { columnOf, type BulkField, type Column } from './bulk-columns.ts'
import { draftProblems } from '../asking/draft-problems.ts'
import { freightFields } from '../asking/request-fields.ts'
import type { RequestDraft } from '../asking/request-form.ts'
import { emiratesPoint, type RoutePoint } from '../asking/route-point.ts'
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

export type Texts = Partial<Record<BulkField, string>>

/** Texts that a spreadsheet would run (Z38); a number may have its sign, and a telephone number its plus. */
const isFormula = (text: string): boolean => /^\s*([=@]|[+-](?![\d\s(]))/.test(text)

/** `2026-12-01`, or day, month and year as they are written in the Emirates; what is neither stays as it is. */
const dayIn = (text: string): string => {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  return year ? `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}` : text
}

const momentIn = (text: string): string => {
  const [, day = '', hours = '', minutes = ''] = /^(\S+?)[T ]+(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text) ?? []
  const date = dayIn(day)
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && Number(hours) < 24 && Number(minutes) < 60
    ? toOffset(instantOf(date, Number(hours) * 60 + Number(minutes)))
    : text
}

type Read = { value?: unknown; fault?: string }

const readChoice = (choices: Choices, text: string): Read => {
  const value = choiceOf(choices, text)
  return value ? { value } : { fault: 'freight.bulk-choice' }
}

const readServices = (choices: Choices, text: string): Read => {
  const value = listedIn(text).map((each) => choiceOf(choices, each))
  return value.every((each) => each !== undefined) ? { value } : { fault: 'freight.bulk-choice' }
}

const readGoods = (known: Known, text: string): Read => {
  const digits = latinDigits(text).replace(/[.\s]/g, '')
  const asCode = /^\d{3}$/.test(digits) ? `0${digits}` : digits // a spreadsheet drops the leading zero
  const value =
    known.goods.get(asCode) ?? known.goods.get(foldText(text)) ?? known.goods.get(asCode.slice(0, 4))
  return value ? { value } : { fault: 'freight.commodity-required' }
}

/** Dirhams as they may stand in a cell (`186,500`, `١٨٦٥٠٠٫٥`) in the form that the request has them. */
const dirhams = (text: string): string => {
  const value = numberOf(text)
  return value === undefined || !Number.isSafeInteger(Math.round(value * 100)) ? text : value.toFixed(2)
}

const readCell = ({ kind, choices = {} }: Column, text: string, known: Known): Read => {
  if (isFormula(text)) return { fault: 'freight.bulk-formula' }
  const latin = latinDigits(text)
  if (kind === 'figure') return { value: numberOf(text) ?? text }
  if (kind === 'money') return { value: dirhams(text) }
  if (kind === 'day') return { value: dayIn(latin) }
  if (kind === 'moment') return { value: momentIn(latin) }
  if (kind === 'choice') return readChoice(choices, text)
  if (kind === 'list') return readServices(choices, text)
  if (kind === 'goods') return readGoods(known, text)
  if (kind === 'yesno') {
    const said = choiceOf(yesNo, text)
    return said ? { value: said === 'yes' } : { fault: 'freight.hazardous-required' }
  }
  return { value: text }
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

/** The draft of a line and, by field path, the codes of everything that is wrong with it; none when it may be made. */
export const readRow = (
  texts: Texts,
  known: Known,
  now: Date,
  settings: PickupRule,
): { draft: RequestDraft; problems: FieldProblems } => {
  const draft: Record<string, unknown> = { origin: {}, destination: {} }
  const faults: FieldProblems = {}
  for (const [field, text] of Object.entries(texts) as [BulkField, string][]) {
    if (text.trim() === '') continue
    const { value, fault } = readCell(columnOf(field), text.trim(), known)
    if (fault) faults[field] = fault
    else if (value !== undefined) {
      const [end, part] = field.split('.')
      if (part) (draft[end!] as End)[part] = value
      else draft[field] = value
    }
  }
  for (const end of ['origin', 'destination'] as const) draft[end] = withPlace(draft, end, known, faults)
  // One container, where a sheet says only its type.
  const whole = fittedDraft(freightFields, { containerCount: 1, ...draft }) as RequestDraft
  return { draft: whole, problems: { ...draftProblems(whole, now, settings), ...faults } }
}
