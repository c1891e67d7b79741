// Keeps rate cards: looked at, added, changed, ended and removed by the agent's own people.
import { dayOf, toOffset } from '@marsa/model/kit/day.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { rowsBefore } from '@marsa/model/kit/paging.ts'
import { Problem, type FieldProblems } from '@marsa/model/kit/problem.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import type {
  addRateCard as addContract,
  changeRateCard as changeContract,
  endRateCard as endContract,
  listRateCards as listContract,
  removeRateCard as removeContract,
  RateCard,
  RateCardRow,
  viewRateCard as viewContract,
} from '@marsa/model/freight/cards/card-endpoints.ts'
import {
  cardProblems,
  cardState,
  lasting,
  mostCards,
  type RateCardContent,
} from '@marsa/model/freight/cards/rate-card.ts'
import type { Db, Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { exchangeOn, servedPlacesOf } from '../../reference/door.ts'
import {
  countriesAmong,
  findCard,
  findCards,
  insertCard,
  lockCard,
  lockCardsOf,
  noteEnd,
  noteRemoval,
  updateCard,
  type CardRow,
  type Keeper,
} from './cards.store.ts'
import { switchOff } from './rules.store.ts'

export const toRateCard = (
  { endedAt, rule, ruleSince, ruleOffBecause: offBecause, ...row }: CardRow,
  now: Date,
): RateCard => ({
  ...row,
  state: cardState({ ...row, endedAt }, dayOf(now)),
  rule:
    rule && ruleSince
      ? { isOn: offBecause === null, since: toOffset(ruleSince), offBecause, set: rule }
      : null,
})

const toRow = (row: CardRow, now: Date): RateCardRow => ({
  cardId: row.cardId,
  version: row.version,
  name: row.name,
  containerMode: row.containerMode,
  boxes: row.boxes,
  currency: row.currency,
  validFrom: row.validFrom,
  validTo: row.validTo,
  isPublic: row.isPublic,
  state: cardState(row, dayOf(now)),
  originName: row.originName,
  destinationName: row.destinationName,
  quotations: row.quotations,
  lines: row.charges.length,
  isRuled: row.rule !== null && row.ruleOffBecause === null,
})

export const listRateCards = async ({ db, now, query, ...call }: Call<typeof listContract>) => {
  const { text = '', which, pageIndex, pageSize } = query
  const { items, counts } = await findCards(db, signedIn(call).companyId, {
    text,
    which,
    today: dayOf(now),
    from: rowsBefore(pageIndex, pageSize),
    size: pageSize,
  })
  return { items: items.map((row) => toRow(row, now)), totalCount: counts[which], counts }
}

const noCard = () => new Problem('freight.card-not-found')

export const viewRateCard = async ({ db, now, query, ...call }: Call<typeof viewContract>) => {
  const found = await findCard(db, signedIn(call).companyId, query.id)
  if (!found) throw noCard()
  return toRateCard(found, now)
}

/** Field -> code of the ends that are neither a place that is served nor a country. */
export const unknownEnds = async (
  db: Db,
  cards: readonly Pick<RateCardContent, 'origin' | 'destination'>[],
): Promise<(card: Pick<RateCardContent, 'origin' | 'destination'>) => FieldProblems> => {
  const codes = [...new Set(cards.flatMap(({ origin, destination }) => [origin, destination]))]
  const places = await servedPlacesOf(db, codes)
  const countries = await countriesAmong(db, codes)
  const isKnown = (code: string): boolean => places.has(code) || countries.includes(code)
  return ({ origin, destination }) => ({
    ...(!isKnown(origin) && { origin: 'freight.card-end' }),
    ...(!isKnown(destination) && { destination: 'freight.card-end' }),
  })
}

type Keeping = { now: Date; settings: SettingsInForce }

/** The card as it is kept: without dates of one sailing; throws what is wrong with it. */
const checked = async (
  db: Db,
  given: RateCardContent,
  { now, settings }: Keeping,
): Promise<RateCardContent> => {
  const card = lasting(given)
  const endsOf = await unknownEnds(db, [card])
  const fields = { ...cardProblems(card, settings, await exchangeOn(db, dayOf(now))), ...endsOf(card) }
  if (Object.keys(fields).length > 0) throw new Problem('kit.invalid', {}, fields)
  return card
}

/** Refuses what would be more cards than a company keeps; the caller holds `lockCardsOf`. */
export const refuseMany = async (tx: Tx, { companyId }: Keeper, more: number, now: Date): Promise<void> => {
  const search = { text: '', which: 'current', today: dayOf(now), from: 0, size: 1 } as const
  const { counts } = await findCards(tx, companyId, search)
  if (counts.current + more > mostCards) throw new Problem('freight.card-many', { limit: mostCards })
}

const kept = async (tx: Tx, { companyId }: Keeper, id: string, now: Date): Promise<RateCard> =>
  toRateCard((await findCard(tx, companyId, id))!, now)

export const addRateCard = (call: Call<typeof addContract>) => {
  const keeper = signedIn(call)
  return call.once(async (tx) => {
    const card = await checked(tx, call.body, call)
    await lockCardsOf(tx, keeper.companyId)
    await refuseMany(tx, keeper, 1, call.now)
    return kept(tx, keeper, await insertCard(tx, keeper, card), call.now)
  })
}

/** One of the caller's company that is not ended, locked. */
const lockOpen = async (tx: Tx, companyId: string, id: string): Promise<CardRow> => {
  const found = await lockCard(tx, companyId, id)
  if (!found) throw noCard()
  if (found.endedAt) throw new Problem('freight.card-ended')
  return found
}

export const changeRateCard = (call: Call<typeof changeContract>) => {
  const keeper = signedIn(call)
  const { version, ...given } = call.body
  return call.once(async (tx) => {
    const before = await lockOpen(tx, keeper.companyId, call.query.id)
    if (before.version !== version) throw new Problem('freight.card-changed')
    await updateCard(tx, keeper, before, await checked(tx, given, call))
    return kept(tx, keeper, before.cardId, call.now)
  })
}

export const endRateCard = (call: Call<typeof endContract>) =>
  call.once(async (tx) => {
    const { cardId } = await lockOpen(tx, signedIn(call).companyId, call.query.id)
    await noteEnd(tx, cardId, call.now)
    await switchOff(tx, cardId, 'CARD_ENDED', call.now)
    return succeeded
  })

export const removeRateCard = (call: Call<typeof removeContract>) =>
  call.once(async (tx) => {
    const found = await lockCard(tx, signedIn(call).companyId, call.query.id)
    if (!found) throw noCard()
    await noteRemoval(tx, found.cardId, call.now)
    await switchOff(tx, found.cardId, 'CARD_ENDED', call.now)
    return succeeded
  })
