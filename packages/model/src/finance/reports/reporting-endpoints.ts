// Contracts of reports: access, dashboards, signed tickets, a report as rows or a file, their list (C109-C113), and figures of sales.
import { z } from 'zod'
import { endpoint } from '../../kit/endpoint.ts'
import { day, id as idOf } from '../../kit/fields.ts'
import { languages } from '../../kit/text.ts'
import { documentChoices, documentSearch } from '../books/books-endpoints.ts'
import { accountKinds } from '../books/chart.ts'
import { taxInvoiceKinds } from '../invoice-kinds.ts'
import { financeReaders } from '../overview-endpoints.ts'
import { ageBands } from '../credit/credit-due.ts'
import { reportFormats, reportIds, salesKeys } from './report-list.ts'
import { segments } from './segments.ts'
import { tiles } from './tiles.ts'

const money = z.string()
const both = z.strictObject({ en: z.string(), ar: z.string() })

/** Who may open a report by it, beside its readers: whoever has a ticket, which the call reads from the header. */
const withTicket = { visitor: 'any', ...financeReaders } as const

/** C109. Everybody may ask; who may not read is told so, without a page. */
export const viewReportAccess = endpoint({
  verb: 'viewReportAccess',
  call: 'C109',
  method: 'GET',
  path: 'Admin/GetBIReportAccess',
  policy: {
    ...financeReaders,
    customer: 'own',
    business: 'own',
    portal: 'own',
    desk: 'own',
    'clearing-agent': 'own',
    'warehouse-agent': 'own',
    'truck-provider': 'own',
    courier: 'own',
    depot: 'own',
  },
  query: z.strictObject({ serviceName: z.string().max(40) }),
  answer: z.strictObject({ hasAccess: z.boolean(), url: z.string().nullable() }),
})

/** C110. The user name is a claim: another's is refused and recorded. */
export const listDashboards = endpoint({
  verb: 'listDashboards',
  call: 'C110',
  method: 'GET',
  path: 'gateway/dashboard',
  policy: { ...financeReaders, customer: 'own', business: 'own', portal: 'own', desk: 'own' },
  query: z.strictObject({ username: z.string().trim().max(200) }),
  answer: z.strictObject({
    dashboards: z.array(
      z.strictObject({ id: z.string(), nameEn: z.string(), nameAr: z.string(), url: z.string() }),
    ),
  }),
  problems: ['reporting.username'],
})

/** C111. A ticket is good for two minutes and one opening; a page repeats the call to get another. */
export const issueReportTicket = endpoint({
  verb: 'issueReportTicket',
  call: 'C111',
  method: 'GET',
  path: 'reporting/ticket',
  twins: [{ method: 'POST' }],
  writes: true,
  limit: ['report-ticket.person'],
  policy: financeReaders,
  query: z.strictObject({
    username: z.string().trim().max(200),
    groupName: z.string().trim().max(40),
    /** What the ticket is held to, where it is not the whole group. */
    report: z.enum(reportIds).optional(),
    companyId: idOf('finance.owner-none').optional(),
  }),
  answer: z.strictObject({ ticket: z.string(), expiresAt: z.string() }),
  problems: [
    'reporting.username',
    'reporting.group',
    'reporting.report-none',
    'reporting.company',
    'finance.owner-none',
  ],
})

/** What may be chosen for a report; a ticket may hold it to a company. */
export const reportChoices = {
  from: day('finance.days-invalid').optional(),
  to: day('finance.days-invalid').optional(),
  kind: z.enum(accountKinds).optional(),
  companyId: idOf('finance.owner-none').optional(),
  /** Of tax documents, beside what their list is narrowed by. */
  documentKind: z.enum(taxInvoiceKinds).optional(),
  ...documentChoices,
  searchText: documentSearch.optional(),
  by: z.enum(salesKeys).optional(),
  line: z.enum(segments).optional(),
}
export type ReportChoices = z.infer<z.ZodObject<typeof reportChoices>>

export const daysInOrder = (
  { from, to }: { from?: string | undefined; to?: string | undefined },
  context: z.core.$RefinementCtx,
) => {
  if (from && to && from > to)
    context.addIssue({ code: 'custom', path: ['to'], message: 'finance.days-invalid' })
}

