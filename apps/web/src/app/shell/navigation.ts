// Which links each kind of reader gets: the services of the first row, the pages of the second.
import type { Role } from '@marsa/model/kit/access.ts'
import { headerVariantOf } from '@marsa/model/site/layout.ts'
import { appText } from '../text.ts'

export type NavLink = { id: string; label: { en: string; ar: string }; path: string }

const freight = { id: 'freight', label: appText.freight }
const warehouse: NavLink = { id: 'warehouse', label: appText.warehouse, path: 'warehouse/home' }
const express: NavLink = { id: 'express', label: appText.express, path: 'express/home' }
const trucks: NavLink = { id: 'trucks', label: appText.trucks, path: 'trucks/home' }
const finance: NavLink = { id: 'finance', label: appText.finance, path: 'finance' }

const shipments: NavLink = { id: 'shipments', label: appText.shipments, path: 'freight/shipments' }
const requests: NavLink = { id: 'requests', label: appText.requests, path: 'freight/requests' }
const overview: NavLink = { id: 'overview', label: appText.overview, path: 'freight/dashboard' }
/** The staff's own; the figures of freight are for customers. */
export const dashboard: NavLink = { id: 'dashboard', label: appText.dashboard, path: 'desk/overview' }
const newQuote: NavLink = { id: 'quote', label: appText.newQuote, path: 'freight/quote' }

/** Pages of the freight line for a role; empty for visitors. */
export const freightPages = (role: Role | undefined): readonly NavLink[] => {
  if (role === 'clearing-agent') return [requests, shipments]
  const variant = headerVariantOf(role)
  if (variant === 'customer') return [overview, shipments, newQuote]
  return variant === 'visitor' || variant === 'agent' ? [] : [shipments]
}

/** Where a person starts after sign-in, below the language. */
export const startOf = (role: Role | undefined): string => {
  const variant = headerVariantOf(role)
  const isStaff = variant === 'staff' || variant === 'readonly'
  return isStaff ? dashboard.path : (freightPages(role)[0]?.path ?? 'home')
}

/** The first row in its variants: agents have no express, read-only administrators finance and the dashboard (A 2). */
export const servicesOf = (role: Role | undefined): readonly NavLink[] => {
  const first: NavLink = { ...freight, path: freightPages(role)[0]?.path ?? 'freight/home' }
  const variant = headerVariantOf(role)
  if (variant === 'readonly') return [finance, dashboard]
  if (variant === 'agent') return [first, warehouse, trucks, finance]
  return [first, warehouse, express, trucks, ...(role === 'admin' ? [finance] : [])]
}
