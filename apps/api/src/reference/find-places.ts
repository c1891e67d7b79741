// Search over places for the wizards, one place by its code, and the ports of a country (C043).
import { Problem } from '@marsa/model/kit/problem.ts'
import type { BodyOf, QueryOf } from '@marsa/model/kit/endpoint.ts'
import type { getPlace, getPortDetails, PortDetail, searchPlaces } from '@marsa/model/reference/endpoints.ts'
import { kindsOfMode, type Place } from '@marsa/model/reference/place.ts'
import type { Db } from '../kit/db.ts'
import { gatewaysMatching, placesByCode, placesMatching } from './places.store.ts'

type Asked<E> = { db: Db; query: QueryOf<E>; body?: BodyOf<E> }

export const places = ({ db, query }: Asked<typeof searchPlaces>): Promise<Place[]> => {
  const { text, mode, kind, country, limit } = query
  const allowed = kindsOfMode[mode]
  return placesMatching(db, { text, kinds: allowed.filter((each) => !kind || each === kind), country, limit })
}

export const place = async ({ db, query }: Asked<typeof getPlace>): Promise<Place> => {
  const [found] = await placesByCode(db, [query.code], 'all')
  if (!found) throw new Problem('kit.not-found')
  return found
}

const gatewayOf = { sea: ['port'], air: ['airport'], any: ['port', 'airport'] } as const

export const portDetails = ({ db, query }: Asked<typeof getPortDetails>): Promise<PortDetail[]> =>
  gatewaysMatching(db, {
    text: query.text ?? '',
    kinds: gatewayOf[query.mode ?? 'any'],
    country: query.country,
  })
