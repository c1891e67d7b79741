// Which links each kind of reader gets in the first row: the services.
import type { Role } from '@marsa/model/kit/access.ts'
import { startOf } from '@marsa/model/site/areas.ts'
import { menuName } from '@marsa/model/site/soon.ts'
import { headerVariantOf } from '@marsa/model/site/layout.ts'
import { appText } from '../text.ts'

export type NavLink = { id: string; label: { en: string; ar: string }; path: string }

const express: NavLink = { id: 'express', label: menuName('express', appText.express), path: 'express/home' }
const trucks: NavLink = { id: 'trucks', label: menuName('trucks', appText.trucks), path: 'trucks/home' }
const finance: NavLink = { id: 'finance', label: appText.finance, path: 'finance' }
/** The staff's own; the figures of freight are for customers. */
export const dashboard: NavLink = { id: 'dashboard', label: appText.dashboard, path: 'desk/overview' }

/** Whether a role has pages in the app, and so something to search. */
export const hasPages = (role: Role | undefined): boolean => startOf(role) !== 'home'

/** Whether a role works in freight; which pages it has there comes after the first paint. */
export const worksInFreight = (role: Role | undefined): boolean =>
  !['home', 'warehouse/requests'].includes(startOf(role))

const freightOf = (role: Role | undefined): string => {
  if (!worksInFreight(role)) return 'freight/home'
  const start = startOf(role)
  return start === dashboard.path ? 'freight/shipments' : start
}

/** Agents of other lines, and visitors, read about storage. */
const warehouseOf = (role: Role | undefined): string => {
  if (role === 'warehouse-agent') return startOf(role)
  const isReader = role && headerVariantOf(role) !== 'agent'
  return isReader ? 'warehouse/storages' : 'warehouse/home'
}

/** The first row in its variants: agents have no express, read-only administrators finance and the dashboard (A 2). */
export const servicesOf = (role: Role | undefined): readonly NavLink[] => {
  const first: NavLink = { id: 'freight', label: appText.freight, path: freightOf(role) }
  const warehouse: NavLink = { id: 'warehouse', label: appText.warehouse, path: warehouseOf(role) }
  const variant = headerVariantOf(role)
  if (variant === 'readonly') return [finance, dashboard]
  if (variant === 'agent') return [first, warehouse, trucks, finance]
  return [first, warehouse, express, trucks, ...(role === 'admin' ? [finance] : [])]
}
