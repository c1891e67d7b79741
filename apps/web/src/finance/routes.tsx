// Addresses of the finance area; the language switch leads to its home.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { insideRoute } from '../kit/lang-route.ts'
import { financeTitles } from './titles.ts'

const page = {
  getParentRoute: () => insideRoute,
  staticData: { title: financeTitles.finance },
  component: lazyRouteComponent(() => import('./pages/finance-page.tsx'), 'FinancePage'),
}

const financeRoute = createRoute({ ...page, path: 'finance' })
const financeHomeRoute = createRoute({ ...page, path: 'finance/home' })

export const financeRoutes = [financeRoute, financeHomeRoute] as const
