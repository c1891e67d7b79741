// Builds the e-invoice of a stored tax document: from the same lines and sums as its PDF, with what the parties are registered as.
import { dayOf } from '../../kit/day.ts'
import { parseMoney, sum } from '../../kit/money.ts'
import type { LineData } from '../charge-line.ts'
import type { TaxInvoiceRow } from '../tax-invoice.ts'
import {
  categoryCodes,
  rateOf,
  sumsOf,
  unitPrice,
  type EInvoice,
  type EInvoiceLine,
  type EInvoiceParty,
  type PaymentMeans,
} from './e-invoice.ts'
import type { Duty } from './duty.ts'

/** An advance that a final nets: its own lines, as they were issued. */
export type NettedAdvance = { number: string; issuedOn: string; lines: readonly LineData[] }

export type EInvoiceSource = {
  invoice: TaxInvoiceRow
  uuid: string
  seller: EInvoiceParty
  buyer: Omit<EInvoiceParty, 'endpoint'>
  principalTrn: string | null
  /** Whether names of goods are followed by their Arabic: the buyer reads it. */
  isArabic: boolean
  payment: PaymentMeans | null
  advances: readonly NettedAdvance[]
  /** The invoice that a note credits. */
  credited: { number: string; issuedOn: string } | null
  creditReason: string | null
}

const longestName = 200

type Taxed = EInvoiceLine & { vatFils: bigint }

const lineOf = (line: LineData, isArabic: boolean): Taxed => {
  const quantity = line.quantity ?? 1
  const net = parseMoney(line.net)
  return {
    name: line.en.slice(0, longestName),
    description: (isArabic ? line.ar : line.en).slice(0, longestName),
    quantity,
    priceFils: unitPrice(net, quantity),
    netFils: net,
    vatFils: parseMoney(line.vat),
    category: categoryCodes[line.category],
    rate: rateOf(line.category),
  }
}

/** An advance taken off again, a line for each category with what was declared of it (TX4). */
const nettedLines = ({ number, lines }: NettedAdvance, isArabic: boolean): Taxed[] =>
  (['zero', 'standard', 'out-of-scope'] as const).flatMap((category) => {
    const own = lines.filter((line) => line.category === category)
    if (own.length === 0) return []
    const netFils = sum(own.map((line) => parseMoney(line.net)))
    return [
      {
        name: `Less advance ${number}`,
        description: isArabic ? `ناقص الدفعة المقدمة ${number}` : `Less advance ${number}`,
        quantity: -1,
        priceFils: netFils,
        netFils: -netFils,
        vatFils: -sum(own.map((line) => parseMoney(line.vat))),
        category: categoryCodes[category],
        rate: rateOf(category),
      },
    ]
  })

/** What it is by kind, in the one note that the standard takes. */
const noteOf = ({ kind }: TaxInvoiceRow): string | null => (kind === 'advance' ? 'Advance payment' : null)

export const buildEInvoice = (
  source: EInvoiceSource,
  duty: Extract<Duty, { isRequired: true }>,
): EInvoice => {
  const { invoice, isArabic, advances, credited } = source
  const isNote = invoice.kind === 'credit-note'
  const lines = [
    ...invoice.lines.map((line) => lineOf(line, isArabic)),
    ...advances.flatMap((advance) => nettedLines(advance, isArabic)),
  ]
  const issuedOn = dayOf(invoice.issuedAt)
  const sums = sumsOf(lines, isNote ? 0n : invoice.paidFils)
  return {
    ...sums,
    typeCode: duty.typeCode,
    flags: duty.flags,
    number: invoice.number,
    uuid: source.uuid,
    issuedAt: invoice.issuedAt,
    dueOn: isNote ? null : (invoice.dueOn ?? issuedOn),
    taxPointOn: !isNote && invoice.suppliedOn < issuedOn ? invoice.suppliedOn : null,
    note: noteOf(invoice),
    requestNumber: invoice.subjectNumber,
    references: credited
      ? [credited]
      : advances.map(({ number, issuedOn: day }) => ({ number, issuedOn: day })),
    creditReason: isNote ? source.creditReason : null,
    seller: source.seller,
    buyer: { ...source.buyer, endpoint: duty.endpoint },
    principalTrn: source.principalTrn,
    payment: isNote ? null : source.payment,
    lines,
  }
}
