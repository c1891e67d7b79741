// All SQL of e-invoices: those that wait to be looked at, their states, the archive of their files, and what happened to each.
import {
  eInvoiceMachine,
  type EInvoiceMove,
  type EInvoiceState,
} from '@marsa/model/finance/e-invoice/e-invoice-machine.ts'
import type { Exemption } from '@marsa/model/finance/e-invoice/duty.ts'
import type { StoredFinding } from '@marsa/model/finance/e-invoice/provider-reasons.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { move } from '../../kit/move.ts'
import { sql, type Sql } from '../../kit/sql.ts'

export type EInvoiceRow = {
  id: string
  uuid: string
  state: EInvoiceState
  exemption: Exemption | null
  revision: number
  findings: StoredFinding[]
  submission_id: string | null
  tries: number
  first_tried_at: Date | null
  next_at: Date | null
  fault: string | null
  sent_at: Date | null
  delivered_at: Date | null
  reported_at: Date | null
  authority_ref: string | null
}

/** Documents that nobody has looked at, the oldest first. */
export const listDue = async (db: Db, limit: number): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select invoice_id as id from e_invoices_due order by invoice_id limit ${limit}`,
    )
  ).map(({ id }) => id)

/** Takes a document off the list; false where somebody else has it, or had it. */
export const takeDue = async (tx: Tx, id: string): Promise<boolean> =>
  (await maybe(tx, sql`delete from e_invoices_due where invoice_id = ${id} returning invoice_id`)) !==
  undefined

export const insertEInvoice = async (
  tx: Tx,
  row: {
    id: string
    companyId: string
    state: 'NOT_REQUIRED' | 'HELD' | 'READY'
    exemption: Exemption | null
    findings: readonly StoredFinding[]
    nextAt: Date | null
  },
): Promise<void> => {
  await sql`insert into e_invoices (id, company_id, state, move, moved_as, exemption, findings, next_at)
    values (${row.id}, ${row.companyId}, ${row.state}, 'issue', 'system', ${row.exemption}, ${JSON.stringify(row.findings)}::jsonb, ${row.nextAt})`.execute(
    tx,
  )
}

export const findEInvoice = (db: Db, id: string): Promise<EInvoiceRow | undefined> =>
  maybe(db, sql`select * from e_invoices where id = ${id}`)

export const lockEInvoice = (tx: Tx, id: string): Promise<EInvoiceRow | undefined> =>
  maybe(tx, sql`select * from e_invoices where id = ${id} for update`)

export const findIdOfUuid = async (db: Db, uuid: string): Promise<string | undefined> =>
  (await maybe<{ id: string }>(db, sql`select id from e_invoices where uuid = ${uuid}`))?.id

/** Those whose time has come, by what is to be done with them. */
export const listNext = async (
  db: Db,
  states: readonly EInvoiceState[],
  now: Date,
  limit: number,
): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select id from e_invoices where next_at <= ${now} and state = any(${[...states]}::text[]) order by next_at limit ${limit}`,
    )
  ).map(({ id }) => id)

/** `findings` as JSON; columns that are not named stay. */
type Changes = Partial<Omit<EInvoiceRow, 'id' | 'uuid' | 'state' | 'exemption' | 'findings'>> & {
  findings?: readonly StoredFinding[]
}

const asColumns = ({ findings, ...rest }: Changes): Record<string, unknown> => ({
  ...rest,
  ...(findings && { findings: sql`${JSON.stringify(findings)}::jsonb` }),
})

export const moveEInvoice = (
  tx: Tx,
  id: string,
  name: EInvoiceMove,
  { as = 'system', to, set = {} }: { as?: ActorKind; to?: EInvoiceState; set?: Changes } = {},
): Promise<EInvoiceRow> =>
  move(tx, {
    table: 'e_invoices',
    machine: eInvoiceMachine,
    move: name,
    id,
    as,
    ...(to && { to }),
    set: asColumns(set),
  })

/** Without a move: when it is looked at again, what is not believed of it, and a delivery that is told of late. */
export const noteEInvoice = async (
  tx: Db,
  id: string,
  {
    next_at,
    fault,
    delivered_at = null,
  }: { next_at: Date | null; fault: string | null; delivered_at?: Date | null },
): Promise<void> => {
  await sql`update e_invoices set next_at = ${next_at}, fault = ${fault},
    delivered_at = coalesce(${delivered_at}::timestamptz, delivered_at) where id = ${id}`.execute(tx)
}

