// The charges of truck quotations: which movement has which, in what quantity, and with which VAT (section 3).
import type { VatCategory } from '../../kit/money.ts'
import type { FieldProblems } from '../../kit/problem.ts'
import { charges, type ChargeCode } from '../../requests/charges.ts'
import type { ChargeLine, Pricing } from '../../requests/charge-line.ts'
import type { MovementType, PortDirection } from './movement.ts'

/** What a line counts; started hours and days are known on the road, so that a quotation names their rate alone. */
export type ChargeUnit = 'truck' | 'container' | 'once' | 'hour' | 'day'

type Vat = Record<MovementType, VatCategory | null>
const everywhere: Vat = { DOMESTIC: 'standard', PORT: 'standard', CROSS_BORDER: 'zero' }
const inPort: Vat = { DOMESTIC: null, PORT: 'standard', CROSS_BORDER: null }
/** Zero because the one who carries across the border charges it (article 33). */
const abroad: Vat = { DOMESTIC: null, PORT: null, CROSS_BORDER: 'zero' }
/** Paid in the customer's name, with a receipt. */
const passedOn: Vat = { DOMESTIC: null, PORT: null, CROSS_BORDER: 'out-of-scope' }

/** In the order of the form; `vat` is null where a movement has no such charge. */
export const truckCharges = {
  'truck-tariff': { per: 'truck', vat: everywhere },
  loading: { per: 'truck', vat: everywhere },
  offloading: { per: 'truck', vat: everywhere },
  refrigeration: { per: 'truck', vat: everywhere },
  hazardous: { per: 'truck', vat: everywhere },
  permit: { per: 'truck', vat: everywhere },
  toll: { per: 'truck', vat: everywhere },
  'border-fee': { per: 'truck', vat: abroad },
  'customs-clearance': { per: 'truck', vat: abroad },
  duty: { per: 'once', vat: passedOn },
  deposit: { per: 'once', vat: passedOn },
  'port-fee': { per: 'container', vat: inPort },
  'empty-return': { per: 'container', vat: inPort },
  waiting: { per: 'hour', vat: everywhere },
  detention: { per: 'day', vat: abroad },
} as const satisfies Partial<Record<ChargeCode, { per: ChargeUnit; vat: Vat }>>
export type TruckCharge = keyof typeof truckCharges
export const truckChargeCodes = Object.keys(truckCharges) as [TruckCharge, ...TruckCharge[]]

export const isTruckCharge = (code: ChargeCode): code is TruckCharge => Object.hasOwn(truckCharges, code)

/** A rate that is charged only when it comes to that, and stays outside the total. */
export const isContingent = (code: TruckCharge): boolean =>
  truckCharges[code].per === 'hour' || truckCharges[code].per === 'day'

/** VAT of a charge on a movement; null where there is no such charge. */
export const truckVat = (code: TruckCharge, movement: MovementType): VatCategory | null =>
  truckCharges[code].vat[movement]

const chargesOn = (movement: MovementType): TruckCharge[] =>
  truckChargeCodes.filter((code) => truckVat(code, movement) !== null)

/** The lines of the fixed price that a provider may enter, and the rates that it names beside them. */
export const fixedCharges = (movement: MovementType): TruckCharge[] =>
  chargesOn(movement).filter((code) => !isContingent(code))
export const contingentCharges = (movement: MovementType): TruckCharge[] =>
  chargesOn(movement).filter(isContingent)

export type OfferFacts = { movement: MovementType; trucks: number; containers: number }

/** How the trunk taxes and counts the charges of one request; what the table does not have, it leaves as it is. */
export const truckPricing = ({ movement, trucks, containers }: OfferFacts): Pricing => ({
  taxOf: (code) => (isTruckCharge(code) ? truckVat(code, movement) : null) ?? charges[code].vat,
  quantityOf: (code) => {
    if (!isTruckCharge(code)) return 1
    return { truck: trucks, container: containers, once: 1, hour: 1, day: 1 }[truckCharges[code].per]
  },
})

export type ExpectedFacts = {
  movement: MovementType
  direction: PortDirection | null
  isRefrigerated: boolean
  isHazardous: boolean
}

/** The lines of the fixed price that a complete quotation names. */
export const expectedTruckCharges = ({
  movement,
  direction,
  isRefrigerated,
  isHazardous,
}: ExpectedFacts): TruckCharge[] => [
  'truck-tariff',
  ...(isRefrigerated ? (['refrigeration'] as const) : []),
  ...(isHazardous ? (['hazardous'] as const) : []),
  ...(movement === 'CROSS_BORDER' ? (['border-fee', 'customs-clearance'] as const) : []),
  ...(movement === 'PORT' ? (['port-fee'] as const) : []),
  ...(direction === 'IMPORT' ? (['empty-return'] as const) : []),
]

export type OfferTimes = { proposedPickup: Date; proposedDelivery: Date }
/** Days after the pickup until which a delivery may be proposed. */
export const mostDeliveryDays = 14
const dayMs = 86_400_000

/** What is wrong with the times that a provider proposes, by field. */
export const timesProblems = ({ proposedPickup, proposedDelivery }: OfferTimes, now: Date): FieldProblems => {
  const length = proposedDelivery.getTime() - proposedPickup.getTime()
  return {
    ...(proposedPickup <= now && { proposedPickup: 'trucks.pickup-past' }),
    ...(length <= 0 && { proposedDelivery: 'trucks.delivery-before-pickup' }),
    ...(length > mostDeliveryDays * dayMs && { proposedDelivery: 'trucks.delivery-late' }),
  }
}

/**
 * What the lines of an offer break beside the rules of every quotation (`chargeRefusal`): a charge that the movement does not
 * have, a rate among the fixed lines, no tariff, or a tariff for other than all trucks. By field, as `charges.2.sellingRate`.
 */
export const offerProblems = (
  lines: readonly Pick<ChargeLine, 'code' | 'quantity'>[],
  { movement, trucks }: Pick<OfferFacts, 'movement' | 'trucks'>,
): FieldProblems => {
  const fixed: readonly ChargeCode[] = fixedCharges(movement)
  const found: FieldProblems = {}
  lines.forEach(({ code, quantity }, index) => {
    if (!fixed.includes(code)) found[`charges.${index}.sellingRate`] = 'trucks.charge-not-part'
    else if (code === 'truck-tariff' && quantity !== trucks)
      found[`charges.${index}.quantity`] = 'trucks.tariff-quantity'
  })
  if (!lines.some(({ code }) => code === 'truck-tariff')) found['charges'] = 'trucks.tariff-required'
  return found
}

/** The fixed price with fewer trucks or containers: lines that count them follow, those that are charged once stay. */
export const linesFor = <Line extends Pick<ChargeLine, 'code' | 'quantity'>>(
  lines: readonly Line[],
  facts: OfferFacts,
): Line[] => {
  const { quantityOf } = truckPricing(facts)
  return lines.map((line) => {
    const per = isTruckCharge(line.code) ? truckCharges[line.code].per : 'once'
    return per === 'truck' || per === 'container'
      ? { ...line, quantity: quantityOf?.(line.code) ?? line.quantity }
      : line
  })
}
