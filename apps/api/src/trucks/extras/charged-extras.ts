// The extra charges of a booking that are settled, as lines of its tax invoice.
import type { ChargeLine } from '@marsa/model/finance/charge-line.ts'
import { charges } from '@marsa/model/requests/charges.ts'
import { chargedFils, extraStopText } from '@marsa/model/trucks/extras/extras.ts'
import type { Db } from '../../kit/db.ts'
import { allocationIn } from '../execution/facts.ts'
import { slotsOf } from '../execution/slots.store.ts'
import { extrasOf } from './extras.store.ts'

export const chargedExtras = async (db: Db, requestId: string): Promise<ChargeLine[]> => {
  const slots = await slotsOf(db, [requestId])
  return (await extrasOf(db, requestId)).flatMap((row) => {
    const { state, net_fils: claimedFils, granted_fils: grantedFils, rate_fils: rate, units } = row
    const netFils = chargedFils({ state, netFils: claimedFils, grantedFils })
    if (netFils === 0n) return []
    const { en, ar } = charges[row.code]
    const stop = row.stop && extraStopText[row.stop]
    const slot = slots.find(({ id }) => id === row.slot_id)!
    const plate = allocationIn(slot)?.plate ?? ''
    return {
      en: `${stop ? `${en} ${stop.en}` : en}, ${plate}`,
      ar: `${stop ? `${ar} ${stop.ar}` : ar}، ${plate}`,
      netFils,
      category: row.vat_category,
      // Below the most for a stop, and granted in full.
      ...(netFils === rate * BigInt(units) && units > 1 && { quantity: units }),
    }
  })
}
