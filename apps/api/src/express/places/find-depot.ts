// The depot to which a sender in a city of the Emirates brings a parcel.
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { findDepot as contract } from '@marsa/model/express/places/place-endpoints.ts'
import type { Call } from '../../kit/serve.ts'
import { depotServing } from '../couriers/couriers.store.ts'
import type { KnownPlaces } from './known-places.ts'

export const findDepot =
  (places: KnownPlaces) =>
  async ({ db, query }: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
    const area = await places.emirate(db, query.city)
    const found = area && (await depotServing(db, area))
    return {
      depot: found
        ? {
            code: found.code,
            nameEn: found.name_en,
            nameAr: found.name_ar,
            addressEn: found.address_en,
            addressAr: found.address_ar,
          }
        : null,
    }
  }
