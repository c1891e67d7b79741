// All SQL of the rules of rate cards, and of what they hold and send.
import type { CardRule, OffBecause } from '@marsa/model/freight/cards/card-rule.ts'
import { actingSettings, maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

export type RuleRow = {
  card_id: string
  company_id: string
  rule: CardRule
  user_id: string
  on_since: Date
  off_at: Date | null
  off_because: OffBecause | null
}

/** Whoever switched a rule on, in whose name it quotes, administers its company no longer. */
const authorLeft = sql`not exists (select from users u where u.id = r.user_id and u.company_id = r.company_id
  and u.is_company_admin and u.status in ('ACTIVE', 'LOCKED'))`

export const ruleOf = (db: Db, cardId: string): Promise<(RuleRow & { author_left: boolean }) | undefined> =>
  maybe(db, sql`select r.*, ${authorLeft} as author_left from rate_card_rules r where r.card_id = ${cardId}`)

/** The rules of these companies that are on, and somebody's. */
export const rulesOn = (db: Db, companyIds: readonly string[]): Promise<RuleRow[]> =>
  rows(
    db,
    sql`select r.* from rate_card_rules r
      where r.company_id = any(${[...companyIds]}::uuid[]) and r.off_at is null and not ${authorLeft}`,
  )

export type PausedRule = { card_id: string; company_id: string; card: string; author: string }

/** Pauses the rules whose author has gone, in every company. */
export const pauseRulesOfLeavers = (tx: Tx, now: Date): Promise<PausedRule[]> =>
  rows(
    tx,
    sql`with paused as (update rate_card_rules r set off_at = ${now}, off_because = 'AUTHOR_LEFT'
          where r.off_at is null and ${authorLeft} returning r.card_id, r.company_id, r.user_id)
        select p.card_id, p.company_id, k.name as card, u.first_name || ' ' || u.last_name as author
        from paused p join rate_cards k on k.id = p.card_id join users u on u.id = p.user_id order by p.card_id`,
  )

export const switchOn = async (
  tx: Tx,
  row: { cardId: string; companyId: string; userId: string; rule: CardRule; now: Date },
): Promise<void> => {
  await sql`insert into rate_card_rules (card_id, company_id, rule, user_id, on_since)
    values (${row.cardId}, ${row.companyId}, ${JSON.stringify(row.rule)}::jsonb, ${row.userId}, ${row.now})
    on conflict (card_id) do update set rule = excluded.rule, user_id = excluded.user_id, on_since = excluded.on_since,
      off_at = null, off_because = null`.execute(tx)
}

export const switchOff = async (tx: Tx, cardId: string, because: OffBecause, now: Date): Promise<void> => {
  await sql`update rate_card_rules set off_at = ${now}, off_because = ${because}
    where card_id = ${cardId} and off_at is null`.execute(tx)
}

export type HeldRow = {
  id: string
  request_id: string
  round: number
  company_id: string
  card_id: string
  due_at: Date
  sent_at: Date | null
  stopped_at: Date | null
  dropped_at: Date | null
}

/** Undefined where the company has one of the round already. */
export const hold = (
  tx: Tx,
  row: Pick<HeldRow, 'request_id' | 'round' | 'company_id' | 'card_id' | 'due_at'> & { now: Date },
): Promise<{ id: string } | undefined> =>
  maybe(
    tx,
    sql`insert into rule_quotes (request_id, round, company_id, card_id, held_at, due_at)
      values (${row.request_id}, ${row.round}, ${row.company_id}, ${row.card_id}, ${row.now}, ${row.due_at})
      on conflict (request_id, round, company_id) do nothing returning id`,
  )

export const heldById = (db: Db, id: string): Promise<HeldRow | undefined> =>
  maybe(db, sql`select * from rule_quotes where id = ${id}`)

export const lockHeld = (tx: Tx, id: string): Promise<HeldRow | undefined> =>
  maybe(tx, sql`select * from rule_quotes where id = ${id} for update`)

/** What follows in the transaction is done as this person, whose rule it is. */
export const actAs = async (tx: Tx, userId: string): Promise<void> => {
  await sql`select ${actingSettings({ userId })}`.execute(tx)
}

/** What a company's rule holds for a round of a request, and from which card. */
export const heldFor = (
  db: Db,
  { requestId, round, companyId }: { requestId: string; round: number; companyId: string },
): Promise<(HeldRow & { card_name: string }) | undefined> =>
  maybe(
    db,
    sql`select h.*, k.name as card_name from rule_quotes h join rate_cards k on k.id = h.card_id
      where h.request_id = ${requestId} and h.round = ${round} and h.company_id = ${companyId}
        and h.sent_at is null and h.stopped_at is null and h.dropped_at is null`,
  )

export const noteSent = async (tx: Tx, id: string, quotationId: string, now: Date): Promise<void> => {
  await sql`update rule_quotes set sent_at = ${now}, quotation_id = ${quotationId} where id = ${id}`.execute(
    tx,
  )
}

export const noteStopped = async (tx: Tx, id: string, userId: string, now: Date): Promise<void> => {
  await sql`update rule_quotes set stopped_at = ${now}, stopped_by = ${userId} where id = ${id}`.execute(tx)
}

export const noteDropped = async (tx: Tx, id: string, because: string, now: Date): Promise<void> => {
  await sql`update rule_quotes set dropped_at = ${now}, dropped_because = ${because} where id = ${id}
    and sent_at is null and stopped_at is null and dropped_at is null`.execute(tx)
}

/** Makes quotations of the rules of a company follow each other, so that its cap holds. */
export const lockRulesOf = async (tx: Tx, companyId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`rate-card-rules:${companyId}`}, 0))`.execute(tx)
}

/** How many the rules of a company have sent since an instant. */
export const sentSince = async (tx: Tx, companyId: string, since: Date): Promise<number> =>
  (
    await one<{ n: number }>(
      tx,
      sql`select count(*)::int as n from rule_quotes where company_id = ${companyId} and sent_at >= ${since}`,
    )
  ).n

/** Whether the last ones of a rule, since it was switched on, were all taken back: so many in a row. */
export const lastWithdrawn = async (
  tx: Tx,
  { card_id, on_since }: RuleRow,
  many: number,
): Promise<boolean> => {
  const last = await rows<{ state: string }>(
    tx,
    sql`select q.state from rule_quotes h join quotations q on q.id = h.quotation_id
      where h.card_id = ${card_id} and h.sent_at >= ${on_since} order by h.sent_at desc limit ${many}`,
  )
  return last.length === many && last.every(({ state }) => state === 'Q_WITHDRAWN')
}

/** The card whose rule sent a quotation. */
export const cardOfRuled = async (db: Db, quotationId: string): Promise<string | undefined> =>
  (
    await maybe<{ card_id: string }>(
      db,
      sql`select card_id from rule_quotes where quotation_id = ${quotationId}`,
    )
  )?.card_id
