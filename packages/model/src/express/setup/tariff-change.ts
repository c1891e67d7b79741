// A new version of the tariff: what would be wrong with it, and what sample parcels cost before and after.
import { plans, services, type Plan, type Service } from '../services.ts'
import { parcelLimits } from '../pricing/parcel.ts'
import { carriageOf, type Tariff, type TariffCell } from '../pricing/tariff.ts'

export const tariffPlans = ['NONE', ...plans] as const

/** Weights of sample parcels, on both sides of the usual bands. */
export const sampleGrams = [1_000, 5_000, 6_000, 10_000, 15_000, 25_000, 30_000] as const

/** No parcel within the limits counts for more: four equal sides of the greatest total length make 38.1 kg. */
const heaviestGrams = 40_000
export const mostCells = 200

/** Null where a plan is meant for all of them, so that the same weight has two prices. */
const meets = (one: TariffCell, other: TariffCell): boolean =>
  one.service === other.service &&
  one.fromGrams === other.fromGrams &&
  (one.plan === other.plan || one.plan === null || other.plan === null)

const priceAt = (
  tariff: Tariff,
  service: Service,
  plan: Plan | 'NONE',
  grams: number,
): bigint | undefined => {
  try {
    return carriageOf(tariff, service, plan, grams).fils
  } catch {
    return undefined
  }
}

/** The first weights of each band and the last ones of the band before. */
const edges = (cells: readonly TariffCell[], service: Service): number[] => {
  const froms = cells.filter((cell) => cell.service === service).map(({ fromGrams }) => fromGrams)
  return [...new Set([1, ...froms.flatMap((from) => (from > 0 ? [from, from + 1] : [])), heaviestGrams])]
    .filter((grams) => grams <= heaviestGrams)
    .toSorted((one, other) => one - other)
}

/** Where a heavier parcel would cost less than a lighter one. */
const falls = (tariff: Tariff, service: Service, plan: Plan | 'NONE'): boolean => {
  const prices = edges(tariff.cells, service).map((grams) => priceAt(tariff, service, plan, grams) ?? 0n)
  return prices.some((fils, at) => at > 0 && fils < prices[at - 1]!)
}

const isDearer = (tariff: Tariff, service: Service, plan: Plan): boolean =>
  edges(tariff.cells, service).some((grams) => {
    const listed = priceAt(tariff, service, 'NONE', grams)
    const own = priceAt(tariff, service, plan, grams)
    return listed !== undefined && own !== undefined && own > listed
  })

/** What is wrong with the prices of a service as a whole, or undefined. */
export const serviceFault = (cells: readonly TariffCell[], service: Service): string | undefined => {
  const tariff: Tariff = { validFrom: new Date(0), cells }
  const own = cells.filter((cell) => cell.service === service)
  if (own.some((cell, at) => own.some((other, place) => place < at && meets(cell, other))))
    return 'tariffs.twice'
  if (tariffPlans.some((plan) => priceAt(tariff, service, plan, 1) === undefined)) return 'tariffs.gap'
  if (tariffPlans.some((plan) => falls(tariff, service, plan))) return 'tariffs.falls'
  return plans.some((plan) => isDearer(tariff, service, plan)) ? 'tariffs.plan-dearer' : undefined
}

/** What is wrong with a version, by service. */
export const tariffFaults = (cells: readonly TariffCell[]): Record<string, string> =>
  Object.fromEntries(
    services.flatMap((service) => {
      const fault = serviceFault(cells, service)
      return fault ? [[`cells.${service}`, fault]] : []
    }),
  )

export type SamplePrice = { before: bigint | undefined; after: bigint | undefined }
export type Sample = { grams: number; prices: Record<Plan | 'NONE', SamplePrice> }

/** Carriage of the sample parcels of a service, net, before and after; undefined where there is no price. */
export const sampleParcels = (
  before: readonly TariffCell[],
  after: readonly TariffCell[],
  service: Service,
): Sample[] => {
  const at = (cells: readonly TariffCell[], plan: Plan | 'NONE', grams: number) =>
    priceAt({ validFrom: new Date(0), cells }, service, plan, grams)
  return sampleGrams
    .filter((grams) => grams <= parcelLimits.grams)
    .map((grams) => ({
      grams,
      prices: Object.fromEntries(
        tariffPlans.map((plan) => [plan, { before: at(before, plan, grams), after: at(after, plan, grams) }]),
      ) as Sample['prices'],
    }))
}

/** Why this administrator cannot put the version in force now. */
export const approveRefusal = (
  { proposedBy, validFrom }: { proposedBy: string; validFrom: Date },
  userId: string,
  now: Date,
): string | undefined => {
  if (proposedBy === userId) return 'tariffs.second-person'
  return validFrom <= now ? 'tariffs.begun' : undefined
}
