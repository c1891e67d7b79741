// Containers of shipments as tests enter them: numbers that keep their check digit, each used once.
import type { UnitContent } from '@marsa/model/freight/units/unit-fields.ts'
import { containerCheckDigit } from '@marsa/model/reference/identifiers.ts'

let made = 0

export const containerNumber = (): string => {
  const ten = `MRSU${String(++made).padStart(6, '0')}`
  return `${ten}${containerCheckDigit(ten)}`
}

/** Weighed as packed. */
export const weighedUnit = (change: Partial<UnitContent> = {}): UnitContent => ({
  number: containerNumber(),
  type: '40HC',
  seals: [`AE${made}`],
  vgmMethod: '1',
  vgmKg: 22_300,
  vgmBy: 'Maryam Test',
  ...change,
})
