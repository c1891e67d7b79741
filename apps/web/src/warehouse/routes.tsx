// Addresses of the storage line.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { insideRoute } from '../kit/lang-route.ts'
import { readStorageForm, readStorageSearch } from './search.ts'
import { storageTitles } from './titles.ts'

const quoteRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: 'warehouse/quote',
  validateSearch: readStorageForm,
  staticData: { title: storageTitles.getQuote, area: 'storage-quote' },
  component: lazyRouteComponent(() => import('./pages/quote-page.tsx'), 'StorageQuotePage'),
})

const storagesRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: 'warehouse/storages',
  validateSearch: readStorageSearch,
  staticData: { title: storageTitles.myStorages, area: 'storages' },
  component: lazyRouteComponent(() => import('./pages/storages-page.tsx'), 'StoragesPage'),
})

const storageRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: 'warehouse/storages/$id',
  staticData: { title: storageTitles.storage, area: 'storages' },
  component: lazyRouteComponent(() => import('./pages/storage-page.tsx'), 'StoragePage'),
})

const compareRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: 'warehouse/storages/$id/quotes',
  staticData: { title: storageTitles.compareQuotes, area: 'storages' },
  component: lazyRouteComponent(() => import('./pages/compare-page.tsx'), 'StorageComparePage'),
})

const requestsRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: 'warehouse/requests',
  validateSearch: readStorageSearch,
  staticData: { title: storageTitles.requests, area: 'storage-requests' },
  component: lazyRouteComponent(
    () => import('./pages/agent-storage-requests-page.tsx'),
    'AgentStorageRequestsPage',
  ),
})

const requestRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: 'warehouse/requests/$id',
  staticData: { title: storageTitles.storage, area: 'storage-requests' },
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
