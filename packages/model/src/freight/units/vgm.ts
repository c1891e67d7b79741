// The verified gross mass of a packed container, in whole grams: how it is come by, and what it may not be above (SOLAS VI/2).
import { containerTypes, type ContainerType } from '../../reference/containers.ts'

/** 1: the packed container was weighed. 2: everything in it was weighed, and the empty container is added. */
export const vgmMethods = {
  '1': { en: 'Weighed as packed (method 1)', ar: 'وزن الحاوية بعد تعبئتها (الطريقة 1)' },
  '2': { en: 'Cargo, dunnage and tare (method 2)', ar: 'البضاعة والحشو والوزن الفارغ (الطريقة 2)' },
} as const
export type VgmMethod = keyof typeof vgmMethods

export type VgmParts = { cargoG: number; dunnageG: number; tareG: number }

/** The sum of method 2. */
export const vgmOfParts = ({ cargoG, dunnageG, tareG }: VgmParts): number => cargoG + dunnageG + tareG

/** What the plate allows, or what is usual for the type where nobody has read the plate. */
export const largestGrossG = (type: ContainerType, plateG: number | null): number =>
  plateG ?? containerTypes[type].maxGrossKg * 1000

export type Weighed = { type: ContainerType; tareG: number | null; maxGrossG: number | null; vgmG: number }

/** Why a mass cannot be that of the container. */
export const vgmRefusal = ({ type, tareG, maxGrossG, vgmG }: Weighed): string | undefined => {
  if (vgmG > largestGrossG(type, maxGrossG)) return 'freight.vgm-above-plate'
  return tareG !== null && vgmG <= tareG ? 'freight.vgm-below-tare' : undefined
}
