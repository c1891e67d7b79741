// Addresses of the overview over all lines.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { insideRoute } from '../kit/lang-route.ts'
import { overviewTitles } from './titles.ts'

export const notificationsRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: 'notifications',
  staticData: { title: overviewTitles.notifications },
  component: lazyRouteComponent(() => import('./pages/notifications-page.tsx'), 'NotificationsPage'),
})
