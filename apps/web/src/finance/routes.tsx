// Addresses of the finance area; the language switch leads to its home.
import { insideRoute, langRoute } from '../kit/lang-route.ts'
import { lazyRouteComponent } from '../kit/router/lazy.ts'
import { createRoute } from '../kit/router/route.ts'
import {
  readAccountSearch,
  readCasesSearch,
  readCreditSearch,
  readDashboardSearch,
  readDays,
  readDocumentsSearch,
  readPage,
  readPayablesSearch,
  readPurchasesSearch,
  readReportSearch,
  readStateSearch,
  readVatSearch,
} from './books/books-search.ts'
import { financeTitles } from './titles.ts'

const page = {
  parent: insideRoute,
  staticData: { title: financeTitles.finance },
  component: lazyRouteComponent(() => import('./pages/finance-page.tsx'), 'FinancePage'),
}

const financeRoute = createRoute({ ...page, path: 'finance' })
const financeHomeRoute = createRoute({ ...page, path: 'finance/home' })

const creditRoute = createRoute({
  parent: insideRoute,
  path: 'account/credit',
  staticData: { title: financeTitles.credit },
  component: lazyRouteComponent(() => import('./credit/credit-page.tsx'), 'CreditPage'),
})

/** Where messages about a card payment of invoices lead. */
const creditPaymentRoute = createRoute({
  parent: insideRoute,
  path: 'account/credit/payments/$receiptId',
  staticData: { title: financeTitles.credit },
  component: lazyRouteComponent(() => import('./credit/credit-page.tsx'), 'CreditPage'),
})

const statementRoute = createRoute({
  parent: insideRoute,
  path: 'account/credit/statements/$number',
  staticData: { title: financeTitles.statement },
  component: lazyRouteComponent(() => import('./credit/statement-page.tsx'), 'StatementPage'),
})

const creditDeskRoute = createRoute({
  parent: insideRoute,
  path: 'finance/credit',
  validateSearch: readCreditSearch,
  staticData: { title: financeTitles.credits },
  component: lazyRouteComponent(() => import('./credit/credit-desk-page.tsx'), 'CreditDeskPage'),
})

const creditFileRoute = createRoute({
  parent: insideRoute,
  path: 'finance/credit/$companyId',
  staticData: { title: financeTitles.credit },
  component: lazyRouteComponent(() => import('./credit/credit-file-page.tsx'), 'CreditFilePage'),
})

const trialBalanceRoute = createRoute({
  parent: insideRoute,
  path: 'finance/trial-balance',
  validateSearch: readDays,
  staticData: { title: financeTitles.trialBalance },
  component: lazyRouteComponent(() => import('./books/trial-balance-page.tsx'), 'TrialBalancePage'),
})

const accountRoute = createRoute({
  parent: insideRoute,
  path: 'finance/ledger/$kind',
  validateSearch: readAccountSearch,
  staticData: { title: financeTitles.account },
  component: lazyRouteComponent(() => import('./books/account-page.tsx'), 'AccountPage'),
})

const taxDocumentsRoute = createRoute({
  parent: insideRoute,
  path: 'finance/invoices',
  validateSearch: readDocumentsSearch,
  staticData: { title: financeTitles.invoices },
  component: lazyRouteComponent(() => import('./books/tax-documents-page.tsx'), 'TaxDocumentsPage'),
})

const taxDocumentRoute = createRoute({
  parent: insideRoute,
  path: 'finance/invoices/$id',
  staticData: { title: financeTitles.invoices },
  component: lazyRouteComponent(() => import('./notes/tax-document-page.tsx'), 'TaxDocumentPage'),
})

const eInvoicesRoute = createRoute({
  parent: insideRoute,
  path: 'finance/e-invoices',
  staticData: { title: financeTitles.eInvoices },
  component: lazyRouteComponent(() => import('./e-invoices/e-invoices-page.tsx'), 'EInvoicesPage'),
})

const vatRoute = createRoute({
  parent: insideRoute,
  path: 'finance/vat',
  validateSearch: readVatSearch,
  staticData: { title: financeTitles.vat },
  component: lazyRouteComponent(() => import('./vat/vat-page.tsx'), 'VatPage'),
})

const vatReturnRoute = createRoute({
  parent: insideRoute,
  path: 'finance/vat/$period',
  staticData: { title: financeTitles.vat },
  component: lazyRouteComponent(() => import('./vat/vat-page.tsx'), 'ReturnPage'),
})

const salesRoute = createRoute({
  parent: insideRoute,
  path: 'finance/sales',
  validateSearch: readReportSearch,
  staticData: { title: financeTitles.sales },
  component: lazyRouteComponent(() => import('./reports/sales-page.tsx'), 'SalesPage'),
})

const reportsRoute = createRoute({
  parent: insideRoute,
  path: 'finance/reports',
  validateSearch: readPage,
  staticData: { title: financeTitles.reports },
  component: lazyRouteComponent(() => import('./reports/gallery-page.tsx'), 'GalleryPage'),
})

const reportRoute = createRoute({
  parent: insideRoute,
  path: 'finance/reports/$report',
  validateSearch: readReportSearch,
  staticData: { title: financeTitles.report },
  component: lazyRouteComponent(() => import('./reports/report-page.tsx'), 'ReportPage'),
})

