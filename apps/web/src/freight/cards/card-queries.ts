// Reads of rate cards; cache keys stand nowhere else.
import {
  lastAsRateCard,
  listRateCards,
  matchRateCards,
  viewRateCard,
} from '@marsa/model/freight/cards/card-endpoints.ts'
import { ask } from '../../kit/query.ts'

export const cardsOnPage = 20

export type CardSearch = { text?: string; which?: 'ended'; page?: number }

export const cardsQuery = ({ text, which, page }: CardSearch) =>
  ask(listRateCards, { text, which: which ?? 'current', pageIndex: page ?? 1, pageSize: cardsOnPage })
export const cardQuery = (id: string) => ask(viewRateCard, { id })
export const matchingQuery = (requestId: string) => ask(matchRateCards, { RequestId: requestId })
export const lastQuery = ask(lastAsRateCard)

/** What any change of a card makes old. */
export const cardReads = [listRateCards, viewRateCard, matchRateCards]
