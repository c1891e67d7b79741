// The lane of a link from a public page, as the first step of a new request.
import { stopPlaceRefusal } from '@marsa/model/freight/asking/request-rules.ts'
import type { Place } from '@marsa/model/reference/place.ts'
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

/** An empty request for a lane: what the Emirates send is an export. A place that the mode does not serve is left out. */
export const laneValues = (mode: Mode, origin: Place | undefined, destination: Place | undefined) => {
  const values = emptyValues()
  const isExport = origin?.countryCode === 'AE' && destination?.countryCode !== 'AE'
  const points = isExport ? { origin: values.destination, destination: values.origin } : values
  return {
    ...values,
    mode,
    direction: isExport ? 'export' : 'import',
    origin: placed(mode, points.origin, origin),
    destination: placed(mode, points.destination, destination),
  } satisfies WizardValues
}
