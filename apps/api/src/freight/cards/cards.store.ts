// All SQL of rate cards.
import type { CardRule, OffBecause } from '@marsa/model/freight/cards/card-rule.ts'
import type { RateCardContent } from '@marsa/model/freight/cards/rate-card.ts'
import { searchTerms } from '@marsa/model/reference/search-terms.ts'
import { foldText } from '@marsa/model/reference/fold.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql, type Sql } from '../../kit/sql.ts'
import { isApprovedAgent } from '../../accounts/door.ts'
import { holds } from '../../reference/door.ts'

type Named = { en: string; ar: string }

/** A card with what its newest version says. */
export type CardRow = RateCardContent & {
  cardId: string
  version: number
  revision: number
  endedAt: Date | null
  originName: Named
  destinationName: Named
  quotations: number
  rule: CardRule | null
  ruleSince: Date | null
  ruleOffBecause: OffBecause | null
}

/** The name of a place, or of a country. */
const nameOf = (code: Sql): Sql =>
  sql`coalesce((select json_build_object('en', p.name_en, 'ar', p.name_ar) from places p where p.code = ${code}),
    (select json_build_object('en', c.name_en, 'ar', c.name_ar) from countries c where c.code = ${code}),
    json_build_object('en', ${code}, 'ar', ${code}))`

const columns = sql`k.id as "cardId", k.name, k.version, k.revision, k.ended_at as "endedAt", v.container_mode as "containerMode",
  v.boxes, v.origin, v.destination, v.currency, to_char(v.valid_from, 'YYYY-MM-DD') as "validFrom",
  to_char(v.valid_to, 'YYYY-MM-DD') as "validTo", v.transit_days as "transitDays", v.free_days as "freeDays", v.offer, v.charges,
  v.remarks, v.terms, v.is_public as "isPublic", ${nameOf(sql`v.origin`)} as "originName",
  ${nameOf(sql`v.destination`)} as "destinationName",
  (select count(*)::int from quotations q where q.card_id = k.id and q.submitted_at is not null) as quotations,
  rule.rule, rule.on_since as "ruleSince", rule.off_because as "ruleOffBecause"`
const sources = sql`rate_cards k join rate_card_versions v on v.card_id = k.id and v.revision = k.revision
  left join rate_card_rules rule on rule.card_id = k.id`
const ofCompany = (companyId: string): Sql => sql`k.company_id = ${companyId} and k.removed_at is null`

export const isOver = (today: string): Sql => sql`(k.ended_at is not null or v.valid_to < ${today}::date)`

/** Words are in the name of the card, or in what places are looked for by. */
const holdsText = (text: string): Sql =>
  holds(
    searchTerms(text),
    (isLike) =>
      sql`(k.search ${isLike} or exists (select from places p where p.code in (v.origin, v.destination) and p.search ${isLike}))`,
  )

export type CardSearch = {
  text: string
  which: 'current' | 'ended'
  today: string
  from: number
  size: number
}

/** Those that end first stand first; of ended ones the last to end. */
export const findCards = async (
  db: Db,
  companyId: string,
  { text, which, today, from, size }: CardSearch,
): Promise<{ items: CardRow[]; counts: { current: number; ended: number } }> => {
  const found = sql`${ofCompany(companyId)} and ${holdsText(text)}`
  const isEnded = which === 'ended'
  const items = await rows<CardRow>(
    db,
    sql`select ${columns} from ${sources} where ${found} and ${isOver(today)} = ${isEnded}::boolean
      order by ${isEnded ? sql`v.valid_to desc` : sql`v.valid_to`}, k.name, k.id limit ${size} offset ${from}`,
  )
  const counts = await one<{ current: number; ended: number }>(
    db,
    sql`select count(*) filter (where not ${isOver(today)})::int as current, count(*) filter (where ${isOver(today)})::int as ended
      from ${sources} where ${found}`,
  )
  return { items, counts }
}

/** Every card of a company that is not over, for matching and for a file. */
export const currentCards = (db: Db, companyId: string, today: string): Promise<CardRow[]> =>
  rows(
    db,
    sql`select ${columns} from ${sources} where ${ofCompany(companyId)} and not ${isOver(today)} order by k.name, k.id`,
  )

export const findCard = (db: Db, companyId: string, id: string): Promise<CardRow | undefined> =>
  maybe(db, sql`select ${columns} from ${sources} where k.id = ${id} and ${ofCompany(companyId)}`)

export const lockCard = async (tx: Tx, companyId: string, id: string): Promise<CardRow | undefined> => {
  await maybe(tx, sql`select from rate_cards k where k.id = ${id} and ${ofCompany(companyId)} for update`)
  return findCard(tx, companyId, id)
}

