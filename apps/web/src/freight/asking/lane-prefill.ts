// The lane of a link from a public page, as the first step of a new request.
import { stopPlaceRefusal } from '@marsa/model/freight/asking/request-rules.ts'
import { containerModes, containerTypes } from '@marsa/model/reference/containers.ts'
import type { Place } from '@marsa/model/reference/place.ts'
import type { LaneLink } from './quote-search.ts'
import { emptyValues, type RoutePointValues, type WizardValues } from '../wizard/wizard-values.ts'

type Mode = WizardValues['mode']
const location = /^[A-Z]{2}([A-Z2-9]{3})$/

/** Airports have codes of three letters; where one has a UN location code, they are its end: AEDXB flies from DXB. */
export const placeCodeIn = (mode: Mode, code: string): string =>
  (mode === 'air' && location.exec(code)?.[1]) || code

const placed = (mode: Mode, point: RoutePointValues, place: Place | undefined): RoutePointValues => {
  const kind = place?.kind === 'city' || place?.kind === 'area' ? 'door' : 'port'
  return place && stopPlaceRefusal(mode, kind, place) === undefined
    ? { ...point, kind, place: place.code, country: place.countryCode }
    : point
}

const isOf = <Of extends object>(table: Of, code: string | undefined): code is keyof Of & string =>
  code !== undefined && Object.hasOwn(table, code)

/** How the cargo is loaded and how much there is; what the mode does not carry is left out. */
const loaded = (mode: Mode, { load, type, count, cbm, kg }: LaneLink): Partial<WizardValues> => {
  if (!isOf(containerModes, load) || containerModes[load].mode !== mode) return {}
  return {
    containerMode: load,
    ...(isOf(containerTypes, type) && { containerType: type }),
    ...(count !== undefined && load === 'FCL' && { containerCount: count }),
    ...(cbm !== undefined && { measured: 'totals' as const, volumeCbm: cbm }),
    ...(kg !== undefined && { grossWeightKg: kg }),
  }
}

/** An empty request for a lane and its cargo: what the Emirates send is an export. A place that the mode does not serve is left out. */
export const laneValues = (
  mode: Mode,
  origin: Place | undefined,
  destination: Place | undefined,
  link: LaneLink = {},
) => {
  const values = emptyValues()
  const isExport = origin?.countryCode === 'AE' && destination?.countryCode !== 'AE'
  const points = isExport ? { origin: values.destination, destination: values.origin } : values
  return {
    ...values,
    ...loaded(mode, link),
    mode,
    direction: isExport ? 'export' : 'import',
    origin: placed(mode, points.origin, origin),
    destination: placed(mode, points.destination, destination),
  } satisfies WizardValues
}
