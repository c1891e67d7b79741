// The sums that follow from the lines of a request: weight and pieces, as every list, rule and report reads them.
import { isFigure } from '../../kit/figure.ts'
import type { Field } from '../../kit/form-fields.ts'
import type { RequestDraft } from '../asking/request-form.ts'
import { packageFields, unitLoadFields, vehicleFields } from './cargo-fields.ts'
import { packedLines } from './cargo-of.ts'
import { grossGrams } from '../../kit/measure.ts'

type Row = Readonly<Record<string, unknown>>

const rowsIn = (value: unknown): Row[] =>
  Array.isArray(value) ? value.filter((row): row is Row => typeof row === 'object' && row !== null) : []

const areFigures = <Name extends string>(
  row: Row,
  fields: Readonly<Record<Name, Field>>,
  names: readonly Name[],
): boolean => names.every((name) => isFigure(fields[name], row[name]))

const sides = ['length', 'width', 'height', 'weight'] as const
const kilograms = (gross: number): number => gross / 1000

/** Weight and pieces as its lines say; none while a line is not finished, or a figure in it would be refused. */
export const totalsOf = (draft: RequestDraft): { grossWeightKg?: number; pieces?: number } => {
  const [packages, vehicles, ulds] = [rowsIn(draft.packages), rowsIn(draft.vehicles), rowsIn(draft.unitLoads)]
  if (ulds.length > 0) {
    if (!ulds.every((row) => areFigures(row, unitLoadFields, ['count']))) return {}
    return { pieces: ulds.reduce((sum, row) => sum + Number(row['count']), 0) }
  }
  const lines = [...packages, ...vehicles]
  const whole =
    packages.every((row) => areFigures(row, packageFields, [...sides, 'count'])) &&
    vehicles.every((row) => areFigures(row, vehicleFields, sides))
  if (lines.length === 0 || !whole) return {}
  const measured = packedLines({ ...draft, packages, vehicles } as Parameters<typeof packedLines>[0])
  return {
    grossWeightKg: kilograms(grossGrams(measured)),
    pieces: packages.reduce((sum, row) => sum + Number(row['count']), vehicles.length),
  }
}

/** The draft with the sums that nobody was asked for; what is said beside the lines stays, and the rules compare it. */
export const fillTotals = (draft: RequestDraft): RequestDraft => {
  const told = totalsOf(draft)
  return {
    ...draft,
    ...(draft.grossWeightKg === undefined &&
      told.grossWeightKg !== undefined && { grossWeightKg: told.grossWeightKg }),
    ...(draft.pieces === undefined && told.pieces !== undefined && { pieces: told.pieces }),
  }
}
