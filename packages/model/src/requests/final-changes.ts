// What a final quotation changes line by line against the accepted one, and which of it the agent has to explain.
import type { FieldProblems } from '../kit/problem.ts'
import { lineVat, netOf, type ChargeCode, type ChargeLine } from './charges.ts'

export type PricedLine = Omit<ChargeLine, 'buyingFils'>

export const lineChanges = ['same', 'changed', 'added', 'removed'] as const
export type LineChange = {
  code: ChargeCode
  label: string | null
  change: (typeof lineChanges)[number]
  /** Fils before VAT; null where the quotation has no such line. */
  acceptedFils: bigint | null
  finalFils: bigint | null
  /** How often it is charged in each. */
  acceptedQuantity: number | null
  finalQuantity: number | null
  differenceFils: bigint
  /** VAT of the final line less that of the accepted one. */
  vatFils: bigint
  reason: string | null
}

/** Charges of a name of their own are one line each; additional ones are distinguished by what they are called. */
const keyOf = ({ code, label }: Pick<PricedLine, 'code' | 'label'>): string =>
  code === 'other' ? `other ${label?.trim().toLowerCase() ?? ''}` : code

const isSame = (accepted: PricedLine, final: PricedLine): boolean =>
  accepted.sellingFils === final.sellingFils &&
  accepted.quantity === final.quantity &&
  accepted.vat === final.vat

const changeOf = (accepted: PricedLine | undefined, final: PricedLine | undefined): LineChange => {
  const { code, label } = (final ?? accepted)!
  const [before, after] = [accepted && netOf(accepted), final && netOf(final)]
  return {
    code,
    label: label?.trim() || null,
    change: !accepted ? 'added' : !final ? 'removed' : isSame(accepted, final) ? 'same' : 'changed',
    acceptedFils: before ?? null,
    finalFils: after ?? null,
    acceptedQuantity: accepted?.quantity ?? null,
    finalQuantity: final?.quantity ?? null,
    differenceFils: (after ?? 0n) - (before ?? 0n),
    vatFils: (final ? lineVat(final) : 0n) - (accepted ? lineVat(accepted) : 0n),
    reason: final?.reason?.trim() || null,
  }
}

/** Every line of both, in the order of the final quotation; what it has left out stands last. */
export const finalChanges = (accepted: readonly PricedLine[], final: readonly PricedLine[]): LineChange[] => {
  // Two additional charges may bear one name: each line stands against one line only.
  const left = [...accepted]
  const lines = final.map((line) => {
    const at = left.findIndex((each) => keyOf(each) === keyOf(line))
    const before = at < 0 ? undefined : left.splice(at, 1)[0]
    return changeOf(before, line)
  })
  return [...lines, ...left.map((line) => changeOf(line, undefined))]
}

/** A changed or an added line needs a reason; its field is `charges.2.reason`. */
export const finalReasonProblems = (
  accepted: readonly PricedLine[],
  final: readonly PricedLine[],
): FieldProblems =>
  Object.fromEntries(
    finalChanges(accepted, final)
      .slice(0, final.length)
      .flatMap(({ change, reason }, index) =>
        change !== 'same' && (reason?.length ?? 0) < 3
          ? [[`charges.${index}.reason`, 'quotes.reason-required']]
          : [],
      ),
  )
