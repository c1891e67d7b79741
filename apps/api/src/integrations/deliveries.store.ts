// All SQL of events on their way out: written with what happened, claimed for a try, and the log of what came of it.
import { sql, type Sql } from '../kit/sql.ts'
import type { OutgoingEvent } from '@marsa/model/integrations/events.ts'
import { keptDays, mostAttempts, type DeliveryState, type Fault } from '@marsa/model/integrations/webhook.ts'
import { maybe, one, rows, type Db, type Tx } from '../kit/db.ts'
import { writeLast, type LastWrite } from '../kit/last-writes.ts'
import { deliverJob } from './job-names.ts'

/** Adds the job of each delivery of `made`, unless one with its key waits already. */
const addJobs = (made: Sql) =>
  sql`select (graphile_worker.add_job(identifier => ${deliverJob}::text, payload => json_build_object('deliveryId', d.id),
    run_at => d.next_at, max_attempts => 3, job_key => 'webhook:' || d.id)).id from ${made} d`

const outgoing: LastWrite<Pick<OutgoingEvent, 'companyId' | 'name'> & { data: object }> = {
  queries: (rows) => sql`told as materialized (
      select uuidv7() as id, e.* from jsonb_to_recordset(${rows}) as e ("companyId" uuid, name text, data jsonb)),
    listening as (
      select told.id as event_id, w.id as webhook_id from told join webhooks w on w.company_id = told."companyId"
        and w.paused_at is null and told.name = any(w.events)),
    webhook_event as (
      insert into webhook_events (id, company_id, name, data)
      select id, "companyId", name, data from told where id in (select event_id from listening)),
    delivery as (
      insert into webhook_deliveries (webhook_id, event_id, next_at)
      select webhook_id, event_id, now() from listening returning id, next_at),
    delivery_job as (${addJobs(sql`delivery`)})`,
  read: 'delivery_job',
}

/**
 * Tells the systems of companies, if the transaction commits: one event for each company that listens, a delivery for each of
 * its addresses, and their jobs. A company sees what is in its own event and nothing else.
 */
export const emit = (tx: Tx, events: readonly OutgoingEvent[]): Promise<void> =>
  writeLast(
    tx,
    outgoing,
    ...events.map(({ companyId, name, subject, detail }) => ({
      companyId,
      name,
      data: { ...detail, subject },
    })),
  )

/** An event for one address alone, to try it; answers the delivery. */
export const emitTest = (tx: Tx, companyId: string, webhookId: string): Promise<{ id: string }> =>
  one(
    tx,
    sql`with event as (
        insert into webhook_events (company_id, name, data) values (${companyId}, 'test', '{}') returning id),
      made as (
        insert into webhook_deliveries (webhook_id, event_id, next_at)
        select ${webhookId}::uuid, event.id, now() from event returning id, next_at),
      added as (${addJobs(sql`made`)})
      select made.id from made, added`,
  )

export type Claimed = {
  id: string
  webhook_id: string
  company_id: string
  address: string
  secret_sealed: Buffer
  paused: boolean
  event_id: string
  name: string
  data: Record<string, unknown>
  at: Date
}

/** Takes a delivery that is due; for so many seconds nobody else does, and after them it is due again. */
export const claimDelivery = (db: Db, id: string, seconds: number): Promise<Claimed | undefined> =>
  maybe(
    db,
    sql`update webhook_deliveries d set next_at = now() + make_interval(secs => ${seconds})
      from webhooks w, webhook_events e
      where d.id = ${id} and d.state = 'WAITING' and d.next_at <= now() and w.id = d.webhook_id and e.id = d.event_id
      returning d.id, w.id as webhook_id, w.company_id, w.address, w.secret_sealed, w.paused_at is not null as paused,
        e.id as event_id, e.name, e.data, e.at`,
  )

export type Tried = { status: number | null; milliseconds: number; fault: Fault | null; answer: string }

