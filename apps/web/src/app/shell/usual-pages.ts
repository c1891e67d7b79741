// Pages of a line whose requests go the usual way, by role, and its link in the row of services.
import type { Role } from '@marsa/model/kit/access.ts'
import { requestsOf, type QuotedLine } from '@marsa/model/lines.ts'
import { headerVariantOf } from '@marsa/model/site/layout.ts'
import { usualPagesText as t } from './usual-pages-text.ts'
import type { NavLink } from './navigation.ts'

/** Empty for visitors, and for agents of other lines. */
export const usualPages =
  (line: QuotedLine) =>
  (role: Role | undefined): readonly NavLink[] => {
    const { many, agentRole, pages } = requestsOf[line]
    const requests: NavLink = { id: `${line}-requests`, label: many, path: pages.customer }
    const variant = headerVariantOf(role)
    if (variant === 'customer')
      return [requests, { id: `${line}-quote`, label: t.getQuote, path: `${line}/quote` }]
    if (variant === 'staff' || variant === 'readonly') return [requests]
    return role === agentRole ? [{ id: `${line}-jobs`, label: many, path: pages.agent }] : []
  }
