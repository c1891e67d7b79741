// What carriage costs: the cells of a version of the tariff, and the cell that a weight falls into (B 9).
import type { Plan, Service } from '../services.ts'

/** Above `fromGrams`: a base, and so much for each started kilogram above it. Amounts are net. */
export type TariffCell = {
  service: Service
  /** Null for every plan and for none. */
  plan: Plan | 'NONE' | null
  fromGrams: number
  baseFils: bigint
  perKgFils: bigint
}

export type Tariff = { validFrom: Date; cells: readonly TariffCell[] }

/** The version that holds at an instant: the latest that has begun. */
export const tariffAt = (versions: readonly Tariff[], now: Date): Tariff => {
  const begun = versions.filter(({ validFrom }) => validFrom <= now)
  const [first, ...others] = begun
  if (!first) throw new RangeError('no version of the tariff holds yet')
  return others.reduce((latest, each) => (each.validFrom > latest.validFrom ? each : latest), first)
}

export type Carriage = { cell: TariffCell; startedKg: number; fils: bigint }

export const carriageOf = (
  { cells }: Tariff,
  service: Service,
  plan: Plan | 'NONE',
  grams: number,
): Carriage => {
  const cell = cells
    .filter((each) => each.service === service && (each.plan ?? plan) === plan && each.fromGrams < grams)
    .toSorted((one, other) => other.fromGrams - one.fromGrams)[0]
  if (!cell) throw new RangeError(`the tariff has no price of ${service} at ${grams} g`)
  const startedKg = Math.ceil((grams - cell.fromGrams) / 1000)
  return { cell, startedKg, fils: cell.baseFils + cell.perKgFils * BigInt(startedKg) }
}

const upTo5kg = 5_000

/** A base up to 5 kg, and the same with an addition for each started kilogram above. */
const rows = (
  service: Service,
  bases: Record<Plan | 'NONE', bigint>,
  perKgFils: bigint,
  flat: readonly (readonly [fromGrams: number, baseFils: bigint])[] = [],
): TariffCell[] => [
  ...(Object.keys(bases) as (Plan | 'NONE')[]).flatMap((plan): TariffCell[] => [
    { service, plan, fromGrams: 0, baseFils: bases[plan], perKgFils: 0n },
    { service, plan, fromGrams: upTo5kg, baseFils: bases[plan], perKgFils },
  ]),
  ...flat.map(([fromGrams, baseFils]) => ({ service, plan: null, fromGrams, baseFils, perKgFils: 0n })),
]

const abroad = { NONE: 40_00n, BRONZE: 32_00n, SILVER: 28_00n, GOLD: 24_00n }
const heavy = [
  [10_000, 750_00n],
  [20_000, 1_000_00n],
  [30_000, 1_300_00n],
] as const

/** The tariff that an installation begins with; 142 a kilogram leads from the 40 at 5 kg to the 750 at 10 kg. */
export const firstTariff: Tariff = {
  validFrom: new Date('2026-01-01T00:00:00+04:00'),
  cells: [
    ...rows('DOMESTIC', { NONE: 20_00n, BRONZE: 19_00n, SILVER: 18_00n, GOLD: 17_00n }, 2_00n),
    ...rows('INTL_PRIORITY', abroad, 142_00n, heavy),
    ...rows('INTL_ECONOMY', abroad, 142_00n, heavy),
  ],
}
