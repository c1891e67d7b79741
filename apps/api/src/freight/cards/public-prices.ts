// What public rate cards ask for a cargo: of each agent its best card, at its selling prices, with VAT; nobody is named.
import type { EstimatedCargo } from '@marsa/model/freight/estimate/estimate.ts'
import { endsOf, matchCards } from '@marsa/model/freight/cards/match-cards.ts'
import { freightPricing } from '@marsa/model/freight/quoting/freight-pricing.ts'
import { containerTypesOf } from '@marsa/model/freight/quoting/like-with-like.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import type { Place } from '@marsa/model/reference/place.ts'
import type { Exchange } from '@marsa/model/reference/exchange.ts'
import { toLines, totalsOf } from '@marsa/model/requests/charge-line.ts'
import type { ChargeCode } from '@marsa/model/requests/charges.ts'
import type { Db } from '../../kit/db.ts'
import { exchangeOn } from '../../reference/door.ts'
import { publicCards, type CardRow } from './cards.store.ts'

export type PublicPrice = {
  agentId: string
  totalFils: bigint
  transitDays: number | null
  validFrom: string
  codes: ChargeCode[]
}

/** Undefined where the card has a price that this cargo does not count. */
const priceOf = (
  card: CardRow & { companyId: string },
  cargo: EstimatedCargo,
  exchange: Exchange,
): PublicPrice | undefined => {
  const boxes = containerTypesOf(cargo)
  const charges = card.charges.filter(({ appliesTo }) => appliesTo === undefined || boxes.includes(appliesTo))
  const lines = toLines(freightPricing(cargo, cargo.measures, exchange))(charges)
  if (lines.some(({ sellingFils }) => sellingFils === 0n)) return undefined
  return {
    agentId: card.companyId,
    totalFils: totalsOf(lines).total,
    transitDays: card.transitDays,
    validFrom: card.validFrom,
    codes: lines.map(({ code }) => code),
  }
}

/** One price an agent. */
export const publicPrices = async (
  db: Db,
  cargo: EstimatedCargo,
  { origin, destination, now }: { origin: Place; destination: Place; now: Date },
): Promise<PublicPrice[]> => {
  const today = dayOf(now)
  const [from, to] = [endsOf(origin, cargo.mode), endsOf(destination, cargo.mode)]
  const found = await publicCards(db, { origin: from, destination: to, today })
  const asked = {
    containerMode: cargo.containerMode,
    boxes: containerTypesOf(cargo),
    origin: from,
    destination: to,
  }
  const exchange = await exchangeOn(db, today)
  return [...Map.groupBy(found, ({ companyId }) => companyId).values()].flatMap((cards) => {
    const [best] = matchCards(cards, asked, today).cards
    return (best && priceOf(best, cargo, exchange)) ?? []
  })
}
