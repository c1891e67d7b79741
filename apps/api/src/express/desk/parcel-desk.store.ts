// All SQL of the desk's queue of express: the view of every cause, and who works on what.
import type { DeskKind } from '@marsa/model/express/desk/desk-queue.ts'
import { maybe, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

export type DeskItemRow = {
  kind: DeskKind
  subject_id: string
  shipment_id: string | null
  number: string
  name_en: string | null
  name_ar: string | null
  recipient_name: string
  to_city: string
  detail: string
  since: Date
  is_late: boolean
  owner_id: string | null
  owner: string | null
}

const mostItems = 200

export const deskItems = (
  db: Db,
  {
    kind,
    whose,
    userId,
    now,
  }: { kind: DeskKind | null; whose: 'all' | 'own' | 'nobody'; userId: string; now: Date },
): Promise<DeskItemRow[]> =>
  rows(
    db,
    sql`select d.kind, d.subject_id, d.shipment_id, coalesce(s.waybill, s.number, c.code) as number, k.name_en, k.name_ar,
        coalesce(s.recipient_name, '') as recipient_name, coalesce(s.to_city, '') as to_city, d.detail, d.since,
        d.due_at < ${now} as is_late, o.user_id as owner_id, u.first_name || ' ' || u.last_name as owner
      from express_desk d left join express_shipments s on s.id = d.shipment_id
        left join express_scans c on d.kind = 'SCAN' and c.id = d.subject_id
        left join companies k on k.id = s.company_id
        left join express_desk_owners o on o.kind = d.kind and o.subject_id = d.subject_id and o.since = d.since
        left join users u on u.id = o.user_id
      where (${kind}::text is null or d.kind = ${kind})
        and (${whose} = 'all' or ${whose} = 'own' and o.user_id = ${userId} or ${whose} = 'nobody' and o.user_id is null)
      order by is_late desc, d.since, d.subject_id limit ${sql.lit(mostItems)}`,
  )

export const deskCounts = (db: Db, now: Date): Promise<{ kind: DeskKind; count: number; late: number }[]> =>
  rows(
    db,
    sql`select kind, count(*)::int as count, count(*) filter (where due_at < ${now})::int as late
      from express_desk group by kind`,
  )

/** One after another, whoever takes it first. */
export const lockDeskItem = async (
  tx: Tx,
  kind: DeskKind,
  subjectId: string,
): Promise<{ since: Date; ownerId: string | null } | undefined> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('express_desk:' || ${subjectId}, 0))`.execute(tx)
  return maybe(
    tx,
    sql`select d.since, o.user_id as "ownerId" from express_desk d
        left join express_desk_owners o on o.kind = d.kind and o.subject_id = d.subject_id and o.since = d.since
      where d.kind = ${kind} and d.subject_id = ${subjectId}`,
  )
}

/** `userId` null gives it back. The occasion is read again, as the clock of the database is finer than ours. */
export const setDeskOwner = async (
  tx: Tx,
  kind: DeskKind,
  subjectId: string,
  userId: string | null,
): Promise<void> => {
  if (userId === null)
    await sql`delete from express_desk_owners where kind = ${kind} and subject_id = ${subjectId}`.execute(tx)
  else
    await sql`insert into express_desk_owners (kind, subject_id, since, user_id)
      select kind, subject_id, since, ${userId} from express_desk where kind = ${kind} and subject_id = ${subjectId}
      on conflict (kind, subject_id) do update set since = excluded.since, user_id = excluded.user_id,
        taken_at = clock_timestamp()`.execute(tx)
}
