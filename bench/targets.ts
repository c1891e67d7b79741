// The requests and people that the scenarios name, and the state they are put back into before each round.
import type pg from 'pg'
import { takeBackBare } from './bare-tables.ts'

/** A booked request with its customer and its winning agent. */
export type Target = {
  requestId: string
  number: string
  companyId: string
  userId: string
  email: string
  mobile: string
  agentUser: string
}

const columns = `r.id as "requestId", r.number, r.company_id as "companyId", r.user_id as "userId", u.email, u.mobile, q.user_id as "agentUser"`

/** Booked shipments that have not left, in an order that has nothing to do with where they lie. */
export const bookedTargets = async (client: pg.Client, most: number): Promise<Target[]> => {
  const { rows } = await client.query<Target>(
    `select ${columns} from requests r join freight_details cargo using (id) join users u on u.id = r.user_id
        join quotations q on q.id = r.quotation_id
      where r.state = 'QS_PAI' and cargo.mode = 'sea' and cargo.direction = 'import' order by hashtext(r.number), r.number limit $1`,
    [most],
  )
  return rows
}

/** Every shipment that has arrived is under way again, so that there are enough to report a milestone of. */
export const openShipments = async (client: pg.Client): Promise<void> => {
  await client.query(`set session_replication_role = replica`)
  await client.query(
    `with open as (update requests set state = 'QS_PAI' where line = 'freight' and state in ('QS_PAI', 'QS_CMP') returning id)
     update freight_details d set milestones = '{}', latest = null from open where d.id = open.id`,
  )
  await client.query('vacuum analyze requests, freight_details')
  await client.query(`set session_replication_role = origin`)
}

/** Takes back what commands have written since `since`, so that each round meets the same tables. */
export const takeBack = async (client: pg.Client, since: Date): Promise<void> => {
  await client.query(`set session_replication_role = replica`)
  await client.query(`update freight_details set milestones = '{}', latest = null where milestones <> '{}'`)
  await client.query('delete from request_events where recorded_at >= $1', [since])
  await client.query('truncate notifications, outbox_messages, idempotency_keys, stream_events')
  await client.query('truncate graphile_worker._private_jobs')
  await client.query('delete from audit_log where at >= $1', [since])
  await client.query('vacuum analyze requests, freight_details')
  await client.query('vacuum request_events')
  await takeBackBare(client)
  await client.query('checkpoint')
  await client.query(`set session_replication_role = origin`)
}
