// Addresses of user management, invitations, and companies.
import { insideRoute, langRoute } from '../kit/lang-route.ts'
import { lazyRouteComponent } from '../kit/router/lazy.ts'
import { createRoute } from '../kit/router/route.ts'
import { peopleTitles } from './people-titles.ts'

/** Filters of the lists as they stand in the address; the server validates what they are. */
export type PeopleSearch = {
  view?: 'invitations'
  text?: string
  role?: string
  status?: string
  company?: string
  person?: string
  page?: number
}
export type CompanySearch = { text?: string; kind?: string; state?: string; company?: string; page?: number }

/** Takes the named words and a page over one from an address. */
const reading =
  <Search extends { page?: number }>(...names: (keyof Search & string)[]) =>
  (search: Record<string, unknown>): Search => {
    const words = names
      .filter((name) => search[name])
      .map((name) => [name, String(search[name]).slice(0, 100)])
    const page = Number(search['page'])
    return { ...Object.fromEntries(words), ...(page > 1 && { page: Math.floor(page) }) } as Search
  }

const usersRoute = createRoute({
  parent: insideRoute,
  path: 'user/usermanagement',
  validateSearch: reading<PeopleSearch>('view', 'text', 'role', 'status', 'company', 'person'),
  staticData: { title: peopleTitles.users },
  component: lazyRouteComponent(() => import('./pages/users-page.tsx'), 'UsersPage'),
})

const companiesRoute = createRoute({
  parent: insideRoute,
  path: 'admin/companies',
  validateSearch: reading<CompanySearch>('text', 'kind', 'state', 'company'),
  staticData: { title: peopleTitles.companies },
  component: lazyRouteComponent(() => import('./pages/companies-page.tsx'), 'CompaniesPage'),
})

/** For people without an account. */
export const invitationRoute = createRoute({
  parent: langRoute,
  path: 'hub/invitation',
  staticData: { title: peopleTitles.invitation },
  component: lazyRouteComponent(() => import('./pages/users-join-page.tsx'), 'JoinPage'),
})

export const peopleRoutes = [usersRoute, companiesRoute] as const
