// Addresses of the trucks line beside those of the usual way: bulk uploads, the fleet of a provider, the trucks on the road, the desk,
// contracts, reports.
import { insideRoute } from '../kit/lang-route.ts'
import { lazyRouteComponent } from '../kit/router/lazy.ts'
import { createRoute } from '../kit/router/route.ts'
import { truckTitles } from './titles.ts'

export const truckRoutes = [
  createRoute({
    parent: insideRoute,
    path: 'trucks/bulk',
    staticData: { title: truckTitles.bulk, area: 'trucks-quote' },
    component: lazyRouteComponent(() => import('./bulk/bulk-page.tsx'), 'TruckBulkPage'),
  }),
  createRoute({
    parent: insideRoute,
    path: 'trucks/fleet',
    staticData: { title: truckTitles.fleet, area: 'trucks-fleet' },
    component: lazyRouteComponent(() => import('./fleet/fleet-page.tsx'), 'FleetPage'),
  }),
  createRoute({
    parent: insideRoute,
    path: 'trucks/deliveries',
    staticData: { title: truckTitles.deliveries, area: 'trucks-deliveries' },
    component: lazyRouteComponent(() => import('./road/deliveries-page.tsx'), 'DeliveriesPage'),
  }),
  createRoute({
    parent: insideRoute,
    path: 'trucks/desk',
    staticData: { title: truckTitles.desk, area: 'trucks-desk' },
    component: lazyRouteComponent(() => import('./desk/desk-page.tsx'), 'TruckDeskPage'),
  }),
  createRoute({
    parent: insideRoute,
    path: 'trucks/reports',
    staticData: { title: truckTitles.reports, area: 'trucks-reports' },
    component: lazyRouteComponent(() => import('./reports/reports-page.tsx'), 'TruckReportsPage'),
  }),
  createRoute({
    parent: insideRoute,
    path: 'trucks/contracts',
    staticData: { title: truckTitles.contracts, area: 'trucks-contracts' },
    component: lazyRouteComponent(() => import('./contracts/contracts-page.tsx'), 'ContractsPage'),
  }),
] as const
