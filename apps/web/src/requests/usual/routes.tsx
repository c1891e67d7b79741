// Addresses of a line whose requests go the usual way. Each page comes with the line's own value, when it is opened.
import type { ComponentType } from 'react'
import type { TextRow } from '@marsa/model/kit/text.ts'
import { requestsOf, type QuotedLine } from '@marsa/model/lines.ts'
import { insideRoute } from '../../kit/lang-route.ts'
import { lazyRouteComponent } from '../../kit/router/lazy.ts'
import { createRoute } from '../../kit/router/route.ts'
import { usualTitles } from './titles.ts'
import type { UsualPageProps, UsualWebLine } from './web-line.tsx'

type Page = ComponentType<UsualPageProps>

/** Below its name: `quote` asks, `requests` are the customer's and the staff's, `jobs` those of its agents. */
export const usualRoutes = <const Name extends QuotedLine>(
  name: Name,
  loadLine: () => Promise<UsualWebLine>,
) => {
  const { one, many }: { one: TextRow; many: TextRow } = requestsOf[name]
  const page = (load: () => Promise<Page>) =>
    lazyRouteComponent(
      async () => {
        const [Shown, line] = await Promise.all([load(), loadLine()])
        return { Page: () => <Shown line={line} /> }
      },
      'Page',
      [load, loadLine],
    )
  const parent = insideRoute
  const asked = { title: one, area: `${name}-quote` }
  const ofCustomer = (title: TextRow) => ({ title, area: `${name}-requests` })
  const ofAgent = (title: TextRow) => ({ title, area: `${name}-jobs` })
  return [
    createRoute({
      parent,
      path: `${name}/quote`,
      staticData: asked,
      component: page(async () => (await import('./ask-page.tsx')).AskPage),
    }),
    createRoute({
      parent,
      path: `${name}/requests`,
      staticData: ofCustomer(many),
      component: page(async () => (await import('./list-page.tsx')).RequestsPage),
    }),
    createRoute({
      parent,
      path: `${name}/requests/$id`,
      staticData: ofCustomer(one),
      component: page(async () => (await import('./request-page.tsx')).UsualRequestPage),
    }),
    createRoute({
      parent,
      path: `${name}/requests/$id/quotes`,
      staticData: ofCustomer(usualTitles.compare),
      component: page(async () => (await import('./compare-page.tsx')).UsualComparePage),
    }),
    createRoute({
      parent,
      path: `${name}/jobs`,
      staticData: ofAgent(many),
      component: page(async () => (await import('./agent-list-page.tsx')).AgentRequestsPage),
    }),
    createRoute({
      parent,
      path: `${name}/jobs/$id`,
      staticData: ofAgent(one),
      component: page(async () => (await import('./agent-page.tsx')).UsualAgentPage),
    }),
  ] as const
}
