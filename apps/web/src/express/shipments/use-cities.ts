// The cities of the Emirates that parcels are picked up in and brought to, with their names in both languages.
import { useQuery } from '@tanstack/react-query'
import { listExpressCities } from '@marsa/model/express/places/place-endpoints.ts'
import { ask } from '../../kit/query.ts'

/** All of a country: the way without the beginning of a name. */
const allCities = { ...listExpressCities, path: 'Express/lookup/city/{code}' }

export const useCities = (enabled: boolean) =>
  useQuery({ ...ask(allCities, { code: 'AE', city: '' }), enabled }).data
