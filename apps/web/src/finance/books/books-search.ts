// What the addresses of the books hold: the days, and what is chosen beside them.
import { vatEmirates } from '@marsa/model/finance/books/vat-return.ts'
import { vatCategories, type VatCategory } from '@marsa/model/kit/money.ts'
import type { Emirate } from '@marsa/model/reference/lists.ts'
import { accountKinds, type AccountKind } from '@marsa/model/finance/books/chart.ts'
import { eInvoiceMachine, type EInvoiceState } from '@marsa/model/finance/e-invoice/e-invoice-machine.ts'
import { salesKeys, type SalesKey } from '@marsa/model/finance/reports/report-list.ts'
import { segments, type Segment } from '@marsa/model/finance/reports/segments.ts'
import { billings, taxInvoiceKinds, type TaxInvoiceKind } from '@marsa/model/finance/invoice-kinds.ts'
import { dayIn } from '../../kit/router/search.ts'

export type DaysSearch = { from?: string; to?: string }
export type AccountSearch = DaysSearch & { owner?: string; before?: string }
export type DocumentsSearch = DaysSearch & {
  kind?: TaxInvoiceKind
  billing?: (typeof billings)[number]
  eInvoice?: EInvoiceState
  line?: Segment
  customer?: string
  supplier?: string
  emirate?: Emirate
  category?: VatCategory
  search?: string
  before?: string
}
export type ReportSearch = DaysSearch & {
  kind?: AccountKind
  by?: SalesKey
  line?: Segment
  supplierId?: string
  next?: string
}
export type StateSearch = DaysSearch & { state?: string; search?: string; page?: string }
export type PurchasesSearch = StateSearch & { treatment?: string }
export type PageSearch = { page?: string }
export type CasesSearch = PageSearch & { state?: string; kind?: string }
export type PayablesSearch = PageSearch & { search?: string; runState?: string; runPage?: string }
export type CreditSearch = PageSearch & { search?: string; state?: string }
export type DashboardSearch = { report?: string }
export type VatSearch = DaysSearch & { supplier?: string; page?: string }

const text = (value: unknown, most = 60): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, most) : undefined

/** Without what is not there. */
const said = <Search extends Record<string, string | undefined>>(search: Search) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Search]?: Exclude<Search[Key], undefined>
  }

export const readDays = (search: Record<string, unknown>): DaysSearch =>
  said({ from: dayIn(search['from']), to: dayIn(search['to']) })

export const readAccountSearch = (search: Record<string, unknown>): AccountSearch => ({
  ...readDays(search),
  ...said({ owner: text(search['owner']), before: text(search['before']) }),
})

export const readDocumentsSearch = (search: Record<string, unknown>): DocumentsSearch => ({
  ...readDays(search),
  ...said({
    kind: taxInvoiceKinds.find((each) => each === search['kind']),
    billing: billings.find((each) => each === search['billing']),
    eInvoice: eInvoiceMachine.states.find((each) => each === search['eInvoice']),
    line: segments.find((each) => each === search['line']),
    customer: text(search['customer']),
    supplier: text(search['supplier']),
    emirate: vatEmirates.find((each) => each === search['emirate']),
    category: vatCategories.find((each) => each === search['category']),
    search: text(search['search']),
    before: text(search['before']),
  }),
})

/** A code whose meaning the page knows, which is loaded when it opens; see `oneOf`. */
const code = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[A-Za-z_-]{1,40}$/.test(value) ? value : undefined

/** The value that an address names, where there is such a one. */
export const oneOf = <Value extends string>(
  all: readonly Value[],
  named: string | undefined,
): Value | undefined => all.find((each) => each === named)

const page = (value: unknown): string | undefined => {
  const text = String(value)
  return /^[1-9]\d{0,3}$/.test(text) ? text : undefined
}

export const readPage = (search: Record<string, unknown>): PageSearch => said({ page: page(search['page']) })

export const readCasesSearch = (search: Record<string, unknown>): CasesSearch => ({
  ...readPage(search),
  ...said({
    state: code(search['state']),
    kind: code(search['kind']),
  }),
})

export const readPayablesSearch = (search: Record<string, unknown>): PayablesSearch => ({
  ...readPage(search),
  ...said({
    search: text(search['search']),
    runState: code(search['runState']),
    runPage: page(search['runPage']),
  }),
})

export const readCreditSearch = (search: Record<string, unknown>): CreditSearch => ({
  ...readPage(search),
  ...said({
    search: text(search['search']),
    state: code(search['state']),
  }),
})

/** Rows of some days and one state, by their names. */
export const readStateSearch = (search: Record<string, unknown>): StateSearch => ({
  ...readDays(search),
  ...readPage(search),
  ...said({
    state: code(search['state']),
    search: text(search['search']),
  }),
})

export const readPurchasesSearch = (search: Record<string, unknown>): PurchasesSearch => ({
  ...readStateSearch(search),
  ...said({ treatment: code(search['treatment']) }),
})

export const readVatSearch = (search: Record<string, unknown>): VatSearch => ({
  ...readDays(search),
  ...said({ supplier: text(search['supplier']), page: page(search['page']) }),
})

export const readReportSearch = (search: Record<string, unknown>): ReportSearch => ({
  ...readDays(search),
  ...said({
    kind: accountKinds.find((each) => each === search['kind']),
    by: salesKeys.find((each) => each === search['by']),
    line: segments.find((each) => each === search['line']),
    supplierId: text(search['supplierId']),
    next: /^\d+$/.test(String(search['next'])) ? String(search['next']) : undefined,
  }),
})

export const readDashboardSearch = (search: Record<string, unknown>): DashboardSearch =>
  said({ report: code(search['report']) })

/** An address of the books with what is chosen. */
export const bookHref = (
  lang: string,
  page: string,
  search: Record<string, string | undefined> = {},
): string => {
  const query = new URLSearchParams(said(search) as Record<string, string>).toString()
  return `/${lang}/finance/${page}${query && `?${query}`}`
}
