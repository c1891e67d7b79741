// The rate calculator (C056): what is wrong with each field, or the price of every service with its lines, day and hint.
import { chargeableGrams, volumetricGrams, type Parcel } from '@marsa/model/express/pricing/parcel.ts'
import type {
  calculateRates as contract,
  Rate,
  RateAnswer,
} from '@marsa/model/express/pricing/rate-endpoints.ts'
import { savingHint } from '@marsa/model/express/pricing/smaller-box.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import type { Call } from '../../kit/serve.ts'
import {
  findAsked,
  pricedServices,
  type Priced,
  type PricedShipment,
  type PriceParts,
} from './price-asked.ts'

const kg = (grams: number): string => (grams / 1000).toFixed(3)

const rateOf = ({ price, eta }: Priced, { shipment, rates }: PricedShipment, language: Lang): Rate => {
  const { service, lines, net, vat, total } = price
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
  ({ tariffs, places }: PriceParts) =>
  async (call: Call<typeof contract>): Promise<RateAnswer> => {
    const { db, body, now, settings, language } = call
    const { found, faults } = await findAsked({ db, places }, body, now)
    if (!found || Object.keys(faults).length > 0) throw new Problem('kit.invalid', {}, faults)
    const priced = await pricedServices({ db, now, settings, tariffs, places }, body, found)
    const total = (gramsOf: (parcel: Parcel) => number) =>
      kg(priced.parcels.reduce((sum, parcel) => sum + gramsOf(parcel), 0))
    return {
      chargeableWeight: total(chargeableGrams),
      volumetricWeight: total(({ sides }) => volumetricGrams(sides)),
      rates: priced.priced.map((each) => rateOf(each, priced, language)),
    }
  }
