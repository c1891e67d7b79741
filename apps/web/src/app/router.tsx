// All routes of the app; a line adds its own with one name here.
import {
  createRoute,
  createRouter,
  lazyRouteComponent,
  type AnyRoute,
  type RouterHistory,
} from '@tanstack/react-router'
import type { Line } from '@marsa/model/lines.ts'
import { directoryRoutes } from '../accounts/directory-routes.tsx'
import { addressesRoute, profileRoute, recoveryRoutes } from '../accounts/profile-routes.tsx'
import { registerRoutes, registrationStaffRoutes } from '../accounts/registration-routes.tsx'
import { signInRoute } from '../accounts/routes.tsx'
import { securityRoute } from '../accounts/security-routes.tsx'
import { invitationRoute, peopleRoutes } from '../accounts/users-routes.tsx'
import { financeRoutes, paymentReturnRoute } from '../finance/routes.tsx'
import { freightInsideRoutes, freightOpenRoutes } from '../freight/routes.tsx'
import { helpRoutes } from '../help/routes.tsx'
import { integrationRoutes } from '../integrations/routes.tsx'
import { insideRoute, langRoute, rootRoute } from '../kit/lang-route.ts'
import { chatRoutes } from '../messages/routes.tsx'
import { deskRoute } from '../overview/desk-routes.tsx'
import { overviewRoutes } from '../overview/routes.tsx'
import { settingsRoute } from '../overview/settings/routes.tsx'
import { warehouseInsideRoutes, warehouseOpenRoutes } from '../warehouse/routes.tsx'
import { App } from './app.tsx'
import { ErrorPage, FrameErrorPage, NotFoundPage } from './error-pages.tsx'
import { appText } from './text.ts'

const startRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: 'start',
  staticData: { title: appText.overview },
  component: lazyRouteComponent(() => import('./start-page.tsx'), 'StartPage'),
})

rootRoute.update({ component: App, notFoundComponent: NotFoundPage, errorComponent: FrameErrorPage })

const lineRoutes = {
  freight: { open: freightOpenRoutes, inside: freightInsideRoutes },
  warehouse: { open: warehouseOpenRoutes, inside: warehouseInsideRoutes },
} satisfies Record<Line, { open: readonly AnyRoute[]; inside: readonly AnyRoute[] }>
type LineRoutes = (typeof lineRoutes)[Line]
const everyLine: readonly LineRoutes[] = Object.values(lineRoutes)

const routeTree = rootRoute.addChildren([
  langRoute.addChildren([
    signInRoute,
    ...directoryRoutes,
    ...registerRoutes,
    ...recoveryRoutes,
    invitationRoute,
    paymentReturnRoute,
    ...everyLine.flatMap<LineRoutes['open'][number]>(({ open }) => open),
    insideRoute.addChildren([
      startRoute,
      securityRoute,
      profileRoute,
      addressesRoute,
      ...registrationStaffRoutes,
      deskRoute,
      ...overviewRoutes,
      settingsRoute,
      ...helpRoutes,
      ...chatRoutes,
      ...peopleRoutes,
      ...integrationRoutes,
      ...financeRoutes,
      ...everyLine.flatMap<LineRoutes['inside'][number]>(({ inside }) => inside),
    ]),
  ]),
])

/** `history` is the browser's own unless a test gives another. */
export const makeAppRouter = (history?: RouterHistory) => {
  const router = createRouter({
    routeTree,
    history,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
  })
  // A page that finds nothing while it draws is answered by its own route; the router's default is for addresses alone.
  const pages = Object.values<AnyRoute>(router.routesById).filter((route) => !route.children)
  for (const page of pages) page.update({ notFoundComponent: NotFoundPage })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeAppRouter>
  }
}
