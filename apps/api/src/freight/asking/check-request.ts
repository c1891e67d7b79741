// Whether a request may be sent, for the first time (F2) or again (F20): every rule of the form, places, documents.
import { Problem, type FieldProblems } from '@marsa/model/kit/problem.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { kitProblems } from '@marsa/model/kit/kit-problems.ts'
import { settingParams } from '@marsa/model/kit/setting-params.ts'
import type { Warning } from '@marsa/model/kit/warning.ts'
import { draftProblems } from '@marsa/model/freight/asking/draft-problems.ts'
import { freightProblems } from '@marsa/model/freight/problems.ts'
import { RequestForm, type RequestDraft } from '@marsa/model/freight/asking/request-form.ts'
import { containerLimitKg } from '@marsa/model/freight/cargo/cargo-rules.ts'
import { fillTotals } from '@marsa/model/freight/cargo/fill-totals.ts'
import { requestProblems, stopPlaceRefusal } from '@marsa/model/freight/asking/request-rules.ts'
import type { DocCode } from '@marsa/model/documents/document-type.ts'
import {
  followingDocuments,
  missingDocuments,
  requestDocuments,
  type Carriage,
} from '@marsa/model/documents/required-documents.ts'
import { fieldSentences } from '../../kit/answer-problem.ts'
import type { Db } from '../../kit/db.ts'
import { parseInput } from '../../kit/read-input.ts'
import type { Call } from '../../kit/serve.ts'
import { servedPlacesOf } from '../../reference/door.ts'
import { documentStatesOf } from '../documents/held-documents.ts'

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
  draft: { form: RequestDraft },
  now: Date,
  settings: SettingsInForce,
): Promise<RequestForm> => {
  const { form, fields: places } = await placed(db, parseInput(RequestForm, fillTotals(draft.form)))
  const fields = { ...requestProblems(form, now, settings), ...places }
  if (!Object.keys(fields).length) return form
  throw new Problem('kit.invalid', { limit: containerLimitKg(form) ?? 0 }, fields)
}

type Carried = Omit<Carriage, 'destination'>

/** A draft may hold anything; what is needed of every cargo is told also where its form is not right yet. */
export const cargoOf = ({ mode, direction, hazardous, commodity }: RequestDraft): Carried => {
  return {
    mode: mode === 'air' ? ('air' as const) : ('sea' as const),
    direction: direction === 'export' ? ('export' as const) : ('import' as const),
    hazardous: hazardous === true,
    ...(typeof commodity === 'string' && { commodity }),
  }
}

/** The documents that are not in: those that the request is refused without, and those that follow its acceptance. */
export const documentsMissing = async (
  db: Db,
  draft: { id: string },
  cargo: Carried,
  settings: SettingsInForce,
): Promise<{ missing: DocCode[]; following: DocCode[] }> => {
  const { mode, direction, hazardous, commodity } = cargo
  const needs = requestDocuments({ mode, direction, hazardous, commodity }, settings)
  const present = await documentStatesOf(db, draft.id)
  return { missing: missingDocuments(needs, present), following: followingDocuments(needs, present) }
}

/** Under which field each missing document is said to be missing. */
const documentFields = (missing: readonly DocCode[]): FieldProblems => {
  const code = missing.includes('SAFETY_DATA_SHEET') ? 'freight.hazardous-papers' : 'freight.papers-missing'
  return Object.fromEntries(missing.map((each) => [`documents.${each}`, code]))
}

/** What a draft lacks before it may be submitted, its documents among it. */
export const draftWarnings = async (
  db: Db,
  { id, form }: { id: string; form: RequestDraft },
  { now, settings, language }: Pick<Call, 'now' | 'settings' | 'language'>,
): Promise<Warning[]> => {
  const wrong = draftProblems(form, now, settings)
  const { missing } = await documentsMissing(db, { id }, cargoOf(form), settings)
  const documents = documentFields(missing)
  // Only a form whose containers are right can be too heavy for them.
  const heavy = wrong['grossWeightKg'] === 'freight.weight-above-container'
  const limit = heavy ? (containerLimitKg(form as RequestForm) ?? 0) : 0
  const table = { ...kitProblems, ...freightProblems }
  return fieldSentences(table, language, { ...wrong, ...documents }, { ...settingParams(settings), limit })
}

/** Refuses a request whose required documents are not in. */
export const checkDocuments = async (
  db: Db,
  draft: { id: string },
  form: RequestForm,
  settings: SettingsInForce,
): Promise<void> => {
  const { missing } = await documentsMissing(db, draft, form, settings)
  const fields = documentFields(missing)
  const [code] = Object.values(fields)
  if (code) throw new Problem(code, {}, fields)
}

/** What lists and the search find it by, beside its number. */
export const searchTextOf = async (db: Db, form: RequestForm): Promise<string> => {
  const places = await servedPlacesOf(db, [form.origin.place, form.destination.place])
  const names = [...places.values()].map((place) => `${place.nameEn} ${place.nameAr}`)
  return [form.blNumber, form.awbNumber, form.containerNumber, form.description, ...names]
    .filter(Boolean)
    .join(' ')
}
