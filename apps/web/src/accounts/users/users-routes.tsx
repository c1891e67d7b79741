// Addresses of user management, invitations, and companies.
import { insideRoute, langRoute } from '../../kit/lang-route.ts'
import { lazyRouteComponent } from '../../kit/router/lazy.ts'
import { createRoute } from '../../kit/router/route.ts'
import { readCompanySearch, readPeopleSearch } from './people-search.ts'
import { peopleTitles } from './people-titles.ts'

const usersRoute = createRoute({
  parent: insideRoute,
  path: 'user/usermanagement',
  validateSearch: readPeopleSearch,
  staticData: { title: peopleTitles.users },
  component: lazyRouteComponent(() => import('../pages/users-page.tsx'), 'UsersPage'),
})

const companiesRoute = createRoute({
  parent: insideRoute,
  path: 'admin/companies',
  validateSearch: readCompanySearch,
  staticData: { title: peopleTitles.companies },
  component: lazyRouteComponent(() => import('../pages/companies-page.tsx'), 'CompaniesPage'),
})

/** For people without an account. */
export const invitationRoute = createRoute({
  parent: langRoute,
  path: 'hub/invitation',
  staticData: { title: peopleTitles.invitation },
  component: lazyRouteComponent(() => import('../pages/users-join-page.tsx'), 'JoinPage'),
})

export const peopleRoutes = [usersRoute, companiesRoute] as const
