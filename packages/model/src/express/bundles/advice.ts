// Which bundle a year of parcels is worth, and when none is: prices of the tariff in force over the parcels of a quarter.
import { halfUp } from '../../kit/money.ts'
import { plans, type Plan } from '../services.ts'
import { carriageOf, type Tariff } from '../pricing/tariff.ts'

/** Light parcels, up to 5 kg, of three months. */
export type Quarter = { domestic: number; abroad: number }

export type PlanAdvice = {
  plan: Plan
  /** The parcels of a quarter at its prices, and of a year. */
  quarterFils: bigint
  yearFils: bigint
  /** What a year costs with one bundle: its price, and at list what its credits do not reach. */
  costFils: bigint
  /** Less than at list; below nothing it costs more. */
  savedFils: bigint
  /** Credits that a year would not use. */
  unusedFils: bigint
}
export type Advice = {
  listQuarterFils: bigint
  listYearFils: bigint
  plans: readonly PlanAdvice[]
  /** The one that saves most, or none. */
  best: Plan | null
}

const quarters = 4n
const light = 1_000

const quarterOf = (tariff: Tariff, plan: Plan | 'NONE', { domestic, abroad }: Quarter): bigint =>
  BigInt(domestic) * carriageOf(tariff, 'DOMESTIC', plan, light).fils +
  BigInt(abroad) * carriageOf(tariff, 'INTL_PRIORITY', plan, light).fils

export const advise = (tariff: Tariff, quarter: Quarter, priceOf: (plan: Plan) => bigint): Advice => {
  const listQuarterFils = quarterOf(tariff, 'NONE', quarter)
  const listYearFils = listQuarterFils * quarters
  const advices = plans.map((plan): PlanAdvice => {
    const quarterFils = quarterOf(tariff, plan, quarter)
    const yearFils = quarterFils * quarters
    const price = priceOf(plan)
    const unusedFils = price > yearFils ? price - yearFils : 0n
    const beyond = yearFils > price ? halfUp(listYearFils * (yearFils - price), yearFils) : 0n
    const costFils = price + beyond
    return { plan, quarterFils, yearFils, costFils, savedFils: listYearFils - costFils, unusedFils }
  })
  const best = advices.reduce<PlanAdvice | undefined>(
    (found, each) => (each.savedFils > (found?.savedFils ?? 0n) ? each : found),
    undefined,
  )
  return { listQuarterFils, listYearFils, plans: advices, best: best?.plan ?? null }
}
