// How the charges of a request are counted, as its agent's form has them.
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import type { viewQuoteAgent } from '@marsa/model/freight/agent-endpoints.ts'
import {
  freightPricing,
  furtherCharges,
  type PricedCargo,
} from '@marsa/model/freight/quoting/freight-pricing.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { exchangeFrom } from '@marsa/model/reference/exchange.ts'
import type { ChargeCode } from '@marsa/model/requests/charges.ts'
import type { Pricing } from '@marsa/model/requests/charge-line.ts'

type Asked = Pick<AnswerOf<typeof viewQuoteAgent>, 'rates' | 'expected' | 'serverTime'> & {
  shipment: ShipmentDetail
}

/** The cargo of a request as prices count it: as declared, until its agent has measured it. */
export const pricedCargo = ({ mode, cargo }: Pick<ShipmentDetail, 'mode' | 'cargo'>): PricedCargo => ({
  ...cargo,
  mode,
  containerType: cargo.containerType ?? undefined,
  containerCount: cargo.containerCount ?? undefined,
})

export const pricingOf = ({ shipment, rates, serverTime }: Asked): Pricing => {
  const { measuring, cargo } = shipment
  const counted = { ...pricedCargo(shipment), ...(measuring && { pieces: measuring.pieces }) }
  return freightPricing(
    counted,
    measuring?.measures ?? cargo.measures,
    exchangeFrom(rates, serverTime.slice(0, 10)),
  )
}

export const furtherOf = ({ shipment, expected }: Asked): ChargeCode[] =>
  furtherCharges(shipment).filter((code) => !expected.includes(code))