/** Notes a try and where it leaves the delivery: delivered, given up, or due again after the seconds of `delays`. */
export const noteTry = async (
  tx: Tx,
  id: string,
  tried: Tried,
  secondsToNext: (tries: number) => number | undefined,
): Promise<{ state: DeliveryState; tries: number }> => {
  const { tries } = await one<{ tries: number }>(
    tx,
    sql`update webhook_deliveries set tries = tries + 1 where id = ${id} returning tries`,
  )
  await sql`insert into webhook_attempts (delivery_id, number, status, milliseconds, fault, answer)
    select ${id}, coalesce(max(number), 0) + 1, ${tried.status}::int, ${tried.milliseconds}::int, ${tried.fault}::text, ${tried.answer}
    from webhook_attempts where delivery_id = ${id}`.execute(tx)
  const wait = tried.fault && tried.fault !== 'paused' ? secondsToNext(tries) : undefined
  const state: DeliveryState = !tried.fault ? 'DELIVERED' : wait === undefined ? 'FAILED' : 'WAITING'
  await sql`with due as (
      update webhook_deliveries set state = ${state},
        next_at = case when ${state} = 'WAITING' then now() + make_interval(secs => ${wait ?? 0}) end
      where id = ${id} returning id, next_at, state)
    ${addJobs(sql`(select * from due where state = 'WAITING')`)}`.execute(tx)
  return { state, tries }
}

/** Sends one again that has ended, as a new round of tries of the same event; false when it has not ended. */
export const reopenDelivery = async (tx: Tx, id: string): Promise<boolean> =>
  (await maybe(
    tx,
    sql`with due as (
        update webhook_deliveries set state = 'WAITING', tries = 0, next_at = now()
        where id = ${id} and state <> 'WAITING' returning id, next_at)
      ${addJobs(sql`due`)}`,
  )) !== undefined

/** Deliveries whose job is gone, with a killed worker or without a word, get another one. */
export const reviveDeliveries = async (tx: Tx): Promise<number> =>
  (
    await rows(
      tx,
      addJobs(
        sql`(select id, now() as next_at from webhook_deliveries
          where state = 'WAITING' and next_at < now() - interval '2 minutes' order by next_at limit 500)`,
      ),
    )
  ).length

/** Removes events and their deliveries after the days that the log keeps them. */
export const forgetEvents = async (tx: Tx): Promise<void> => {
  await sql`delete from webhook_events where at < now() - make_interval(days => ${keptDays})
    and not exists (select from webhook_deliveries d where d.event_id = webhook_events.id and d.state = 'WAITING')`.execute(
    tx,
  )
}

export type DeliveryRow = {
  id: string
  event_id: string
  name: string
  data: Record<string, unknown> & { subject?: { number: string | null } }
  at: Date
  state: DeliveryState
  next_at: Date | null
  created_at: Date
  attempts: {
    number: number
    at: string
    status: number | null
    milliseconds: number
    fault: Fault | null
    answer: string
  }[]
}

/** The log of an address, newest first; of many rounds the last tries. */
export const deliveriesOf = (
  db: Db,
  webhookId: string,
  { state, before, limit }: { state?: DeliveryState | undefined; before?: string | undefined; limit: number },
): Promise<DeliveryRow[]> =>
  rows(
    db,
    sql`select d.id, e.id as event_id, e.name, e.data, e.at, d.state, d.next_at, d.created_at, coalesce((
        select json_agg(json_build_object('number', a.number, 'at', a.at, 'status', a.status, 'milliseconds', a.milliseconds,
          'fault', a.fault, 'answer', a.answer) order by a.number desc)
        from (select * from webhook_attempts where delivery_id = d.id order by number desc limit ${sql.lit(mostAttempts)}) a), '[]') as attempts
      from webhook_deliveries d join webhook_events e on e.id = d.event_id
      where d.webhook_id = ${webhookId} and (${state ?? null}::text is null or d.state = ${state ?? null})
        and (${before ?? null}::uuid is null or d.id < ${before ?? null}::uuid)
      order by d.id desc limit ${limit}`,
  )

export const deliveryOfCompany = (
  db: Db,
  id: string,
  companyId: string,
): Promise<{ id: string; webhook_id: string; paused: boolean } | undefined> =>
  maybe(
    db,
    sql`select d.id, w.id as webhook_id, w.paused_at is not null as paused
      from webhook_deliveries d join webhooks w on w.id = d.webhook_id where d.id = ${id} and w.company_id = ${companyId}`,
  )
