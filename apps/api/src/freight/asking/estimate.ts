// What cargo would cost on a lane, of quotations that others accepted, else of public rate cards; nobody is named.
import type {
  EstimateRequest,
  estimateFreight as contract,
} from '@marsa/model/freight/estimate/estimate-endpoints.ts'
import {
  alike,
  cardRange,
  estimateDays,
  forQuantity,
  unitOf,
  unitRange,
  type EstimatedCargo,
  type Unit,
} from '@marsa/model/freight/estimate/estimate.ts'
import { measuresOf } from '@marsa/model/freight/cargo/cargo-of.ts'
import { perUnit } from '@marsa/model/freight/quoting/like-with-like.ts'
import { unscaled } from '@marsa/model/kit/decimal.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { containerModes } from '@marsa/model/reference/containers.ts'
import type { Place } from '@marsa/model/reference/place.ts'
import { expectedCharges, type ChargeCode } from '@marsa/model/requests/charges.ts'
import { plainDecimal } from '@marsa/model/requests/unit-words.ts'
import type { Call } from '../../kit/serve.ts'
import { servedPlacesOf } from '../../reference/door.ts'
import { publicPrices } from '../cards/public-prices.ts'
import { acceptedOnLane } from './lanes.store.ts'

/** The cargo of the question in the shape of a request; vehicles and unit loads are only counted. */
const cargoAsked = ({ containers = [], count = 0, ...asked }: EstimateRequest): EstimatedCargo => {
  const { containerMode, volumeCbm, grossWeightKg = 0 } = asked
  const [first, ...moreContainers] = containers
  const cargo = {
    mode: containerModes[containerMode].mode,
    containerMode,
    moreContainers,
    ...(first && { containerType: first.type, containerCount: first.count }),
  }
  return {
    ...cargo,
    vehicles: Array.from({ length: count }),
    unitLoads: [{ count }],
    measures: measuresOf({ ...cargo, grossWeightKg, volumeCbm }),
  }
}

/** A door ships through the port or airport that serves it. */
const gatewayOf = (place: Place, mode: 'sea' | 'air'): string =>
  (mode === 'sea' ? place.portCode : place.airportCode) ?? place.code

/** Charges of such a carriage that fewer than half of the quotations name. */
const mostlyMissing = (rows: readonly { codes: readonly ChargeCode[] }[], expected: readonly ChargeCode[]) =>
  expected.filter((code) => 2 * rows.filter(({ codes }) => codes.includes(code)).length < rows.length)

const isDoor = ({ kind }: Place): boolean => kind === 'city' || kind === 'area'

type Priced = { transitDays: number | null; codes: readonly ChargeCode[] }
type Range = [low: bigint, median: bigint, high: bigint]

const wire = ([low, median, high]: Range) => ({
  low: toWire(low),
  median: toWire(median),
  high: toWire(high),
})

const figureOf = (range: Range, rows: readonly Priced[], unit: Unit, expected: readonly ChargeCode[]) => {
  const [low, median, high] = range
  const transit = rows.flatMap(({ transitDays }) => transitDays ?? [])
  return {
    ...wire([forQuantity(low, unit), forQuantity(median, unit), forQuantity(high, unit)]),
    currency: 'AED' as const,
    perUnit: wire(range),
    sample: rows.length,
    transitFrom: transit.length > 0 ? Math.min(...transit) : null,
    transitTo: transit.length > 0 ? Math.max(...transit) : null,
    missing: mostlyMissing(rows, expected),
  }
}

export const estimateFreight = async ({ db, body, now }: Call<typeof contract>) => {
  const places = await servedPlacesOf(db, [body.origin, body.destination])
  const [origin, destination] = [places.get(body.origin), places.get(body.destination)]
  if (!origin || !destination) {
    const unknown = origin ? 'destination' : 'origin'
    throw new Problem('freight.place-unknown', {}, { [unknown]: 'freight.place-unknown' })
  }
  if ((origin.countryCode === 'AE') === (destination.countryCode === 'AE'))
    throw new Problem('freight.uae-required')
  const cargo = cargoAsked(body)
  const unit = unitOf(cargo)
  if (!unit) throw new Problem('freight.estimate-cargo')
  const accepted = alike(
    await acceptedOnLane(db, {
      mode: cargo.mode,
      origin: gatewayOf(origin, cargo.mode),
      destination: gatewayOf(destination, cargo.mode),
      since: new Date(now.getTime() - estimateDays * 86_400_000),
    }),
    unit,
  )
  const paid = unitRange(accepted)
  const known = {
    basis: unit.basis,
    containerType: unit.type,
    quantity: plainDecimal(unscaled(unit.quantity, 3)),
    days: estimateDays,
  }
  const expected = expectedCharges({
    mode: cargo.mode,
    fullContainer: body.containerMode === 'FCL',
    door: isDoor(origin) || isDoor(destination),
  })
  if (paid)
    return {
      figure: {
        source: 'quotations' as const,
        newest: dayOf(accepted[0]!.bookedAt),
        ...figureOf(paid, accepted, unit, expected),
      },
      ...known,
    }
  const asked = (await publicPrices(db, cargo, { origin, destination, now })).map((price) => ({
    ...price,
    unitFils: perUnit(price.totalFils, unit.quantity),
  }))
  const range = cardRange(asked)
  if (!range) return { figure: null, ...known }
  const newest = asked.map(({ validFrom }) => validFrom).toSorted()[asked.length - 1]!
  return {
    figure: { source: 'rate-cards' as const, newest, ...figureOf(range, asked, unit, expected) },
    ...known,
  }
}
