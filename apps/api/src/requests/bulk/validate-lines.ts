// Reads lines of a bulk upload by the rules of the form, with every name known that their cells may hold; yields between portions.
import { setImmediate as pause } from 'node:timers/promises'
import type { Texts } from '@marsa/model/requests/bulk/bulk-cells.ts'
import type { Mapping } from '@marsa/model/requests/bulk/bulk-mapping.ts'
import type { BulkSheet } from '@marsa/model/requests/bulk/bulk-sheet.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import type { ValidatedLine, LineRecord } from './bulk.store.ts'

/** What a line says by field: its cells as the columns are mapped, with the corrections over them. */
export const textsOf = (mapping: Mapping, { cells, fixes }: Pick<LineRecord, 'cells' | 'fixes'>): Texts => ({
  ...Object.fromEntries(mapping.flatMap((field, index) => (field ? [[field, cells[index] ?? '']] : []))),
  ...fixes,
})

export type Rules<Known> = { known: Known; now: Date; settings: SettingsInForce }
export type ReadLine = ValidatedLine & { draft: object }

export const validateLine = <Known>(
  { read, figure: said }: BulkSheet<Known>,
  mapping: Mapping,
  line: Pick<LineRecord, 'line' | 'cells' | 'fixes'>,
  { known, now, settings }: Rules<Known>,
): ReadLine => {
  const { draft, problems, fils } = read(textsOf(mapping, line), known, now, settings)
  const figure = said && Object.values(problems).includes(said.code) ? (said.of(draft) ?? null) : null
  return { line: line.line, problems, figure, fils: fils === undefined ? null : String(fils), draft }
}

const portion = 100

/** Judges many lines without holding up other calls. */
export const validateAll = async <Known>(
  sheet: BulkSheet<Known>,
  mapping: Mapping,
  lines: readonly Pick<LineRecord, 'line' | 'cells' | 'fixes'>[],
  rules: Rules<Known>,
): Promise<ReadLine[]> => {
  const read: ReadLine[] = []
  for (let at = 0; at < lines.length; at += portion) {
    for (const line of lines.slice(at, at + portion)) read.push(validateLine(sheet, mapping, line, rules))
    await pause()
  }
  return read
}

/** What is kept of a judgement. */
export const toValidated = ({ line, problems, figure, fils }: ReadLine): ValidatedLine => ({
  line,
  problems,
  figure,
  fils,
})
