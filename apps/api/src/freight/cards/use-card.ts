// Rate cards at a request: which of them fit, and the last quotation as the content of a new one.
import { dayOf, addDays } from '@marsa/model/kit/day.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type {
  lastAsRateCard as lastContract,
  matchRateCards as matchContract,
} from '@marsa/model/freight/cards/card-endpoints.ts'
import { cardFromQuotation } from '@marsa/model/freight/cards/card-from-quotation.ts'
import { cardText } from '@marsa/model/freight/cards/card-text.ts'
import { endsOf, matchCards, type AskedLane } from '@marsa/model/freight/cards/match-cards.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { containerTypesOf } from '@marsa/model/freight/quoting/like-with-like.ts'
import type { Db } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { placesOf } from '../../reference/door.ts'
import { quotationWithCharges, toAgentView } from '../../requests/door.ts'
import { findRequest, type RequestRow } from '../requests.store.ts'
import { subjectKind } from '../subject.ts'
import { currentCards, newestQuotation, type CardRow } from './cards.store.ts'
import { toRateCard } from './keep-card.ts'

/** A request as cards are looked for. */
export const askedLane = async (
  db: Db,
  { form, mode }: Pick<RequestRow, 'form' | 'mode'>,
): Promise<AskedLane> => {
  const { origin, destination } = form
  const places = await placesOf(db, [origin.place, destination.place])
  const ends = ({ place, country }: { place: string; country: string }): string[] => {
    const found = places.get(place)
    return found ? endsOf(found, mode) : [place, country]
  }
  return {
    containerMode: form.containerMode,
    boxes: containerTypesOf(form),
    origin: ends(origin),
    destination: ends(destination),
  }
}

/** The cards of a company that fit a request on a day, the best first. */
export const cardsFor = async (
  db: Db,
  companyId: string,
  request: RequestRow,
  today: string,
): Promise<{ cards: CardRow[]; best: CardRow[] }> =>
  matchCards(await currentCards(db, companyId, today), await askedLane(db, request), today)

export const matchRateCards = async (call: Call<typeof matchContract>) => {
  const { db, now } = call
  const actor = signedIn(call)
  const request = await findRequest(db, actor, call.relation, call.query.RequestId)
  if (!request) throw new Problem('freight.not-found')
  const { cards, best } = await cardsFor(db, actor.companyId, request, dayOf(now))
  return { cards: cards.map((row) => toRateCard(row, now)), best: best.length }
}

/** "Shanghai to Jebel Ali", as people name their cards. */
const laneName = async (
  db: Db,
  { origin_code: from, destination_code: to }: RequestRow,
  language: Lang,
): Promise<string> => {
  const places = await placesOf(db, [from, to])
  const nameOf = (code: string): string => {
    const place = places.get(code)
    return (language === 'ar' ? place?.nameAr : place?.nameEn) ?? code
  }
  return say(language, cardText.laneOf, { from: nameOf(from), to: nameOf(to) })
}

/** Days that a card holds which is begun from a quotation. */
const usualDays = 30

export const lastAsRateCard = async (call: Call<typeof lastContract>) => {
  const { db, now } = call
  const actor = signedIn(call)
  const found = await newestQuotation(db, actor.companyId, subjectKind)
  const quotation = found && (await quotationWithCharges(db, found.id))
  const request = found && (await findRequest(db, actor, 'assigned', found.request_id))
  if (!found || !quotation || !request) return { last: null }
  const today = dayOf(now)
  const card = cardFromQuotation(toAgentView(quotation), request.form, {
    validFrom: today,
    validTo: addDays(today, usualDays),
    name: await laneName(db, request, call.language),
  })
  return { last: { quoteNumber: found.number, card } }
}
