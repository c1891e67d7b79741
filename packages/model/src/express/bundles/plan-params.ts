// What a year of parcels costs with each plan and with none, for the public page: two senders, one large and one small.
import { toWire } from '../../kit/money.ts'
import type { SettingsInForce } from '../../kit/settings.ts'
import type { Tariff } from '../pricing/tariff.ts'
import { advise, type Quarter } from './advice.ts'
import { bundlePrice } from './membership.ts'

/** Light parcels of a quarter: of a shop, and of somebody who sends now and then. */
export const senders = {
  shop: { domestic: 40, abroad: 6 },
  few: { domestic: 5, abroad: 0 },
} as const satisfies Record<string, Quarter>

const grouped = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })
const shown = (fils: bigint): string => grouped.format(toWire(fils) as `${number}`)

/** What stands in the place of `{yearShop}`, `{yearShopGold}`, `{yearFewBronze}` and the like; without VAT. */
export const planParams = (tariff: Tariff, settings: SettingsInForce): Record<string, string> =>
  Object.fromEntries(
    Object.entries(senders).flatMap(([sender, quarter]) => {
      const name = `year${sender[0]!.toUpperCase()}${sender.slice(1)}`
      const { listYearFils, plans } = advise(tariff, quarter, (plan) => bundlePrice(plan, settings).netFils)
      return [
        [name, shown(listYearFils)],
        ...plans.map(({ plan, costFils }) => [
          `${name}${plan[0]}${plan.slice(1).toLowerCase()}`,
          shown(costFils),
        ]),
      ]
    }),
  )
