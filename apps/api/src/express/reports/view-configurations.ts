// What a signed-in person may do with parcels and money, and within which limits (C085).
import { merchants } from '@marsa/model/express/payouts/payout-endpoints.ts'
import { payoutLimits } from '@marsa/model/express/payouts/payout.ts'
import { parcelLimits } from '@marsa/model/express/pricing/parcel.ts'
import type { viewConfigurations as contract } from '@marsa/model/express/reports/report-endpoints.ts'
import { codLimits } from '@marsa/model/express/shipments/shipment-rules.ts'
import { customers, may, type Actor } from '@marsa/model/kit/access.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { everyAddressOf } from '../../accounts/door.ts'
import type { Db } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { creditsOf } from '../bundles/leases.ts'
import { findPin } from '../wallet/pin.store.ts'
import { spendRefusal } from '../wallet/spenders.ts'

type Answer = AnswerOf<typeof contract>

/** A person's own default goes before the one that the company shares. */
const pickupOf = async (db: Db, actor: Actor): Promise<string | null> =>
  (await everyAddressOf(db, actor)).findLast(({ isPickup }) => isPickup)?.addressId ?? null

export const viewConfigurations = async (call: Call<typeof contract>): Promise<Answer> => {
  const actor = signedIn(call)
  const { db, settings } = call
  const isCustomer = may(actor, customers) !== undefined
  const isMerchant = may(actor, merchants) !== undefined
  return {
    hasMpin: (await findPin(db, actor.userId)) !== undefined,
    walletEnabled: isCustomer,
    codEnabled: isMerchant,
    defaultAddressId: isCustomer ? await pickupOf(db, actor) : null,
    limits: {
      codLeast: toWire(codLimits.leastFils),
      codMost: toWire(codLimits.mostFils),
      declaredMost: toWire(parcelLimits.valueFils),
      payoutLeast: toWire(payoutLimits(settings).leastFils),
      currency: 'AED',
      parcels: parcelLimits.parcels,
      parcelWeight: (parcelLimits.grams / 1000).toFixed(3),
      mpinDigits: settings['express.pin-digits'],
    },
    features: {
      bundle: isCustomer ? ((await creditsOf(db, actor.companyId))?.plan ?? null) : null,
      walletSpending: isCustomer && (await spendRefusal(db, actor)) === undefined,
      payouts: isMerchant,
    },
  }
}
