// Addresses of the help pages inside: the desk's callback requests, the newsletter, and the departments.
import { insideRoute } from '../kit/lang-route.ts'
import { lazyRouteComponent } from '../kit/router/lazy.ts'
import { createRoute } from '../kit/router/route.ts'
import { helpTitles } from './titles.ts'

export type CallbackSearch = { view?: 'mine' | 'closed' }

const callbacksRoute = createRoute({
  parent: insideRoute,
  path: 'desk/callbacks',
  validateSearch: ({ view }: Record<string, unknown>): CallbackSearch => ({
    view: view === 'mine' || view === 'closed' ? view : undefined,
  }),
  staticData: { title: helpTitles.callbacks },
  component: lazyRouteComponent(() => import('./pages/callbacks-page.tsx'), 'CallbacksPage'),
})

/** `issue` is the one that is shown, or `new`. */
export type NewsletterSearch = { issue?: string }

const newsletterRoute = createRoute({
  parent: insideRoute,
  path: 'admin/newsletter',
  validateSearch: ({ issue }: Record<string, unknown>): NewsletterSearch => ({
    issue: typeof issue === 'string' && /^(new|[\da-f-]{36})$/.test(issue) ? issue : undefined,
  }),
  staticData: { title: helpTitles.newsletter, area: 'newsletter' },
  component: lazyRouteComponent(() => import('./newsletter/pages/newsletter-page.tsx'), 'NewsletterPage'),
})

const departmentsRoute = createRoute({
  parent: insideRoute,
  path: 'user/departments',
  staticData: { title: helpTitles.departments },
  component: lazyRouteComponent(() => import('./departments/pages/departments-page.tsx'), 'DepartmentsPage'),
})

export const helpRoutes = [callbacksRoute, newsletterRoute, departmentsRoute] as const
