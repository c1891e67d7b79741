// Addresses of the storage line; titles and filters are the pages' own, so that the frame of the app does not carry them.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { insideRoute } from '../kit/lang-route.ts'

const quoteRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: 'warehouse/quote',
  staticData: { area: 'storage-quote' },
  component: lazyRouteComponent(() => import('./pages/quote-page.tsx'), 'StorageQuotePage'),
})

const storagesRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: 'warehouse/storages',
  staticData: { area: 'storages' },
  component: lazyRouteComponent(() => import('./pages/storages-page.tsx'), 'StoragesPage'),
})

const storageRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: 'warehouse/storages/$id',
  staticData: { area: 'storages' },
  component: lazyRouteComponent(() => import('./pages/storage-page.tsx'), 'StoragePage'),
})

const compareRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: 'warehouse/storages/$id/quotes',
  staticData: { area: 'storages' },
  component: lazyRouteComponent(() => import('./pages/compare-page.tsx'), 'StorageComparePage'),
})

const requestsRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: 'warehouse/requests',
  staticData: { area: 'storage-requests' },
  component: lazyRouteComponent(
    () => import('./pages/agent-storage-requests-page.tsx'),
    'AgentStorageRequestsPage',
  ),
})

const requestRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: 'warehouse/requests/$id',
  staticData: { area: 'storage-requests' },
  component: lazyRouteComponent(() => import('./pages/agent-storage-page.tsx'), 'AgentStoragePage'),
})

/** Pages for signed-in people. */
export const warehouseInsideRoutes = [
  quoteRoute,
  storagesRoute,
  storageRoute,
  compareRoute,
  requestsRoute,
  requestRoute,
] as const

/** Pages that a visitor may reach by a link: none. */
export const warehouseOpenRoutes = [] as const
