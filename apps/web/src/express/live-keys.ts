// Which answers are old once a wallet or a bundle has changed; by name, as their contracts come with their pages.
import type { QueryKey } from '@tanstack/react-query'

export const walletLiveKeys = (): QueryKey[] => [
  ['viewWallet'],
  ['viewCompanyWallet'],
  ['listWallets'],
  ['viewCash'],
  ['viewPayouts'],
  ['listPayouts'],
]
export const bundleLiveKeys = (): QueryKey[] => [['viewMembership'], ['isActiveMember'], ['listMemberships']]

/** What an event about a parcel shipment makes old. */
export const expressLiveKeys = (id: string): QueryKey[] => [
  ['viewParcelShipment', { Id: id }],
  ['viewRecipientSaid', { id }],
  ['listShipmentAttachments', { shipmentId: id }],
  ['viewHolds', { shipmentId: id }],
  ['viewParcelCase', { shipmentId: id }],
  ['viewParcelCorrection'],
  ['listParcelCorrections'],
  ['viewClaim', { shipmentId: id }],
  ['listParcelShipments'],
  ['countShipments'],
  ['viewIntake'],
  ['viewShelf'],
  ['viewAssign'],
  ['listSetAside'],
  ['viewDay'],
  ['viewCash'],
]

/** What moves with cash: the lists of couriers, depots and administrators. */
export const cashLiveKeys = (): QueryKey[] => [['viewOwnCash'], ['viewDepotCash'], ['viewDeposits']]
