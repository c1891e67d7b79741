// The cargo of a shipment as a table on paper: a line for each kind of package, vehicle, unit load or container.
import { sizeUnits, weightUnits } from '@marsa/model/freight/cargo/cargo-fields.ts'
import { containersOf, packedLines, type ContainerLine } from '@marsa/model/freight/cargo/cargo-of.ts'
import { cbmMilli, grossGrams, volumeMm3, type PackedLine } from '@marsa/model/kit/measure.ts'
import { unitLoads } from '@marsa/model/freight/cargo/unit-loads.ts'
import { unName } from '@marsa/model/reference/hazard.ts'
import { containerTypes } from '@marsa/model/reference/containers.ts'
import { same } from '../../requests/door.ts'
import { packageTypes } from '@marsa/model/reference/lists.ts'
import type { RequestForm } from '@marsa/model/freight/asking/request-form.ts'

export type Both = { en: string; ar: string }
export type CargoRow = {
  count: string
  what: Both
  sides: Both | null
  kg: string | null
  cbm: string | null
}

const decimals = (value: number, least: number): string =>
  new Intl.NumberFormat('en-AE', { minimumFractionDigits: least, maximumFractionDigits: 3 }).format(value)

export const kilograms = (grams: number): string => decimals(grams / 1000, 0)
export const cubicMetres = (milli: number): string => decimals(milli / 1000, 3)

const measured = (line: PackedLine): Pick<CargoRow, 'kg' | 'cbm'> => ({
  kg: kilograms(grossGrams([line])),
  cbm: cubicMetres(cbmMilli(volumeMm3([line]))),
})

const typedSides = (
  { length, width, height }: { length: number; width: number; height: number },
  unit: RequestForm['sizeUnit'],
): Both => {
  const { en, ar } = sizeUnits[unit ?? 'cm']
  const sides = [length, width, height].map((side) => decimals(side, 0)).join(' × ')
  return { en: `${sides} ${en}`, ar: `${sides} ${ar}` }
}

const unmeasured = { sides: null, kg: null, cbm: null }

/** Read of the whole cargo, whichever way its request was asked for it. */
export const cargoRows = (form: RequestForm): CargoRow[] => {
  const lines = packedLines(form)
  const packages = (form.packages ?? []).map((line, at) => ({
    count: decimals(line.count, 0),
    what: packageTypes[line.type],
    sides: typedSides(line, form.sizeUnit),
    ...measured(lines[at]!),
  }))
  const vehicles = (form.vehicles ?? []).map((line, at) => ({
    count: '1',
    what: same([line.make, line.model, line.chassis].filter(Boolean).join(' ')),
    sides: typedSides(line, form.sizeUnit),
    ...measured(lines[packages.length + at]!),
  }))
  const loads = (form.unitLoads ?? []).map(({ type, count }) => ({
    count: decimals(count, 0),
    what: unitLoads[type],
    ...unmeasured,
  }))
  const boxes = containersOf(form).map(({ type, count }: ContainerLine) => ({
    count: decimals(count, 0),
    what: containerTypes[type],
    ...unmeasured,
  }))
  return [...packages, ...vehicles, ...loads, ...boxes]
}

/** Dangerous goods as a shipper declares them: "UN 1263 PAINT, 3, PG II, 120 kg". */
export const hazardRows = ({ hazards = [] }: RequestForm): string[] =>
  hazards.map((line) =>
    [
      `${unName(line.unNumber)} ${line.properName}`,
      line.hazardClass,
      ...(line.packingGroup ? [`PG ${line.packingGroup}`] : []),
      ...(line.netKg ? [`${decimals(line.netKg, 0)} ${weightUnits.kg.en}`] : []),
    ].join(', '),
  )
