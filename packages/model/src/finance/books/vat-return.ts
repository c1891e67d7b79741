// The boxes of the VAT return (VAT 201) from the tax documents of a period, and whether they tie to the ledger.
import { emirates, type Emirate } from '../../reference/lists.ts'
import { sum, type VatCategory } from '../../kit/money.ts'
import { settingDefaults, type SettingKey, type SettingsInForce } from '../../kit/settings.ts'
import { segmentOf, type Segment } from '../reports/segments.ts'

/** Before it no supply in the Emirates had VAT (Federal Decree-Law 8 of 2017, article 85). */
export const vatBegan = '2018-01-01'

const emirateSettings: Partial<Record<Segment, SettingKey & `vat.emirate-${string}`>> = {
  express: 'vat.emirate-express',
  bundles: 'vat.emirate-bundles',
  commission: 'vat.emirate-commission',
}

const isEmirate = (code: string): code is Emirate => code in emirates

/**
 * The emirate of the establishment that is most closely connected with a supply (VATP033; e-commerce by place of receipt is not
 * asked of the house): of the house by what is sold, of an agent where it is registered, and Dubai where that is not known.
 */
export const emirateOfSupply = (
  { isOwn, subjectKind, registered }: { isOwn: boolean; subjectKind: string; registered: Emirate | null },
  settings: SettingsInForce = settingDefaults,
): Emirate => {
  const segment = isOwn ? segmentOf(subjectKind) : undefined
  const key = segment && emirateSettings[segment]
  const code = key ? settings[key] : (registered ?? '')
  return isEmirate(code) ? code : 'DU'
}

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
  /** What the house owes on its own purchases under the reverse charge, and takes back in box 10. */
  reverseCharge: VatBox
  outputs: VatBox
  standardInputs: VatBox
  reverseInputs: VatBox
  inputs: VatBox
  /** The adjustment of box 1 for debts that customers never paid. */
  reliefFils: bigint
  dueFils: bigint
  recoverableFils: bigint
  payableFils: bigint
}

const signed = ({ isCredit }: VatDocument, fils: bigint): bigint => (isCredit ? -fils : fils)

type Amounts = { netFils: bigint; vatFils: bigint }
/** What was bought with VAT that is recovered: charged by suppliers, and owed by the house itself. */
export type VatInputs = { standard: Amounts; reverseCharge: Amounts }
const nothing: Amounts = { netFils: 0n, vatFils: 0n }
export const noInputs: VatInputs = { standard: nothing, reverseCharge: nothing }

/** Sums over the documents of sales and what was bought, less the relief for bad debts. */
export const vatReturn = (
  documents: readonly VatDocument[],
  bought: VatInputs,
  reliefFils = 0n,
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
  const reverseCharge = { box: '3', ...bought.reverseCharge }
  const inputs = {
    box: '11',
    netFils: bought.standard.netFils + bought.reverseCharge.netFils,
    vatFils: bought.standard.vatFils + bought.reverseCharge.vatFils,
  }
  const zeroRated = { box: '4', ...of(() => true, 'zero') }
  const outputs = {
    box: '8',
    netFils: sum(standard.map(({ netFils }) => netFils)) + reverseCharge.netFils + zeroRated.netFils,
    vatFils: sum(standard.map(({ vatFils }) => vatFils)) + reverseCharge.vatFils - reliefFils,
  }
  return {
    standard,
    zeroRated,
    outOfScopeFils: of(() => true, 'out-of-scope').netFils,
    reverseCharge,
    outputs,
    standardInputs: { box: '9', ...bought.standard },
    reverseInputs: { box: '10', ...bought.reverseCharge },
    inputs,
    reliefFils,
    dueFils: outputs.vatFils,
    recoverableFils: inputs.vatFils,
    payableFils: outputs.vatFils - inputs.vatFils,
  }
}
