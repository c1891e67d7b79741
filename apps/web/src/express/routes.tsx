// Addresses of express in the app.
import { insideRoute } from '../kit/lang-route.ts'
import { lazyRouteComponent } from '../kit/router/lazy.ts'
import { createRoute } from '../kit/router/route.ts'
import { courierTitles } from './couriers/titles.ts'

export const expressRoutes = [
  createRoute({
    parent: insideRoute,
    path: 'admin/couriers',
    staticData: { title: courierTitles.couriers, area: 'couriers' },
    component: lazyRouteComponent(() => import('./couriers/couriers-page.tsx'), 'CouriersPage'),
  }),
] as const
