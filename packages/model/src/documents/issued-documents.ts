// What is printed on the documents we issue: payment receipt, tax invoice, release note and statement, each in English and Arabic.
import { z } from 'zod'

const amount = z.string().regex(/^-?\d{1,12}\.\d{2,3}$/)
const day = z.iso.date()
const both = z.strictObject({ en: z.string().min(1), ar: z.string().min(1) })

/** A fact with its label in both languages; the value is a reference, a date or a name in Latin script or digits. */
const Fact = z.strictObject({ label: both, value: z.string().min(1) })

const Party = z.strictObject({
  name: both,
  address: z.strictObject({ en: z.array(z.string()), ar: z.array(z.string()) }),
  trn: z
    .string()
    .regex(/^\d{15}$/)
    .nullable(),
})

const Contact = z.strictObject({ email: z.string(), phone: z.string() })

/** Proof of one payment. Amounts are decimal strings of the currency, `paidAt` an ISO instant with offset. */
export const ReceiptData = z.strictObject({
  number: z.string().min(1),
  issuedOn: day,
  paidAt: z.iso.datetime({ offset: true }),
  currency: z.string().length(3),
  amount,
  /** What was paid for: down payment, final payment, full payment. */
  purpose: both,
  method: both,
  paymentReference: z.string().min(1),
  requestNumber: z.string().min(1),
  /** What it is paid by: a quotation, a waybill. */
  reference: Fact,
  /** What is paid for: the word for its number, and what it is with the word for that. */
  about: z.strictObject({ request: both, term: both, text: both }),
  receivedBy: Party,
  paidBy: Party,
  total: amount,
  paidBefore: amount,
  remaining: amount,
  /** Of the total, what was priced in another currency and at which rate: "USD 2900.00 @ 3.6725 (2026-11-26)". */
  exchange: z.array(z.string()),
  contact: Contact,
  /** Shown across the page while the sandbox gateway is in use. */
  sandbox: z.boolean(),
})
export type ReceiptData = z.infer<typeof ReceiptData>

/** A tax invoice under the VAT executive regulations, article 59; totals are given, not computed by the page. */
export const TaxInvoiceData = z.strictObject({
  /** Tax Invoice unless stated; a credit note says so. */
  title: both.optional(),
  /** What its number is called, where it is no invoice. */
  numberLabel: both.optional(),
  number: z.string().min(1),
  issuedOn: day,
  suppliedOn: day,
  currency: z.literal('AED'),
  facts: z.array(Fact).max(8),
  supplier: Party,
  customer: Party,
  lines: z
    .array(
      z.strictObject({
        description: both,
        /** "3 × 333.33", where the net is of several. */
        times: z.string().optional(),
        net: amount,
        vatPercent: z.string().regex(/^\d{1,2}(\.\d)?$/),
        vat: amount,
        total: amount,
      }),
    )
    .min(1),
  zeroRated: amount,
  standardRated: amount,
  vat: amount,
  total: amount,
  /** Amounts already paid, newest last; printed as deductions. */
  payments: z.array(z.strictObject({ label: both, amount })),
  due: amount,
  notes: z.strictObject({ en: z.string(), ar: z.string() }),
  eInvoiceId: z.string().nullable(),
  contact: Contact,
  sandbox: z.boolean(),
  /** Shown across the page of the one that visitors may look at. */
  isExample: z.boolean().optional(),
})
export type TaxInvoiceData = z.infer<typeof TaxInvoiceData>

/** Proof that goods left a warehouse: what, for whom, who took them. The identity number comes masked. */
export const ReleaseNoteData = z.strictObject({
  number: z.string().min(1),
  requestNumber: z.string().min(1),
  handedOverAt: z.iso.datetime({ offset: true }),
  warehouse: Party,
  customer: Party,
  collector: z.strictObject({ name: z.string(), idNumber: z.string(), vehiclePlate: z.string() }),
  lines: z.array(z.strictObject({ name: z.string(), quantity: z.int(), staying: z.int() })).min(1),
  /** Bytes of the drawn signature; null where the collector said the code. */
  signature: z.array(z.int().min(0).max(255)).nullable(),
  /** Handed over before everything was paid: why, and the amount that was open. */
  credit: z.strictObject({ reason: z.string(), open: amount }).nullable(),
  contact: Contact,
  sandbox: z.boolean(),
})
export type ReleaseNoteData = z.infer<typeof ReleaseNoteData>

/** Money on a credit account, and the invoices that it pays as it stands. */
export const CreditReceiptData = z.strictObject({
  number: z.string().min(1),
  issuedOn: day,
  valueOn: day,
  currency: z.literal('AED'),
  amount,
  way: both,
  reference: z.string().min(1),
  pays: z.array(z.strictObject({ number: z.string(), amount })),
  unallocated: amount,
  receivedBy: Party,
  paidBy: Party,
  contact: Contact,
  sandbox: z.boolean(),
})
export type CreditReceiptData = z.infer<typeof CreditReceiptData>

/** What a credit customer owed, what moved it in a month, and what is owed then; no tax invoice. */
export const StatementData = z.strictObject({
  number: z.string().min(1),
  issuedOn: day,
  fromOn: day,
  toOn: day,
  customer: Party,
  issuer: Party,
  opening: amount,
  closing: amount,
  lines: z.array(z.strictObject({ on: day, what: both, reference: z.string(), amount, balance: amount })),
  ageing: z.strictObject({ notDue: amount, to30: amount, to60: amount, to90: amount, over90: amount }),
  bankAccount: z.string().nullable(),
  contact: Contact,
  sandbox: z.boolean(),
})
export type StatementData = z.infer<typeof StatementData>
