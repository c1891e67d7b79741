// Address of the page of one's own security.
import { securityTitle } from '@marsa/model/accounts/own-sessions/sessions-title-text.ts'
import { insideRoute } from '../../kit/lang-route.ts'
import { lazyRouteComponent } from '../../kit/router/lazy.ts'
import { createRoute } from '../../kit/router/route.ts'

export const securityRoute = createRoute({
  parent: insideRoute,
  path: 'user/security',
  staticData: { title: securityTitle.security },
  component: lazyRouteComponent(() => import('../pages/security-page.tsx'), 'SecurityPage'),
})
