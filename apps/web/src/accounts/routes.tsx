// Addresses of the account screens.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { frameText } from '@marsa/model/accounts/frame-text.ts'
import { langRoute } from '../kit/lang-route.ts'

export const signInRoute = createRoute({
  getParentRoute: () => langRoute,
  path: 'sign-in',
  validateSearch: (search: Record<string, unknown>): { next?: string } =>
    typeof search['next'] === 'string' ? { next: search['next'] } : {},
  staticData: { title: frameText.signIn },
  component: lazyRouteComponent(() => import('./pages/sign-in-page.tsx'), 'SignInPage'),
})
