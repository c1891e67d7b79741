// A tax document as a structured e-invoice (PINT AE): what the standard asks for, in our words, before it is written as XML.
import type { Emirate } from '../../reference/lists.ts'
import { halfUp, share, sum, vatBasisPoints, type VatCategory } from '../../kit/money.ts'

/** Codes of the emirates in the standard's list, by ISO 3166-2. */
export const emirateCodes = {
  AZ: 'AUH',
  DU: 'DXB',
  SH: 'SHJ',
  AJ: 'AJM',
  UQ: 'UAQ',
  RK: 'RAK',
  FU: 'FUJ',
} as const satisfies Record<Emirate, string>

/** Codes of the standard for our VAT categories. */
export const categoryCodes = { standard: 'S', zero: 'Z', 'out-of-scope': 'O' } as const satisfies Record<
  VatCategory,
  string
>

/** How a party is registered (BTAE-15, 16): trade licence, Emirates ID, passport, decision of the cabinet. */
export const registrationTypes = ['TL', 'EID', 'PAS', 'CD'] as const
export type RegistrationType = (typeof registrationTypes)[number]

/** Why a document is credited (BTAE-03). */
export const creditReasons = {
  'DL8.61.1.A': { en: 'The supply was cancelled', ar: 'أُلغي التوريد' },
  'DL8.61.1.B': {
    en: 'The tax treatment changed with the nature of the supply',
    ar: 'تغيّرت المعاملة الضريبية لتغيّر طبيعة التوريد',
  },
  'DL8.61.1.C': { en: 'The agreed price was altered', ar: 'عُدِّل السعر المتفق عليه' },
  'DL8.61.1.D': { en: 'The supply was returned', ar: 'أُعيد التوريد' },
  'DL8.61.1.E': { en: 'Tax was charged in error', ar: 'احتُسبت الضريبة بالخطأ' },
  VD: { en: 'Volume discount', ar: 'خصم على الكمية' },
} as const satisfies Record<string, { en: string; ar: string }>
export type CreditReason = keyof typeof creditReasons

/** Participants that stand for somebody who is not on the network. */
export const standInEndpoints = { buyer: '9900000098', export: '9900000099' } as const

/** Of the eight flags of a transaction (BTAE-02): which place each has. */
const flagPlaces = { disclosedAgent: 5, export: 7 } as const
export type TransactionFlag = keyof typeof flagPlaces

/** "00000100" for a disclosed agent. */
export const transactionFlags = (set: readonly TransactionFlag[]): string => {
  const places = set.map((flag) => flagPlaces[flag] as number)
  return Array.from({ length: 8 }, (_, place) => (places.includes(place) ? '1' : '0')).join('')
}

/** A tax identification number is the first ten digits of the registration number. */
export const tinOf = (trn: string): string => trn.slice(0, 10)

/** Who issued a licence (BTAE-11, 12), and which country a passport (BTAE-18, 19, in the same place); the others need neither. */
export const isIssuerKnown = (type: RegistrationType | null, authority: string): boolean =>
  type === 'TL' ? authority !== '' : type !== 'PAS' || /^[A-Z]{2}$/.test(authority)

export type EInvoiceParty = {
  /** Participant identifier in scheme 0235; empty where it is not known. */
  endpoint: string
  name: string
  trn: string | null
  registration: { type: RegistrationType; number: string; authority: string } | null
  address: { street: string; city: string; emirate: string; country: string }
}

/** 48 credit card, 55 debit card, 30 transfer, 1 not defined (UNCL 4461). */
export type PaymentMeans = {
  code: '48' | '55' | '30' | '1'
  iban?: string
  cardDigits?: string
  network?: string
}

export type EInvoiceLine = {
  name: string
  description: string
  /** Below zero where an advance is taken off. */
  quantity: number
  /** Fils, never below zero. */
  priceFils: bigint
  netFils: bigint
  vatFils: bigint | null
  category: string
  /** Percent; null where the category has none. */
  rate: number | null
}

export type EInvoice = {
  /** 380 tax invoice, 480 statement of amounts out of scope, 381 and 81 the notes that credit them. */
  typeCode: '380' | '480' | '381' | '81'
  flags: string
  number: string
  uuid: string
  issuedAt: Date
  dueOn: string | null
  taxPointOn: string | null
  note: string | null
  requestNumber: string
  /** The advances that it nets, or the invoice that it credits. */
  references: readonly { number: string; issuedOn: string }[]
  creditReason: string | null
  seller: EInvoiceParty
  buyer: EInvoiceParty
  /** Registration number of the agent in whose name it is issued; null for our own supplies. */
  principalTrn: string | null
  payment: PaymentMeans | null
  lines: readonly EInvoiceLine[]
  breakdown: readonly { category: string; netFils: bigint; vatFils: bigint }[]
  vatFils: bigint
  netFils: bigint
  grossFils: bigint
  prepaidFils: bigint
  roundingFils: bigint
  payableFils: bigint
}

export const isCredit = ({ typeCode }: Pick<EInvoice, 'typeCode'>): boolean =>
  typeCode === '381' || typeCode === '81'

/** Percent by category of the standard; none out of scope. */
export const rateOf = (category: VatCategory): number | null =>
  category === 'out-of-scope' ? null : Number(vatBasisPoints[category]) / 100

/** Fils by which VAT by lines may differ from VAT of the category before the difference becomes a rounding of its own (TX5). */
export const roundingTolerance = 2n

const categories = ['zero', 'standard', 'out-of-scope'] as const satisfies readonly VatCategory[]

export type SummedLine = Pick<EInvoiceLine, 'netFils' | 'category'> & { vatFils: bigint }

/**
 * Sums of a document by category and whole. VAT is that of the lines, half up each; where these differ from 5 percent of the
 * category by more than 2 fils, VAT is of the category and the difference stands as rounding, so that what is payable stays.
 */
export const sumsOf = (
  lines: readonly SummedLine[],
  paidFils: bigint,
): Pick<
  EInvoice,
  'breakdown' | 'vatFils' | 'netFils' | 'grossFils' | 'prepaidFils' | 'roundingFils' | 'payableFils'
> => {
  const breakdown = categories.flatMap((category) => {
    const code = categoryCodes[category]
    const own = lines.filter((line) => line.category === code)
    if (own.length === 0) return []
    const netFils = sum(own.map((line) => line.netFils))
    const byLines = sum(own.map((line) => line.vatFils))
    const byCategory = share(netFils, vatBasisPoints[category])
    const apart = byLines > byCategory ? byLines - byCategory : byCategory - byLines
    return [{ category: code, netFils, vatFils: apart > roundingTolerance ? byCategory : byLines }]
  })
  const netFils = sum(lines.map((line) => line.netFils))
  const vatFils = sum(breakdown.map((each) => each.vatFils))
  const roundingFils = sum(lines.map((line) => line.vatFils)) - vatFils
  const grossFils = netFils + vatFils
  return {
    breakdown,
    vatFils,
    netFils,
    grossFils,
    prepaidFils: paidFils,
    roundingFils,
    payableFils: grossFils - paidFils + roundingFils,
  }
}

/** What one of a line costs: exact where the net divides, and then quantity times price is the net (IBT-146). */
export const unitPrice = (netFils: bigint, quantity: number): bigint => halfUp(netFils, BigInt(quantity))
