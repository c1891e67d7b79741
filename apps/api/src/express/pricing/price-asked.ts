// What a shipment is priced by: its places, its code and each service's price and day; for the calculator and for shipments.
import { deliveryDay, domesticDays, type Weekend } from '@marsa/model/express/pricing/delivery-day.ts'
import type { Parcel } from '@marsa/model/express/pricing/parcel.ts'
import {
  priceOf,
  surchargesOf,
  type Price,
  type Rates,
  type Shipment,
} from '@marsa/model/express/pricing/price.ts'
import { ratedShipment } from '@marsa/model/express/pricing/rated-shipment.ts'
import { promotionRefusal, type Promotion } from '@marsa/model/express/pricing/promotion.ts'
import { rateFaults, readParcel, type RateRequest } from '@marsa/model/express/pricing/rate-rules.ts'
import { legOf, servicesOf, type Leg, type Plan, type Service } from '@marsa/model/express/services.ts'
import { slotStart, type Slot } from '@marsa/model/express/shipments/slots.ts'
import type { FieldProblems } from '@marsa/model/kit/problem.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import type { Db } from '../../kit/db.ts'
import type { KnownPlaces } from '../places/known-places.ts'
import type { ServedCity, ServedCountry } from '../places/places.store.ts'
import { promotionOf } from './promotions.store.ts'
import type { Tariffs } from './tariffs.ts'

/** What prices are made of. */
export type PriceParts = { tariffs: Tariffs; places: KnownPlaces }
type Reading = { db: Db; places: KnownPlaces }

export type Found = {
  leg: Leg
  from: ServedCity | undefined
  to: ServedCity | undefined
  /** The country at the other end, of a shipment that leaves or enters the Emirates. */
  abroad: ServedCountry | undefined
  promotion: Promotion | undefined
}

const offeredServices = ({ leg, abroad }: Pick<Found, 'leg' | 'abroad'>): Service[] =>
  servicesOf(leg).filter((service) => {
    if (service === 'DOMESTIC') return true
    if (service === 'INTL_ECONOMY') return abroad?.economyDays != null
    return leg === 'export' ? abroad?.canSend : abroad?.canReceive
  })

const placeFaults = ({ from, to }: RateRequest, found: Found): FieldProblems => {
  const faults: FieldProblems = {}
  if (from.country === 'AE' && !found.from) faults['from.city'] = 'express.city-unknown'
  if (to.country === 'AE' && !found.to) faults['to.city'] = 'express.city-unknown'
  if (offeredServices(found).length === 0)
    faults[found.leg === 'export' ? 'to.country' : 'from.country'] = 'express.not-served'
  return faults
}

const find = async ({ db, places }: Reading, asked: RateRequest, leg: Leg): Promise<Found> => {
  const { from, to, promotionCode } = asked
  const [fromCity, toCity, abroad, promotion] = await Promise.all([
    places.city(db, from.country, from.city),
    places.city(db, to.country, to.city),
    leg === 'domestic' ? undefined : places.country(db, leg === 'export' ? to.country : from.country),
    promotionCode === undefined ? undefined : promotionOf(db, promotionCode),
  ])
  return { leg, from: fromCity, to: toCity, abroad, promotion }
}

/** What is found of it, and what is wrong by the name of each field. */
export const findAsked = async (
  reading: Reading,
  asked: RateRequest,
  now: Date,
): Promise<{ found: Found | undefined; faults: FieldProblems }> => {
  const faults = rateFaults(asked)
  const leg = legOf(asked.from.country, asked.to.country)
  const found = leg && (await find(reading, asked, leg))
  if (found) {
    Object.assign(faults, placeFaults(asked, found))
    const wrong = asked.promotionCode && promotionRefusal(found.promotion, offeredServices(found), now)
    if (wrong) faults['promotionCode'] = wrong
  }
  return { found, faults }
}

const carriageDays = (service: Service, abroad: ServedCountry | undefined): [number, Weekend] => {
  if (service === 'DOMESTIC' || !abroad) return [domesticDays, 'none']
  return [service === 'INTL_ECONOMY' ? abroad.economyDays! : abroad.priorityDays, abroad.weekend]
}

/** The day on which a shipment arrives whose pickup is another one now. */
export const expectedFrom = async (
  { db, places }: Reading,
  { service, from, to }: { service: Service; from: string; to: string },
  slot: Slot,
): Promise<string> => {
  const abroad = service === 'DOMESTIC' ? undefined : await places.country(db, from === 'AE' ? to : from)
  const [days, weekend] = carriageDays(service, abroad)
  const pickup = slotStart(slot)
  return deliveryDay(pickup, days, weekend, await places.holidays(db)).day
}

/** The price of one service, what it would be at list, and the day on which it arrives. */
export type Priced = { price: Price; listFils: bigint; eta: { day: string; days: number } }
export type PricedShipment = { shipment: Shipment; parcels: Parcel[]; rates: Rates; priced: Priced[] }

/** Every service that goes there, of a request that nothing is wrong with. */
export const pricedServices = async (
  { db, now, settings, tariffs, places }: { db: Db; now: Date; settings: SettingsInForce } & PriceParts,
  asked: RateRequest & { codFils?: bigint | undefined; withPlan?: Plan | undefined },
  found: Found,
): Promise<PricedShipment> => {
  const parcels = asked.packages.map((each) => readParcel(each)!)
  const importsAtPlan = settings['express.bundle-inbound']
  const shipment = { ...ratedShipment(asked, found, parcels), importsAtPlan }
  const rates = { tariff: await tariffs.at(now), surcharges: surchargesOf(settings) }
  const isHoliday = await places.holidays(db)
  const pickup = asked.slot && slotStart(asked.slot)
  return {
    shipment,
    parcels,
    rates,
    priced: offeredServices(found).map((service) => {
      const [days, weekend] = carriageDays(service, found.abroad)
      const atList = { ...shipment, plan: undefined, discount: undefined }
      return {
        price: priceOf(shipment, service, rates),
        listFils: priceOf(atList, service, rates).net,
        eta: deliveryDay(now, days, weekend, isHoliday, pickup),
      }
    }),
  }
}
