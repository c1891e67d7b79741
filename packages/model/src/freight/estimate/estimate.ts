// What cargo would cost on a lane: a range made of quotations that customers accepted for like cargo, for one unit of it.
import { halfUp } from '../../kit/money.ts'
import type { ContainerMode, ContainerType } from '../../reference/containers.ts'
import type { Basis } from '../../requests/unit-price.ts'
import type { Measures } from '../cargo/cargo-of.ts'
import { countedIn, type PricedCargo } from '../quoting/freight-pricing.ts'
import { comparedBy, containerTypesOf, perUnit } from '../quoting/like-with-like.ts'

/** Days whose bookings count, and how many quotations of how many agents make a figure of nobody in particular. */
export const estimateDays = 90
export const fewestQuotations = 5
export const fewestAgents = 2

/** Cargo as far as a price follows from it. */
export type EstimatedCargo = PricedCargo & { containerMode: ContainerMode; measures: Measures }

export type Unit = {
  basis: Basis
  /** Container type where the basis is one container of one type. */
  type: ContainerType | null
  /** Thousandths. */
  quantity: bigint
}

/** What a consignment is compared by, and how many of it there are; undefined where it does not say. */
export const unitOf = (cargo: EstimatedCargo): Unit | undefined => {
  const basis = comparedBy(cargo)
  const quantity = countedIn(cargo, cargo.measures)(basis, {})
  if (!quantity) return undefined
  const [type = null] = basis === 'container' ? containerTypesOf(cargo) : []
  return { basis, type, quantity }
}

/** First quartile, median and third quartile by the nearest rank; `sorted` holds one value at least. */
export const quartiles = (sorted: readonly bigint[]): [bigint, bigint, bigint] => {
  const rank = (quarter: number): bigint => sorted[Math.ceil((sorted.length * quarter) / 4) - 1]!
  return [rank(1), rank(2), rank(3)]
}

export type Accepted = { agentId: string; totalFils: bigint; cargo: EstimatedCargo }

/** Those of the accepted quotations whose cargo is priced as this is. */
export const alike = <Row extends Accepted>(
  rows: readonly Row[],
  unit: Unit,
): (Row & { unitFils: bigint })[] =>
  rows.flatMap((row) => {
    const its = unitOf(row.cargo)
    return its?.basis === unit.basis && its.type === unit.type
      ? [{ ...row, unitFils: perUnit(row.totalFils, its.quantity) }]
      : []
  })

const sortedQuartiles = (rows: readonly { unitFils: bigint }[]): [bigint, bigint, bigint] =>
  quartiles(rows.map(({ unitFils }) => unitFils).toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)))

/** Low, median and high of a unit in fils; undefined where too few quotations or agents stand behind them. */
export const unitRange = (
  rows: readonly { agentId: string; unitFils: bigint }[],
): [bigint, bigint, bigint] | undefined => {
  if (rows.length < fewestQuotations || new Set(rows.map(({ agentId }) => agentId)).size < fewestAgents)
    return undefined
  return sortedQuartiles(rows)
}

/** The same of what public rate cards ask, one price an agent; undefined where fewer agents have one. */
export const cardRange = (
  rows: readonly { agentId: string; unitFils: bigint }[],
): [bigint, bigint, bigint] | undefined =>
  new Set(rows.map(({ agentId }) => agentId)).size < fewestAgents ? undefined : sortedQuartiles(rows)

/** Fils for the whole quantity, half up to the dirham: an estimate does not know fils. */
export const forQuantity = (unitFils: bigint, { quantity }: Pick<Unit, 'quantity'>): bigint =>
  halfUp(unitFils * quantity, 100_000n) * 100n
