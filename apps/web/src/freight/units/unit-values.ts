// What stands in the form of a container, what it would send, and what can be said of it while it is typed.
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { containersOf } from '@marsa/model/freight/cargo/cargo-of.ts'
import type { UnitView } from '@marsa/model/freight/units/unit-endpoints.ts'
import { unitFields, type UnitContent, type UnitField } from '@marsa/model/freight/units/unit-fields.ts'
import { largestGrossG, vgmOfParts, type VgmMethod } from '@marsa/model/freight/units/vgm.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { emptyValues, sentValues, typedValues } from '@marsa/model/kit/form-fields.ts'
import { grams } from '@marsa/model/kit/measure.ts'
import { numberOf } from '@marsa/model/kit/typed-number.ts'
import { checkContainerNumber } from '@marsa/model/reference/identifiers.ts'
import { containerTypeCodes, type ContainerType } from '@marsa/model/reference/containers.ts'

export type UnitValues = Record<UnitField, string | null> & { seals: readonly string[] }

/** The clock in Dubai, as a control holds it. */
const wallClock = (at: string): string => at.slice(0, 16)

/** The type of which fewer are listed than are booked. */
const nextType = ({ cargo, units }: ShipmentDetail): ContainerType | null => {
  const listed = (units?.units ?? []).map(({ type }) => type)
  const booked = containersOf(cargo as Parameters<typeof containersOf>[0])
  const open = booked.find(({ type, count }) => listed.filter((each) => each === type).length < count)
  return (open ?? booked[0])?.type ?? null
}

export const startValues = (shipment: ShipmentDetail, unit: UnitView | undefined): UnitValues =>
  unit
    ? {
        ...(typedValues(unitFields, unit) as Record<UnitField, string | null>),
        vgmAt: wallClock(unit.vgmAt ?? toOffset(new Date())),
        seals: unit.seals,
      }
    : {
        ...(emptyValues(unitFields) as Record<UnitField, string | null>),
        type: nextType(shipment),
        vgmAt: wallClock(toOffset(new Date())),
        seals: [''],
      }

/** What is asked with these values beside it and was filled in. */
export const sentUnit = ({ seals, ...values }: UnitValues): UnitContent => {
  const asked = Object.entries(sentValues(unitFields, values)).filter(([name, value]) => {
    const { asked: isAsked } = unitFields[name as UnitField]
    const isOfMass = name === 'vgmAt' ? values.vgmMethod !== null : true
    return value !== null && value !== '' && isOfMass && (!isAsked || isAsked(values))
  })
  const { vgmAt, ...rest } = Object.fromEntries(asked)
  return {
    ...rest,
    ...(typeof vgmAt === 'string' && { vgmAt: `${vgmAt}:00+04:00` }),
    seals: seals.filter((seal) => seal.trim() !== ''),
  } as UnitContent
}

const inGrams = (typed: string | null): number | undefined => {
  const kg = numberOf(typed ?? '')
  return kg === undefined ? undefined : grams(kg, 'kg')
}

export type LiveSum = { partsKg: readonly number[]; sumKg: number; mostKg: number | null }

/** The mass of method 2 as far as it is typed. */
export const liveSum = (values: UnitValues): LiveSum | undefined => {
  if ((values.vgmMethod as VgmMethod | null) !== '2') return undefined
  const parts = [values.cargoKg, values.dunnageKg, values.tareKg].map((typed) => inGrams(typed) ?? 0)
  const [cargoG, dunnageG, tareG] = parts as [number, number, number]
  const type = containerTypeCodes.find((code) => code === values.type)
  return {
    partsKg: parts.map((each) => each / 1000),
    sumKg: vgmOfParts({ cargoG, dunnageG, tareG }) / 1000,
    mostKg: type ? largestGrossG(type, inGrams(values.maxGrossKg) ?? null) / 1000 : null,
  }
}

/** Once eleven signs are there: right, or which digit it should be. */
export const liveDigit = (typed: string | null): 'right' | { expected: number } | undefined => {
  const checked = checkContainerNumber(typed ?? '')
  if (checked.value !== undefined) return 'right'
  const expected = checked.params?.['expected']
  return typeof expected === 'number' ? { expected } : undefined
}
