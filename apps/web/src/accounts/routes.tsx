// Addresses of the account screens.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { frameText } from '@marsa/model/accounts/frame-text.ts'
import { langRoute } from '../kit/lang-route.ts'

export const signInRoute = createRoute({
  getParentRoute: () => langRoute,
  path: 'sign-in',
  validateSearch: ({ next, account }: Record<string, unknown>): { next?: string; account?: 'closed' } => ({
    ...(typeof next === 'string' && { next }),
    ...(account === 'closed' && { account }),
  }),
  staticData: { title: frameText.signIn },
  component: lazyRouteComponent(() => import('./pages/sign-in-page.tsx'), 'SignInPage'),
})
