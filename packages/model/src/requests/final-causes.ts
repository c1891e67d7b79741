// Why a charge of a final quotation differs from the accepted one, found from both alone: to the fil, with its VAT.
import { vatOf } from '../kit/money.ts'
import { lineVat, netOf, type ChargeLine } from './charge-line.ts'
import { amountOf, chargedBreak, chargedQuantity, inFils, type Basis, type UnitPrice } from './unit-price.ts'

export type PricedLine = Omit<ChargeLine, 'buyingFils'>

/**
 * Measured: there is more or less of what is charged. Rate: one of it has another price. Disbursement: what was paid in the
 * customer's name and is passed on as it was.
 */
export const changeCauses = ['measured', 'rate', 'added', 'disbursement', 'removed'] as const
export type ChangeCause = (typeof changeCauses)[number]

/** Fils before VAT, and the VAT of them. */
export type ChangePart = { cause: ChangeCause; differenceFils: bigint; vatFils: bigint }

/** Thousandths of what is charged in each; without a basis it is how often. */
export type CountedBeside = { basis: Basis | null; accepted: bigint; final: bigint }

/** Priced for one of the same, so that only how much there is, or what one costs, may differ. */
const isAlike = (accepted: UnitPrice, final: UnitPrice): boolean =>
  accepted.basis === final.basis &&
  accepted.currency === final.currency &&
  accepted.appliesTo === final.appliesTo &&
  accepted.basis !== 'percent' &&
  accepted.quantity !== null &&
  final.quantity !== null

/** What is charged in each where that differs; a percentage follows what it is of, and is not measured. */
export const countedBeside = (accepted: PricedLine, final: PricedLine): CountedBeside | null => {
  const [before, after] = [accepted.unit, final.unit]
  const both: CountedBeside | null =
    before && after
      ? isAlike(before, after)
        ? { basis: before.basis, accepted: chargedQuantity(before), final: chargedQuantity(after) }
        : null
      : before || after
        ? null
        : { basis: null, accepted: BigInt(accepted.quantity) * 1000n, final: BigInt(final.quantity) * 1000n }
  return both && both.accepted !== both.final ? both : null
}

/** What the final quantity comes to at the agreed price, with the agreed breaks, minimum and rate of exchange. */
const atAgreedPrice = (unit: UnitPrice, quantity: bigint): bigint => {
  const agreed = unit.breaks ? chargedBreak(unit.breaks, quantity) : null
  const counted = { basis: unit.basis, quantity, minQuantity: agreed?.least ?? null }
  return inFils(amountOf(counted, agreed?.charged.selling ?? unit.sellingPrice, unit.minSelling), unit.rate)
}

/** Fils before VAT of the accepted charge for what there is in the end. */
const remeasured = (accepted: PricedLine, counted: CountedBeside): bigint =>
  accepted.unit ? atAgreedPrice(accepted.unit, counted.final) : (accepted.sellingFils * counted.final) / 1000n

const whole = (
  cause: ChangeCause,
  accepted: PricedLine | undefined,
  final: PricedLine | undefined,
): ChangePart => ({
  cause,
  differenceFils: (final ? netOf(final) : 0n) - (accepted ? netOf(accepted) : 0n),
  vatFils: (final ? lineVat(final) : 0n) - (accepted ? lineVat(accepted) : 0n),
})

/** First what there is more or less of at the agreed price, then what is left, which is the price. */
const changed = (accepted: PricedLine, final: PricedLine): ChangePart[] => {
  const counted = countedBeside(accepted, final)
  if (!counted) return [whole('rate', accepted, final)]
  const net = remeasured(accepted, counted)
  const vat = vatOf(net, accepted.vat)
  return [
    { cause: 'measured', differenceFils: net - netOf(accepted), vatFils: vat - lineVat(accepted) },
    { cause: 'rate', differenceFils: netOf(final) - net, vatFils: lineVat(final) - vat },
  ]
}

/** The difference by its causes, none where the charge costs the same; one of the two lines is given. */
export const partsOf = (accepted: PricedLine | undefined, final: PricedLine | undefined): ChangePart[] => {
  const all = whole('rate', accepted, final)
  if (all.differenceFils === 0n && all.vatFils === 0n) return []
  if (!final) return [whole('removed', accepted, final)]
  if (final.vat === 'out-of-scope') return [whole('disbursement', accepted, final)]
  if (!accepted) return [whole('added', accepted, final)]
  return changed(accepted, final).filter(
    ({ differenceFils, vatFils }) => differenceFils !== 0n || vatFils !== 0n,
  )
}
