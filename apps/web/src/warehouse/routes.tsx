// Addresses of the storage line; titles and filters are the pages' own, so that the frame of the app does not carry them.
import { insideRoute } from '../kit/lang-route.ts'
import { lazyRouteComponent } from '../kit/router/lazy.ts'
import { createRoute } from '../kit/router/route.ts'

const quoteRoute = createRoute({
  parent: insideRoute,
  path: 'warehouse/quote',
  staticData: { area: 'storage-quote' },
  component: lazyRouteComponent(() => import('./asking/quote-page.tsx'), 'StorageQuotePage'),
})

const storageRequestsRoute = createRoute({
  parent: insideRoute,
  path: 'warehouse/storages',
  staticData: { area: 'storages' },
  component: lazyRouteComponent(() => import('./list/storage-requests-page.tsx'), 'StorageRequestsPage'),
})

const storageRoute = createRoute({
  parent: insideRoute,
  path: 'warehouse/storages/$id',
  staticData: { area: 'storages' },
  component: lazyRouteComponent(() => import('./storage/storage-page.tsx'), 'StoragePage'),
})

const compareRoute = createRoute({
  parent: insideRoute,
  path: 'warehouse/storages/$id/quotes',
  staticData: { area: 'storages' },
  component: lazyRouteComponent(() => import('./quoting/compare-page.tsx'), 'StorageComparePage'),
})

const requestsRoute = createRoute({
  parent: insideRoute,
  path: 'warehouse/requests',
  staticData: { area: 'storage-requests' },
  component: lazyRouteComponent(
    () => import('./quoting/agent-storage-requests-page.tsx'),
    'AgentStorageRequestsPage',
  ),
})

const requestRoute = createRoute({
  parent: insideRoute,
  path: 'warehouse/requests/$id',
  staticData: { area: 'storage-requests' },
  component: lazyRouteComponent(() => import('./job/agent-storage-page.tsx'), 'AgentStoragePage'),
})

const intakeRoute = createRoute({
  parent: insideRoute,
  path: 'warehouse/requests/$id/intake',
  staticData: { area: 'storage-requests' },
  component: lazyRouteComponent(() => import('./intake/intake-page.tsx'), 'IntakePage'),
})

const stockRoute = createRoute({
  parent: insideRoute,
  path: 'warehouse/stock',
  staticData: { area: 'storage-stock' },
  component: lazyRouteComponent(() => import('./stock/stock-page.tsx'), 'StockPage'),
})

const exceptionsRoute = createRoute({
  parent: insideRoute,
  path: 'warehouse/exceptions',
  staticData: { area: 'storage-exceptions' },
  component: lazyRouteComponent(() => import('./exceptions/exceptions-page.tsx'), 'ExceptionsPage'),
})

const siteRoute = createRoute({
  parent: insideRoute,
  path: 'warehouse/site',
  staticData: { area: 'storage-site' },
  component: lazyRouteComponent(() => import('./site/site-page.tsx'), 'StorageSitePage'),
})

export const warehouseRoutes = [
  quoteRoute,
  storageRequestsRoute,
  storageRoute,
  compareRoute,
  requestsRoute,
  requestRoute,
  intakeRoute,
  stockRoute,
  exceptionsRoute,
  siteRoute,
] as const
