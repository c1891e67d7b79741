// What the rate calculator is asked, as the shipment that is priced: its leg, what is remote, what is covered, the code.
import { parseMoney } from '../../kit/money.ts'
import type { Leg, Plan } from '../services.ts'
import type { Parcel } from './parcel.ts'
import type { Shipment } from './price.ts'
import type { Promotion } from './promotion.ts'
import type { RateRequest } from './rate-rules.ts'

/** A city that parcels go to or come from. */
export type RatedCity = { nameEn: string; nameAr: string; isRemote: boolean }

type Found = {
  leg: Leg
  from: RatedCity | undefined
  to: RatedCity | undefined
  promotion: Promotion | undefined
}
export type Asked = Pick<RateRequest, 'from' | 'cover' | 'declaredValue'> & {
  codFils?: bigint | undefined
  withPlan?: Plan | undefined
}

const remoteName = (city: RatedCity | undefined) =>
  city?.isRemote ? { en: city.nameEn, ar: city.nameAr } : undefined

export const ratedShipment = (asked: Asked, found: Found, parcels: readonly Parcel[]): Shipment => {
  const here = asked.from.country === 'AE' ? found.from : found.to
  const there = asked.from.country === 'AE' ? found.to : found.from
  const { promotion } = found
  return {
    leg: found.leg,
    parcels,
    remote: remoteName(here) ?? (found.leg === 'domestic' ? remoteName(there) : undefined),
    remoteAbroad: found.leg === 'domestic' ? undefined : remoteName(there),
    coveredFils: asked.cover ? parseMoney(asked.declaredValue!) : undefined,
    codFils: asked.codFils,
    plan: asked.withPlan,
    discount: promotion && {
      code: promotion.code,
      service: promotion.service,
      basisPoints: BigInt(promotion.basisPoints),
    },
  }
}
