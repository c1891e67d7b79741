// Addresses of the desk's help pages.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { insideRoute } from '../kit/lang-route.ts'
import { helpTitles } from './titles.ts'

export type CallbackSearch = { view?: 'mine' | 'closed' }

export const callbacksRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: 'desk/callbacks',
  validateSearch: ({ view }: Record<string, unknown>): CallbackSearch => ({
    view: view === 'mine' || view === 'closed' ? view : undefined,
  }),
  staticData: { title: helpTitles.callbacks },
  component: lazyRouteComponent(() => import('./pages/callbacks-page.tsx'), 'CallbacksPage'),
})
