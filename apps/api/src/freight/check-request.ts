// Whether a request may be sent, for the first time (F2) or again (F20): every rule of the form, places, papers.
import { Problem, type FieldProblems } from '@marsa/model/kit/problem.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { RequestForm } from '@marsa/model/freight/request-form.ts'
import { containerLimitKg, requestProblems, stopPlaceRefusal } from '@marsa/model/freight/request-rules.ts'
import type { DocCode } from '@marsa/model/documents/document-type.ts'
import {
  missingDocuments,
  requiredDocuments,
  type Carriage,
} from '@marsa/model/documents/required-documents.ts'
import type { Db } from '../kit/db.ts'
import { parseInput } from '../kit/read-input.ts'
import { servedPlacesOf } from '../reference/door.ts'
import { papersOf } from './papers.ts'

/** The form with the countries that its places are in, whatever the caller says, and what is wrong with its places. */
const placed = async (db: Db, form: RequestForm): Promise<{ form: RequestForm; fields: FieldProblems }> => {
  const places = await servedPlacesOf(db, [form.origin.place, form.destination.place])
  const whole = { ...form }
  const fields: FieldProblems = {}
  for (const end of ['origin', 'destination'] as const) {
    const place = places.get(form[end].place)
    const refusal = stopPlaceRefusal(form.mode, form[end].kind, place)
    if (refusal) fields[`${end}.place`] = refusal
    if (place) whole[end] = { ...form[end], country: place.countryCode }
  }
  return { form: whole, fields }
}

/** What was filled in as a whole form that keeps every rule of A 5, or the fields that do not. */
export const checkedForm = async (
  db: Db,
  draft: { form: unknown },
  now: Date,
  settings: SettingsInForce,
): Promise<RequestForm> => {
  const { form, fields: places } = await placed(db, parseInput(RequestForm, draft.form))
  const fields = { ...requestProblems(form, now, settings), ...places }
  if (!Object.keys(fields).length) return form
  throw new Problem('kit.invalid', { limit: containerLimitKg(form) ?? 0 }, fields)
}

type Carried = Omit<Carriage, 'destination'>

/** The required papers of a request that are not in. */
export const papersMissing = async (db: Db, draft: { id: string }, cargo: Carried): Promise<DocCode[]> => {
  const { mode, direction, hazardous, commodity } = cargo
  const needs = requiredDocuments({ mode, direction, hazardous, commodity, stage: 'request' })
  return missingDocuments(needs, await papersOf(db, draft.id))
}

/** Refuses a request whose required papers are not in. */
export const checkPapers = async (db: Db, draft: { id: string }, form: RequestForm): Promise<void> => {
  const missing = await papersMissing(db, draft, form)
  if (!missing.length) return
  const code = missing.includes('SAFETY_DATA_SHEET') ? 'freight.hazardous-papers' : 'freight.papers-missing'
  throw new Problem(code, {}, Object.fromEntries(missing.map((each) => [`documents.${each}`, code])))
}

/** What lists and the search find it by, beside its number. */
export const searchTextOf = async (db: Db, form: RequestForm): Promise<string> => {
  const places = await servedPlacesOf(db, [form.origin.place, form.destination.place])
  const names = [...places.values()].map((place) => `${place.nameEn} ${place.nameAr}`)
  return [form.blNumber, form.awbNumber, form.containerNumber, form.description, ...names]
    .filter(Boolean)
    .join(' ')
}
