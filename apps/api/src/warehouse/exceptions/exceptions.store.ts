// All SQL of the exceptions lane: what was found at intake and goods past their agreed end, with who owns them.
import type { Actor, Relation } from '@marsa/model/kit/access.ts'
import { searchTerms } from '@marsa/model/reference/search-terms.ts'
import type { ExceptionKind, exceptionOwners, exceptionStates } from '@marsa/model/warehouse/exceptions.ts'
import type { FindingState } from '@marsa/model/warehouse/findings.ts'
import { bookedStates } from '@marsa/model/warehouse/request-machine.ts'
import { maybe, rows, type Db, type Tx } from '../../kit/db.ts'
import { listing } from '../../kit/listing.ts'
import { sql, type Sql } from '../../kit/sql.ts'
import { holds } from '../../reference/door.ts'
import { ofStock } from '../stock/movements.store.ts'

export type ExceptionRow = {
  id: string
  kind: ExceptionKind
  state: FindingState | null
  request_id: string
  number: string
  customer_en: string
  customer_ar: string
  warehouse_en: string
  warehouse_ar: string
  name: string | null
  expected: number | null
  found: number | null
  until: string | null
  since: Date
  answered_at: Date | null
  objection: string | null
  reply: string | null
  release_asked: boolean
  extension_asked: boolean
  extension_offered: boolean
  owner_id: string | null
  owner_en: string | null
  owner_ar: string | null
}

export type ExceptionsAsked = {
  actor: Pick<Actor, 'companyId' | 'userId'>
  relation: Relation
  today: string
  /** Answered findings are listed from this moment on. */
  answeredFrom: Date
  state: (typeof exceptionStates)[number]
  kind?: ExceptionKind | undefined
  owner?: (typeof exceptionOwners)[number]
  search?: string | undefined
  id?: string
}

const nameEn = sql`u.first_name || ' ' || u.last_name`
const nameAr = sql`coalesce(u.first_name_ar || ' ' || u.last_name_ar, u.first_name || ' ' || u.last_name)`
/** Who may own something: a locked account opens again, another one does not. */
const isThere = sql`u.status in ('ACTIVE', 'LOCKED')`

const isBooked = sql`r.state = any(${[...bookedStates]}::text[])`

const findings = ({ state, answeredFrom }: ExceptionsAsked): Sql => {
  const wanted =
    state === 'open'
      ? sql`f.state in ('NOTED', 'OBJECTED') and ${isBooked}`
      : sql`f.state in ('ACCEPTED', 'SETTLED') and coalesce(f.settled_at, f.answered_at) >= ${answeredFrom}`
  return sql`select f.id, f.kind, f.state, f.request_id, f.id as finding_id, f.name, f.expected::float8 as expected, f.found::float8 as found,
      null::date as until, f.noted_at as since, f.answered_at, f.objection,
      case when f.state = 'SETTLED' then f.move_reason end as reply
    from warehouse_findings f join requests r on r.id = f.request_id where ${wanted}`
}

/** Goods that have left are over by themselves: nobody answers them. */
const overstays = ({ state, today }: ExceptionsAsked): Sql =>
  sql`select d.id, 'overstay', null, d.id, null, null, null, null, d.end_date,
      (d.end_date + 1)::timestamp at time zone 'Asia/Dubai', null, null, null
    from storage_details d join warehouse_goods g on g.id = d.id and g.state = 'STORED' join requests r on r.id = d.id
    where d.end_date < ${today}::date and ${isBooked} and ${state === 'open'}`

const owned = ({ owner, actor }: ExceptionsAsked): Sql => {
  if (owner === 'mine') return sql`u.id = ${actor.userId}`
  return owner === 'none' ? sql`u.id is null` : sql`true`
}

const matches = ({ search }: ExceptionsAsked): Sql =>
  holds(
    searchTerms(search ?? ''),
    (isLike) =>
      sql`fold_text(coalesce(x.name, '') || ' ' || r.number || ' ' || c.name_en || ' ' || c.name_ar) ${isLike}`,
  )

