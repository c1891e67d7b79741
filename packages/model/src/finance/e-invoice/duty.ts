// Whether a tax document has to be sent as an e-invoice, and as what (A1 to A8); the first of A1 to A4 that fits decides.
import type { LineData } from '../charge-line.ts'
import {
  standInEndpoints,
  tinOf,
  transactionFlags,
  type EInvoice,
  type TransactionFlag,
} from './e-invoice.ts'

export type DutyFacts = {
  issuedOn: string
  isCredit: boolean
  /** Issued by the house as disclosed agent of a principal, or its own supply. */
  billing: 'AGENT' | 'OWN'
  isAir: boolean
  lines: readonly Pick<LineData, 'category'>[]
  buyer: { trn: string | null; isPerson: boolean; country: string; isOnNetwork: boolean }
  /** First day on which each has to send; null where none is set. */
  liveFrom: { house: string | null; principal: string | null }
  isVoluntary: boolean
  /** Last day on which transport under an airway bill is outside; null where that never holds. */
  airwayBillUntil: string | null
}

/** Why it need not be sent. */
export const exemptions = {
  b2c: { en: 'The buyer is an individual without a tax number.', ar: 'المشتري فرد من دون رقم ضريبي.' },
  early: { en: 'Issued before e-invoicing begins.', ar: 'صدرت قبل بدء العمل بالفوترة الإلكترونية.' },
  awb: {
    en: 'Transport under an air waybill is currently out of scope.',
    ar: 'النقل بموجب بوليصة شحن جوي خارج النطاق حاليًا.',
  },
} as const
export type Exemption = keyof typeof exemptions

export type Duty =
  | { isRequired: false; reason: Exemption }
  | { isRequired: true; typeCode: EInvoice['typeCode']; flags: string; endpoint: string }

/** The earlier day of the two counts for what is issued in a principal's name. */
const isBeforeStart = ({ issuedOn, billing, liveFrom }: DutyFacts): boolean => {
  const days = (billing === 'AGENT' ? [liveFrom.house, liveFrom.principal] : [liveFrom.house]).filter(
    (day) => day !== null,
  )
  const first = days.toSorted()[0]
  return first === undefined || issuedOn < first
}

const typeCodeOf = ({ lines, isCredit }: DutyFacts): EInvoice['typeCode'] => {
  const isOutside = lines.every(({ category }) => category === 'out-of-scope')
  if (isCredit) return isOutside ? '81' : '381'
  return isOutside ? '480' : '380'
}

const endpointOf = ({ buyer }: DutyFacts): string => {
  if (buyer.isOnNetwork && buyer.trn) return tinOf(buyer.trn)
  return buyer.country === 'AE' ? standInEndpoints.buyer : standInEndpoints.export
}

export const dutyOf = (facts: DutyFacts): Duty => {
  const { buyer, lines, isAir, airwayBillUntil, issuedOn, billing } = facts
  if (buyer.isPerson && buyer.trn === null) return { isRequired: false, reason: 'b2c' }
  if (!facts.isVoluntary && isBeforeStart(facts)) return { isRequired: false, reason: 'early' }
  const isOnlyZero = lines.every(({ category }) => category === 'zero')
  if (isAir && isOnlyZero && airwayBillUntil !== null && issuedOn <= airwayBillUntil)
    return { isRequired: false, reason: 'awb' }
  const flags: TransactionFlag[] = [
    ...(billing === 'AGENT' ? (['disclosedAgent'] as const) : []),
    ...(buyer.country === 'AE' ? [] : (['export'] as const)),
  ]
  return {
    isRequired: true,
    typeCode: typeCodeOf(facts),
    flags: transactionFlags(flags),
    endpoint: endpointOf(facts),
  }
}
