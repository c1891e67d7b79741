// All SQL of the addresses a company has entered.
import { sql } from '../kit/sql.ts'
import type { WebhookEventName } from '@marsa/model/integrations/events.ts'
import { maybe, one, rows, type Db, type Tx } from '../kit/db.ts'

export type WebhookRow = {
  id: string
  label: string
  address: string
  events: WebhookEventName[]
  paused_as: 'PAUSED' | 'FAILING' | null
  failing_since: Date | null
  delivered_at: Date | null
  waiting: number
  created_at: Date
}

// Not the secret: whoever acts for a person reads as a role that may not see it.
const columns = sql`w.id, w.label, w.address, w.events, w.paused_as, w.failing_since, w.delivered_at, w.created_at,
  (select count(*)::int from webhook_deliveries d where d.webhook_id = w.id and d.state = 'WAITING') as waiting`

export const webhooksOf = (db: Db, companyId: string): Promise<WebhookRow[]> =>
  rows(
    db,
    sql`select ${columns} from webhooks w where w.company_id = ${companyId} order by w.created_at, w.id`,
  )

export const webhookOfCompany = (db: Db, id: string, companyId: string): Promise<WebhookRow | undefined> =>
  maybe(db, sql`select ${columns} from webhooks w where w.id = ${id} and w.company_id = ${companyId}`)

/** Counts the company's addresses with its row locked, so that two at once do not pass the limit. */
export const countWebhooks = async (tx: Tx, companyId: string): Promise<number> => {
  await sql`select from companies where id = ${companyId} for no key update`.execute(tx)
  return (
    await one<{ count: number }>(
      tx,
      sql`select count(*)::int as count from webhooks where company_id = ${companyId}`,
    )
  ).count
}

export type NewWebhook = {
  id: string
  companyId: string
  userId: string
  label: string
  address: string
  events: readonly string[]
  sealed: Buffer
}

export const insertWebhook = async (tx: Tx, made: NewWebhook): Promise<void> => {
  await sql`insert into webhooks (id, company_id, created_by, label, address, events, secret_sealed)
    values (${made.id}, ${made.companyId}, ${made.userId}, ${made.label}, ${made.address}, ${[...made.events]}::text[], ${made.sealed})`.execute(
    tx,
  )
}

type Change = { label: string; address: string; events: readonly string[]; isActive: boolean }

/** Resuming forgets since when it was failing: the count of hours begins anew. */
export const updateWebhook = async (tx: Tx, id: string, change: Change): Promise<void> => {
  const { label, address, events, isActive } = change
  await sql`update webhooks set label = ${label}, address = ${address}, events = ${[...events]}::text[],
      paused_at = case when ${isActive} then null else coalesce(paused_at, now()) end,
      paused_as = case when ${isActive} then null else coalesce(paused_as, 'PAUSED') end,
      failing_since = case when ${isActive} and paused_at is not null then null else failing_since end
    where id = ${id}`.execute(tx)
}

export const replaceSecret = async (tx: Tx, id: string, sealed: Buffer): Promise<void> => {
  await sql`update webhooks set secret_sealed = ${sealed} where id = ${id}`.execute(tx)
}

export const deleteWebhook = async (tx: Tx, id: string): Promise<void> => {
  await sql`delete from webhooks where id = ${id}`.execute(tx)
}

export const noteSuccess = async (tx: Tx, id: string): Promise<void> => {
  await sql`update webhooks set delivered_at = now(), failing_since = null where id = ${id}`.execute(tx)
}

/** Notes a failure; answers since when there have been nothing but failures, and what to write to its administrators. */
export const noteFailure = (
  tx: Tx,
  id: string,
): Promise<{ failing_since: Date; now: Date; label: string; address: string; paused: boolean } | undefined> =>
  maybe(
    tx,
    sql`update webhooks set failing_since = coalesce(failing_since, now()) where id = ${id}
      returning failing_since, now(), label, address, paused_at is not null as paused`,
  )

export const giveUp = async (tx: Tx, id: string): Promise<void> => {
  await sql`update webhooks set paused_at = now(), paused_as = 'FAILING' where id = ${id}`.execute(tx)
}
