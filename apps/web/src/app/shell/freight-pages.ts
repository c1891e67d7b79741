// Pages of the freight line by role: the second row of its pages, the menu of the phone and what public pages show of them.
import type { Role } from '@marsa/model/kit/access.ts'
import { headerVariantOf, type HeaderVariant } from '@marsa/model/site/layout.ts'
import { appText } from '../text.ts'
import { pagesText } from './freight-pages-text.ts'
import { worksInFreight, type NavLink } from './navigation.ts'

const shipments: NavLink = { id: 'shipments', label: appText.shipments, path: 'freight/shipments' }
const requests: NavLink = { id: 'requests', label: appText.requests, path: 'freight/requests' }
const overview: NavLink = { id: 'overview', label: appText.overview, path: 'freight/dashboard' }
const newQuote: NavLink = { id: 'quote', label: appText.newQuote, path: 'freight/quote' }
const tracking: NavLink = { id: 'tracking', label: pagesText.tracking, path: 'freight/tracking' }
const reports: NavLink = { id: 'report', label: pagesText.reports, path: 'freight/report' }
const cards: NavLink = { id: 'cards', label: pagesText.cards, path: 'freight/cards' }
const report: NavLink = { id: 'report', label: pagesText.report, path: 'freight/report' }
export const answers: NavLink = { id: 'answers', label: pagesText.answers, path: 'freight/answers' }

const pages: Record<HeaderVariant, readonly NavLink[]> = {
  visitor: [],
  customer: [overview, shipments, newQuote, tracking, reports],
  agent: [requests, shipments, cards, tracking, report],
  readonly: [shipments, tracking, answers],
  staff: [shipments, tracking, answers],
}

/** Empty for visitors, and for agents of other lines. */
export const freightPages = (role: Role | undefined): readonly NavLink[] =>
  worksInFreight(role) ? pages[headerVariantOf(role)] : []
