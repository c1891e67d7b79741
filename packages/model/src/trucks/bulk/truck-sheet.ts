// Bulk uploads of truck requests: how a line of the sheet becomes the draft that its form would have made, and what is wrong with it.
import { fittedDraft, missingFields } from '../../kit/form-draft.ts'
import type { FieldProblems } from '../../kit/problem.ts'
import type { SettingsInForce } from '../../kit/settings.ts'
import { foldText } from '../../reference/fold.ts'
import { readCells } from '../../requests/bulk/bulk-cells.ts'
import { nearestOf } from '../../requests/bulk/bulk-nearest.ts'
import type { BulkSheet } from '../../requests/bulk/bulk-sheet.ts'
import { hour } from '../../requests/validity.ts'
import { truckFields, TruckForm } from '../asking/request-form.ts'
import { truckFormProblems, trucksNeeded } from '../asking/request-rules.ts'
import { emptyPlace, type TruckPlace } from '../asking/truck-place.ts'
import { routesOf } from '../road/border-routes.ts'
import { crossBorderCountryCodes } from '../road/movement.ts'
import { mostTrucks, truckTypes, type TruckType } from '../road/truck-types.ts'
import { truckColumns } from './truck-columns.ts'

/** Addresses of the address book by their folded names. */
export type SavedPlaces = ReadonlyMap<string, { label: string; place: TruckPlace }>

type Draft = Record<string, unknown>
type End = 'pickup' | 'dropoff'

/** What the cells say lies over the saved address that they name. */
const placeOf = (end: End, given: unknown, saved: SavedPlaces, faults: FieldProblems): Draft => {
  const { saved: name, ...cells } = (given ?? {}) as Draft
  const kept = typeof name === 'string' ? saved.get(foldText(name)) : undefined
  if (name !== undefined && !kept) faults[`${end}.saved`] = 'trucks.bulk-address'
  return { ...emptyPlace, ...kept?.place, ...cells }
}

/** The only way over land to the country that is named, where there is but one. */
const onlyRoute = ({ pickup, dropoff }: Draft): string | undefined => {
  const abroad = [pickup, dropoff].map((place) => (place as TruckPlace).country)
  const country = crossBorderCountryCodes.find((code) => abroad.includes(code))
  const routes = country ? routesOf(country) : []
  return routes.length === 1 ? routes[0] : undefined
}

/** Stands for what is missing or wrong, so that the rules over several fields judge what is there. */
const harmless = (now: Date, { truckType }: Draft): Draft => {
  const type = truckTypes[truckType as TruckType] ?? truckTypes.FLAT_BED
  const ahead = (days: number) => new Date(now.getTime() + days * 24 * hour).toISOString()
  return {
    movementType: 'DOMESTIC',
    truckType: 'FLAT_BED',
    subType: type.subtypes[0],
    trucks: mostTrucks,
    weightKg: 1,
    pickupAt: ahead(7),
    dropoffAt: ahead(8),
  }
}

/** What a rule says of a field says nothing while one of these is not known. */
const needs: Readonly<Record<string, readonly string[]>> = {
  dropoffAt: ['pickupAt'],
  returnBy: ['dropoffAt'],
  trucks: ['truckType', 'weightKg'],
  hazardousKg: ['weightKg'],
  subType: ['movementType', 'truckType'],
}

const draftProblems = (draft: Draft, now: Date, settings: SettingsInForce): FieldProblems => {
  const parsed = TruckForm.safeParse(draft)
  if (parsed.success) return truckFormProblems(parsed.data, now, settings)
  const issues = parsed.error.issues.toReversed().map(({ path, message }) => [path.join('.'), message])
  const noted: FieldProblems = { ...Object.fromEntries(issues), ...missingFields(truckFields, draft) }
  const there = Object.fromEntries(Object.entries(draft).filter(([name]) => !(name in noted)))
  const rules = truckFormProblems({ ...harmless(now, there), ...there } as TruckForm, now, settings)
  const known = Object.entries(rules).filter(([field]) => !needs[field]?.some((name) => name in noted))
  return { ...Object.fromEntries(known), ...noted }
}

const read: BulkSheet<SavedPlaces>['read'] = (texts, saved, now, settings) => {
  const { values, faults } = readCells('trucks', truckColumns, texts)
  const places = {
    pickup: placeOf('pickup', values['pickup'], saved, faults),
    dropoff: placeOf('dropoff', values['dropoff'], saved, faults),
  }
  const route = onlyRoute(places)
  const draft = fittedDraft(truckFields, {
    trucks: 1,
    hazardous: false,
    ...(route && { borderRoute: route }),
    ...values,
    ...places,
  })
  // Of a place whose name or country is not known, nothing else is missing.
  const isOpen = (field: string) =>
    ['saved', 'country'].some((part) => `${field.split('.')[0]}.${part}` in faults)
  const problems = Object.entries(draftProblems(draft, now, settings)).filter(([field]) => !isOpen(field))
  return { draft, problems: { ...Object.fromEntries(problems), ...faults } }
}

export const truckSheet: BulkSheet<SavedPlaces> = {
  line: 'trucks',
  columns: truckColumns,
  notes: [
    {
      en: 'Each line is one request, for trucks of one type. A mixed load needs a line for each truck type; give these lines the same reference.',
      ar: 'كل سطر طلب واحد لشاحنات من نوع واحد. الحمولة المختلطة تحتاج إلى سطر لكل نوع شاحنة، ويُكتب فيها الرقم المرجعي نفسه.',
    },
    {
      en: 'Enter a place as the name of an address in your address book, or as its emirate, area, street or building, contact and phone. Abroad, enter its country and city.',
      ar: 'الموقع إما اسم عنوان في دفتر العناوين، وإما الإمارة والمنطقة والشارع أو المبنى والشخص المسؤول وهاتفه. خارج الدولة: الدولة والمدينة.',
    },
    {
      en: 'Hazardous goods need their safety data sheet. Add it to the draft before you send the request.',
      ar: 'تحتاج المواد الخطرة إلى صحيفة بيانات السلامة. أرفقها بالمسودة قبل إرسال الطلب.',
    },
  ],
  read,
  figure: { code: 'trucks.too-heavy', param: 'needed', of: (draft: TruckForm) => trucksNeeded(draft) },
  unknown: ['trucks.bulk-choice', 'trucks.bulk-address'],
  meant: (field, text, _draft, saved) =>
    field.endsWith('.saved')
      ? nearestOf(saved, text).map(({ label }) => ({ text: label, en: label, ar: label }))
      : undefined,
}