const column = z.strictObject({
  label: z.string(),
  kind: z.enum(['text', 'count', 'weight', 'amount', 'day', 'moment']),
})

/** C112. Rows by fifty, or the whole as a file, with a ticket or signed in. */
export const viewReport = endpoint({
  verb: 'viewReport',
  call: 'C112',
  method: 'GET',
  path: 'reporting/dashboard/{id}',
  policy: withTicket,
  query: z
    .strictObject({
      id: z.string().max(40),
      ...reportChoices,
      lang: z.enum(languages).optional(),
      format: z.enum(['json', ...reportFormats]).optional(),
      /** Where the last page ended. */
      next: z.coerce.number().int().min(0).max(10_000_000).optional(),
    })
    .superRefine(daysInOrder),
  answer: z.strictObject({
    id: z.enum(reportIds),
    title: z.string(),
    period: z.string(),
    columns: z.array(column),
    rows: z.array(z.array(z.string().nullable())),
    /** By column; null where nothing is added up. */
    totals: z.array(z.string().nullable()),
    count: z.int(),
    asOf: z.string(),
    next: z.string().nullable(),
    /** Opens further pages and files of this report until then, for whoever came with a ticket. */
    session: z.strictObject({ token: z.string(), expiresAt: z.string() }).nullable(),
  }),
  problems: [
    'reporting.report-none',
    'reporting.format',
    'reporting.busy',
    'reporting.company',
    'reporting.ticket',
    'reporting.ticket-expired',
    'reporting.ticket-used',
    'finance.days-invalid',
    'finance.owner-none',
    'finance.account-missing',
    'kit.report-long',
  ],
})

/** C113. */
export const listFinanceReports = endpoint({
  verb: 'listFinanceReports',
  call: 'C113',
  method: 'GET',
  path: 'reporting/reports',
  policy: financeReaders,
  answer: z.array(
    z.strictObject({
      id: z.enum(reportIds),
      nameEn: z.string(),
      nameAr: z.string(),
      formats: z.array(z.enum(reportFormats)),
    }),
  ),
})

const tile = z.strictObject({
  tile: z.enum(tiles),
  amount: money,
  /** The oldest of what is open, where age matters. */
  oldestOn: z.string().nullable(),
})

/** The figures of a day, each made of accounts that can be opened. */
export const viewBoard = endpoint({
  verb: 'viewBoard',
  method: 'GET',
  path: 'finance/board',
  policy: financeReaders,
  answer: z.strictObject({
    asOf: z.string(),
    tiles: z.array(tile),
    /** Thirty days, the last of them today. */
    cashIn: z.array(z.strictObject({ day: z.string(), amount: money })),
    ageing: z.strictObject(
      Object.fromEntries(ageBands.map((band) => [band, money])) as Record<
        (typeof ageBands)[number],
        typeof money
      >,
    ),
    /** The last twelve months, by what was sold. */
    months: z.array(z.strictObject({ month: z.string(), segment: z.enum(segments).nullable(), net: money })),
    currency: z.literal('AED'),
  }),
})

export const salesRow = z.strictObject({
  key: z.string(),
  name: both,
  documents: z.int(),
  net: money,
  vat: money,
  total: money,
})
export type SalesRow = z.infer<typeof salesRow>

/** What was invoiced in the days, added up by one thing, most first. */
export const viewSales = endpoint({
  verb: 'viewSales',
  method: 'GET',
  path: 'finance/sales',
  policy: financeReaders,
  query: z
    .strictObject({
      from: reportChoices.from,
      to: reportChoices.to,
      by: z.enum(salesKeys).default('line'),
      line: reportChoices.line,
    })
    .superRefine(daysInOrder),
  answer: z.strictObject({
    period: z.strictObject({ from: z.string(), to: z.string() }),
    by: z.enum(salesKeys),
    /** The first five hundred; `count` and the sums are of all. */
    rows: z.array(salesRow),
    count: z.int(),
    documents: z.int(),
    net: money,
    vat: money,
    total: money,
    currency: z.literal('AED'),
  }),
  problems: ['finance.days-invalid'],
})

export const reportingEndpoints = {
  viewReportAccess,
  listDashboards,
  issueReportTicket,
  viewReport,
  listFinanceReports,
  viewBoard,
  viewSales,
}
