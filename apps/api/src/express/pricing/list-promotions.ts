// The public promotion codes of a service (C080).
import type {
  listPromotionCodes as contract,
  PromotionCode,
} from '@marsa/model/express/pricing/rate-endpoints.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import type { Call } from '../../kit/serve.ts'
import { publicPromotions } from './promotions.store.ts'

export const promotionCodes = async ({ db, now, query }: Call<typeof contract>): Promise<PromotionCode[]> =>
  (await publicPromotions(db, query.ShipmentType, now)).map(({ basisPoints, endsAt, ...row }) => ({
    ...row,
    percent: basisPoints / 100,
    validTo: toOffset(endsAt),
  }))
