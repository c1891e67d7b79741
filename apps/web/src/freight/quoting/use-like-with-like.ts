// What makes quotes of freight comparable: heads of charges, the price of one unit, and what a total likely becomes.
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { comparedStay, comparedStayFils, stayTariffOf } from '@marsa/model/freight/execution/stay-cost.ts'
import { stayText } from '@marsa/model/freight/quoting/comparison-text.ts'
import { countedIn } from '@marsa/model/freight/quoting/freight-pricing.ts'
import {
  blockOf,
  blocks,
  blockText,
  comparedBy,
  likelyTotal,
  perUnit,
} from '@marsa/model/freight/quoting/like-with-like.ts'
import { parseMoney, toWire } from '@marsa/model/kit/money.ts'
import { say } from '@marsa/model/kit/text.ts'
import { compareText } from '@marsa/model/requests/screen-text.ts'
import { bases } from '@marsa/model/requests/unit-price.ts'
import type { QuotationView } from '@marsa/model/requests/views.ts'
import { useSettings } from '../../kit/settings.ts'
import type { ChargeBlock, ExtraRow } from '../../requests/door.tsx'
import { pricedCargo } from './quote-pricing.ts'

type Like = { blocks: ChargeBlock[]; extras: ExtraRow[] }

export const useLikeWithLike = (
  shipment: ShipmentDetail | undefined,
  compared: { quotations: readonly QuotationView[]; serverTime: string } | undefined,
): Like | undefined => {
  const settings = useSettings()
  if (!shipment || !compared) return undefined
  const { quotations, serverTime } = compared
  const cargo = pricedCargo(shipment)
  const counted = countedIn(cargo, shipment.cargo.measures)
  const by = comparedBy(cargo)
  const quantity = counted(by, {})
  const { per } = bases[by]
  const facts = { settings, counted, now: new Date(serverTime) }
  const each: ExtraRow[] = quantity
    ? [
        {
          key: 'each',
          label: {
            en: say('en', compareText.each, { per: per.en }),
            ar: say('ar', compareText.each, { per: per.ar }),
          },
          amount: ({ totalEstimate }) => toWire(perUnit(parseMoney(totalEstimate), quantity)),
        },
      ]
    : []
  const likely: ExtraRow[] = quotations.some(({ missing }) => missing.length > 0)
    ? [
        {
          key: 'likely',
          label: compareText.likely,
          amount: (quote) => {
            const total = likelyTotal(quote, quotations, facts)
            return total === undefined ? '' : toWire(total)
          },
        },
      ]
    : []
  const boxes = cargo.containerMode === 'FCL' ? counted('container', {}) : undefined
  const stay: ExtraRow[] = boxes
    ? [
        {
          key: 'stay',
          label: {
            en: say('en', stayText.label, { count: comparedStay }),
            ar: say('ar', stayText.label, { count: comparedStay }),
          },
          amount: (quote) => {
            const fils = comparedStayFils(quote, Number(boxes / 1000n))
            return fils === undefined ? '' : toWire(fils)
          },
          without: ({ offer }) => (stayTariffOf(offer) ? stayText.noFreeDays : stayText.noTariff),
        },
      ]
    : []
  return {
    blocks: blocks.map((key) => ({
      key,
      label: blockText[key],
      has: (code) => blockOf(code, shipment.direction) === key,
    })),
    extras: [...likely, ...each, ...stay],
  }
}