const statement = (asked: ExceptionsAsked): Sql =>
  sql`select x.id, x.kind, x.state, x.request_id, r.number, c.name_en as customer_en, c.name_ar as customer_ar,
      w.name_en as warehouse_en, w.name_ar as warehouse_ar, x.name, x.expected, x.found, x.until, x.since, x.answered_at,
      x.objection, x.reply,
      exists (select from warehouse_releases l where l.request_id = r.id and l.state = 'REQUESTED') as release_asked,
      d.extension_asked_at is not null and d.extension_offered is null as extension_asked,
      d.extension_offered is not null as extension_offered,
      u.id as owner_id, ${nameEn} as owner_en, ${nameAr} as owner_ar
    from (${findings(asked)} union all ${overstays(asked)}) x
    join requests r on r.id = x.request_id join storage_details d on d.id = r.id
    join companies c on c.id = r.company_id join companies w on w.id = r.agent_id
    left join warehouse_exception_owners o on o.request_id = x.request_id
      and o.finding_id is not distinct from x.finding_id and o.until is not distinct from x.until
    left join users u on u.id = o.owner_id and ${isThere}
    where ${ofStock(asked.actor, asked.relation)} and ${matches(asked)} and ${owned(asked)}
      and ${asked.kind === undefined ? sql`true` : sql`x.kind = ${asked.kind}`}
      and ${asked.id === undefined ? sql`true` : sql`x.id = ${asked.id}`}`

/** The oldest first. */
export const exceptionList = listing<ExceptionsAsked, ExceptionRow>(
  (asked) => sql`${statement(asked)} order by x.since, x.id`,
  [],
)

/** One exception that is open and the caller's. */
export const openException = (
  db: Db,
  asked: Omit<ExceptionsAsked, 'state' | 'answeredFrom'> & { id: string },
): Promise<ExceptionRow | undefined> =>
  maybe(db, statement({ ...asked, state: 'open', answeredFrom: new Date(0) }))

/** The request that an exception is of, whether it is open or over. */
export const requestOfException = async (db: Db, id: string): Promise<string | undefined> =>
  (
    await maybe<{ request_id: string }>(
      db,
      sql`select request_id from warehouse_findings where id = ${id} union all select id from storage_details where id = ${id}`,
    )
  )?.request_id

export type Member = { userId: string; nameEn: string; nameAr: string }

/** People of a warehouse, by name. */
export const membersOf = (db: Db, companyId: string): Promise<Member[]> =>
  rows(
    db,
    sql`select u.id as "userId", ${nameEn} as "nameEn", ${nameAr} as "nameAr" from users u
      where u.company_id = ${companyId} and u.role = 'warehouse-agent' and ${isThere} order by ${nameEn}, u.id`,
  )

type Owned = Pick<ExceptionRow, 'id' | 'request_id' | 'kind' | 'until'>

const findingOf = ({ id, kind }: Owned): string | null => (kind === 'overstay' ? null : id)

/** Somebody owns it from now on, whoever did before. */
export const setOwner = async (
  tx: Tx,
  exception: Owned,
  { companyId, userId, now }: { companyId: string; userId: string; now: Date },
): Promise<void> => {
  await sql`insert into warehouse_exception_owners (request_id, finding_id, until, company_id, owner_id, taken_at)
    values (${exception.request_id}, ${findingOf(exception)}, ${exception.until}::date, ${companyId}, ${userId}, ${now})
    on conflict on constraint warehouse_exception_owners_once
      do update set company_id = excluded.company_id, owner_id = excluded.owner_id, taken_at = excluded.taken_at`.execute(
    tx,
  )
}

export const removeOwner = async (tx: Tx, exception: Owned): Promise<void> => {
  await sql`delete from warehouse_exception_owners where request_id = ${exception.request_id}
    and finding_id is not distinct from ${findingOf(exception)}::uuid and until is not distinct from ${exception.until}::date`.execute(
    tx,
  )
}

/** The owner of each of these findings, null where nobody owns it. */
export const ownersOfFindings = async (db: Db, ids: readonly string[]): Promise<(string | null)[]> =>
  (
    await rows<{ owner_id: string | null }>(
      db,
      sql`select u.id as owner_id from unnest(${[...ids]}::uuid[]) as f (id)
        left join warehouse_exception_owners o on o.finding_id = f.id left join users u on u.id = o.owner_id and ${isThere}`,
    )
  ).map(({ owner_id }) => owner_id)
