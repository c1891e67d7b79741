// The way of each quotation of a request: the ports that its agent names as stops, and what it would emit.
import { emissionsOf } from '@marsa/model/freight/co2e/co2e.ts'
import type { ComparedQuotation } from '@marsa/model/freight/quoting/comparison-endpoints.ts'
import type { Emissions } from '@marsa/model/freight/co2e/co2e-answer.ts'
import { isDirect, namesInStops } from '@marsa/model/freight/quoting/stops.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import type { Way } from '@marsa/model/requests/way.ts'
import { foldText } from '@marsa/model/reference/fold.ts'
import type { Place } from '@marsa/model/reference/place.ts'
import type { Db } from '../../kit/db.ts'
import { placesNamed, placesOf } from '../../reference/door.ts'
import type { RequestRow } from '../requests.store.ts'

const isDirectWay = ({ stops, way }: Stopping): boolean =>
  way ? way.length === 0 : stops !== null && isDirect(stops)

type Stopping = { stops: string | null; way: Way | null }

const isNamed = ({ nameEn, nameAr }: Place, name: string): boolean =>
  [nameEn, nameAr].some((each) => foldText(each) === foldText(name))

export type Carried = { emissions: Emissions | null; stopPlaces: ComparedQuotation['stopPlaces'] }

/** By quotation: emissions, or null where they cannot be said. Stops that are no known place change nothing in them. */
export const waysFor = async <Quotation extends Stopping>(
  db: Db,
  { form, origin_code, destination_code, mode }: RequestRow,
  quotations: readonly Quotation[],
  settings: SettingsInForce,
): Promise<Map<Quotation, Carried>> => {
  const ends = await placesOf(db, [origin_code, destination_code])
  const [origin, destination] = [ends.get(origin_code), ends.get(destination_code)]
  if (!origin || !destination) return new Map()
  // Stops as data are named by their code.
  const names = quotations.map(({ stops, way }) =>
    way ? way.map(({ en, ar }) => [en, ar]) : namesInStops(stops),
  )
  const every = names.flat(2)
  const named = every.length > 0 ? await placesNamed(db, every) : []
  const gateway = ({ portCode, airportCode }: Place) => (mode === 'sea' ? portCode : airportCode)
  const known = await placesOf(
    db,
    [origin, destination, ...named].map(gateway).filter((code) => code !== null),
  )
  const kind = mode === 'sea' ? 'port' : 'airport'
  const stopOf = (name: string): Place | undefined => {
    const place = named.find((each) => isNamed(each, name) && (each.kind === kind || gateway(each) !== null))
    return place?.kind === kind ? place : place && known.get(gateway(place) ?? '')
  }
  const { containerMode, containerType, containerCount, moreContainers, grossWeightKg } = form
  const load = { containerMode, containerType, containerCount, moreContainers, grossWeightKg }
  const carriage = { mode, ...load, origin, destination }
  const find = (code: string) => known.get(code)
  return new Map(
    quotations.map((quotation, at) => {
      const stops = names[at]!.map((readings) => readings.map(stopOf).find((place) => place !== undefined))
      const via = stops.filter((place) => place !== undefined)
      const isKnown = stops.length > 0 && via.length === stops.length
      const places = via.map(({ code, nameEn, nameAr }) => ({ mode, code, en: nameEn, ar: nameAr }))
      return [
        quotation,
        {
          emissions: emissionsOf({ ...carriage, via, find }, settings) ?? null,
          stopPlaces: isDirectWay(quotation) ? [] : isKnown ? places : null,
        },
      ]
    }),
  )
}
