// Addresses of the freight line.
import { insideRoute, langRoute } from '../kit/lang-route.ts'
import { lazyRouteComponent } from '../kit/router/lazy.ts'
import { createRoute } from '../kit/router/route.ts'
import { dayIn } from '../kit/router/search.ts'
import { readQuoteSearch } from './asking/quote-search.ts'
import { freightTitles } from './titles.ts'

const word = (value: unknown, most: number): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, most) : undefined

const shipmentsRoute = createRoute({
  parent: insideRoute,
  path: 'freight/shipments',
  staticData: { title: freightTitles.myShipments, area: 'shipments' },
  component: lazyRouteComponent(() => import('./list/shipments-page.tsx'), 'ShipmentsPage'),
})

const shipmentRoute = createRoute({
  parent: insideRoute,
  path: 'freight/shipments/$id',
  staticData: { title: freightTitles.shipment, area: 'shipments' },
  component: lazyRouteComponent(() => import('./shipment/shipment-page.tsx'), 'ShipmentPage'),
})

const dashboardRoute = createRoute({
  parent: insideRoute,
  path: 'freight/dashboard',
  staticData: { title: freightTitles.dashboard, area: 'overview' },
  component: lazyRouteComponent(() => import('./list/dashboard-page.tsx'), 'DashboardPage'),
})

const quoteRoute = createRoute({
  parent: insideRoute,
  path: 'freight/quote',
  validateSearch: readQuoteSearch,
  staticData: { title: freightTitles.getQuote, area: 'quote' },
  component: lazyRouteComponent(() => import('./wizard/quote-wizard-page.tsx'), 'QuoteWizardPage'),
})

const quoteDoneRoute = createRoute({
  parent: insideRoute,
  path: 'freight/quote/done',
  validateSearch: (search: Record<string, unknown>): { id?: string } =>
    typeof search['id'] === 'string' ? { id: search['id'] } : {},
  staticData: { title: freightTitles.quoteSent, area: 'quote' },
  component: lazyRouteComponent(() => import('./asking/quote-done-page.tsx'), 'QuoteDonePage'),
})

const bulkRoute = createRoute({
  parent: insideRoute,
  path: 'freight/bulk',
  staticData: { title: freightTitles.bulk, area: 'quote' },
  component: lazyRouteComponent(() => import('./bulk/bulk-page.tsx'), 'FreightBulkPage'),
})

const draftsRoute = createRoute({
  parent: insideRoute,
  path: 'freight/drafts',
  staticData: { title: freightTitles.drafts, area: 'shipments' },
  component: lazyRouteComponent(() => import('./asking/drafts-page.tsx'), 'DraftsPage'),
})

const compareRoute = createRoute({
  parent: insideRoute,
  path: 'freight/shipments/$id/quotes',
  staticData: { title: freightTitles.compareQuotes, area: 'shipments' },
  component: lazyRouteComponent(() => import('./quoting/compare-page.tsx'), 'FreightComparePage'),
})

const requestsRoute = createRoute({
  parent: insideRoute,
  path: 'freight/requests',
  staticData: { title: freightTitles.requests, area: 'requests' },
  component: lazyRouteComponent(() => import('./quoting/agent-requests-page.tsx'), 'AgentRequestsPage'),
})

const requestRoute = createRoute({
  parent: insideRoute,
  path: 'freight/requests/$id',
  staticData: { title: freightTitles.giveQuote, area: 'requests' },
  component: lazyRouteComponent(() => import('./quoting/agent-quote-page.tsx'), 'AgentQuotePage'),
})

const cardsRoute = createRoute({
  parent: insideRoute,
  path: 'freight/cards',
  validateSearch: (search: Record<string, unknown>): { text?: string; which?: 'ended'; page?: number } => ({
    ...(word(search['text'], 100) && { text: word(search['text'], 100) }),
    ...(search['which'] === 'ended' && { which: 'ended' }),
    ...(Number(search['page']) > 1 && { page: Math.floor(Number(search['page'])) }),
  }),
  staticData: { title: freightTitles.cards, area: 'cards' },
  component: lazyRouteComponent(() => import('./cards/cards-page.tsx'), 'CardsPage'),
})

const newCardRoute = createRoute({
  parent: insideRoute,
  path: 'freight/cards/new',
  validateSearch: (search: Record<string, unknown>): { from?: string } =>
    word(search['from'], 40) ? { from: word(search['from'], 40) } : {},
  staticData: { title: freightTitles.newCard, area: 'cards' },
  component: lazyRouteComponent(() => import('./cards/card-page.tsx'), 'NewCardPage'),
})

const cardRoute = createRoute({
  parent: insideRoute,
  path: 'freight/cards/$id',
  staticData: { title: freightTitles.card, area: 'cards' },
  component: lazyRouteComponent(() => import('./cards/card-page.tsx'), 'CardPage'),
})

const jobRoute = createRoute({
  parent: insideRoute,
  path: 'freight/jobs/$id',
  staticData: { title: freightTitles.shipment, area: 'shipments' },
  component: lazyRouteComponent(() => import('./execution/agent-job-page.tsx'), 'AgentJobPage'),
})

const types = ['container', 'bl', 'awb', 'chassis', 'quotation'] as const

const trackingRoute = createRoute({
  parent: insideRoute,
  path: 'freight/tracking',
  validateSearch: (search: Record<string, unknown>): { type?: (typeof types)[number]; number?: string } => {
    const type = types.find((each) => each === search['type'])
    const number = word(search['number'], 40)
    return type && number ? { type, number } : {}
  },
  staticData: { title: freightTitles.tracking, area: 'tracking' },
  component: lazyRouteComponent(() => import('./execution/tracking-page.tsx'), 'TrackingPage'),
})

const reportRoute = createRoute({
  parent: insideRoute,
  path: 'freight/report',
  validateSearch: (search: Record<string, unknown>): { from?: string; to?: string } => {
    const [from, to] = [dayIn(search['from']), dayIn(search['to'])]
    return from && to ? { from, to } : {}
  },
  staticData: { title: freightTitles.report, area: 'report' },
  component: lazyRouteComponent(() => import('./reports/report-page.tsx'), 'ReportPage'),
})

const answersRoute = createRoute({
  parent: insideRoute,
  path: 'freight/answers',
  staticData: { title: freightTitles.answers, area: 'answers' },
  component: lazyRouteComponent(() => import('./quoting/answers-page.tsx'), 'AnswersPage'),
})

const isRating = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 5

const feedbackRoute = createRoute({
  parent: langRoute,
  path: 'customerfeedback',
  validateSearch: (search: Record<string, unknown>): { postShppingRequest?: string; rating?: number } => ({
    ...(typeof search['postShppingRequest'] === 'string' && {
      postShppingRequest: search['postShppingRequest'],
    }),
    ...(isRating(search['rating']) && { rating: search['rating'] }),
  }),
  staticData: { title: freightTitles.feedback },
  component: lazyRouteComponent(() => import('./shipment/feedback-page.tsx'), 'FeedbackPage'),
})

export const freightRoutes = [
  shipmentsRoute,
  shipmentRoute,
  dashboardRoute,
  quoteRoute,
  quoteDoneRoute,
  bulkRoute,
  draftsRoute,
  compareRoute,
  requestsRoute,
  requestRoute,
  cardsRoute,
  newCardRoute,
  cardRoute,
  jobRoute,
  trackingRoute,
  reportRoute,
  answersRoute,
  feedbackRoute,
] as const
