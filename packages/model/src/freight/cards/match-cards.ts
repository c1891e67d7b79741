// Which rate cards fit a request, the best first: a place before a port before a country, then the newest.
import type { ContainerMode, ContainerType } from '../../reference/containers.ts'
import type { Place } from '../../reference/place.ts'

/** What of a card decides whether it fits. */
export type LaneCard = {
  containerMode: ContainerMode
  boxes: readonly ContainerType[]
  origin: string
  destination: string
  validFrom: string
  validTo: string
}

/** A request as cards are looked for: the codes of its ends, the nearest first (`endsOf`). */
export type AskedLane = {
  containerMode: ContainerMode
  boxes: readonly ContainerType[]
  origin: readonly string[]
  destination: readonly string[]
}

type EndPlace = Pick<Place, 'code' | 'cityCode' | 'portCode' | 'airportCode' | 'countryCode'>

/** The codes that a card may name for an end: the place, its city, the port or airport that it ships through, the country. */
export const endsOf = (
  { code, cityCode, portCode, airportCode, countryCode }: EndPlace,
  mode: 'sea' | 'air',
): string[] => {
  const codes = [code, cityCode, mode === 'sea' ? portCode : airportCode, countryCode]
  return [...new Set(codes.filter((each) => each !== null))]
}

type Rank = { origin: number; destination: number }

/** How near its ends are; undefined where one of them is another, or it is for other loading or boxes, or not in force. */
const rankOf = (card: LaneCard, asked: AskedLane, today: string): Rank | undefined => {
  const [origin, destination] = [
    asked.origin.indexOf(card.origin),
    asked.destination.indexOf(card.destination),
  ]
  const isFor =
    card.containerMode === asked.containerMode &&
    (card.boxes.length === 0 || asked.boxes.every((type) => card.boxes.includes(type)))
  const isInForce = card.validFrom <= today && today <= card.validTo
  return origin >= 0 && destination >= 0 && isFor && isInForce ? { origin, destination } : undefined
}

/** Those that fit, the best first. Where `best` names several, none is better than the other: the agent chooses. */
export const matchCards = <Card extends LaneCard>(
  cards: readonly Card[],
  asked: AskedLane,
  today: string,
): { cards: Card[]; best: Card[] } => {
  const ranked = cards.flatMap((card) => {
    const rank = rankOf(card, asked, today)
    return rank ? [{ card, ...rank }] : []
  })
  const newer = (a: LaneCard, b: LaneCard): number =>
    a.validFrom > b.validFrom ? -1 : a.validFrom < b.validFrom ? 1 : 0
  const order = (a: (typeof ranked)[number], b: (typeof ranked)[number]): number =>
    a.origin - b.origin || a.destination - b.destination || newer(a.card, b.card)
  const sorted = ranked.toSorted(order)
  const [first] = sorted
  return {
    cards: sorted.map(({ card }) => card),
    best: first ? sorted.filter((each) => order(first, each) === 0).map(({ card }) => card) : [],
  }
}
