// Pages of express by role, in the second row: staff see the shipments of all, customers send as well.
import type { Role } from '@marsa/model/kit/access.ts'
import { headerVariantOf } from '@marsa/model/site/layout.ts'
import { setupTitles } from '../../express/setup/titles.ts'
import { expressTitles } from '../../express/titles.ts'
import { hasPages, type NavLink } from './navigation.ts'

const shipments: NavLink = {
  id: 'express-shipments',
  label: expressTitles.shipments,
  path: 'express/shipments',
}
const create: NavLink = { id: 'express-new', label: expressTitles.create, path: 'express/new' }

const home: NavLink = { id: 'express-home', label: setupTitles.inMenu, path: 'express/dashboard' }
const figures: NavLink = { id: 'express-figures', label: setupTitles.figuresInMenu, path: 'express/figures' }
const desk: NavLink = { id: 'express-desk', label: setupTitles.desk, path: 'express/desk' }
const objections: NavLink = {
  id: 'express-objections',
  label: expressTitles.objections,
  path: 'express/objections',
}

const setup: NavLink = { id: 'express-setup', label: setupTitles.setup, path: 'express/setup' }

export const expressPages = (role: Role | undefined): readonly NavLink[] => {
  if (!hasPages(role)) return []
  const variant = headerVariantOf(role)
  if (variant === 'agent') return []
  if (variant === 'customer') return [home, shipments, create]
  return role === 'desk' ? [desk, shipments, objections] : [desk, shipments, objections, figures, setup]
}