const dashboardsRoute = createRoute({
  parent: insideRoute,
  path: 'finance/dashboards',
  validateSearch: readDashboardSearch,
  staticData: { title: financeTitles.dashboards },
  component: lazyRouteComponent(() => import('./reports/gallery-page.tsx'), 'DashboardsPage'),
})

const payablesRoute = createRoute({
  parent: insideRoute,
  path: 'finance/payables',
  validateSearch: readPayablesSearch,
  staticData: { title: financeTitles.payables },
  component: lazyRouteComponent(() => import('./settlements/payables-page.tsx'), 'PayablesPage'),
})

const agentPayablesRoute = createRoute({
  parent: insideRoute,
  path: 'finance/payables/$agentId',
  staticData: { title: financeTitles.payables },
  component: lazyRouteComponent(() => import('./settlements/agent-payables-page.tsx'), 'AgentPayablesPage'),
})

const reconcileRoute = createRoute({
  parent: insideRoute,
  path: 'finance/reconcile',
  validateSearch: readCasesSearch,
  staticData: { title: financeTitles.reconcile },
  component: lazyRouteComponent(() => import('./bank/reconcile-page.tsx'), 'ReconcilePage'),
})

const cardPayoutsRoute = createRoute({
  parent: insideRoute,
  path: 'finance/card-payouts',
  validateSearch: readStateSearch,
  staticData: { title: financeTitles.cardPayouts },
  component: lazyRouteComponent(() => import('./card-payouts/card-payouts-page.tsx'), 'CardPayoutsPage'),
})

const cardPayoutRoute = createRoute({
  parent: insideRoute,
  path: 'finance/card-payouts/$reference',
  validateSearch: readPage,
  staticData: { title: financeTitles.cardPayout },
  component: lazyRouteComponent(() => import('./card-payouts/card-payout-page.tsx'), 'CardPayoutPage'),
})

const refundsRoute = createRoute({
  parent: insideRoute,
  path: 'finance/refunds',
  validateSearch: readStateSearch,
  staticData: { title: financeTitles.refunds },
  component: lazyRouteComponent(() => import('./refunds/refunds-page.tsx'), 'RefundsPage'),
})

const purchasesRoute = createRoute({
  parent: insideRoute,
  path: 'finance/purchases',
  validateSearch: readPurchasesSearch,
  staticData: { title: financeTitles.purchases },
  component: lazyRouteComponent(() => import('./purchases/purchases-page.tsx'), 'PurchasesPage'),
})

const periodsRoute = createRoute({
  parent: insideRoute,
  path: 'finance/periods',
  staticData: { title: financeTitles.periods },
  component: lazyRouteComponent(() => import('./periods/periods-page.tsx'), 'PeriodsPage'),
})

const periodRoute = createRoute({
  parent: insideRoute,
  path: 'finance/periods/$month',
  staticData: { title: financeTitles.periods },
  component: lazyRouteComponent(() => import('./periods/period-page.tsx'), 'PeriodPage'),
})

const settlementRoute = createRoute({
  parent: insideRoute,
  path: 'finance/settlements/$id',
  staticData: { title: financeTitles.settlement },
  component: lazyRouteComponent(() => import('./settlements/run-page.tsx'), 'RunPage'),
})

const ownSettlementsRoute = createRoute({
  parent: insideRoute,
  path: 'user/settlements',
  staticData: { title: financeTitles.settlements },
  component: lazyRouteComponent(() => import('./settlements/own-settlements-page.tsx'), 'OwnSettlementsPage'),
})

export const financeRoutes = [
  payablesRoute,
  agentPayablesRoute,
  settlementRoute,
  reconcileRoute,
  cardPayoutsRoute,
  cardPayoutRoute,
  refundsRoute,
  purchasesRoute,
  periodsRoute,
  periodRoute,
  ownSettlementsRoute,
  trialBalanceRoute,
  accountRoute,
  taxDocumentsRoute,
  taxDocumentRoute,
  eInvoicesRoute,
  vatRoute,
  vatReturnRoute,
  salesRoute,
  reportsRoute,
  reportRoute,
  dashboardsRoute,
  financeRoute,
  financeHomeRoute,
  creditRoute,
  creditPaymentRoute,
  statementRoute,
  creditDeskRoute,
  creditFileRoute,
] as const

/** Reached from the payment page, also without a session; its lines stand in app/payment-return-page.tsx. */
export const paymentReturnRoute = createRoute({
  parent: langRoute,
  path: 'payment/return',
  validateSearch: (
    search: Record<string, unknown>,
  ): { session?: string; of?: string; ref?: string; left?: true } => ({
    ...(String(search['left']) === '1' || search['left'] === true ? { left: true } : {}),
    ...(typeof search['session'] === 'string' && { session: search['session'] }),
    ...(typeof search['of'] === 'string' && { of: search['of'] }),
    ...(typeof search['ref'] === 'string' && { ref: search['ref'] }),
  }),
  staticData: { title: financeTitles.payment },
  component: lazyRouteComponent(() => import('../app/payment-return-page.tsx'), 'PaymentReturn'),
})
