// The kinds of tax invoice, as words that contracts name, and as people read them.
import { texts, type TextRow } from '../kit/text.ts'

/** The advance for a part, the final for the whole or for a fee, the note that credits one of them. */
export const taxInvoiceKinds = ['advance', 'final', 'credit-note'] as const
export type TaxInvoiceKind = (typeof taxInvoiceKinds)[number]

/** Whose supply a document bills: the portal's own, or that of an agent. */
export const billings = ['own', 'agent'] as const

export const taxInvoiceKindText = texts({
  advance: { en: 'Advance tax invoice', ar: 'فاتورة ضريبية للدفعة المقدمة' },
  final: { en: 'Tax invoice', ar: 'فاتورة ضريبية' },
  'credit-note': { en: 'Credit note', ar: 'إشعار دائن' },
} satisfies Record<TaxInvoiceKind, TextRow>)
