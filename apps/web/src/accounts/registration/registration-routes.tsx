// Addresses of registration, of its approval and of the register of trade licences.
import { insideRoute, langRoute } from '../../kit/lang-route.ts'
import { lazyRouteComponent } from '../../kit/router/lazy.ts'
import { createRoute } from '../../kit/router/route.ts'
import { readLicenceSearch, readRegistrationSearch } from './registration-search.ts'
import { registrationTitles } from '@marsa/model/accounts/registration/registration-titles.ts'

const chooserRoute = createRoute({
  parent: langRoute,
  path: 'hub/register',
  staticData: { title: registrationTitles.register },
  component: lazyRouteComponent(() => import('./register-chooser.tsx'), 'RegisterChooser'),
})

const registerRoute = createRoute({
  parent: langRoute,
  path: 'hub/register/$userType',
  staticData: { title: registrationTitles.register },
  component: lazyRouteComponent(() => import('../pages/register-page.tsx'), 'RegisterPage'),
})

const doneRoute = createRoute({
  parent: langRoute,
  path: 'hub/register/thank-you',
  validateSearch: ({ type }: Record<string, unknown>): { type: 'customer' | 'business' | 'provider' } => ({
    type: type === 'business' || type === 'provider' ? type : 'customer',
  }),
  staticData: { title: registrationTitles.thanks },
  component: lazyRouteComponent(() => import('../pages/register-done-page.tsx'), 'RegisterDonePage'),
})

const registrationsRoute = createRoute({
  parent: insideRoute,
  path: 'admin/registrations',
  validateSearch: readRegistrationSearch,
  staticData: { title: registrationTitles.registrations, area: 'registrations' },
  component: lazyRouteComponent(() => import('../pages/registrations-page.tsx'), 'RegistrationsPage'),
})

const registrationRoute = createRoute({
  parent: insideRoute,
  path: 'admin/registrations/$id',
  staticData: { title: registrationTitles.registration, area: 'registrations' },
  component: lazyRouteComponent(() => import('../pages/registration-page.tsx'), 'RegistrationPage'),
})

const licencesRoute = createRoute({
  parent: insideRoute,
  path: 'admin/licences',
  validateSearch: readLicenceSearch,
  staticData: { title: registrationTitles.licences, area: 'licences' },
  component: lazyRouteComponent(() => import('../pages/licences-page.tsx'), 'LicencesPage'),
})

export const registerRoutes = [chooserRoute, doneRoute, registerRoute] as const
export const registrationStaffRoutes = [registrationsRoute, registrationRoute, licencesRoute] as const
