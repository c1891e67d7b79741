// What is charged on the way: carriage of what a depot measured, per parcel (X2), and the way back to the sender.
import { sum } from '../../kit/money.ts'
import { texts, type TextRow } from '../../kit/text.ts'
import { chargeableGrams, type Parcel } from '../pricing/parcel.ts'
import { remeasureLine, returnLine, returnLineAbroad, type PriceLine } from '../pricing/price.ts'
import type { Tariff } from '../pricing/tariff.ts'
import type { Leg, Plan, Service } from '../services.ts'
import type { PayWay } from '../shipments/settlement.ts'

export const chargeKinds = ['REMEASURE', 'RETURN'] as const
export type ChargeKind = (typeof chargeKinds)[number]

export const chargeText = texts({
  REMEASURE: { en: 'Heavier or larger than declared', ar: 'أثقل أو أكبر مما صُرّح به' },
  RETURN: { en: 'Return to sender', ar: 'الإرجاع إلى المُرسِل' },
}) satisfies Record<ChargeKind, TextRow>

/** A wallet that does not reach leaves a debt, of companies alone. */
export type ChargeWay = PayWay | 'debt'

export type Measured = { n: number; declared: Parcel; measured: Parcel }
export type Priced = { leg: Leg; service: Service; plan: Plan | null; tariff: Tariff }
export type Charged = { lines: PriceLine[]; pieces: number[]; netFils: bigint; vatFils: bigint }

const charged = (lines: PriceLine[], pieces: number[]): Charged | undefined =>
  lines.length === 0
    ? undefined
    : {
        lines,
        pieces,
        netFils: sum(lines.map(({ net }) => net)),
        vatFils: sum(lines.map(({ vat }) => vat)),
      }

/** The difference of each parcel, by the tariff and the plan of its price; undefined where nothing is above the tolerance. */
export const remeasureCharge = (
  parcels: readonly Measured[],
  { leg, service, plan, tariff }: Priced,
): Charged | undefined => {
  const found = parcels.flatMap(({ n, declared, measured }) => {
    const line = remeasureLine(chargeableGrams(declared), chargeableGrams(measured), {
      leg,
      service,
      plan: plan ?? 'NONE',
      tariff,
    })
    return line ? [{ n, line }] : []
  })
  return charged(
    found.map(({ line }) => line),
    found.map(({ n }) => n),
  )
}

/** Half the carriage within the Emirates; abroad what the carrier asks, and nothing before it has said so. */
export const returnCharge = (
  leg: Leg,
  lines: readonly PriceLine[],
  quotedFils?: bigint,
): Charged | undefined => {
  const line =
    leg === 'domestic'
      ? returnLine({ lines })
      : quotedFils === undefined
        ? undefined
        : returnLineAbroad(leg, quotedFils)
  return line && line.net > 0n ? charged([line], []) : undefined
}
