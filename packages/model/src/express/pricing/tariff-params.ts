// The figures of the tariff that public pages name: list prices with VAT where there is any, plan prices in credits.
import { toWire, vatOf } from '../../kit/money.ts'
import { plans, type Plan, type Service } from '../services.ts'
import { parcelLimits } from './parcel.ts'
import { carriageOf, type Tariff } from './tariff.ts'

const heavier = [10_000, 20_000, parcelLimits.grams] as const
const grouped = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })
const shown = (fils: bigint): string => grouped.format(toWire(fils) as `${number}`)
const withVat = (fils: bigint): string => shown(fils + vatOf(fils, 'standard'))

/** What stands in the place of `{parcelHere}`, `{parcelHereGold}`, `{parcelAbroad10}` and the like. */
export const tariffParams = (tariff: Tariff): Record<string, string> => {
  const of = (service: Service, plan: Plan | 'NONE', grams: number) =>
    carriageOf(tariff, service, plan, grams).fils
  const ofPlan = (name: string, service: Service) =>
    plans.map((plan) => [`${name}${plan[0]}${plan.slice(1).toLowerCase()}`, shown(of(service, plan, 1_000))])
  const moreHere = of('DOMESTIC', 'NONE', 6_001) - of('DOMESTIC', 'NONE', 6_000)
  const moreAbroad = of('INTL_PRIORITY', 'NONE', 6_001) - of('INTL_PRIORITY', 'NONE', 6_000)
  return {
    parcelHere: withVat(of('DOMESTIC', 'NONE', 1_000)),
    parcelHereMore: withVat(moreHere),
    parcelHereMorePlan: shown(moreHere),
    parcelAbroad: shown(of('INTL_PRIORITY', 'NONE', 1_000)),
    parcelAbroadMore: shown(moreAbroad),
    ...Object.fromEntries([
      ...ofPlan('parcelHere', 'DOMESTIC'),
      ...ofPlan('parcelAbroad', 'INTL_PRIORITY'),
      ...heavier.map((grams) => [
        `parcelAbroad${grams / 1000}`,
        shown(of('INTL_PRIORITY', 'NONE', grams + 1)),
      ]),
    ]),
  }
}
