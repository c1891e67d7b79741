// Advance and final tax invoices and credit notes as data: lines, totals by VAT category, the advance netted, the notes.
import { dayOf } from '../kit/day.ts'
import { parseMoney, sum, toWire, type VatCategory } from '../kit/money.ts'
import type { LineData } from './charge-line.ts'
import { asSentence } from './credit/credit-terms.ts'
import { creditReasons, type CreditReason } from './e-invoice/e-invoice.ts'
import type { TaxInvoiceKind } from './invoice-kinds.ts'
import type { Party } from './receipt.ts'

export type TaxInvoiceRow = {
  number: string
  kind: TaxInvoiceKind
  issuedAt: Date
  /** Calendar day of the supply, YYYY-MM-DD. */
  suppliedOn: string
  subjectNumber: string
  supplier: Party
  customer: Party
  lines: readonly LineData[]
  netFils: bigint
  vatFils: bigint
  totalFils: bigint
  /** Paid and invoiced before; 0 where there was no advance. */
  advanceFils: bigint
  /** Paid against this document. */
  paidFils: bigint
  /** The last day on which it is paid in time, on credit; null where it was paid. */
  dueOn: string | null
  /** Supplied by Marsa itself, and not by an agent in whose name it issues. */
  isOwnSupply: boolean
  /** Of a note: why it was given, and in the words of who wrote it by hand. */
  creditReason: CreditReason | null
  reason: string | null
}

/** A document that this one builds on: an advance of a final, the invoice of a credit note. */
export type RelatedInvoice = { number: string; issuedAt: Date; vatFils: bigint }

export type TaxInvoiceData = {
  title: { en: string; ar: string }
  kind: TaxInvoiceKind
  number: string
  issuedOn: string
  suppliedOn: string
  subjectNumber: string
  supplier: Party
  customer: Party
  lines: readonly LineData[]
  zeroRated: string
  standardRated: string
  outOfScope: string
  net: string
  vat: string
  total: string
  advance: string
  /** VAT already declared on the advance, and what is left to declare with this document. */
  advanceVat: string
  vatDue: string
  paid: string
  due: string
  dueOn: string | null
  notes: readonly { en: string; ar: string }[]
}

const titles: Record<TaxInvoiceKind, { en: string; ar: string }> = {
  advance: { en: 'Tax Invoice', ar: 'فاتورة ضريبية' },
  final: { en: 'Tax Invoice', ar: 'فاتورة ضريبية' },
  'credit-note': { en: 'Tax Credit Note', ar: 'إشعار دائن ضريبي' },
}

/** What a person without a tax registration number is given of our own sales (regulation art. 59). */
const simplifiedTitle = { en: 'Simplified Tax Invoice', ar: 'فاتورة ضريبية مبسطة' }
const isSimplified = ({ kind, isOwnSupply, customer }: TaxInvoiceRow): boolean =>
  isOwnSupply && kind === 'final' && customer.trn === null

const netOf = (lines: readonly LineData[], category: VatCategory): bigint =>
  sum(lines.filter((line) => line.category === category).map((line) => parseMoney(line.net)))

const relation: Record<TaxInvoiceKind, (number: string, day: string) => { en: string; ar: string } | null> = {
  advance: () => null,
  final: (number, day) => ({
    en: `The advance was invoiced as ${number} on ${day}.`,
    ar: `صدرت فاتورة الدفعة المقدمة برقم ${number} بتاريخ ${day}.`,
  }),
  'credit-note': (number, day) => ({
    en: `This note credits tax invoice ${number} of ${day}.`,
    ar: `يخص هذا الإشعار الفاتورة الضريبية رقم ${number} بتاريخ ${day}.`,
  }),
}

const notesOf = (
  invoice: TaxInvoiceRow,
  related: readonly RelatedInvoice[],
): { en: string; ar: string }[] => {
  const notes: { en: string; ar: string }[] = []
  if (!invoice.isOwnSupply)
    notes.push({
      en: 'Issued by Marsa as disclosed agent for the supplier.',
      ar: 'صادرة عن مرسى بصفتها وكيلًا مُفصَحًا عنه للمورّد.',
    })
  if (netOf(invoice.lines, 'zero') > 0n)
    notes.push({
      en: 'International transport is zero-rated under Article 45 of the VAT law.',
      ar: 'النقل الدولي خاضع لنسبة الصفر وفق المادة 45 من قانون ضريبة القيمة المضافة.',
    })
  for (const each of related) {
    const link = relation[invoice.kind](each.number, dayOf(each.issuedAt))
    if (link) notes.push(link)
  }
  if (invoice.creditReason) {
    const { en, ar } = creditReasons[invoice.creditReason]
    const words = invoice.reason ? `: ${invoice.reason}` : ''
    notes.push({ en: asSentence(`Reason: ${en}${words}`), ar: asSentence(`السبب: ${ar}${words}`) })
  }
  notes.push({ en: 'All amounts in UAE dirhams.', ar: 'جميع المبالغ بالدرهم الإماراتي.' })
  return notes
}

export const taxInvoiceData = (
  invoice: TaxInvoiceRow,
  related: readonly RelatedInvoice[],
): TaxInvoiceData => {
  const advanceVat = invoice.kind === 'final' ? sum(related.map(({ vatFils }) => vatFils)) : 0n
  return {
    title: isSimplified(invoice) ? simplifiedTitle : titles[invoice.kind],
    kind: invoice.kind,
    number: invoice.number,
    issuedOn: dayOf(invoice.issuedAt),
    suppliedOn: invoice.suppliedOn,
    subjectNumber: invoice.subjectNumber,
    supplier: invoice.supplier,
    customer: invoice.customer,
    lines: invoice.lines,
    zeroRated: toWire(netOf(invoice.lines, 'zero')),
    standardRated: toWire(netOf(invoice.lines, 'standard')),
    outOfScope: toWire(netOf(invoice.lines, 'out-of-scope')),
    net: toWire(invoice.netFils),
    vat: toWire(invoice.vatFils),
    total: toWire(invoice.totalFils),
    advance: toWire(invoice.advanceFils),
    advanceVat: toWire(advanceVat),
    vatDue: toWire(invoice.vatFils - advanceVat),
    paid: toWire(invoice.paidFils),
    due: toWire(invoice.totalFils - invoice.advanceFils - invoice.paidFils),
    dueOn: invoice.dueOn,
    notes: notesOf(invoice, related),
  }
}
