// Address of the page of one's own security.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { securityTitle } from '@marsa/model/accounts/sessions-title-text.ts'
import { insideRoute } from '../kit/lang-route.ts'

export const securityRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: 'user/security',
  staticData: { title: securityTitle.security },
  component: lazyRouteComponent(() => import('./pages/security-page.tsx'), 'SecurityPage'),
})
