// The kinds of tax invoice, as words that contracts name.

/** The advance for a part, the final for the whole or for a fee, the note that credits one of them. */
export const taxInvoiceKinds = ['advance', 'final', 'credit-note'] as const
export type TaxInvoiceKind = (typeof taxInvoiceKinds)[number]
