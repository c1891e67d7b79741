// Addresses of signing in through others, and of hand-offs (A 2). Their pages set their own titles.
import { frameText } from '@marsa/model/accounts/frame-text.ts'
import { langRoute } from '../../kit/lang-route.ts'
import { lazyRouteComponent } from '../../kit/router/lazy.ts'
import { createRoute } from '../../kit/router/route.ts'

const employeeRoute = createRoute({
  parent: langRoute,
  path: 'employee',
  staticData: { title: frameText.signIn },
  component: lazyRouteComponent(() => import('../pages/employee-page.tsx'), 'EmployeePage'),
})

type ResponseSearch = { token?: string; refreshToken?: string; problem?: string; via?: string }
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const responseRoute = createRoute({
  parent: langRoute,
  path: 'response',
  validateSearch: (search: Record<string, unknown>): ResponseSearch => ({
    token: text(search['token']),
    refreshToken: text(search['refreshToken']),
    problem: text(search['problem']),
    via: text(search['via']),
  }),
  staticData: { title: frameText.signIn },
  component: lazyRouteComponent(() => import('../pages/response-page.tsx'), 'ResponsePage'),
})

const redirectRoute = createRoute({
  parent: langRoute,
  path: 'redirect',
  component: lazyRouteComponent(() => import('../pages/redirect-page.tsx'), 'RedirectPage'),
})

/** Whatever stands behind; the page reads the address itself. */
const redirectPathRoute = createRoute({
  parent: langRoute,
  path: 'redirect/$',
  component: lazyRouteComponent(() => import('../pages/redirect-page.tsx'), 'RedirectPage'),
})

export const directoryRoutes = [employeeRoute, responseRoute, redirectRoute, redirectPathRoute] as const
