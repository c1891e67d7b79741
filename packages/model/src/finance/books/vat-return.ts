// The boxes of the VAT return (VAT 201) from the tax documents of a period, and whether they tie to the ledger.
import type { Emirate } from '../../reference/lists.ts'
import { sum, type VatCategory } from '../../kit/money.ts'

/** Where the house is established: the emirate of its own supplies (VATP033; e-commerce by place of receipt is not asked of it). */
export const houseEmirate: Emirate = 'DU'

/** A document of the period, by category; a credit note counts below zero. */
export type VatDocument = {
  isCredit: boolean
  emirate: Emirate
  lines: readonly { category: VatCategory; netFils: bigint; vatFils: bigint }[]
}

/** Boxes 1a to 1g in the order of the form. */
export const vatEmirates = ['AZ', 'DU', 'SH', 'AJ', 'UQ', 'RK', 'FU'] as const satisfies readonly Emirate[]

export type VatBox = { box: string; netFils: bigint; vatFils: bigint }
export type VatReturn = {
  /** 1a to 1g: standard-rated supplies by emirate. */
  standard: (VatBox & { emirate: Emirate })[]
  zeroRated: VatBox
  /** Out of the scope of the tax; no box of the form. */
  outOfScopeFils: bigint
  outputs: VatBox
  inputs: VatBox
  dueFils: bigint
  recoverableFils: bigint
  payableFils: bigint
}

const signed = ({ isCredit }: VatDocument, fils: bigint): bigint => (isCredit ? -fils : fils)

/** Sums over the documents; `inputs` is what was bought with VAT that is recovered. */
export const vatReturn = (
  documents: readonly VatDocument[],
  inputs: { netFils: bigint; vatFils: bigint },
): VatReturn => {
  const of = (which: (document: VatDocument) => boolean, category: VatCategory) => {
    const lines = documents.filter(which).flatMap((document) =>
      document.lines
        .filter((line) => line.category === category)
        .map(({ netFils, vatFils }) => ({
          net: signed(document, netFils),
          vat: signed(document, vatFils),
        })),
    )
    return { netFils: sum(lines.map(({ net }) => net)), vatFils: sum(lines.map(({ vat }) => vat)) }
  }
  const standard = vatEmirates.map((emirate, index) => ({
    box: `1${String.fromCharCode(97 + index)}`,
    emirate,
    ...of((document) => document.emirate === emirate, 'standard'),
  }))
  const zeroRated = { box: '4', ...of(() => true, 'zero') }
  const outputs = {
    box: '8',
    netFils: sum(standard.map(({ netFils }) => netFils)) + zeroRated.netFils,
    vatFils: sum(standard.map(({ vatFils }) => vatFils)),
  }
  return {
    standard,
    zeroRated,
    outOfScopeFils: of(() => true, 'out-of-scope').netFils,
    outputs,
    inputs: { box: '11', ...inputs },
    dueFils: outputs.vatFils,
    recoverableFils: inputs.vatFils,
    payableFils: outputs.vatFils - inputs.vatFils,
  }
}
