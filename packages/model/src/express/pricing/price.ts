// The price of a shipment by one service: its lines with VAT and the formula of each; exact to the fil, half up a line.
import { halfUp, share, sum, vatOf, type VatCategory } from '../../kit/money.ts'
import type { SettingsInForce } from '../../kit/settings.ts'
import { languages, say, type Lang, type TextRow, type Values } from '../../kit/text.ts'
import { vatCategoryOf, type Leg, type Plan, type Service } from '../services.ts'
import { chargeableGrams, volumetricGrams, type Parcel } from './parcel.ts'
import { centimetres, dirhams, kilograms, percent, priceText as t, type LineCode } from './price-text.ts'
import { carriageOf, type Tariff } from './tariff.ts'

type Words = Record<Lang, string>

/** What is added to carriage, from the settings of group express. */
export type Surcharges = {
  fuelBasisPoints: bigint
  remoteFils: bigint
  remoteAbroadFils: bigint
  coverBasisPoints: bigint
  coverLeastFils: bigint
  codFils: bigint
}

const hundredths = (value: number): bigint => BigInt(Math.round(value * 100))

export const surchargesOf = (settings: SettingsInForce): Surcharges => ({
  fuelBasisPoints: hundredths(settings['express.fuel-percent']),
  remoteFils: hundredths(settings['express.remote-area']),
  remoteAbroadFils: hundredths(settings['express.remote-area-abroad']),
  coverBasisPoints: hundredths(settings['express.cover-percent']),
  coverLeastFils: hundredths(settings['express.cover-least']),
  codFils: hundredths(settings['express.cod-handling']),
})

/** Money off carriage, of one service. */
export type Discount = { code: string; service: Service; basisPoints: bigint }

export type Shipment = {
  leg: Leg
  parcels: readonly Parcel[]
  /** The name of the remote area at the end in the Emirates, and of the one abroad. */
  remote?: Words | undefined
  remoteAbroad?: Words | undefined
  /** The value to cover; left out nothing is covered. */
  coveredFils?: bigint | undefined
  /** Cash to collect; left out none is. */
  codFils?: bigint | undefined
  plan?: Plan | undefined
  /** Whether a plan lowers what comes in, too; its carrier is usually left out of bundles. */
  importsAtPlan?: boolean
  discount?: Discount | undefined
}

export type PriceLine = {
  code: LineCode
  net: bigint
  vatCategory: VatCategory
  vat: bigint
  formula: Words
}

export type Price = {
  service: Service
  lines: readonly PriceLine[]
  net: bigint
  vat: bigint
  total: bigint
  /** Whether the plan or the code made it; never both. */
  by: 'list' | 'plan' | 'code'
}

export const inBoth = <const Row extends TextRow>(row: Row, ...params: Values<Row>): Words =>
  Object.fromEntries(languages.map((lang) => [lang, say(lang, row, ...params)])) as Words

export const lineOf = (code: LineCode, net: bigint, vatCategory: VatCategory, formula: Words): PriceLine => ({
  code,
  net,
  vatCategory,
  vat: vatOf(net, vatCategory),
  formula,
})

/** How the price of a service is made: at list, by the plan, or with the code. */
export type Basis = { plan: Plan | 'NONE'; discount?: Discount | undefined }

/** The carriage of a parcel after the code, and the fuel on it. */
export const carriageFils = (
  parcel: Parcel,
  service: Service,
  { plan, discount }: Basis,
  { tariff, surcharges }: Rates,
): { listed: bigint; off: bigint; net: bigint; fuel: bigint } => {
  const listed = carriageOf(tariff, service, plan, chargeableGrams(parcel)).fils
  const off = discount ? share(listed, discount.basisPoints) : 0n
  const net = listed - off
  return { listed, off, net, fuel: share(net, surcharges.fuelBasisPoints) }
}

export type Rates = { tariff: Tariff; surcharges: Surcharges }

/** A plan price and a code are never added up: the lower carriage counts, and on a tie the code is kept. */
export const basisOf = (shipment: Shipment, service: Service, rates: Rates): Basis => {
  const discount = shipment.discount?.service === service ? shipment.discount : undefined
  const plan = shipment.leg === 'import' && !shipment.importsAtPlan ? undefined : shipment.plan
  const carriage = (basis: Basis) =>
    sum(shipment.parcels.map((parcel) => carriageFils(parcel, service, basis, rates).net))
  const withCode: Basis = { plan: 'NONE', discount }
  if (!plan) return withCode
  const withPlan: Basis = { plan }
  return carriage(withCode) < carriage(withPlan) ? withCode : withPlan
}

const weightWords = (parcel: Parcel): Words => {
  const kg = kilograms(chargeableGrams(parcel))
  if (parcel.grams >= volumetricGrams(parcel.sides)) return inBoth(t.byWeight, { kg })
  const [length, width, height] = parcel.sides.map(centimetres) as [string, string, string]
  return inBoth(t.bySize, { kg, length, width, height })
}

