// The rule of a rate card that quotes by itself: its margin and limits, what it makes of the card, and when it does not quote (R1-R4).
import { z } from 'zod'
import { halfUp } from '../../kit/money.ts'
import { scaled, unscaled } from '../../kit/decimal.ts'
import type { SettingsInForce } from '../../kit/settings.ts'
import { chargeRefusal, needsDesk } from '../../requests/charge-rules.ts'
import { missingCharges, type ChargeCode } from '../../requests/charges.ts'
import type { ChargeInput, ChargeLine } from '../../requests/charge-line.ts'
import type { BreakInput } from '../../requests/unit-price.ts'

/** So many quotations of all rules of a company go out on a day, and so many taken back in a row switch a rule off. */
export const mostByRule = 50
export const mostWithdrawn = 3
export const mostHoldMinutes = 30
export const usualHoldMinutes = 5

/** Why a rule is off; the last one is a pause until a colleague takes it over. */
export const offReasons = ['BY_HAND', 'WITHDRAWN', 'CARD_ENDED', 'AUTHOR_LEFT'] as const
export type OffBecause = (typeof offReasons)[number]

export const marginKinds = ['card', 'percent', 'unit'] as const

const limit = (most: number) =>
  z.int('freight.rule-limit').min(1, 'freight.rule-limit').max(most, 'freight.rule-limit').nullable()

export const CardRule = z
  .strictObject({
    /** The selling prices of the card; its buying prices and so many percent; or so much more for one of the carriage. */
    margin: z.enum(marginKinds),
    value: z
      .string()
      .regex(/^\d{1,5}(\.\d{1,2})?$/, 'freight.rule-margin')
      .nullable(),
    /** Above these it does not quote; without one there is no limit. */
    mostBoxes: limit(99),
    mostTons: limit(10_000),
    mostKg: limit(2_000_000),
    /** Cargo that is kept cold. */
    reefer: z.boolean(),
    dailyCap: z.int('freight.rule-limit').min(1, 'freight.rule-limit').max(mostByRule, 'freight.rule-limit'),
    holdMinutes: z
      .int('freight.rule-hold')
      .min(0, 'freight.rule-hold')
      .max(mostHoldMinutes, 'freight.rule-hold'),
  })
  .refine(({ margin, value }) => margin === 'card' || (value !== null && Number(value) > 0), {
    path: ['value'],
    message: 'freight.rule-margin',
  })
export type CardRule = z.infer<typeof CardRule>

/** A price with so many hundredths of a percent more, as exact as the prices of its kind, half up. */
const raised = (price: string, basisPoints: bigint, decimals: number): string =>
  unscaled(halfUp(scaled(price, decimals) * (10_000n + basisPoints), 10_000n), decimals)

const carriages: readonly ChargeCode[] = ['ocean-freight', 'air-freight']
/** Paid in the customer's name, and passed on as it was. */
const passedOn: readonly ChargeCode[] = ['duty', 'deposit']

const withPercent = (charge: ChargeInput, basisPoints: bigint): ChargeInput => {
  if (passedOn.includes(charge.code)) return charge
  const decimals = charge.basis === undefined || charge.basis === 'shipment' ? 2 : 4
  const sellingOf = (buying: string) => raised(buying, basisPoints, decimals)
  return {
    ...charge,
    sellingRate: sellingOf(charge.buyingRate),
    ...(charge.minBuying !== undefined && { minSelling: raised(charge.minBuying, basisPoints, 2) }),
    ...(charge.breaks && {
      breaks: charge.breaks.map((each): BreakInput => ({ ...each, sellingRate: sellingOf(each.buyingRate) })),
    }),
  }
}

const withAmount = (charge: ChargeInput, amount: string): ChargeInput => {
  if (!carriages.includes(charge.code)) return charge
  const decimals = charge.basis === undefined || charge.basis === 'shipment' ? 2 : 4
  const sellingOf = (buying: string) =>
    unscaled(scaled(buying, decimals) + scaled(amount, decimals), decimals)
  return {
    ...charge,
    sellingRate: sellingOf(charge.buyingRate),
    ...(charge.breaks && {
      breaks: charge.breaks.map((each): BreakInput => ({ ...each, sellingRate: sellingOf(each.buyingRate) })),
    }),
  }
}

/** The charges of a card at the prices of its rule. A percentage raises every buying price, an amount the carriage alone. */
export const pricedByRule = (
  charges: readonly ChargeInput[],
  { margin, value }: Pick<CardRule, 'margin' | 'value'>,
): ChargeInput[] => {
  if (margin === 'percent') return charges.map((charge) => withPercent(charge, scaled(value ?? '0', 2)))
  if (margin === 'unit') return charges.map((charge) => withAmount(charge, value ?? '0'))
  return [...charges]
}

/** What of a request keeps a rule from quoting. */
export type RuledCargo = {
  isHazardous: boolean
  isOutOfGauge: boolean
  isCold: boolean
  boxes: number
  /** Thousandths of a revenue ton, null where it has none; grams. */
  revenueMilli: number | null
  grossG: number
}

export type RuleFacts = {
  rule: CardRule
  cargo: RuledCargo
  lines: readonly ChargeLine[]
  expected: readonly ChargeCode[]
  included: readonly ChargeCode[]
  /** Of the day of Dubai. */
  today: string
  settings: SettingsInForce
}

export const ruleRefusals = ['hazards', 'overhang', 'reefer', 'limits', 'missing', 'prices', 'range'] as const
export type RuleRefusal = (typeof ruleRefusals)[number]

const isAbove = ({ mostBoxes, mostTons, mostKg }: CardRule, cargo: RuledCargo): boolean =>
  (mostBoxes !== null && cargo.boxes > mostBoxes) ||
  (mostTons !== null && (cargo.revenueMilli ?? 0) > mostTons * 1000) ||
  (mostKg !== null && cargo.grossG > mostKg * 1000)

/** Why a rule does not quote for a request (R2); undefined where it may. */
export const ruleRefusal = ({ rule, cargo, lines, ...facts }: RuleFacts): RuleRefusal | undefined => {
  if (cargo.isHazardous) return 'hazards'
  if (cargo.isOutOfGauge) return 'overhang'
  if (cargo.isCold && !rule.reefer) return 'reefer'
  if (isAbove(rule, cargo)) return 'limits'
  if (missingCharges(lines, facts.expected, facts.included).length > 0) return 'missing'
  if (lines.some((line) => needsDesk(line, facts.settings))) return 'range'
  return lines.some((line) => chargeRefusal(line, facts.settings, facts.today) !== undefined)
    ? 'prices'
    : undefined
}
