// Which links each kind of reader gets: the services of the first row, the pages of the second.
import type { Role } from '@marsa/model/kit/access.ts'
import type { TextRow } from '@marsa/model/kit/text.ts'
import { appText } from '../text.ts'

export type NavLink = { id: string; label: TextRow; path: string }

const freight = { id: 'freight', label: appText.freight }
const warehouse: NavLink = { id: 'warehouse', label: appText.warehouse, path: 'warehouse/home' }
const express: NavLink = { id: 'express', label: appText.express, path: 'express/home' }
const trucks: NavLink = { id: 'trucks', label: appText.trucks, path: 'trucks/home' }

const shipments: NavLink = { id: 'shipments', label: appText.shipments, path: 'freight/shipments' }
const requests: NavLink = { id: 'requests', label: appText.requests, path: 'freight/requests' }
const overview: NavLink = { id: 'overview', label: appText.overview, path: 'freight/dashboard' }
const newQuote: NavLink = { id: 'quote', label: appText.newQuote, path: 'freight/quote' }

const agents: readonly Role[] = ['clearing-agent', 'warehouse-agent', 'truck-provider']
const customers: readonly Role[] = ['customer', 'business', 'portal']

/** Pages of the freight line for a role; empty for visitors. */
export const freightPages = (role: Role | undefined): readonly NavLink[] => {
  if (role === undefined) return []
  if (customers.includes(role)) return [overview, shipments, newQuote]
  if (role === 'clearing-agent') return [requests, shipments]
  return agents.includes(role) ? [] : [shipments]
}

/** Where a person starts after sign-in, below the language. */
export const startOf = (role: Role | undefined): string => freightPages(role)[0]?.path ?? 'home'

/** The services of the first row; agents have no express (A 2). */
export const servicesOf = (role: Role | undefined): readonly NavLink[] => {
  const first: NavLink = { ...freight, path: freightPages(role)[0]?.path ?? 'freight/home' }
  return role && agents.includes(role) ? [first, warehouse, trucks] : [first, warehouse, express, trucks]
}

/** The service an address belongs to, by its segments (decisions 4.10 no. 30). */
export const serviceOf = (pathname: string): string | undefined =>
  pathname
    .split('/')
    .slice(2)
    .find((segment) => ['freight', 'warehouse', 'express', 'trucks', 'finance'].includes(segment))