const carriageWords = (
  parcel: Parcel,
  service: Service,
  { plan, discount }: Basis,
  rates: Rates,
  number: number | undefined,
): Words => {
  const { cell, startedKg } = carriageOf(rates.tariff, service, plan, chargeableGrams(parcel))
  const base = dirhams(cell.baseFils)
  const weight = weightWords(parcel)
  const kg = kilograms(cell.fromGrams)
  const first = rates.tariff.cells
    .filter((each) => each.service === service && each.fromGrams > 0)
    .reduce((least, { fromGrams }) => Math.min(least, fromGrams), Infinity)
  const reckoned =
    cell.fromGrams === 0
      ? inBoth(t.base, { weight, kg: kilograms(first), base })
      : cell.perKgFils === 0n
        ? inBoth(t.flat, { weight, kg, base })
        : inBoth(t.perKg, { weight, kg, base, started: startedKg, each: dirhams(cell.perKgFils) })
  const numbered = number === undefined ? reckoned : inBoth(t.ofParcel, { number, formula: reckoned })
  if (plan !== 'NONE' && cell.plan !== null) return inBoth(t.withPlan, { formula: numbered })
  if (!discount) return numbered
  const { off } = carriageFils(parcel, service, { plan, discount }, rates)
  const { code, basisPoints } = discount
  return inBoth(t.promotion, { formula: numbered, percent: percent(basisPoints), code, off: dirhams(off) })
}

const parcelLines = (shipment: Shipment, service: Service, basis: Basis, rates: Rates): PriceLine[] => {
  const category = vatCategoryOf(shipment.leg)
  return shipment.parcels.flatMap((parcel, at) => {
    const { net, fuel } = carriageFils(parcel, service, basis, rates)
    const number = shipment.parcels.length > 1 ? at + 1 : undefined
    const words = carriageWords(parcel, service, basis, rates, number)
    const carriage = lineOf('CARRIAGE', net, category, words)
    if (fuel === 0n) return [carriage]
    const of = dirhams(net)
    const formula = inBoth(t.fuel, { percent: percent(rates.surcharges.fuelBasisPoints), of })
    return [carriage, lineOf('FUEL', fuel, category, formula)]
  })
}

/** Remote area, cover and cash on delivery are charged once a shipment. */
const shipmentLines = (shipment: Shipment, { surcharges }: Rates): PriceLine[] => {
  const category = vatCategoryOf(shipment.leg)
  const lines: PriceLine[] = []
  const { remote, remoteAbroad, coveredFils: value } = shipment
  const place = remoteAbroad ?? remote
  const remoteFils = remoteAbroad ? surcharges.remoteAbroadFils : surcharges.remoteFils
  if (place && remoteFils > 0n)
    lines.push(lineOf('REMOTE', remoteFils, category, inBoth(t.remote, { place })))
  if (value !== undefined) {
    const { coverBasisPoints, coverLeastFils: least } = surcharges
    const reckoned = share(value, coverBasisPoints)
    const of = { percent: percent(coverBasisPoints), value: dirhams(value) }
    lines.push(
      reckoned < least
        ? lineOf('COVER', least, category, inBoth(t.coverLeast, { ...of, least: dirhams(least) }))
        : lineOf('COVER', reckoned, category, inBoth(t.cover, of)),
    )
  }
  if (shipment.codFils !== undefined && surcharges.codFils > 0n)
    lines.push(lineOf('COD', surcharges.codFils, category, inBoth(t.cod)))
  return lines
}

export const totalsOf = (lines: readonly PriceLine[]) => {
  const net = sum(lines.map((line) => line.net))
  const vat = sum(lines.map((line) => line.vat))
  return { net, vat, total: net + vat }
}

export const priceOf = (shipment: Shipment, service: Service, rates: Rates): Price => {
  const basis = basisOf(shipment, service, rates)
  const lines = [...parcelLines(shipment, service, basis, rates), ...shipmentLines(shipment, rates)]
  const by = basis.plan !== 'NONE' ? 'plan' : basis.discount ? 'code' : 'list'
  return { service, lines, ...totalsOf(lines), by }
}

/** What a depot's measure must be above what was declared, before it is charged. */
export const remeasureTolerance = { grams: 500, percent: 5 }

/** The difference of carriage after measuring, or undefined where it is within the tolerance or not more. */
export const remeasureLine = (
  declaredGrams: number,
  measuredGrams: number,
  { leg, service, plan, tariff }: { leg: Leg; service: Service; plan: Plan | 'NONE'; tariff: Tariff },
): PriceLine | undefined => {
  const more = measuredGrams - declaredGrams
  const { grams, percent: share100 } = remeasureTolerance
  if (more <= grams || more * 100 <= declaredGrams * share100) return undefined
  const before = carriageOf(tariff, service, plan, declaredGrams).fils
  const after = carriageOf(tariff, service, plan, measuredGrams).fils
  if (after <= before) return undefined
  const formula = inBoth(t.remeasure, {
    measured: kilograms(measuredGrams),
    declared: kilograms(declaredGrams),
    new: dirhams(after),
    old: dirhams(before),
  })
  return lineOf('REMEASURE', after - before, vatCategoryOf(leg), formula)
}

/** Sending back within the Emirates costs half the carriage. */
export const returnLine = ({ lines }: Pick<Price, 'lines'>): PriceLine => {
  const carriage = sum(lines.filter(({ code }) => code === 'CARRIAGE').map(({ net }) => net))
  return lineOf('RETURN', halfUp(carriage, 2n), 'standard', inBoth(t.returned, { of: dirhams(carriage) }))
}

/** Across the border it costs what the carrier asks; an export comes back as an import, and the other way round. */
export const returnLineAbroad = (leg: Exclude<Leg, 'domestic'>, quotedFils: bigint): PriceLine =>
  lineOf(
    'RETURN',
    quotedFils,
    vatCategoryOf(leg === 'export' ? 'import' : 'export'),
    inBoth(t.returnedAbroad, { of: dirhams(quotedFils) }),
  )
