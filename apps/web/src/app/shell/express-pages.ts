// Pages of express by role, in the second row: customers send and look after their money, staff see the shipments of all.
import type { Role } from '@marsa/model/kit/access.ts'
import { headerVariantOf } from '@marsa/model/site/layout.ts'
import { cashTitles } from '../../express/cash/titles.ts'
import { setupTitles } from '../../express/setup/titles.ts'
import { expressTitles } from '../../express/titles.ts'
import { couriers, hasPages, type NavLink } from './navigation.ts'

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

const wallet: NavLink = { id: 'wallet', label: expressTitles.wallet, path: 'express/wallet' }
const bundles: NavLink = { id: 'bundles', label: expressTitles.bundles, path: 'express/bundles' }
/** Cash on delivery is for companies that sell. */
const money: NavLink = { id: 'money', label: expressTitles.money, path: 'express/cash' }
const wallets: NavLink = { id: 'wallets', label: expressTitles.wallets, path: 'express/wallets' }
const cash: NavLink = { id: 'cash', label: cashTitles.ownInMenu, path: 'admin/cash' }
const payouts: NavLink = { id: 'payouts', label: expressTitles.payouts, path: 'express/payouts' }
const setup: NavLink = { id: 'express-setup', label: setupTitles.setup, path: 'express/setup' }

export const expressPages = (role: Role | undefined): readonly NavLink[] => {
  if (!hasPages(role)) return []
  const variant = headerVariantOf(role)
  if (variant === 'agent') return []
  if (variant === 'customer')
    return [home, shipments, create, ...(role === 'customer' ? [] : [money]), wallet, bundles]
  const ofDesk = [desk, shipments, objections]
  return role === 'desk' ? ofDesk : [...ofDesk, cash, payouts, wallets, couriers, figures, setup]
}
