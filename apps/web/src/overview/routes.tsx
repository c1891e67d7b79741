// Addresses of the overview over all lines.
import { insideRoute } from '../kit/lang-route.ts'
import { lazyRouteComponent } from '../kit/router/lazy.ts'
import { createRoute } from '../kit/router/route.ts'
import { readAuditSearch, word } from './audit-search.ts'
import { overviewTitles } from './titles.ts'

export type NotificationSearch = { show?: 'unread' }

export const notificationsRoute = createRoute({
  parent: insideRoute,
  path: 'notifications',
  validateSearch: (search: Record<string, unknown>): NotificationSearch => ({
    show: search['show'] === 'unread' ? 'unread' : undefined,
  }),
  staticData: { title: overviewTitles.notifications },
  component: lazyRouteComponent(() => import('./pages/notifications-page.tsx'), 'NotificationsPage'),
})

export type SearchPageSearch = { text?: string }

export const searchRoute = createRoute({
  parent: insideRoute,
  path: 'search',
  validateSearch: (search: Record<string, unknown>): SearchPageSearch => ({ text: word(search['text']) }),
  staticData: { title: overviewTitles.search },
  component: lazyRouteComponent(() => import('./pages/search-page.tsx'), 'SearchPage'),
})

/** What a text message links to, which has no room for a longer address. */
export const numberRoute = createRoute({
  parent: insideRoute,
  path: 'r/$number',
  staticData: { title: overviewTitles.search },
  component: lazyRouteComponent(() => import('./pages/number-page.tsx'), 'NumberPage'),
})

export const auditRoute = createRoute({
  parent: insideRoute,
  path: 'admin/audit',
  validateSearch: readAuditSearch,
  staticData: { title: overviewTitles.audit, area: 'audit' },
  component: lazyRouteComponent(() => import('./pages/audit-page.tsx'), 'AuditPage'),
})

export const overviewRoutes = [notificationsRoute, searchRoute, numberRoute, auditRoute] as const
