// Address of the staff's dashboard.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { insideRoute } from '../kit/lang-route.ts'
import { deskTitles } from './desk-titles.ts'

export const deskRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: 'desk/overview',
  staticData: { title: deskTitles.dashboard, area: 'overview' },
  component: lazyRouteComponent(() => import('./pages/desk-page.tsx'), 'DeskPage'),
})
