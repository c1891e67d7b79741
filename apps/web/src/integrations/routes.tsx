// Address of the page of a company's integrations.
import { insideRoute } from '../kit/lang-route.ts'
import { lazyRouteComponent } from '../kit/router/lazy.ts'
import { createRoute } from '../kit/router/route.ts'
import { integrationTitles } from './titles.ts'

/** `log` is the webhook whose deliveries are shown. */
export type IntegrationSearch = { log?: string }

const integrationsRoute = createRoute({
  parent: insideRoute,
  path: 'user/integrations',
  validateSearch: ({ log }: Record<string, unknown>): IntegrationSearch => ({
    log: typeof log === 'string' && /^[\da-f-]{36}$/.test(log) ? log : undefined,
  }),
  staticData: { title: integrationTitles.integrations },
  component: lazyRouteComponent(() => import('./pages/integrations-page.tsx'), 'IntegrationsPage'),
})

export const integrationRoutes = [integrationsRoute] as const
