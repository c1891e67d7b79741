// Mounts the look-ups; they are public, kept by caches for an hour and then asked for by their tag.
import { createHash } from 'node:crypto'
import type { Endpoint } from '@marsa/model/kit/endpoint.ts'
import * as endpoints from '@marsa/model/reference/endpoints.ts'
import { serve, type Call, type Server } from '../kit/serve.ts'
import { listExchangeRates, listRateEntries, saveExchangeRates } from '@marsa/model/reference/exchange.ts'
import { enterExchangeRates, exchangeRateEntries, exchangeRates } from './exchange-rates.ts'
import { place, places, portDetails } from './find-places.ts'
import { countries, supportedCountries } from './list-countries.ts'
import { lookup } from './list-lookup.ts'

/** Weak, because the answer may be compressed on its way. */
const tagOf = (answer: unknown): string =>
  `W/"${createHash('sha1').update(JSON.stringify(answer)).digest('base64url')}"`

const tagged =
  <E extends Endpoint>(verb: (call: Call<E>) => Promise<unknown>) =>
  async (call: Call<E>): Promise<unknown> => {
    const answer = await verb(call)
    const tag = tagOf(answer)
    void call.reply.header('etag', tag)
    return call.request.headers['if-none-match']?.includes(tag) ? call.reply.code(304).send() : answer
  }

export const referenceRoutes = (server: Server): void => {
  serve(server, endpoints.listCountries, tagged(countries))
  serve(server, endpoints.listSupportedCountries, tagged(supportedCountries))
  serve(server, endpoints.searchPlaces, tagged(places))
  serve(server, endpoints.getPlace, tagged(place))
  serve(server, endpoints.getPortDetails, tagged(portDetails))
  serve(server, listExchangeRates, exchangeRates)
  serve(server, saveExchangeRates, enterExchangeRates)
  serve(server, listRateEntries, exchangeRateEntries)
  serve(server, endpoints.listLookup, tagged(lookup))
}
