// The contract of the finance area's first page: payments by state, today's receipts, what the books say (A 2, A 6).
import { z } from 'zod'
import type { Policy } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'
import type { AccountKind } from './books/chart.ts'
import { taxInvoiceKinds } from './invoice-kinds.ts'
import { waitingTasks } from './waiting.ts'
import { paymentParts, paymentSessionMachine } from './payment-session.ts'

/** Finance is for administrators, also those who may only read. */
export const financeReaders = { admin: 'any', 'admin-readonly': 'any' } as const satisfies Policy

/** Rows of finance's lists on a page, and which page is asked for. */
export const listPageSize = 25
export const page = z.coerce.number().int().min(1).max(10_000).default(1)

/** Accounts whose sums are worth a look every day. */
export const shownAccounts = [
  'gateway_clearing',
  'customer_advance',
  'agent_payable',
  'refunds_in_transit',
  'unapplied_receipts',
  'suspense',
  'credit_exposure',
] as const satisfies readonly AccountKind[]

export const viewFinance = endpoint({
  verb: 'viewFinance',
  method: 'GET',
  path: 'finance/overview',
  policy: financeReaders,
  answer: z.strictObject({
    /** The day in the Emirates that "today" means. */
    day: z.string(),
    /** The steps that the reader may take, which they did not begin; who may only read sees all. */
    waiting: z.array(z.strictObject({ task: z.enum(waitingTasks), count: z.int() })),
    payments: z.array(
      z.strictObject({ state: z.enum(paymentSessionMachine.states), count: z.int(), amount: z.string() }),
    ),
    today: z.strictObject({ count: z.int(), amount: z.string() }),
    latest: z.array(
      z.strictObject({
        number: z.string(),
        issuedAt: z.string(),
        subjectNumber: z.string(),
        part: z.enum(paymentParts),
        amount: z.string(),
        companyNameEn: z.string(),
        companyNameAr: z.string(),
      }),
    ),
    /** Tax invoices and credit notes, newest first. */
    invoices: z.array(
      z.strictObject({
        invoiceId: z.string(),
        number: z.string(),
        kind: z.enum(taxInvoiceKinds),
        issuedAt: z.string(),
        subjectNumber: z.string(),
        vat: z.string(),
        amount: z.string(),
        companyNameEn: z.string(),
        companyNameAr: z.string(),
      }),
    ),
    accounts: z.array(z.strictObject({ kind: z.enum(shownAccounts), amount: z.string() })),
    /** The newest daily recomputation; null before the first one. */
    check: z.strictObject({ checkedAt: z.string(), faults: z.int() }).nullable(),
    currency: z.literal('AED'),
  }),
})
export const financeOverviewEndpoints = { viewFinance }
