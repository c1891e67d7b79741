// Addresses of express in the app: shipments, the wallet, bundles, both of all companies for staff, and couriers.
import { insideRoute, langRoute } from '../kit/lang-route.ts'
import { lazyRouteComponent } from '../kit/router/lazy.ts'
import { createRoute } from '../kit/router/route.ts'
import { cashTitles } from './cash/titles.ts'
import { courierTitles } from './couriers/titles.ts'
import { readDeskSearch } from './desk/search.ts'
import { readSetupSearch } from './setup/search.ts'
import { setupTitles } from './setup/titles.ts'
import { createSteps, type CreateStep } from './shipments/create-steps.ts'
import { readListSearch } from './shipments/list-search.ts'
import { depotRoutes } from './depot/routes.tsx'
import { expressTitles } from './titles.ts'

export const expressRoutes = [
  ...depotRoutes,
  createRoute({
    parent: insideRoute,
    path: 'courier/cash',
    staticData: { title: cashTitles.own, area: 'courier-cash' },
    component: lazyRouteComponent(() => import('./cash/courier-cash-page.tsx'), 'CourierCashPage'),
  }),
  createRoute({
    parent: insideRoute,
    path: 'depot/cash',
    staticData: { title: cashTitles.depot, area: 'depot-cash' },
    component: lazyRouteComponent(() => import('./cash/depot-cash-page.tsx'), 'DepotCashPage'),
  }),
  createRoute({
    parent: insideRoute,
    path: 'admin/cash',
    staticData: { title: cashTitles.deposits, area: 'cash' },
    component: lazyRouteComponent(() => import('./cash/deposits-page.tsx'), 'DepositsPage'),
  }),
  createRoute({
    parent: insideRoute,
    path: 'admin/couriers',
    staticData: { title: courierTitles.couriers, area: 'couriers' },
    component: lazyRouteComponent(() => import('./couriers/couriers-page.tsx'), 'CouriersPage'),
  }),
  createRoute({
    parent: insideRoute,
    path: 'express/dashboard',
    staticData: { title: setupTitles.home, area: 'express-home' },
    component: lazyRouteComponent(() => import('./figures/express-home-page.tsx'), 'ExpressHomePage'),
  }),
  createRoute({
    parent: insideRoute,
    path: 'express/figures',
    staticData: { title: setupTitles.figures, area: 'express-figures' },
    component: lazyRouteComponent(() => import('./figures/express-figures-page.tsx'), 'ExpressFiguresPage'),
  }),
  createRoute({
    parent: insideRoute,
    path: 'express/desk',
    validateSearch: readDeskSearch,
    staticData: { title: setupTitles.desk, area: 'express-desk' },
    component: lazyRouteComponent(() => import('./desk/parcel-desk-page.tsx'), 'ParcelDeskPage'),
  }),
  createRoute({
    parent: insideRoute,
    path: 'express/setup',
    validateSearch: readSetupSearch,
    staticData: { title: setupTitles.setup, area: 'express-setup' },
    component: lazyRouteComponent(() => import('./setup/setup-page.tsx'), 'SetupPage'),
  }),
  createRoute({
    parent: insideRoute,
    path: 'express/wallet',
    staticData: { title: expressTitles.wallet, area: 'wallet' },
    component: lazyRouteComponent(() => import('./wallet/wallet-page.tsx'), 'WalletPage'),
  }),
  createRoute({
    parent: insideRoute,
    path: 'express/cash',
    staticData: { title: expressTitles.money, area: 'money' },
    component: lazyRouteComponent(() => import('./payouts/money-page.tsx'), 'MoneyPage'),
  }),
  createRoute({
    parent: insideRoute,
    path: 'express/payouts',
    staticData: { title: expressTitles.payouts, area: 'payouts' },
    component: lazyRouteComponent(() => import('./payouts/queue-page.tsx'), 'PayoutQueuePage'),
  }),
  createRoute({
    parent: insideRoute,
    path: 'express/bundles',
    staticData: { title: expressTitles.bundles, area: 'bundles' },
    component: lazyRouteComponent(() => import('./bundles/bundles-page.tsx'), 'BundlesPage'),
  }),
  /** Where messages about the payment of a bundle lead. */
  createRoute({
    parent: insideRoute,
    path: 'express/bundles/$membershipId',
    staticData: { title: expressTitles.bundles, area: 'bundles' },
    component: lazyRouteComponent(() => import('./bundles/bundles-page.tsx'), 'BundlesPage'),
  }),
  createRoute({
    parent: insideRoute,
    path: 'express/wallets',
    staticData: { title: expressTitles.wallets, area: 'wallets' },
    component: lazyRouteComponent(() => import('./wallet/wallets-page.tsx'), 'WalletsPage'),
  }),
  createRoute({
    parent: insideRoute,
    path: 'express/wallets/$companyId',
    staticData: { title: expressTitles.wallets, area: 'wallets' },
    component: lazyRouteComponent(() => import('./wallet/company-wallet-page.tsx'), 'CompanyWalletPage'),
  }),
  createRoute({
    parent: insideRoute,
    path: 'express/shipments',
    validateSearch: readListSearch,
    staticData: { title: expressTitles.shipments, area: 'express-shipments' },
    component: lazyRouteComponent(() => import('./shipments/list-page.tsx'), 'ShipmentListPage'),
  }),
  createRoute({
    parent: insideRoute,
    path: 'express/shipments/$id',
    staticData: { title: expressTitles.shipment, area: 'express-shipments' },
    component: lazyRouteComponent(() => import('./shipments/shipment-page.tsx'), 'ParcelShipmentPage'),
  }),
  createRoute({
    parent: insideRoute,
    path: 'express/bulk',
    staticData: { title: expressTitles.bulk, area: 'express-new' },
    component: lazyRouteComponent(() => import('./bulk/bulk-page.tsx'), 'ParcelBulkPage'),
  }),
  createRoute({
    parent: insideRoute,
    path: 'express/quick',
    staticData: { title: expressTitles.quick, area: 'express-new' },
    component: lazyRouteComponent(() => import('./quick/quick-page.tsx'), 'QuickPage'),
  }),
  createRoute({
    parent: insideRoute,
    path: 'express/new',
    validateSearch: (search: Record<string, unknown>): { id?: string; again?: string; step?: CreateStep } => {
      const step = createSteps.find((each) => each === search['step'])
      return {
        ...(typeof search['id'] === 'string' && { id: search['id'] }),
        ...(typeof search['again'] === 'string' && { again: search['again'] }),
        ...(step && { step }),
      }
    },
    staticData: { title: expressTitles.create, area: 'express-new' },
    component: lazyRouteComponent(() => import('./shipments/create-page.tsx'), 'CreateShipmentPage'),
  }),
  /** Without an account; the link of the e-mail has its token behind `#`. */
  createRoute({
    parent: langRoute,
    path: 'guest',
    staticData: { title: expressTitles.guest },
    component: lazyRouteComponent(() => import('./guest/guest-page.tsx'), 'GuestPage'),
  }),
  /** The link of a text message to whoever a parcel is for; its token stands behind `#`. */
  createRoute({
    parent: langRoute,
    path: 'parcel',
    staticData: { title: expressTitles.recipient },
    component: lazyRouteComponent(() => import('./recipient/recipient-page.tsx'), 'RecipientPage'),
  }),
  createRoute({
    parent: insideRoute,
    path: 'express/objections',
    staticData: { title: expressTitles.objections, area: 'express-objections' },
    component: lazyRouteComponent(() => import('./recipient/objections-page.tsx'), 'ObjectionsPage'),
  }),
] as const
