// Addresses of the account screens.
import { frameText } from '@marsa/model/accounts/frame-text.ts'
import { langRoute } from '../kit/lang-route.ts'
import { lazyRouteComponent } from '../kit/router/lazy.ts'
import { createRoute } from '../kit/router/route.ts'

export const signInRoute = createRoute({
  parent: langRoute,
  path: 'sign-in',
  validateSearch: ({ next, account }: Record<string, unknown>): { next?: string; account?: 'closed' } => ({
    ...(typeof next === 'string' && { next }),
    ...(account === 'closed' && { account }),
  }),
  staticData: { title: frameText.signIn },
  component: lazyRouteComponent(() => import('./pages/sign-in-page.tsx'), 'SignInPage'),
})
