// Which parts of the cargo a request is asked for, by how it is loaded: read of what stands in the controls and of a kept form alike.
import type { Beside } from '../../kit/form-fields.ts'

/** Requests since packages, vehicles and dangerous goods are asked one by one; earlier ones keep what they said. */
export const shapeNow = 2

/**
 * Of a source that cannot answer today's questions, as a sheet without columns for them: asked no more than earlier requests, and held to
 * today's rules of what happens to its containers.
 */
export const shapeUnasked = 1

/** Made since containers are held for their masses. */
export const isOfToday = ({ shape }: Beside): boolean => Number(shape) >= shapeUnasked

/** Asked today's questions; rules that came with them hold for no earlier request. */
export const isDetailed = ({ shape }: Beside): boolean => Number(shape) === shapeNow

const loose: readonly unknown[] = ['LCL', 'CFS', 'GENERAL']
export const refrigeratedTypes = ['20RF', '40RF'] as const
const refrigerated: readonly unknown[] = refrigeratedTypes

/** Cargo that is priced by its volume or its weight: part of a container, a freight station, loose by air. */
export const isLoose = ({ containerMode }: Beside): boolean => loose.includes(containerMode)
export const inContainers = ({ containerMode }: Beside): boolean => containerMode === 'FCL'
export const isRolling = ({ containerMode }: Beside): boolean => containerMode === 'RORO'
export const inUnitLoads = ({ containerMode }: Beside): boolean => containerMode === 'ULD'

export const asksMeasured = (beside: Beside): boolean => isLoose(beside) && isDetailed(beside)
/** The packages one by one. */
export const asksPackages = (beside: Beside): boolean =>
  asksMeasured(beside) && beside['measured'] !== 'totals'
/** The volume of all of them, where nobody knows the sides. */
export const asksVolume = (beside: Beside): boolean => asksMeasured(beside) && beside['measured'] === 'totals'
export const asksVehicles = (beside: Beside): boolean => isRolling(beside) && isDetailed(beside)
export const asksUnitLoads = (beside: Beside): boolean => inUnitLoads(beside) && isDetailed(beside)

/** What is weighed and counted line by line is not asked for in one sum. */
export const tellsWeight = (beside: Beside): boolean => asksPackages(beside) || asksVehicles(beside)
export const tellsPieces = (beside: Beside): boolean => tellsWeight(beside) || asksUnitLoads(beside)

export const isRefrigerated = (type: unknown): boolean => refrigerated.includes(type)

/** A refrigerated container travels at a temperature that somebody has to say. */
export const asksSetPoint = (beside: Beside): boolean =>
  inContainers(beside) &&
  isDetailed(beside) &&
  [
    beside['containerType'],
    ...((beside['moreContainers'] as Beside[] | undefined) ?? []).map((line) => line['type']),
  ].some(isRefrigerated)

/** A control holds the word, a form the answer. */
export const asksHazards = (beside: Beside): boolean =>
  (beside['hazardous'] === true || beside['hazardous'] === 'yes') && isDetailed(beside)
