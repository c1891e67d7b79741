// Mounts the calls of express.
import { expressEndpoints } from '@marsa/model/express/endpoints.ts'
import { parcelBulkEndpoints } from '@marsa/model/express/bulk/parcel-bulk-endpoints.ts'
import { serveSigned } from '../kit/serve-signed.ts'
import { serve, type Server } from '../kit/serve.ts'
import * as book from './addresses/address-book.ts'
import { attachmentRoutes } from './attachments/routes.ts'
import { cashRoutes } from './cash-on-delivery/routes.ts'
import { courierRoutes } from './couriers/routes.ts'
import { depotRoutes } from './depot/routes.ts'
import { bookAgain, faults } from './carrier/carrier-faults.ts'
import { receiveCarrierNotice } from './carrier/receive-carrier-notice.ts'
import { commercialInvoice, labels } from './papers/download-papers.ts'
import { fitBoxes } from './packing/validate-best-fit.ts'
import { findDepot } from './places/find-depot.ts'
import { cities, countries, membershipCountries } from './places/list-places.ts'
import { checkAddress } from './places/validate-address.ts'
import { calculateRates } from './pricing/calculate-rates.ts'
import { promotionCodes } from './pricing/list-promotions.ts'
import { bulkRoutes } from '../requests/door.ts'
import { parcelBulk } from './bulk/bulk-line.ts'
import { bundleRoutes } from './bundles/routes.ts'
import { claimRoutes } from './claims/routes.ts'
import { correctionRoutes } from './corrections/routes.ts'
import type { ExpressParts } from './parts.ts'
import { setupRoutes } from './setup/routes.ts'
import { guestRoutes } from './guest/guest-routes.ts'
import { recipientRoutes } from './recipient/recipient-routes.ts'
import { reportRoutes } from './reports/routes.ts'
import { payoutRoutes } from './payouts/routes.ts'
import { roundRoutes } from './rounds/routes.ts'
import { shipmentRoutes } from './shipments/routes.ts'
import { walletRoutes } from './wallet/routes.ts'

export const expressRoutes = (server: Server, parts: ExpressParts): void => {
  serve(server, expressEndpoints.listExpressCountries, countries)
  serve(server, expressEndpoints.listMembershipCountries, membershipCountries)
  serve(server, expressEndpoints.listExpressCities, cities)
  serve(server, expressEndpoints.findDepot, findDepot(parts.places))
  serve(server, expressEndpoints.calculateRates, calculateRates(parts))
  serve(server, expressEndpoints.listPromotionCodes, promotionCodes)
  serve(server, expressEndpoints.validateBestFit, fitBoxes)
  serve(server, expressEndpoints.validateAddress, checkAddress)
  shipmentRoutes(server, parts)
  bulkRoutes(server, parcelBulk, parcelBulkEndpoints, { ...parts.sheets, fileName: 'marsa-parcels' })
  walletRoutes(server)
  payoutRoutes(server)
  reportRoutes(server)
  bundleRoutes(server, parts)
  courierRoutes(server)
  setupRoutes(server)
  claimRoutes(server, parts)
  correctionRoutes(server)
  recipientRoutes(server)
  guestRoutes(server, parts)
  cashRoutes(server)
  roundRoutes(server, parts.proofs)
  depotRoutes(server, parts)
  serveSigned(server, expressEndpoints.receiveCarrierNotice, receiveCarrierNotice(parts.carrier))
  serve(server, expressEndpoints.downloadLabels, labels)
  serve(server, expressEndpoints.downloadCommercialInvoice, commercialInvoice(parts))
  serve(server, expressEndpoints.findParcelAddresses, book.findParcelAddresses)
  serve(server, expressEndpoints.addParcelAddresses, book.addParcelAddresses)
  serve(server, expressEndpoints.changeParcelAddress, book.changeParcelAddress)
  serve(server, expressEndpoints.removeParcelAddress, book.removeParcelAddress)
  attachmentRoutes(server, parts)
  serve(server, expressEndpoints.listCarrierFaults, faults(parts.carrier))
  serve(server, expressEndpoints.bookWithCarrierAgain, bookAgain)
}
