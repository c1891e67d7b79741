// What the application assembles of express: the versions of its tariff, its background work, the ways into a wallet and out of it.
export { openTariffs, type Tariffs } from './pricing/tariffs.ts'
export { expressJobs } from './jobs.ts'
export { creditWallet, reverseWallet, spendFromWallet } from './wallet/move-money.ts'
export { bundlePaymentReactions } from './bundles/buy-bundle.ts'
export { consumeLease, creditsOf, leaseCredits, releaseLease, returnCredits } from './bundles/leases.ts'
export { shipmentPaymentReactions } from './shipments/payment-reactions.ts'
export { subjectKind as shipmentSubject } from './shipments/shipments.store.ts'