export type EventKind =
  | 'held'
  | 'ready'
  | 'not-required'
  | 'sending'
  | 'retry'
  | 'sent'
  | 'rejected'
  | 'delivered'
  | 'reported'
  | 'failed'
  | 'resent'
  | 'replaced'
  | 'chased'
  | 'mismatch'

export const addEvent = async (
  tx: Tx,
  event: { id: string; kind: EventKind; revision: number; at: Date; detail?: object },
): Promise<void> => {
  await sql`insert into e_invoice_events (invoice_id, at, kind, revision, detail)
    values (${event.id}, ${event.at}, ${event.kind}, ${event.revision}, ${JSON.stringify(event.detail ?? {})}::jsonb)`.execute(
    tx,
  )
}

export type EventRow = { kind: EventKind; at: Date; revision: number; detail: Record<string, unknown> }
export const listEvents = (db: Db, id: string): Promise<EventRow[]> =>
  rows(
    db,
    sql`select kind, at, revision, detail from e_invoice_events where invoice_id = ${id} order by e_invoice_events.id`,
  )

export const fileXml = async (tx: Tx, file: { id: string; revision: number; xml: string }): Promise<void> => {
  await sql`insert into e_invoice_files (invoice_id, revision, xml) values (${file.id}, ${file.revision}, ${file.xml})`.execute(
    tx,
  )
}

export const findXml = async (db: Db, id: string, revision: number): Promise<string | undefined> =>
  (
    await maybe<{ xml: string }>(
      db,
      sql`select xml from e_invoice_files where invoice_id = ${id} and revision = ${revision}`,
    )
  )?.xml

/** Documents of a company that were sent and not refused, by their numbers. */
const ownSent = (companyId: string, numbers: readonly string[]): Sql =>
  sql`from e_invoices e join tax_invoices i on i.id = e.id where i.company_id = ${companyId} and i.number = any(${[...numbers]}::text[])
      and e.state in ('SENT', 'DELIVERED', 'REPORTED')`

export const listOwnSent = async (db: Db, companyId: string, numbers: readonly string[]): Promise<string[]> =>
  (
    await rows<{ number: string }>(db, sql`select i.number ${ownSent(companyId, numbers)} order by i.number`)
  ).map(({ number }) => number)

export const findOwnXml = async (db: Db, companyId: string, number: string): Promise<string | undefined> =>
  (
    await maybe<{ xml: string }>(
      db,
      sql`select (select f.xml from e_invoice_files f where f.invoice_id = e.id and f.revision = e.revision) as xml
        ${ownSent(companyId, [number])}`,
    )
  )?.xml

export type FileRow = { revision: number; sha256: string; filed_at: Date }
export const listFiles = (db: Db, id: string): Promise<FileRow[]> =>
  rows(
    db,
    sql`select revision, encode(sha256, 'hex') as sha256, filed_at from e_invoice_files where invoice_id = ${id} order by revision`,
  )

/** Files of the archive that do not fit its chain: changed, left out or put in between. */
export const listArchiveFaults = async (db: Db): Promise<string[]> =>
  (
    await rows<{ fault: string }>(
      db,
      sql`select 'file ' || revision || ' of ' || invoice_id || ' does not fit the chain' as fault from (
        select invoice_id, revision, chain, xml, lag(chain) over (order by place) as before from e_invoice_files) f
      where chain <> sha256(coalesce(before, '') || sha256(convert_to(xml, 'UTF8')))`,
    )
  ).map(({ fault }) => fault)

export const findParticipant = (
  db: Db,
  tin: string,
): Promise<{ is_registered: boolean; asked_at: Date } | undefined> =>
  maybe(db, sql`select is_registered, asked_at from e_invoice_participants where tin = ${tin}`)

export const keepParticipant = async (
  db: Db,
  row: { tin: string; isRegistered: boolean; now: Date },
): Promise<void> => {
  await one(
    db,
    sql`insert into e_invoice_participants (tin, is_registered, asked_at) values (${row.tin}, ${row.isRegistered}, ${row.now})
      on conflict (tin) do update set is_registered = excluded.is_registered, asked_at = excluded.asked_at returning tin`,
  )
}
