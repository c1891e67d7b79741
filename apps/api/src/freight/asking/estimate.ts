// What cargo would cost on a lane, of quotations that other customers accepted; nobody is named.
import type {
  EstimateRequest,
  estimateFreight as contract,
} from '@marsa/model/freight/estimate/estimate-endpoints.ts'
import {
  alike,
  estimateDays,
  forQuantity,
  unitOf,
  unitRange,
  type EstimatedCargo,
} from '@marsa/model/freight/estimate/estimate.ts'
import { measuresOf } from '@marsa/model/freight/cargo/cargo-of.ts'
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
  const rows = alike(
    await acceptedOnLane(db, {
      mode: cargo.mode,
      origin: gatewayOf(origin, cargo.mode),
      destination: gatewayOf(destination, cargo.mode),
      since: new Date(now.getTime() - estimateDays * 86_400_000),
    }),
    unit,
  )
  const range = unitRange(rows)
  const known = {
    basis: unit.basis,
    containerType: unit.type,
    quantity: plainDecimal(unscaled(unit.quantity, 3)),
  }
  if (!range) return { figure: null, ...known, days: estimateDays }
  const wire = (fils: readonly [bigint, bigint, bigint]) => {
    const [low, median, high] = fils
    return { low: toWire(low), median: toWire(median), high: toWire(high) }
  }
  const [low, median, high] = range
  const transit = rows.flatMap(({ transitDays }) => transitDays ?? [])
  const expected = expectedCharges({
    mode: cargo.mode,
    fullContainer: body.containerMode === 'FCL',
    door: isDoor(origin) || isDoor(destination),
  })
  return {
    figure: {
      ...wire([forQuantity(low, unit), forQuantity(median, unit), forQuantity(high, unit)]),
      currency: 'AED' as const,
      perUnit: wire(range),
      sample: rows.length,
      newest: dayOf(rows[0]!.bookedAt),
      transitFrom: transit.length > 0 ? Math.min(...transit) : null,
      transitTo: transit.length > 0 ? Math.max(...transit) : null,
      missing: mostlyMissing(rows, expected),
    },
    ...known,
    days: estimateDays,
  }
}
