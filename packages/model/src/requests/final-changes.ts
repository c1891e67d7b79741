// What a final quotation changes line by line against the accepted one, and which of it the agent has to explain.
import { vatOf } from '../kit/money.ts'
import type { FieldProblems } from '../kit/problem.ts'
import { charges, type ChargeCode } from './charges.ts'

export type PricedLine = {
  code: ChargeCode
  label?: string | null
  sellingFils: bigint
  reason?: string | null
}

export const lineChanges = ['same', 'changed', 'added', 'removed'] as const
export type LineChange = {
  code: ChargeCode
  label: string | null
  change: (typeof lineChanges)[number]
  /** Fils before VAT; null where the quotation has no such line. */
  acceptedFils: bigint | null
  finalFils: bigint | null
  differenceFils: bigint
  /** VAT of the final line less that of the accepted one. */
  vatFils: bigint
  reason: string | null
}

/** Charges of a name of their own are one line each; additional ones are distinguished by what they are called. */
const keyOf = ({ code, label }: Pick<PricedLine, 'code' | 'label'>): string =>
  code === 'other' ? `other ${label?.trim().toLowerCase() ?? ''}` : code

const changeOf = (
  { code, label, reason }: PricedLine,
  acceptedFils: bigint | null,
  finalFils: bigint | null,
): LineChange => {
  const vat = (fils: bigint | null) => vatOf(fils ?? 0n, charges[code].vat)
  const change =
    acceptedFils === null
      ? 'added'
      : finalFils === null
        ? 'removed'
        : acceptedFils === finalFils
          ? 'same'
          : 'changed'
  return {
    code,
    label: label?.trim() || null,
    change,
    acceptedFils,
    finalFils,
    differenceFils: (finalFils ?? 0n) - (acceptedFils ?? 0n),
    vatFils: vat(finalFils) - vat(acceptedFils),
    reason: reason?.trim() || null,
  }
}

/** Every line of both, in the order of the final quotation; what it has left out stands last. */
export const finalChanges = (accepted: readonly PricedLine[], final: readonly PricedLine[]): LineChange[] => {
  // Two additional charges may bear one name: each line stands against one line only.
  const left = [...accepted]
  const lines = final.map((line) => {
    const at = left.findIndex((each) => keyOf(each) === keyOf(line))
    const before = at < 0 ? undefined : left.splice(at, 1)[0]
    return changeOf(line, before?.sellingFils ?? null, line.sellingFils)
  })
  return [...lines, ...left.map((line) => changeOf({ ...line, reason: null }, line.sellingFils, null))]
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
