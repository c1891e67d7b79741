// All SQL of promotion codes.
import type { Promotion } from '@marsa/model/express/pricing/promotion.ts'
import type { Service } from '@marsa/model/express/services.ts'
import { rows, type Db } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

export const promotionOf = async (db: Db, code: string): Promise<Promotion | undefined> => {
  const [found] = await rows<Promotion>(
    db,
    sql`select code, service, basis_points as "basisPoints", starts_at as "startsAt", ends_at as "endsAt"
      from express_promotions where code = ${code}`,
  )
  return found
}

/** Those that hold now, public or not. */
export const runningPromotions = (db: Db, now: Date): Promise<Promotion[]> =>
  rows(
    db,
    sql`select code, service, basis_points as "basisPoints", starts_at as "startsAt", ends_at as "endsAt"
      from express_promotions where starts_at <= ${now} and ends_at > ${now}`,
  )

export type PublicPromotion = {
  code: string
  descriptionEn: string
  descriptionAr: string
  basisPoints: number
  endsAt: Date
}

export const publicPromotions = (db: Db, service: Service, now: Date): Promise<PublicPromotion[]> =>
  rows(
    db,
    sql`select code, description_en as "descriptionEn", description_ar as "descriptionAr",
        basis_points as "basisPoints", ends_at as "endsAt"
      from express_promotions
      where is_public and service = ${service} and starts_at <= ${now} and ends_at > ${now}
      order by basis_points desc, code`,
  )
