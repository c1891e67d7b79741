// All addresses of the app; a line adds its own with one name here.
import type { Line } from '@marsa/model/lines.ts'
import { directoryRoutes } from '../accounts/directory/directory-routes.tsx'
import { addressesRoute, profileRoute, recoveryRoutes } from '../accounts/profile/profile-routes.tsx'
import { registerRoutes, registrationStaffRoutes } from '../accounts/registration/registration-routes.tsx'
import { signInRoute } from '../accounts/routes.tsx'
import { securityRoute } from '../accounts/security/security-routes.tsx'
import { invitationRoute, peopleRoutes } from '../accounts/users/users-routes.tsx'
import { expressRoutes } from '../express/routes.tsx'
import { financeRoutes, paymentReturnRoute } from '../finance/routes.tsx'
import { freightRoutes } from '../freight/routes.tsx'
import { helpRoutes } from '../help/routes.tsx'
import { integrationRoutes } from '../integrations/routes.tsx'
import { insideRoute } from '../kit/lang-route.ts'
import { lazyRouteComponent } from '../kit/router/lazy.ts'
import { createRoute, type AnyRoute } from '../kit/router/route.ts'
import { chatRoutes } from '../messages/routes.tsx'
import { deskRoute } from '../overview/desk-routes.tsx'
import { overviewRoutes } from '../overview/routes.tsx'
import { settingsRoute } from '../overview/settings/routes.tsx'
import { truckRoutes } from '../trucks/routes.tsx'
import { warehouseRoutes } from '../warehouse/routes.tsx'
import { appText } from './text.ts'
import { usualRoutes } from '../requests/usual/routes.tsx'

const startRoute = createRoute({
  parent: insideRoute,
  path: 'start',
  staticData: { title: appText.overview },
  component: lazyRouteComponent(() => import('./start-page.tsx'), 'StartPage'),
})

const lineRoutes = {
  freight: freightRoutes,
  warehouse: warehouseRoutes,
  trucks: [
    ...usualRoutes('trucks', async () => (await import('../trucks/pages.ts')).trucksPages),
    ...truckRoutes,
  ],
  express: expressRoutes,
} satisfies Record<Line, readonly AnyRoute[]>
type LineRoute = (typeof lineRoutes)[Line][number]

export const routes = [
  signInRoute,
  ...directoryRoutes,
  ...registerRoutes,
  ...recoveryRoutes,
  invitationRoute,
  paymentReturnRoute,
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
  ...Object.values<readonly LineRoute[]>(lineRoutes).flat(),
]
