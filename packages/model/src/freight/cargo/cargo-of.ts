// What a request says of its cargo, read in one way of every shape it was ever kept in, and what it measures.
import { containerTypes, type ContainerType } from '../../reference/containers.ts'
import type { RequestForm } from '../asking/request-form.ts'
import {
  airCm3,
  cbmMilli,
  chargeableHalfKg,
  grams,
  grossGrams,
  millimetres,
  revenueMilli,
  tonneMilli,
  volumeMm3,
  volumetricGrams,
  type PackedLine,
} from '../../kit/measure.ts'

type Sides = { length: number; width: number; height: number; weight: number }
type Units = Pick<RequestForm, 'sizeUnit' | 'weightUnit'>

const packed = (
  { length, width, height, weight, count = 1, weightOf = 'each' }: Sides & Partial<PackedLine>,
  { sizeUnit = 'cm', weightUnit = 'kg' }: Units,
): PackedLine => ({
  count,
  mm: [millimetres(length, sizeUnit), millimetres(width, sizeUnit), millimetres(height, sizeUnit)],
  grams: grams(weight, weightUnit),
  weightOf,
})

/** Packages and vehicles in millimetres and grams; none where only sums are known. */
export const packedLines = (form: Pick<RequestForm, 'packages' | 'vehicles'> & Units): PackedLine[] => [
  ...(form.packages ?? []).map((line) => packed(line, form)),
  ...(form.vehicles ?? []).map((line) => packed(line, form)),
]

export type ContainerLine = { type: ContainerType; count: number }
type Boxes = Partial<Pick<RequestForm, 'containerType' | 'containerCount'>> & {
  containerMode: string
  moreContainers?: readonly ContainerLine[] | undefined
}

/** The containers of a request, the first type first. */
export const containersOf = (form: Boxes): ContainerLine[] =>
  form.containerMode === 'FCL' && form.containerType
    ? [{ type: form.containerType, count: form.containerCount ?? 1 }, ...(form.moreContainers ?? [])]
    : []

export type Measures = {
  grossG: number
  /** Thousandths, null where the volume is not known. */
  cbmMilli: number | null
  tonneMilli: number
  /** Of air cargo alone. */
  volumetricG: number | null
  chargeableHalfKg: number | null
  /** Of sea cargo that is priced by weight or measure. */
  revenueMilli: number | null
  /** Hundredths of a twenty-foot container. */
  teuCenti: number
}

export type Measured = Boxes &
  Units &
  Pick<RequestForm, 'mode' | 'grossWeightKg' | 'packages' | 'vehicles' | 'volumeCbm'>

/** The measures of a request, or of one that is being typed as far as it is known. */
export const measuresOf = (form: Measured): Measures => {
  const lines = packedLines(form)
  const grossG = lines.length > 0 ? grossGrams(lines) : grams(form.grossWeightKg, 'kg')
  const given = form.volumeCbm === undefined ? undefined : BigInt(Math.round(form.volumeCbm * 1000))
  const mm3 = lines.length > 0 ? volumeMm3(lines) : given && given * 1_000_000n
  const cm3 = lines.length > 0 ? airCm3(lines) : given && given * 1000n
  const byAir = form.mode === 'air'
  return {
    grossG,
    cbmMilli: mm3 === undefined ? null : cbmMilli(mm3),
    tonneMilli: tonneMilli(grossG),
    volumetricG: byAir && cm3 !== undefined ? volumetricGrams(cm3) : null,
    chargeableHalfKg: byAir && cm3 !== undefined ? chargeableHalfKg(grossG, cm3) : null,
    revenueMilli:
      !byAir && form.containerMode !== 'FCL' && mm3 !== undefined ? revenueMilli(mm3, grossG) : null,
    teuCenti: containersOf(form).reduce(
      (sum, { type, count }) => sum + Math.round(containerTypes[type].teu * 100) * count,
      0,
    ),
  }
}
