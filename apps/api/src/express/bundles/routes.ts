// Mounts the calls of bundles.
import { bundleEndpoints as calls } from '@marsa/model/express/bundles/bundle-endpoints.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import type { FinanceParts, Letterhead } from '../../finance/door.ts'
import { serve, type Server } from '../../kit/serve.ts'
import type { Tariffs } from '../pricing/tariffs.ts'
import { buyBundle } from './buy-bundle.ts'
import { cancelBundle } from './cancel-bundle.ts'
import {
  adviseBundle,
  downloadBundleInvoice,
  isActiveMember,
  listMemberships,
  listPlans,
  viewMembership,
} from './view-bundles.ts'

export type BundleParts = {
  tariffs: Tariffs
  finance: FinanceParts
  letterhead: (settings: SettingsInForce) => Letterhead
}

export const bundleRoutes = (server: Server, parts: BundleParts): void => {
  serve(server, calls.listPlans, listPlans(parts))
  serve(server, calls.isActiveMember, isActiveMember)
  serve(server, calls.viewMembership, viewMembership)
  serve(server, calls.buyBundle, buyBundle(parts.finance))
  serve(server, calls.cancelBundle, cancelBundle)
  serve(server, calls.downloadBundleInvoice, downloadBundleInvoice(parts.letterhead))
  serve(server, calls.adviseBundle, adviseBundle(parts))
  serve(server, calls.listMemberships, listMemberships)
}
