// A lane of the demo world: where cargo goes, how, and what carriage costs there.
import type { ContainerMode, ContainerType } from '@marsa/model/reference/containers.ts'

export type LaneStop = {
  place: string
  country: string
  kind: 'door' | 'port'
  address?: string
  building?: string
  name: string
  phone: string
  /** Where the cargo is handled, as agents write it on the timeline. */
  en: string
}
export type Lane = {
  mode: 'sea' | 'air'
  direction: 'import' | 'export'
  from: LaneStop
  to: LaneStop
  containerMode: ContainerMode
  containerType?: ContainerType
  transitDays: number
  freeDays: number
  /** Typical selling price of the carriage, AED. */
  carriage: number
  /** Ports of transshipment. */
  via: readonly string[]
  hazardous?: boolean
}

/** What the ship takes only once it is weighed. */
export const isExportInContainers = ({ mode, direction, containerMode }: Lane): boolean =>
  mode === 'sea' && direction === 'export' && containerMode === 'FCL'

export const port = (place: string, country: string, en: string, name: string, phone: string): LaneStop => ({
  place,
  country,
  kind: 'port',
  en,
  name,
  phone,
})
export const door = (
  place: string,
  country: string,
  en: string,
  address: string,
  building: string,
  name: string,
  phone: string,
): LaneStop => ({
  place,
  country,
  kind: 'door',
  en,
  address,
  building,
  name,
  phone,
})
