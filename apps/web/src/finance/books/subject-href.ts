// Where what a posting is about is shown, by its kind.
import { bookHref } from './books-search.ts'

type Subject = { kind: string; id: string; number: string }

const pages: Record<string, (lang: string, subject: Subject) => string> = {
  'card-payout': (lang, { number }) => bookHref(lang, `card-payouts/${number}`),
  purchase: (lang, { number }) => bookHref(lang, 'purchases', { search: number }),
  'vat-return': (lang, { number }) => bookHref(lang, `vat/${number}`),
  'settlement-run': (lang, { id }) => bookHref(lang, `settlements/${id}`),
  'finance-case': (lang) => bookHref(lang, 'reconcile'),
  'bank-line': (lang) => bookHref(lang, 'reconcile'),
  'credit-receipt': (lang) => bookHref(lang, 'credit'),
  'merchant-payout': (lang) => `/${lang}/express/payouts`,
}

/** Whatever customers buy has its tax documents. */
export const subjectHref = (lang: string, subject: Subject): string =>
  pages[subject.kind]?.(lang, subject) ?? bookHref(lang, 'invoices', { search: subject.number })

/** A reference that only the database can read. */
export const isIdentifier = (reference: string): boolean =>
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/.test(reference)
