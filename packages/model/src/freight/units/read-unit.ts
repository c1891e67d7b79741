// A container as it was entered, read into what is kept: weights in whole grams, the mass of method 2 summed, or what is wrong with it.
import { grams } from '../../kit/measure.ts'
import type { FieldProblems } from '../../kit/problem.ts'
import type { TextParams } from '../../kit/text.ts'
import type { ContainerType } from '../../reference/containers.ts'
import { checkContainerNumber } from '../../reference/identifiers.ts'
import type { UnitContent, UnitField } from './unit-fields.ts'
import { largestGrossG, vgmOfParts, vgmRefusal, type VgmMethod } from './vgm.ts'

/** What is known of the mass: all of it or nothing. */
export type UnitVgm = {
  vgmG: number
  method: VgmMethod
  /** Of method 2. */
  cargoG: number | null
  dunnageG: number | null
  by: string
  /** When it was weighed; null for now. */
  at: string | null
}

export type UnitRecord = {
  number: string
  type: ContainerType
  seals: readonly string[]
  tareG: number | null
  maxGrossG: number | null
  vgm: UnitVgm | null
}

export type UnitRead =
  | { unit: UnitRecord; problems?: undefined; params?: undefined }
  | { problems: FieldProblems; params: TextParams; unit?: undefined }

const inGrams = (kg: number | undefined): number | null => (kg === undefined ? null : grams(kg, 'kg'))

/** What its method asks for and is not there, and what no method or the other one asks for. */
const gaps = (typed: UnitContent): FieldProblems => {
  const { vgmMethod } = typed
  const asked: Partial<Record<UnitField, string>> =
    vgmMethod === '1'
      ? { vgmKg: 'freight.unit-weight', vgmBy: 'freight.vgm-by' }
      : vgmMethod === '2'
        ? {
            tareKg: 'freight.vgm-tare',
            cargoKg: 'freight.unit-weight',
            dunnageKg: 'freight.unit-weight',
            vgmBy: 'freight.vgm-by',
          }
        : {}
  const others = (['vgmKg', 'cargoKg', 'dunnageKg', 'vgmBy', 'vgmAt'] as const).filter(
    (name) => typed[name] !== undefined && !(name in asked) && !(name === 'vgmAt' && vgmMethod),
  )
  return {
    ...Object.fromEntries(others.map((name) => [name, 'freight.vgm-method'])),
    ...Object.fromEntries(Object.entries(asked).filter(([name]) => typed[name as UnitField] === undefined)),
  }
}

const vgmOf = (typed: UnitContent, tareG: number | null): UnitVgm | null => {
  const { vgmMethod: method, vgmBy: by, vgmAt: at = null } = typed
  if (!method || !by) return null
  const [cargoG, dunnageG] = [inGrams(typed.cargoKg), inGrams(typed.dunnageKg)]
  const vgmG =
    method === '1'
      ? inGrams(typed.vgmKg)!
      : vgmOfParts({ cargoG: cargoG!, dunnageG: dunnageG!, tareG: tareG! })
  return { vgmG, method, cargoG, dunnageG, by, at }
}

const kilogramsOf = (grossG: number): string =>
  new Intl.NumberFormat('en-AE', { maximumFractionDigits: 3 }).format(grossG / 1000)

export const readUnit = (typed: UnitContent): UnitRead => {
  const { type, seals } = typed
  const number = checkContainerNumber(typed.number)
  const missing: FieldProblems = {
    ...(number.problem !== undefined && { number: number.problem }),
    ...(new Set(seals).size < seals.length && { [`seals.${seals.length - 1}`]: 'freight.seal-twice' }),
    ...gaps(typed),
  }
  if (number.problem !== undefined || Object.keys(missing).length > 0)
    return { problems: missing, params: number.problem === undefined ? {} : (number.params ?? {}) }
  const [tareG, maxGrossG] = [inGrams(typed.tareKg), inGrams(typed.maxGrossKg)]
  const largest = largestGrossG(type, maxGrossG)
  if (tareG !== null && tareG >= largest) return { problems: { tareKg: 'freight.unit-tare' }, params: {} }
  const vgm = vgmOf(typed, tareG)
  const refusal = vgm && vgmRefusal({ type, tareG, maxGrossG, vgmG: vgm.vgmG })
  if (refusal)
    return {
      problems: { [vgm.method === '1' ? 'vgmKg' : 'cargoKg']: refusal },
      params: { gross: kilogramsOf(vgm.vgmG), most: kilogramsOf(largest) },
    }
  return { unit: { number: number.value, type, seals, tareG, maxGrossG, vgm } }
}
