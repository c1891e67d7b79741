// Lays the data of receipts and tax invoices out as printed documents: labels, facts, totals and payments in both languages.
import type {
  CreditReceiptData,
  ReceiptData as PrintedReceipt,
} from '@marsa/model/documents/issued-documents.ts'
import { movementText } from '@marsa/model/finance/credit/statement.ts'
import type { CreditStatement } from '@marsa/model/finance/credit/statement-endpoints.ts'
import type { Party, ReceiptAbout, ReceiptData } from '@marsa/model/finance/receipt.ts'
import type { TaxInvoiceData } from '@marsa/model/finance/tax-invoice.ts'
import { instantOf, toOffset } from '@marsa/model/kit/day.ts'
import { parseMoney, toWire } from '@marsa/model/kit/money.ts'
import {
  printCreditReceipt,
  printedDay,
  printReceipt,
  printStatement,
  printTaxInvoice,
} from '../documents/door.ts'

export type Letterhead = {
  contact: { email: string; phone: string }
  /** Set while the sandbox gateway is in use: the page says so. */
  sandbox: boolean
}

/** What the line knows of a payment beside its receipt; amounts in fils. */
export type ReceiptContext = {
  /** What was agreed or issued for the money, by its name and number. */
  reference: PrintedReceipt['reference']
  about: ReceiptAbout
  issuedAt: Date
  totalFils: bigint
  paidBeforeFils: bigint
  /** What of it was priced in other currencies, in figures. */
  exchange: readonly string[]
}

const lines = (address: string): string[] => address.split('\n').filter(Boolean)

const partyOf = (party: Party) => ({
  name: { en: party.nameEn, ar: party.nameAr },
  address: { en: lines(party.addressEn), ar: lines(party.addressAr) },
  trn: party.trn,
})

export const printReceiptData = (
  data: ReceiptData,
  context: ReceiptContext,
  letterhead: Letterhead,
): Promise<Buffer> =>
  printReceipt(
    {
      number: data.number,
      issuedOn: data.issuedOn,
      paidAt: toOffset(context.issuedAt),
      currency: data.currency,
      amount: data.amount,
      purpose: data.purpose,
      method: data.method,
      paymentReference: data.gatewayReference,
      requestNumber: data.subjectNumber,
      reference: context.reference,
      about: context.about,
      receivedBy: partyOf(data.to),
      paidBy: partyOf(data.from),
      total: toWire(context.totalFils),
      paidBefore: toWire(context.paidBeforeFils),
      remaining: toWire(context.totalFils - context.paidBeforeFils - parseMoney(data.amount)),
      exchange: [...context.exchange],
      ...letterhead,
    },
    context.issuedAt,
  )

/** `madeAt` is when it counted: printed again it is the same paper. */
export const printCreditReceiptData = (
  data: Omit<CreditReceiptData, 'paidBy' | 'receivedBy' | keyof Letterhead>,
  { paidBy, receivedBy, madeAt }: { paidBy: Party; receivedBy: Party; madeAt: Date },
  letterhead: Letterhead,
): Promise<Buffer> =>
  printCreditReceipt(
    { ...data, paidBy: partyOf(paidBy), receivedBy: partyOf(receivedBy), ...letterhead },
    madeAt,
  )

const dueLabel = { en: 'Payment due by', ar: 'آخر موعد للسداد' }

const paidLabel = { en: 'Paid', ar: 'المدفوع' }
const noteNumberLabel = { en: 'Credit note number', ar: 'رقم الإشعار الدائن' }
const creditedLabel = { en: 'Given back', ar: 'المبلغ المُعاد' }

type Fact = { label: { en: string; ar: string }; value: string }

/** `facts` are the references of the shipment; `advanceNumber` names the advance invoice that a final one nets. */
export const printTaxInvoiceData = (
  data: TaxInvoiceData,
  facts: readonly Fact[],
  advanceNumber: string | null,
  letterhead: Letterhead,
): Promise<Buffer> => {
  const isPositive = (amount: string) => parseMoney(amount) > 0n
  const payments = [
    {
      label: { en: `Advance, ${advanceNumber ?? ''}`, ar: `دفعة مقدمة، ${advanceNumber ?? ''}` },
      amount: data.advance,
    },
    { label: data.kind === 'credit-note' ? creditedLabel : paidLabel, amount: data.paid },
  ].filter((payment) => isPositive(payment.amount))
  return printTaxInvoice(
    {
      title: data.title,
      ...(data.kind === 'credit-note' && { numberLabel: noteNumberLabel }),
      number: data.number,
      issuedOn: data.issuedOn,
      suppliedOn: data.suppliedOn,
      currency: 'AED',
      facts: [...(data.dueOn ? [{ label: dueLabel, value: printedDay(data.dueOn) }] : []), ...facts].slice(
        0,
        8,
      ),
      supplier: partyOf(data.supplier),
      customer: partyOf(data.customer),
      lines: data.lines.map(({ en, ar, quantity, unit, pricedAs, net, rate, vat, total }) => ({
        description: { en, ar },
        ...(quantity && { times: `${quantity} × ${unit}` }),
        ...(pricedAs !== undefined && { times: pricedAs }),
        net,
        vatPercent: rate,
        vat,
        total,
      })),
      zeroRated: data.zeroRated,
      standardRated: data.standardRated,
      vat: data.vat,
      total: data.total,
      payments,
      due: data.due,
      notes: {
        en: data.notes.map((note) => note.en).join(' '),
        ar: data.notes.map((note) => note.ar).join(' '),
      },
      eInvoiceId: null,
      ...letterhead,
    },
    instantOf(data.issuedOn),
  )
}

/** `issuer` is the house itself. */
export const printStatementData = (
  { company, companyId: _, currency: __, ...statement }: CreditStatement,
  issuer: Party,
  letterhead: Letterhead,
): Promise<Buffer> =>
  printStatement(
    {
      ...statement,
      customer: partyOf(company),
      issuer: partyOf(issuer),
      lines: statement.lines.map(({ kind, ...line }) => ({ ...line, what: movementText[kind] })),
      ...letterhead,
    },
    instantOf(statement.issuedOn),
  )
