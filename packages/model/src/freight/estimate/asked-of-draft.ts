// What an estimate is asked for while a request is typed; undefined as long as its cargo cannot be counted.
import type { RequestDraft } from '../asking/request-form.ts'
import { containersOf, measuresOf } from '../cargo/cargo-of.ts'
import { inContainers } from '../cargo/cargo-shape.ts'
import { knownCargo } from '../cargo/known-cargo.ts'
import type { EstimateRequest } from './estimate-endpoints.ts'

type Cargo = Omit<EstimateRequest, 'origin' | 'destination'>

export const askedOfDraft = (draft: RequestDraft): Cargo | undefined => {
  const { containerMode, containerType, containerCount, moreContainers } = draft as Partial<
    Parameters<typeof containersOf>[0]
  >
  if (!containerMode) return undefined
  const mode = { containerMode: containerMode as Cargo['containerMode'] }
  if (inContainers(draft)) {
    const containers = containersOf({ containerMode, containerType, containerCount, moreContainers })
    const isWhole = containers.every(({ type, count }) => type && Number.isInteger(count) && count > 0)
    return containers.length > 0 && isWhole ? { ...mode, containers } : undefined
  }
  const known = knownCargo(draft)
  if (!known) return undefined
  if (containerMode === 'RORO' || containerMode === 'ULD')
    return known.pieces === undefined ? undefined : { ...mode, count: known.pieces }
  const { cbmMilli, grossG } = measuresOf(known.cargo)
  return cbmMilli === null ? undefined : { ...mode, volumeCbm: cbmMilli / 1000, grossWeightKg: grossG / 1000 }
}
