// All SQL of the audit page. Every way into the trail reads one index in the order of time, a page at a time.
import { sql, type Sql } from '../../kit/sql.ts'
import { addDays, instantOf } from '@marsa/model/kit/day.ts'
import { quotedLines, requestKinds, requestsOf, type RequestKind } from '@marsa/model/lines.ts'
import type { AuditFilter } from '@marsa/model/overview/audit-endpoints.ts'
import { searchTerms } from '@marsa/model/reference/search-terms.ts'
import { one, rows, type Db } from '../../kit/db.ts'
import { holds } from '../../reference/door.ts'

export type AuditRow = {
  id: bigint
  at: Date
  /** `at` to the microsecond, so that a page goes on where the last one ended. */
  micros: bigint
  action: string
  actor_kind: string
  actor_id: string | null
  actor_name: string | null
  actor_email: string | null
  subject_id: string | null
  subject_name: string | null
  subject_email: string | null
  company_id: string | null
  company_en: string | null
  company_ar: string | null
  object_kind: string
  object_id: string | null
  object_name: string | null
  request_id: string | null
  request_kind: RequestKind
  from_state: string | null
  to_state: string | null
  reason: string | null
  setting: { key: string; from: unknown; to: unknown } | null
}

export type Cursor = { micros: string; id: string }

const kindOfLine = sql`case r.line ${sql.join(
  quotedLines.map((line) => sql`when ${sql.lit(line)} then ${sql.lit(requestsOf[line].kind)}`),
  sql` `,
)} end`
/** Kinds of objects that are requests, or parts of one under its id. */
const kindsOfRequests = [...requestKinds, 'freight-balance', 'storage-goods', 'storage-release']

/** Objects beside requests that people know by a number, with the columns that hold it: the first that is filled names them. */
const numbersOf: Record<string, { table: string; columns: [string, ...string[]] }> = {
  'e-invoice': { table: 'tax_invoices', columns: ['number'] },
  'express-shipment': { table: 'express_shipments', columns: ['waybill', 'number'] },
  'express-cod': { table: 'express_shipments', columns: ['waybill', 'number'] },
  'express-deposit': { table: 'express_deposits', columns: ['number'] },
  'express-payout': { table: 'express_payouts', columns: ['number'] },
  'payout-file': { table: 'express_payout_files', columns: ['number'] },
  'credit-receipt': { table: 'credit_receipts', columns: ['number'] },
  'settlement-run': { table: 'settlement_runs', columns: ['number'] },
  'refund-transfer': { table: 'refund_transfers', columns: ['number'] },
  'card-payout': { table: 'card_payouts', columns: ['reference'] },
  purchase: { table: 'purchases', columns: ['number'] },
  callback: { table: 'callback_requests', columns: ['number'] },
}

const numberOfObject = sql`case a.object_kind ${sql.join(
  Object.entries(numbersOf).map(
    ([kind, { table, columns }]) =>
      sql`when ${sql.lit(kind)} then (select coalesce(${sql.join(columns.map((column) => sql.ref(column)))}) from ${sql.table(table)} where id = a.object_id)`,
  ),
  sql` `,
)} end`

/** People and companies that a text may mean; more than these is no longer a person. */
const mostMeant = 20
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

const idsOf = async (db: Db, statement: Sql): Promise<string[]> =>
  (await rows<{ id: string }>(db, statement)).map(({ id }) => id)

const meant = async (db: Db, table: 'users' | 'companies', text: string): Promise<string[]> =>
  uuid.test(text)
    ? [text]
    : idsOf(
        db,
        sql`select id from ${sql.table(table)} where ${holds(searchTerms(text), (isLike) => sql`search ${isLike}`)} order by id desc limit ${sql.lit(mostMeant)}`,
      )

const tablesWithNumbers: [table: string, column: string][] = [
  ...['requests', 'quotations', 'receipts'].map((table): [string, string] => [table, 'number']),
  ...Object.values(numbersOf).flatMap(({ table, columns }) =>
    columns.map((column): [string, string] => [table, column]),
  ),
]

/** Objects by the number that people know them by. */
const numbered = async (db: Db, text: string): Promise<string[]> =>
  uuid.test(text)
    ? [text]
    : idsOf(
        db,
        sql`${sql.join(
          tablesWithNumbers.map(
            ([table, column]) =>
              sql`select id from ${sql.table(table)} where ${sql.ref(column)} = upper(${text})`,
          ),
          sql` union `,
        )} limit 200`,
      )

const micros = sql`(extract(epoch from a.at) * 1000000)::bigint`

/** `beside` leaves out what another way finds as well. */
type Way = {
  column: 'actor_id' | 'subject_id' | 'company_id' | 'object_id'
  ids: readonly string[]
  beside?: Sql
}

/** The narrowest way into the trail: by object, person or company; all of it where none is asked for. */
const waysInto = async (db: Db, { object, person, company }: AuditFilter): Promise<Way[] | undefined> => {
  if (object) return [{ column: 'object_id', ids: await numbered(db, object) }]
  if (person) {
    const ids = await meant(db, 'users', person)
    const beside = sql`(a.actor_id is null or a.actor_id <> all(${ids}::uuid[]))`
    return [
      { column: 'actor_id', ids },
      { column: 'subject_id', ids, beside },
    ]
  }
  if (company) return [{ column: 'company_id', ids: await meant(db, 'companies', company) }]
  return undefined
}

