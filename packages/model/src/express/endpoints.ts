// The calls of express.
import { courierSetupEndpoints } from './couriers/courier-endpoints.ts'
import { carrierEndpoints } from './carrier/carrier-endpoints.ts'
import { depositEndpoints } from './cash-on-delivery/deposit-endpoints.ts'
import { depositReportEndpoints } from './cash-on-delivery/deposit-report.ts'
import { depotEndpoints } from './depot/depot-endpoints.ts'
import { depotWorkEndpoints } from './depot/depot-work-endpoints.ts'
import { guestEndpoints } from './guest/guest-endpoints.ts'
import { holdEndpoints } from './depot/hold-endpoints.ts'
import { addressBookEndpoints } from './addresses/address-book-endpoints.ts'
import { attachmentEndpoints } from './attachments/attachment-endpoints.ts'
import { paperEndpoints } from './label/paper-endpoints.ts'
import { validateBestFit } from './packing/fit-endpoint.ts'
import { validateAddress } from './places/address-endpoint.ts'
import {
  findDepot,
  listExpressCities,
  listExpressCountries,
  listMembershipCountries,
} from './places/place-endpoints.ts'
import { bundleEndpoints } from './bundles/bundle-endpoints.ts'
import { claimEndpoints } from './claims/claim-endpoints.ts'
import { parcelCaseEndpoints } from './desk/case-endpoints.ts'
import { parcelDeskEndpoints } from './desk/desk-endpoints.ts'
import { correctionEndpoints } from './corrections/correction-endpoints.ts'
import { figureEndpoints } from './figures/figure-endpoints.ts'
import { reportEndpoints } from './reports/report-endpoints.ts'
import { setupEndpoints } from './setup/setup-endpoints.ts'
import { recipientEndpoints } from './recipient/recipient-endpoints.ts'
import { roundEndpoints } from './rounds/round-endpoints.ts'
import { parcelBulkEndpoints } from './bulk/parcel-bulk-endpoints.ts'
import { manyEndpoints } from './shipments/many-endpoints.ts'
import { shipmentEndpoints } from './shipments/shipment-endpoints.ts'
import { cashEndpoints } from './cash-on-delivery/cash-endpoints.ts'
import { payoutDeskEndpoints } from './payouts/payout-desk-endpoints.ts'
import { payoutEndpoints } from './payouts/payout-endpoints.ts'
import { pinEndpoints } from './wallet/pin-endpoints.ts'
import { walletStatementEndpoints } from './statements/statement-endpoints.ts'
import { walletEndpoints } from './wallet/wallet-endpoints.ts'
import { calculateRates, listPromotionCodes } from './pricing/rate-endpoints.ts'

export const expressEndpoints = {
  listExpressCountries,
  listMembershipCountries,
  findDepot,
  listExpressCities,
  calculateRates,
  listPromotionCodes,
  validateBestFit,
  validateAddress,
  ...shipmentEndpoints,
  ...manyEndpoints,
  ...parcelBulkEndpoints,
  ...walletEndpoints,
  ...walletStatementEndpoints,
  ...pinEndpoints,
  ...cashEndpoints,
  ...payoutEndpoints,
  ...payoutDeskEndpoints,
  ...bundleEndpoints,
  ...courierSetupEndpoints,
  ...setupEndpoints,
  ...depositEndpoints,
  ...depositReportEndpoints,
  ...reportEndpoints,
  ...parcelDeskEndpoints,
  ...parcelCaseEndpoints,
  ...claimEndpoints,
  ...correctionEndpoints,
  ...figureEndpoints,
  ...carrierEndpoints,
  ...roundEndpoints,
  ...holdEndpoints,
  ...depotEndpoints,
  ...depotWorkEndpoints,
  ...paperEndpoints,
  ...attachmentEndpoints,
  ...addressBookEndpoints,
  ...recipientEndpoints,
  ...guestEndpoints,
}
