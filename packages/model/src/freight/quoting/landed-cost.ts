// What goods cost once they are in the Emirates: duty on CIF, VAT on CIF and duty, with their exemptions. An estimate.
import { parseMoney, share, sum, vatBasisPoints } from '../../kit/money.ts'
import type { Dated, SettingsInForce } from '../../kit/settings.ts'
import { legsOf, type Incoterm } from '../cargo/incoterms.ts'
import type { QuotationView } from '../../requests/views.ts'

/** States of the Gulf Cooperation Council; goods of their origin bear no customs duty (facts). */
export const gccCountries: readonly string[] = ['AE', 'SA', 'OM', 'QA', 'BH', 'KW']

export const dutyReasons = [
  'general',
  'alcohol',
  'tobacco',
  'gcc-origin',
  'exempt-heading',
  'low-value',
] as const
export type DutyReason = (typeof dutyReasons)[number]

/** The value of a dated setting on a day; the first row also holds before its day. */
export const valueOn = (rows: Dated, day: string): number =>
  (rows.findLast(([from]) => from <= day) ?? rows[0])?.[1] ?? 0

/** Amounts in fils. */
export type LandedFacts = {
  /** Value of the goods as they were sold; with carriage and insurance where `holds` says so. */
  goods: bigint
  /** International carriage of the quotation; undefined when the quotation names none. */
  carriage: bigint | undefined
  /** Total of the quotation with VAT, which holds the carriage. */
  quotation: bigint
  /** Harmonised code, four to six digits. */
  commodity: string
  /** The goods were made in a state of the GCC and a certificate of origin says so. */
  gccOrigin: boolean
  /** The day on which the rates are read. */
  on: string
  /** Of the price of the goods, what its seller has paid already. */
  holds?: { carriage: boolean; insurance: boolean }
}

export type LandedCost = {
  carriage: bigint
  insurance: bigint
  cif: bigint
  reason: DutyReason
  dutyPercent: number
  duty: bigint
  importVat: bigint
  /** Goods, quotation, duty and import VAT. The insurance is assumed for CIF and not part of it. */
  total: bigint
}

const isUnder = (commodity: string, headings: readonly string[]): boolean =>
  headings.some((heading) => commodity.startsWith(heading))

const alcohol = ['2203', '2204', '2205', '2206', '2207', '2208']
const tobacco = ['24']

/** Why the goods bear the duty they bear. Alcohol and tobacco are never too cheap for it; origin comes first. */
const dutyReason = (
  { commodity, gccOrigin, on }: LandedFacts,
  cif: bigint,
  settings: SettingsInForce,
): DutyReason => {
  if (gccOrigin) return 'gcc-origin'
  if (isUnder(commodity, alcohol)) return 'alcohol'
  if (isUnder(commodity, tobacco)) return 'tobacco'
  if (isUnder(commodity, settings['customs.exempt-headings']?.split(/, ?/) ?? [])) return 'exempt-heading'
  return cif <= BigInt(valueOn(settings['customs.low-value'], on)) * 100n ? 'low-value' : 'general'
}

const percentOf = (reason: DutyReason, on: string, settings: SettingsInForce): number =>
  ({
    general: valueOn(settings['customs.duty-percent'], on),
    alcohol: settings['customs.alcohol-percent'],
    tobacco: settings['customs.tobacco-percent'],
    'gcc-origin': 0,
    'exempt-heading': 0,
    'low-value': 0,
  })[reason]

const basisPoints = (percent: number): bigint => BigInt(Math.round(percent * 100))

/**
 * The estimate for an import. Duty is a share of CIF (goods, carriage, insurance), import VAT 5 percent of CIF and duty
 * (facts, "VAT rate and zero rate" and "Customs duty"); both are rounded half up to the fil.
 */
export const landedCost = (facts: LandedFacts, settings: SettingsInForce): LandedCost => {
  const carriage = facts.holds?.carriage ? 0n : (facts.carriage ?? 0n)
  const insurance = facts.holds?.insurance
    ? 0n
    : share(facts.goods + carriage, basisPoints(settings['customs.insurance-percent']))
  const cif = facts.goods + carriage + insurance
  const reason = dutyReason(facts, cif, settings)
  const dutyPercent = percentOf(reason, facts.on, settings)
  const duty = share(cif, basisPoints(dutyPercent))
  const importVat = share(cif + duty, vatBasisPoints.standard)
  const total = facts.goods + facts.quotation + duty + importVat
  return { carriage, insurance, cif, reason, dutyPercent, duty, importVat, total }
}

/** The insurance of whoever carries the goods to their place is in their price, too. */
const insured: readonly Incoterm[] = ['CIF', 'CIP', 'DAP', 'DPU']

type Asked = {
  direction: 'import' | 'export'
  cargoValue: string
  commodity: string
  gccOrigin: boolean
  incoterm?: string | null | undefined
}

/** Whether there is anything to estimate: duty abroad is not known, and duty that the seller pays is in the price. */
export const isEstimated = ({ direction, incoterm }: Pick<Asked, 'direction' | 'incoterm'>): boolean =>
  direction === 'import' && !(incoterm && legsOf(incoterm as Incoterm, 'seller').includes('IC'))

/** What the estimate needs of a request and of one of its quotations; undefined where nothing is estimated. */
export const landedFacts = (
  request: Asked,
  quotation: Pick<QuotationView, 'charges' | 'totalEstimate'>,
  on: string,
): LandedFacts | undefined => {
  const rule = (request.incoterm ?? undefined) as Incoterm | undefined
  const paid = rule ? legsOf(rule, 'seller') : []
  if (!isEstimated(request)) return undefined
  const carriage = quotation.charges.filter(({ code }) => code === 'ocean-freight' || code === 'air-freight')
  return {
    goods: parseMoney(request.cargoValue),
    carriage: carriage.length > 0 ? sum(carriage.map(({ amount }) => parseMoney(amount))) : undefined,
    quotation: parseMoney(quotation.totalEstimate),
    commodity: request.commodity,
    gccOrigin: request.gccOrigin,
    on,
    ...(rule && { holds: { carriage: paid.includes('M'), insurance: insured.includes(rule) } }),
  }
}