/** The other filters beside the way. */
const conditions = async (db: Db, filter: AuditFilter, before: Cursor | undefined) => {
  const { kind, action, from, to } = filter
  const parts: Sql[] = [sql`true`]
  if (kind) parts.push(sql`a.object_kind = ${kind}`)
  if (action) parts.push(sql`a.action = ${action}`)
  if (from) parts.push(sql`a.at >= ${instantOf(from)}`)
  if (to) parts.push(sql`a.at < ${instantOf(addDays(to, 1))}`)
  if (filter.object && filter.person) {
    const ids = await meant(db, 'users', filter.person)
    parts.push(sql`(a.actor_id = any(${ids}::uuid[]) or a.subject_id = any(${ids}::uuid[]))`)
  }
  if ((filter.object ?? filter.person) && filter.company)
    parts.push(sql`a.company_id = any(${await meant(db, 'companies', filter.company)}::uuid[])`)
  if (before)
    parts.push(
      sql`(a.at, a.id) < ('epoch'::timestamptz + ${before.micros}::bigint * interval '1 microsecond', ${before.id}::bigint)`,
    )
  return sql.join(parts, sql` and `)
}

/** Only what the indexes hold: the rows themselves are read when it is known which of them are wanted. */
const wanted = async (db: Db, filter: AuditFilter, before: Cursor | undefined, limit: number) => {
  const where = await conditions(db, filter, before)
  const newest = sql`order by a.at desc, a.id desc limit ${sql.lit(limit)}`
  const ways = await waysInto(db, filter)
  if (!ways) return sql`select a.id, a.at from audit_log a where ${where} ${newest}`
  // One run along an index for each id.
  const runs = ways.map(
    ({
      column,
      ids,
      beside = sql`true`,
    }) => sql`select run.id, run.at from unnest(${[...ids]}::uuid[]) as meant (id)
      cross join lateral (select a.id, a.at from audit_log a
        where a.${sql.ref(column)} = meant.id and ${where} and ${beside} ${newest}) run`,
  )
  return sql`select a.id, a.at from (${sql.join(runs, sql` union all `)}) a ${newest}`
}

/** A page of the trail, newest first, with the names of who and what it is about. */
export const auditPage = async (
  db: Db,
  filter: AuditFilter,
  before: Cursor | undefined,
  limit: number,
): Promise<AuditRow[]> =>
  rows(
    db,
    sql`select a.id, a.at, ${micros} as micros, a.action, a.actor_kind, a.actor_id, a.subject_id, a.company_id, a.object_kind,
        a.object_id, a.from_state, a.to_state, coalesce(s.reason, sp.reason, a.reason) as reason,
        case when s.id is not null then jsonb_build_object('key', s.key, 'from', s.from_value, 'to', s.to_value)
          when sp.id is not null then jsonb_build_object('key', sp.key, 'from', sp.from_value, 'to', sp.to_value) end as setting,
        actor.first_name || ' ' || actor.last_name as actor_name, actor.email as actor_email,
        subject.first_name || ' ' || subject.last_name as subject_name, subject.email as subject_email,
        c.name_en as company_en, c.name_ar as company_ar,
        coalesce(r.number, q.number, p.subject_number, d.file_name, of.name_en, u.email, s.key, sp.key, ${numberOfObject}) as object_name,
        coalesce(r.id, q.subject_id, p.subject_id, d.subject_id) as request_id,
        coalesce(q.subject_kind, p.subject_kind, d.subject_kind, ${kindOfLine}) as request_kind
      from (${await wanted(db, filter, before, limit)}) w
      join audit_log a on a.id = w.id
      left join users actor on actor.id = a.actor_id
      left join users subject on subject.id = a.subject_id
      left join companies c on c.id = a.company_id
      left join warehouse_releases rl on a.object_kind = 'storage-release' and rl.id = a.object_id
      left join requests r on a.object_kind = any(${kindsOfRequests}::text[])
        and r.id = coalesce(rl.request_id, a.object_id)
      left join quotations q on a.object_kind = 'quotation' and q.id = a.object_id
      left join payment_sessions p on a.object_kind = 'payment-session' and p.id = a.object_id
      left join documents d on a.object_kind = 'document' and d.id = a.object_id
      left join companies of on a.object_kind = 'company' and of.id = a.object_id
      left join users u on a.object_kind = 'user' and u.id = a.object_id
      left join setting_changes s on a.object_kind = 'setting' and s.id = a.object_id
      left join setting_proposals sp on a.object_kind = 'setting' and sp.id = a.object_id
      order by a.at desc, a.id desc`,
  )

/** How many rows a filter finds, counted no further than `most`. */
export const auditCount = async (db: Db, filter: AuditFilter, most: number): Promise<number> =>
  (
    await one<{ count: number }>(
      db,
      sql`select count(*)::int as count from (${await wanted(db, filter, undefined, most)}) found`,
    )
  ).count