/** Makes savings of a company follow each other, so that their number and names hold. */
export const lockCardsOf = async (tx: Tx, companyId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`rate-cards:${companyId}`}, 0))`.execute(tx)
}

export type Keeper = { companyId: string; userId: string }

const writeVersion = async (
  tx: Tx,
  key: { cardId: string; revision: number; userId: string },
  card: RateCardContent,
): Promise<void> => {
  await sql`insert into rate_card_versions (card_id, revision, container_mode, boxes, origin, destination, currency, valid_from,
      valid_to, transit_days, free_days, offer, charges, remarks, terms, is_public, made_by)
    values (${key.cardId}, ${key.revision}, ${card.containerMode}, ${card.boxes}::text[], ${card.origin}, ${card.destination},
      ${card.currency}, ${card.validFrom}::date, ${card.validTo}::date, ${card.transitDays}, ${card.freeDays},
      ${JSON.stringify(card.offer)}::jsonb, ${JSON.stringify(card.charges)}::jsonb, ${card.remarks}, ${card.terms}, ${card.isPublic},
      ${key.userId})
    on conflict (card_id, revision) do update set container_mode = excluded.container_mode, boxes = excluded.boxes,
      origin = excluded.origin, destination = excluded.destination, currency = excluded.currency, valid_from = excluded.valid_from,
      valid_to = excluded.valid_to, transit_days = excluded.transit_days, free_days = excluded.free_days, offer = excluded.offer,
      charges = excluded.charges, remarks = excluded.remarks, terms = excluded.terms, is_public = excluded.is_public,
      made_by = excluded.made_by, made_at = now()`.execute(tx)
}

export const insertCard = async (
  tx: Tx,
  { companyId, userId }: Keeper,
  card: RateCardContent,
): Promise<string> => {
  const { id } = await one<{ id: string }>(
    tx,
    sql`insert into rate_cards (company_id, name, search, created_by)
      values (${companyId}, ${card.name}, ${foldText(card.name)}, ${userId}) returning id`,
  )
  await writeVersion(tx, { cardId: id, revision: 1, userId }, card)
  return id
}

const isUsed = async (tx: Tx, id: string, revision: number): Promise<boolean> =>
  (await maybe(
    tx,
    sql`select from quotations where card_id = ${id} and card_revision = ${revision} limit 1`,
  )) !== undefined

/** In place of the newest version, or as the next one where a quotation was filled from that. */
export const updateCard = async (
  tx: Tx,
  { userId }: Keeper,
  { cardId, revision }: Pick<CardRow, 'cardId' | 'revision'>,
  card: RateCardContent,
): Promise<void> => {
  const next = (await isUsed(tx, cardId, revision)) ? revision + 1 : revision
  await writeVersion(tx, { cardId, revision: next, userId }, card)
  await sql`update rate_cards set name = ${card.name}, search = ${foldText(card.name)}, revision = ${next}, version = version + 1, changed_at = now()
    where id = ${cardId}`.execute(tx)
}

export const noteEnd = async (tx: Tx, id: string, at: Date): Promise<void> => {
  await sql`update rate_cards set ended_at = ${at}, version = version + 1 where id = ${id}`.execute(tx)
}

export const noteRemoval = async (tx: Tx, id: string, at: Date): Promise<void> => {
  await sql`update rate_cards set removed_at = ${at}, version = version + 1 where id = ${id}`.execute(tx)
}

/** Codes of countries among these. */
export const countriesAmong = async (db: Db, codes: readonly string[]): Promise<string[]> =>
  (
    await rows<{ code: string }>(db, sql`select code from countries where code = any(${[...codes]}::text[])`)
  ).map(({ code }) => code)

/** Whether a version of a card is a company's own. */
export const isVersionOf = async (
  db: Db,
  companyId: string,
  { cardId, revision }: { cardId: string; revision: number },
): Promise<boolean> =>
  (await maybe(
    db,
    sql`select from rate_cards k join rate_card_versions v on v.card_id = k.id
      where k.id = ${cardId} and v.revision = ${revision} and ${ofCompany(companyId)}`,
  )) !== undefined

/** The newest quotation that a company sent for a freight request; the number is the request's. */
export const newestQuotation = (
  db: Db,
  companyId: string,
  subjectKind: string,
): Promise<{ id: string; request_id: string; number: string } | undefined> =>
  maybe(
    db,
    sql`select q.id, r.id as request_id, r.number from quotations q join requests r on r.id = q.subject_id
      where q.company_id = ${companyId} and q.subject_kind = ${subjectKind} and q.submitted_at is not null and q.final_of is null
      order by q.submitted_at desc, q.id limit 1`,
  )

/** Cards of all agents in business that may count in estimates, between any of these ends on a day. */
export const publicCards = (
  db: Db,
  {
    origin,
    destination,
    today,
  }: { origin: readonly string[]; destination: readonly string[]; today: string },
): Promise<(CardRow & { companyId: string })[]> =>
  rows(
    db,
    sql`select ${columns}, k.company_id as "companyId" from ${sources} join companies c on c.id = k.company_id
      where v.is_public and k.removed_at is null and not ${isOver(today)} and v.valid_from <= ${today}::date
        and v.origin = any(${[...origin]}::text[]) and v.destination = any(${[...destination]}::text[])
        and ${isApprovedAgent}
      order by k.company_id, k.id`,
  )
