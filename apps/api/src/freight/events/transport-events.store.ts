// All SQL of events that carriers send.
import type { TransportEvent } from '@marsa/model/freight/events/event-endpoints.ts'
import type { MilestoneCode } from '@marsa/model/freight/execution/milestones.ts'
import { bookedStates } from '@marsa/model/freight/request-machine.ts'
import { maybe, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'
import { carrying } from '../units/units.store.ts'

export type Numbers = { container: string | null; bill: string | null; waybill: string | null }
export type CarriedShipment = { id: string; number: string }

/** The newest booked shipment of the agent that carries one of the numbers; a document is more than the box. */
export const carriedShipment = (
  db: Db,
  agentId: string,
  { container, bill, waybill }: Numbers,
): Promise<CarriedShipment | undefined> =>
  maybe(
    db,
    sql`select r.id, r.number from requests r join freight_details cargo using (id)
      where r.agent_id = ${agentId} and r.state = any(${bookedStates}::text[])
        and (cargo.bl_number = ${bill} or cargo.awb_number = ${waybill} or r.id in (${carrying(sql`${container}`)}))
      order by (cargo.bl_number = ${bill} or cargo.awb_number = ${waybill}) desc nulls last, r.booked_at desc limit 1`,
  )

export type NewEvent = {
  companyId: string
  eventId: string
  requestId: string | null
  milestone: MilestoneCode | null
  at: Date
  state: 'applied' | 'waiting' | 'noted' | 'unknown-shipment'
  body: unknown
}

/** Keeps an event; false when it was kept before, which the primary key decides in every race. */
export const insertEvent = async (tx: Tx, event: NewEvent): Promise<boolean> =>
  (await maybe(
    tx,
    sql`insert into transport_events (company_id, event_id, request_id, milestone, happens_at, state, body)
      values (${event.companyId}, ${event.eventId}, ${event.requestId}, ${event.milestone}, ${event.at}, ${event.state},
        ${JSON.stringify(event.body)}::jsonb)
      on conflict do nothing returning event_id`,
  )) !== undefined

type Key = { companyId: string; eventId: string }

/**
 * What became of an event. One that its sender takes back waits no more; a step that was written stays for its agent to undo.
 */
export const settleEvent = async (
  tx: Tx,
  { companyId, eventId }: Key,
  state: 'applied' | 'noted' | 'retracted',
): Promise<void> => {
  await sql`update transport_events set state = ${state} where company_id = ${companyId} and event_id = ${eventId}`.execute(
    tx,
  )
}

/** Milestones that carriers have reported and that something stands against, in the order in which they happened. */
export const waitingEvents = (
  tx: Tx,
  requestId: string,
): Promise<(Key & { milestone: MilestoneCode; at: Date; body: TransportEvent })[]> =>
  rows(
    tx,
    sql`select company_id as "companyId", event_id as "eventId", milestone, happens_at as at, body from transport_events
      where request_id = ${requestId} and state = 'waiting' order by happens_at, received_at`,
  )

export const isAnyWaiting = async (tx: Tx, requestId: string): Promise<boolean> =>
  (await maybe(
    tx,
    sql`select from transport_events where request_id = ${requestId} and state = 'waiting' limit 1`,
  )) !== undefined

export type KeptReport = { code: MilestoneCode; at: string; body: TransportEvent }

/** Of requests `r`: what waits, in the order in which it happened. */
export const keptReports = sql`coalesce((select json_agg(json_build_object('code', te.milestone, 'at', te.happens_at, 'body', te.body)
    order by te.happens_at, te.received_at) from transport_events te where te.request_id = r.id and te.state = 'waiting'), '[]'::json)`
