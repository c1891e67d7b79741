// Address of the staff's dashboard.
import { insideRoute } from '../kit/lang-route.ts'
import { lazyRouteComponent } from '../kit/router/lazy.ts'
import { createRoute } from '../kit/router/route.ts'
import { deskTitles } from './desk-titles.ts'

export const deskRoute = createRoute({
  parent: insideRoute,
  path: 'desk/overview',
  staticData: { title: deskTitles.dashboard, area: 'overview' },
  component: lazyRouteComponent(() => import('./pages/desk-page.tsx'), 'DeskPage'),
})
