// Which links each kind of reader gets in the first row: the services.
import type { Role } from '@marsa/model/kit/access.ts'
import { quotedLines, requestsOf, type QuotedLine } from '@marsa/model/lines.ts'
import { courierTitle } from '@marsa/model/express/rounds/courier-title.ts'
import { startOf } from '@marsa/model/site/areas.ts'
import { menuName } from '@marsa/model/site/soon.ts'
import { headerVariantOf } from '@marsa/model/site/layout.ts'
import { cashTitles } from '../../express/cash/titles.ts'
import { courierTitles } from '../../express/couriers/titles.ts'
import { depotTitles } from '../../express/depot/titles.ts'
import { appText } from '../text.ts'

export type NavLink = { id: string; label: { en: string; ar: string }; path: string }

const express: NavLink = { id: 'express', label: menuName('express', appText.express), path: 'express/home' }
/** Where each of those who handle cash sees theirs. */
const depotCash: NavLink = { id: 'depot-cash', label: cashTitles.ownInMenu, path: 'depot/cash' }
const courierCash: NavLink = { id: 'courier-cash', label: cashTitles.ownInMenu, path: 'courier/cash' }
/** Depots and who works there: of administrators, and of those who work in one. */
export const couriers: NavLink = { id: 'couriers', label: courierTitles.inMenu, path: 'admin/couriers' }
/** A page apart from the app, for phones. */
const courierDay: NavLink = { id: 'courier', label: courierTitle, path: 'courier' }
const depot: NavLink = { id: 'depot', label: depotTitles.depot, path: 'depot/intake' }
const finance: NavLink = { id: 'finance', label: appText.finance, path: 'finance' }
/** The staff's own; the figures of freight are for customers. */
export const dashboard: NavLink = { id: 'dashboard', label: appText.dashboard, path: 'desk/overview' }

/** Whether a role has pages in the app, and so something to search. */
export const hasPages = (role: Role | undefined): boolean => startOf(role) !== 'home'

/** Whether a role works in a line: customers and staff in all of them, agents in what they quote for. */
const worksIn = (line: QuotedLine, role: Role | undefined): boolean =>
  hasPages(role) && (headerVariantOf(role) !== 'agent' || requestsOf[line].agentRole === role)

/** Which pages they have in freight comes after the first paint. */
export const worksInFreight = (role: Role | undefined): boolean => worksIn('freight', role)

/** Where a line begins for a role: its first page, or the requests of staff; agents of other lines, and visitors, read about it. */
const beginOf = (line: QuotedLine, role: Role | undefined): string => {
  if (!worksIn(line, role)) return `${line}/home`
  const variant = headerVariantOf(role)
  if (variant === 'agent') return startOf(role)
  return requestsOf[line].pages.customer
}

/** A line that has no page for visitors is a service of those who work in it. */
export const usualService =
  (line: QuotedLine) =>
  (role: Role | undefined): readonly NavLink[] =>
    worksIn(line, role) ? [{ id: line, label: requestsOf[line].many, path: beginOf(line, role) }] : []

/** The links of a line in the first row. */
const lineServices: Record<QuotedLine, (role: Role | undefined) => readonly NavLink[]> = {
  freight: (role) => {
    const path = headerVariantOf(role) === 'customer' ? startOf(role) : beginOf('freight', role)
    return [{ id: 'freight', label: appText.freight, path: worksInFreight(role) ? path : 'freight/home' }]
  },
  warehouse: (role) => [{ id: 'warehouse', label: appText.warehouse, path: beginOf('warehouse', role) }],
  trucks: (role) => [{ id: 'trucks', label: appText.trucks, path: beginOf('trucks', role) }],
}

/** What a line is called in the rows of navigation. */
export const lineLabel = (line: QuotedLine, role: Role): NavLink['label'] =>
  lineServices[line](role)[0]?.label ?? requestsOf[line].many

/** The first row in its variants: agents have no express, read-only administrators finance and the dashboard (A 2). */
export const servicesOf = (role: Role | undefined): readonly NavLink[] => {
  const ofLines = quotedLines.flatMap((line) => lineServices[line](role))
  const variant = headerVariantOf(role)
  if (variant === 'readonly') return [finance, dashboard]
  if (role === 'courier') return [courierDay, courierCash, ...ofLines]
  if (role === 'depot') return [depot, depotCash, couriers, ...ofLines]
  if (variant === 'agent') return [...ofLines, finance]
  const path = { customer: 'express/dashboard', staff: 'express/desk', visitor: express.path }[variant]
  const parcels = { ...express, path }
  // Parcels stand before the trucks, as on the public pages.
  const services = quotedLines.flatMap((line) => [
    ...(line === 'trucks' ? [parcels] : []),
    ...lineServices[line](role),
  ])
  return [...services, ...(role === 'admin' ? [finance] : [])]
}
