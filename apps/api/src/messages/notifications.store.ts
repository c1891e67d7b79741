// All SQL of notifications: who is notified of something, the rows with their outbox messages, the list and what was read.
import { sql, type Sql } from '../kit/sql.ts'
import type { Role } from '@marsa/model/kit/access.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import type { Channel, MessageParams } from '@marsa/model/messages/message.ts'
import { one, rows, type Db, type Tx } from '../kit/db.ts'
import { writeLast, type LastWrite } from '../kit/last-writes.ts'
import { addSendJobs } from './send-jobs.store.ts'

/** People by id, people of companies, or everyone of a role but one; each can be narrowed by roles. */
export type Audience =
  | { userIds: readonly string[] }
  | { companyIds: readonly string[]; roles?: readonly Role[] }
  | { roles: readonly Role[]; except?: string }

export type Recipient = {
  id: string
  company_id: string
  email: string
  mobile: string | null
  language: Lang
  /** `kind:channel` of what the person does not want to be sent. */
  refused: string[]
}

const audienceSql = (audience: Audience): Sql => {
  if ('userIds' in audience) return sql`id = any(${[...audience.userIds]}::uuid[])`
  if (!('companyIds' in audience)) {
    const ofRoles = sql`role = any(${[...audience.roles]}::text[])`
    return audience.except ? sql`${ofRoles} and id <> ${audience.except}::uuid` : ofRoles
  }
  const ofCompanies = sql`company_id = any(${[...audience.companyIds]}::uuid[])`
  return audience.roles ? sql`${ofCompanies} and role = any(${[...audience.roles]}::text[])` : ofCompanies
}

/** A locked account still gets its messages; one that is refused, disabled or not yet approved does not. */
export const recipientsOf = (db: Db, audience: Audience): Promise<Recipient[]> =>
  rows(
    db,
    sql`select id, company_id, email, mobile, language,
        array(select kind || ':' || channel from notice_refusals where user_id = users.id) as refused from users
      where ${audienceSql(audience)} and status in ('ACTIVE', 'LOCKED') order by id`,
  )

export type OutgoingRow = {
  userId: string
  channel: Channel
  key: string
  recipient: string
  language: Lang
  subject: string
  body: string
  button: string
  link: string
}

export type NoticeRow = {
  template: string
  params: MessageParams
  subjectId: string | null
  key: string
  people: readonly Pick<Recipient, 'id' | 'company_id'>[]
  outgoing: readonly OutgoingRow[]
  /** Not before then text messages leave. */
  textsFrom: Date | null
}

const notices: LastWrite<NoticeRow> = {
  queries: (rows) => sql`notice as materialized (
      select * from jsonb_to_recordset(${rows}) as n (template text, params jsonb, "subjectId" uuid, key text, people jsonb,
        outgoing jsonb, "textsFrom" timestamptz)),
    notified as (
      insert into notifications (company_id, user_id, template, params, subject_id, key, read_at)
      select p.company_id, p.id, n.template, n.params, n."subjectId", n.key, case when p.id = marsa.current_user_id() then now() end
      from notice n, jsonb_to_recordset(n.people) as p (company_id uuid, id uuid)
      on conflict (user_id, key) do nothing
      returning id, company_id, user_id, key),
    notice_streamed as (
      insert into stream_events (company_id, user_id, kind, subject_id)
      select company_id, user_id, 'notification', id from notified),
    message as (
      insert into outbox_messages (notification_id, topic, user_id, channel, key, recipient, language, subject, body, button, link)
      select d.id, n.template, o."userId", o.channel, o.key, o.recipient, o.language, o.subject, o.body, o.button, o.link
      from notice n, jsonb_to_recordset(n.outgoing) as o ("userId" uuid, channel text, key text, recipient text, language text,
        subject text, body text, button text, link text) join notified d on d.user_id = o."userId"
      where d.key = n.key
      on conflict (topic, key) do nothing
      returning id, channel, notification_id),
    message_job as (${addSendJobs(sql`(select distinct m.id, m.channel, n."textsFrom" as texts_from
      from message m join notified d on d.id = m.notification_id join notice n using (key))`)})`,
  read: 'message_job',
}

/**
 * Writes the notification of each person who does not have it yet, and for those alone the stream event, the outbox
 * messages and their jobs, at the end of the transaction. Who did it themselves has read it.
 */
export const writeNotice = (tx: Tx, notice: NoticeRow): Promise<void> => writeLast(tx, notices, notice)

export type NotificationRow = {
  id: string
  template: string
  params: MessageParams
  subject_id: string | null
  created_at: Date
  read_at: Date | null
  /** In a list of groups: how many more the group has, and how many of it are unread. */
  more?: number
  unread?: number
}

export type NotificationFilter = {
  before?: string | undefined
  show?: 'all' | 'unread' | undefined
  group?: 'subject' | undefined
  subjectId?: string | undefined
}

/** The newest thirty of a person, or the thirty before one of them; in groups, the newest of each subject. */
export const notificationsOf = (
  db: Db,
  userId: string,
  { before, show, group, subjectId }: NotificationFilter,
): Promise<NotificationRow[]> => {
  const isShown = (name: string) =>
    sql`${sql.ref(`${name}.user_id`)} = ${userId} and ${show === 'unread' ? sql`${sql.ref(`${name}.read_at`)} is null` : sql`true`}`
  const newest = sql`select n.id, n.template, n.params, n.subject_id, n.created_at, n.read_at from notifications n
    where ${isShown('n')} and ${before === undefined ? sql`true` : sql`n.id < ${before}`}
      and ${subjectId === undefined ? sql`true` : sql`n.subject_id = ${subjectId}`}
      and ${
        group
          ? sql`not exists (select from notifications o
              where ${isShown('o')} and o.subject_id = n.subject_id and o.id > n.id)`
          : sql`true`
      }
    order by n.id desc limit 30`
  if (!group) return rows(db, newest)
  // What is about nothing is a group of its own.
  return rows(
    db,
    sql`select n.*, g.more, g.unread + (n.subject_id is null and n.read_at is null)::int as unread
      from (${newest}) n cross join lateral (
        select greatest(count(*) - 1, 0)::int as more, count(*) filter (where o.read_at is null)::int as unread
        from notifications o where ${isShown('o')} and o.subject_id = n.subject_id) g
      order by n.id desc`,
  )
}

export const unreadCount = async (db: Db, userId: string): Promise<number> =>
  (
    await one<{ unread: number }>(
      db,
      sql`select count(*)::int as unread from notifications where user_id = ${userId} and read_at is null`,
    )
  ).unread

/** Marks a person's own notifications, all of them if none are named; answers how many were unread before. */
export const markRead = async (
  db: Db,
  userId: string,
  { ids, subjectIds }: { ids?: readonly string[] | undefined; subjectIds?: readonly string[] | undefined },
): Promise<number> => {
  const isNamed =
    ids || subjectIds
      ? sql`(id = any(${[...(ids ?? [])]}::uuid[]) or subject_id = any(${[...(subjectIds ?? [])]}::uuid[]))`
      : sql`true`
  return (
    await rows(
      db,
      sql`update notifications set read_at = now()
        where user_id = ${userId} and read_at is null and ${isNamed} returning id`,
    )
  ).length
}

export const forgetNotifications = async (db: Db, days: number): Promise<void> => {
  await sql`delete from notifications where created_at < now() - make_interval(days => ${days})`.execute(db)
}
