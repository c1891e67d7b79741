// Bulk uploads of parcels; a cell may name an address of the address book, and each line has its price before it is sent.
import type { ParcelsKnown, SavedSender } from '@marsa/model/express/bulk/parcel-sheet.ts'
import { parcelSheet } from '@marsa/model/express/bulk/parcel-sheet.ts'
import { tariffAt } from '@marsa/model/express/pricing/tariff.ts'
import { partyFrom } from '@marsa/model/express/shipments/saved-address.ts'
import { foldText } from '@marsa/model/reference/fold.ts'
import { usualAddress } from '@marsa/model/accounts/addresses/addresses.ts'
import type { Address } from '@marsa/model/accounts/addresses/addresses-endpoints.ts'
import { everyAddressOf } from '../../accounts/door.ts'
import { publish } from '../../kit/events.ts'
import { calendarOf } from '../../reference/door.ts'
import type { BulkLine } from '../../requests/door.ts'
import { creditsOf } from '../bundles/leases.ts'
import { citiesOf } from '../places/places.store.ts'
import { runningPromotions } from '../pricing/promotions.store.ts'
import { tariffVersions } from '../pricing/tariffs.store.ts'
import { mayCollectOf } from '../shipments/shipments.store.ts'
import { insertParcelDrafts, unpaidOfBatch } from './parcel-drafts.store.ts'

const senderOf = (address: Address): SavedSender => ({ label: address.label, ...partyFrom(address) })

const known: BulkLine<ParcelsKnown>['known'] = async (db, uploader, now) => {
  const [addresses, cities, promotions, versions, credits, mayCollect, { exceptions }] = await Promise.all([
    everyAddressOf(db, uploader),
    citiesOf(db, 'AE'),
    runningPromotions(db, now),
    tariffVersions(db),
    creditsOf(db, uploader.companyId),
    mayCollectOf(db, uploader.userId),
    calendarOf(db, 'market'),
  ])
  const sender = usualAddress(addresses, 'pickup')
  // The first of a name is the one that a price finds, too: cities before areas.
  const named = cities
    .toReversed()
    .flatMap((city) => [[foldText(city.nameEn), city] as const, [foldText(city.nameAr), city] as const])
  return {
    senders: new Map(addresses.map((address) => [foldText(address.label), senderOf(address)] as const)),
    sender: sender && senderOf(sender),
    cities: new Map(named),
    promotions: new Map(promotions.map((promotion) => [promotion.code, promotion])),
    tariff: tariffAt(versions, now),
    plan: credits?.plan,
    mayCollect,
    holidays: new Set(Object.keys(exceptions).filter((day) => exceptions[day] === null)),
  }
}

export const parcelBulk: BulkLine<ParcelsKnown> = {
  sheet: parcelSheet,
  known,
  drafts: { prefix: 'EX', insert: insertParcelDrafts, left: unpaidOfBatch },
  publish: (tx, { companyId, userId }, batchId) =>
    publish(tx, { companyId, userId, kind: 'express.changed', subjectId: batchId }),
}
