// Reads lines of a bulk upload by the rules of the wizard, with every place and commodity known; yields between portions.
import { setImmediate as pause } from 'node:timers/promises'
import type { Mapping } from '@marsa/model/freight/bulk/bulk-mapping.ts'
import { readRow, type Known, type KnownPlace, type Texts } from '@marsa/model/freight/bulk/bulk-row.ts'
import type { RequestDraft, RequestForm } from '@marsa/model/freight/asking/request-form.ts'
import { containerLimitKg, type PickupRule } from '@marsa/model/freight/asking/request-rules.ts'
import { foldText } from '@marsa/model/reference/fold.ts'
import { everyCommodity, everyServedPlace } from '../../reference/door.ts'
import type { Db } from '../../kit/db.ts'
import type { ValidatedLine, LineRecord } from './bulk.store.ts'

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

/** What a line says by field: its cells as the columns are mapped, with the corrections over them. */
export const textsOf = (mapping: Mapping, { cells, fixes }: Pick<LineRecord, 'cells' | 'fixes'>): Texts => ({
  ...Object.fromEntries(mapping.flatMap((field, index) => (field ? [[field, cells[index] ?? '']] : []))),
  ...fixes,
})

export type Rules = { known: Known; now: Date; settings: PickupRule }
export type ReadLine = ValidatedLine & { draft: RequestDraft }

export const validateLine = (
  mapping: Mapping,
  line: Pick<LineRecord, 'line' | 'cells' | 'fixes'>,
  { known, now, settings }: Rules,
): ReadLine => {
  const { draft, problems } = readRow(textsOf(mapping, line), known, now, settings)
  const heavy = problems['grossWeightKg'] === 'freight.weight-above-container'
  const limitKg = heavy ? (containerLimitKg(draft as RequestForm) ?? null) : null
  return { line: line.line, problems, limitKg, draft }
}

const portion = 100

/** Judges many lines without holding up other calls. */
export const validateAll = async (
  mapping: Mapping,
  lines: readonly Pick<LineRecord, 'line' | 'cells' | 'fixes'>[],
  rules: Rules,
): Promise<ReadLine[]> => {
  const read: ReadLine[] = []
  for (let at = 0; at < lines.length; at += portion) {
    for (const line of lines.slice(at, at + portion)) read.push(validateLine(mapping, line, rules))
    await pause()
  }
  return read
}

/** What is kept of a judgement. */
export const toValidated = ({ line, problems, limitKg }: ReadLine): ValidatedLine => ({
  line,
  problems,
  limitKg,
})
