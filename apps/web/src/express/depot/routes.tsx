// Addresses of a depot's pages.
import { insideRoute } from '../../kit/lang-route.ts'
import { lazyRouteComponent } from '../../kit/router/lazy.ts'
import { createRoute } from '../../kit/router/route.ts'
import { depotTitles } from './titles.ts'

export const depotRoutes = [
  createRoute({
    parent: insideRoute,
    path: 'depot/intake',
    staticData: { title: depotTitles.intake, area: 'depot' },
    component: lazyRouteComponent(() => import('./intake-page.tsx'), 'IntakePage'),
  }),
  createRoute({
    parent: insideRoute,
    path: 'depot/sort',
    staticData: { title: depotTitles.sort, area: 'depot' },
    component: lazyRouteComponent(() => import('./sort-page.tsx'), 'SortPage'),
  }),
  createRoute({
    parent: insideRoute,
    path: 'depot/assign',
    staticData: { title: depotTitles.assign, area: 'depot' },
    component: lazyRouteComponent(() => import('./assign-page.tsx'), 'AssignPage'),
  }),
  createRoute({
    parent: insideRoute,
    path: 'depot/handover',
    staticData: { title: depotTitles.handover, area: 'depot' },
    component: lazyRouteComponent(() => import('./handover-page.tsx'), 'HandoverPage'),
  }),
  createRoute({
    parent: insideRoute,
    path: 'depot/shelf',
    staticData: { title: depotTitles.shelf, area: 'depot' },
    component: lazyRouteComponent(() => import('./shelf-page.tsx'), 'ShelfPage'),
  }),
  createRoute({
    parent: insideRoute,
    path: 'depot/corrections',
    staticData: { title: depotTitles.corrections, area: 'depot' },
    component: lazyRouteComponent(() => import('./corrections-page.tsx'), 'CorrectionsPage'),
  }),
  createRoute({
    parent: insideRoute,
    path: 'depot/day',
    staticData: { title: depotTitles.day, area: 'depot' },
    component: lazyRouteComponent(() => import('./day-page.tsx'), 'DayPage'),
  }),
] as const
