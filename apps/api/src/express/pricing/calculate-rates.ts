// The rate calculator (C056): what is wrong with each field, or the price of every service with its lines, day and hint.
import { deliveryDay, domesticDays, type Weekend } from '@marsa/model/express/pricing/delivery-day.ts'
import { chargeableGrams, volumetricGrams, type Parcel } from '@marsa/model/express/pricing/parcel.ts'
import { priceOf, surchargesOf, type Rates, type Shipment } from '@marsa/model/express/pricing/price.ts'
import { promotionRefusal, type Promotion } from '@marsa/model/express/pricing/promotion.ts'
import type {
  calculateRates as contract,
  Rate,
  RateAnswer,
} from '@marsa/model/express/pricing/rate-endpoints.ts'
import { rateFaults, readParcel } from '@marsa/model/express/pricing/rate-rules.ts'
import { savingHint } from '@marsa/model/express/pricing/smaller-box.ts'
import { legOf, servicesOf, type Leg, type Service } from '@marsa/model/express/services.ts'
import { parseMoney, toWire } from '@marsa/model/kit/money.ts'
import { Problem, type FieldProblems } from '@marsa/model/kit/problem.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import type { Call } from '../../kit/serve.ts'
import { calendarOf } from '../../reference/door.ts'
import { cityNamed, countryServed, type ServedCity, type ServedCountry } from '../places/places.store.ts'
import { promotionOf } from './promotions.store.ts'
import type { Tariffs } from './tariffs.ts'

type Asked = Call<typeof contract>
type Body = Asked['body']
type Found = {
  leg: Leg
  from: ServedCity | undefined
  to: ServedCity | undefined
  /** The country at the other end, of a shipment that leaves or enters the Emirates. */
  abroad: ServedCountry | undefined
  promotion: Promotion | undefined
}

const kg = (grams: number): string => (grams / 1000).toFixed(3)

const offeredServices = ({ leg, abroad }: Pick<Found, 'leg' | 'abroad'>): Service[] =>
  servicesOf(leg).filter((service) => service !== 'INTL_ECONOMY' || abroad?.economyDays != null)

const placeFaults = ({ from, to }: Body, found: Found): FieldProblems => {
  const faults: FieldProblems = {}
  if (from.country === 'AE' && !found.from) faults['from.city'] = 'express.city-unknown'
  if (to.country === 'AE' && !found.to) faults['to.city'] = 'express.city-unknown'
  if (found.leg === 'export' && !found.abroad) faults['to.country'] = 'express.not-served'
  if (found.leg === 'import' && !found.abroad) faults['from.country'] = 'express.not-served'
  return faults
}

const find = async ({ db, body }: Asked, leg: Leg): Promise<Found> => {
  const { from, to, promotionCode } = body
  const [fromCity, toCity, abroad, promotion] = await Promise.all([
    cityNamed(db, from.country, from.city),
    cityNamed(db, to.country, to.city),
    leg === 'domestic' ? undefined : countryServed(db, leg === 'export' ? to.country : from.country),
    promotionCode === undefined ? undefined : promotionOf(db, promotionCode),
  ])
  return { leg, from: fromCity, to: toCity, abroad, promotion }
}

/** What was asked, or a refusal that names each field. */
const check = async (call: Asked): Promise<Found> => {
  const { body, now } = call
  const faults = rateFaults(body)
  const leg = legOf(body.from.country, body.to.country)
  const found = leg && (await find(call, leg))
  if (found) {
    Object.assign(faults, placeFaults(body, found))
    const wrong = body.promotionCode && promotionRefusal(found.promotion, offeredServices(found), now)
    if (wrong) faults['promotionCode'] = wrong
  }
  if (!found || Object.keys(faults).length > 0) throw new Problem('kit.invalid', {}, faults)
  return found
}

const remoteName = (city: ServedCity | undefined) =>
  city?.isRemote ? { en: city.nameEn, ar: city.nameAr } : undefined

const shipmentOf = (body: Body, found: Found, parcels: readonly Parcel[]): Shipment => {
  const here = body.from.country === 'AE' ? found.from : found.to
  const there = body.from.country === 'AE' ? found.to : found.from
  const { promotion } = found
  return {
    leg: found.leg,
    parcels,
    remote: remoteName(here) ?? (found.leg === 'domestic' ? remoteName(there) : undefined),
    remoteAbroad: found.leg === 'domestic' ? undefined : remoteName(there),
    coveredFils: body.cover ? parseMoney(body.declaredValue!) : undefined,
    plan: body.withPlan,
    discount: promotion && {
      code: promotion.code,
      service: promotion.service,
      basisPoints: BigInt(promotion.basisPoints),
    },
  }
}

const carriageDays = (service: Service, abroad: ServedCountry | undefined): [number, Weekend] => {
  if (service === 'DOMESTIC' || !abroad) return [domesticDays, 'none']
  return [service === 'INTL_ECONOMY' ? abroad.economyDays! : abroad.priorityDays, abroad.weekend]
}

const rateOf = (
  shipment: Shipment,
  service: Service,
  rates: Rates,
  language: Lang,
  eta: { day: string; days: number },
): Rate => {
  const { lines, net, vat, total } = priceOf(shipment, service, rates)
  return {
    service,
    lines: lines.map((line) => ({
      code: line.code,
      net: toWire(line.net),
      vatCategory: line.vatCategory,
      vat: toWire(line.vat),
      formula: line.formula[language],
    })),
    net: toWire(net),
    vat: toWire(vat),
    total: toWire(total),
    currency: 'AED',
    etaDays: eta.days,
    etaDate: eta.day,
    hint: savingHint(shipment, service, rates)?.[language] ?? null,
  }
}

export const calculateRates =
  ({ tariffs }: { tariffs: Tariffs }) =>
  async (call: Asked): Promise<RateAnswer> => {
    const { db, body, now, settings, language } = call
    const found = await check(call)
    const parcels = body.packages.map((each) => readParcel(each)!)
    const shipment = shipmentOf(body, found, parcels)
    const rates = { tariff: await tariffs.at(now), surcharges: surchargesOf(settings) }
    // Only a holiday is closed on every weekday of this week.
    const { exceptions } = await calendarOf(db, 'market')
    const isHoliday = (day: string) => exceptions[day] === null
    const total = (gramsOf: (parcel: Parcel) => number) =>
      kg(parcels.reduce((sum, parcel) => sum + gramsOf(parcel), 0))
    return {
      chargeableWeight: total(chargeableGrams),
      volumetricWeight: total(({ sides }) => volumetricGrams(sides)),
      rates: offeredServices(found).map((service) => {
        const [days, weekend] = carriageDays(service, found.abroad)
        return rateOf(shipment, service, rates, language, deliveryDay(now, days, weekend, isHoliday))
      }),
    }
  }
