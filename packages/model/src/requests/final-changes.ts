// What a final quotation changes line by line against the accepted one, and which of it the agent has to explain.
import type { FieldProblems } from '../kit/problem.ts'
import { lineVat, netOf } from './charge-line.ts'
import type { ChargeCode } from './charges.ts'
import {
  countedBeside,
  partsOf,
  type ChangePart,
  type CountedBeside,
  type PricedLine,
} from './final-causes.ts'

export type { PricedLine } from './final-causes.ts'

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
  /** The difference by what brought it about. */
  parts: ChangePart[]
  /** What was measured or counted otherwise; null where it was not. */
  counted: CountedBeside | null
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
    parts: partsOf(accepted, final),
    counted: accepted && final ? countedBeside(accepted, final) : null,
    reason: final?.reason?.trim() || null,
  }
}

const boxOf = ({ unit }: PricedLine): string => unit?.appliesTo ?? ''

/** Each final line with the accepted one it stands against: of containers that of the same type before any other. */
const paired = (
  accepted: readonly PricedLine[],
  final: readonly PricedLine[],
): { pairs: (PricedLine | undefined)[]; left: PricedLine[] } => {
  // Two additional charges may bear one name: each line stands against one line only.
  const left = [...accepted]
  const take = (fits: (each: PricedLine) => boolean): PricedLine | undefined => {
    const at = left.findIndex(fits)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
  const ofType = final.map((line) =>
    take((each) => keyOf(each) === keyOf(line) && boxOf(each) === boxOf(line)),
  )
  const pairs = final.map((line, at) => ofType[at] ?? take((each) => keyOf(each) === keyOf(line)))
  return { pairs, left }
}

/** Every line of both, in the order of the final quotation; what it has left out stands last. */
export const finalChanges = (accepted: readonly PricedLine[], final: readonly PricedLine[]): LineChange[] => {
  const { pairs, left } = paired(accepted, final)
  return [
    ...final.map((line, at) => changeOf(pairs[at], line)),
    ...left.map((line) => changeOf(line, undefined)),
  ]
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
