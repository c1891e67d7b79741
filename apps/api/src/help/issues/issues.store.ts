// SQL of the newsletter's issues: writing them, and what became of their mails.
import { sql } from '../../kit/sql.ts'
import type { IssueState } from '@marsa/model/help/issue.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'

export type IssueText = { subjectEn: string; subjectAr: string; textEn: string; textAr: string }

export type IssueRecord = {
  id: string
  subject_en: string
  subject_ar: string
  text_en: string
  text_ar: string
  state: IssueState
  version: number
  changed_at: Date
  changed_by: string
  sent_at: Date | null
  sent_by: string | null
  finished_at: Date | null
  audience: number | null
  written_en: number
  written_ar: number
  waiting: number
  failed: number
  departed: number
}

const selected = sql`
  select i.id, i.subject_en, i.subject_ar, i.text_en, i.text_ar, i.state, i.version, i.changed_at,
    w.first_name || ' ' || w.last_name as changed_by, i.sent_at, s.first_name || ' ' || s.last_name as sent_by,
    i.finished_at, i.audience, d.written_en, d.written_ar, d.waiting, d.failed, d.departed
  from newsletter_issues i join users w on w.id = i.changed_by left join users s on s.id = i.sent_by
    cross join lateral (
      select count(*) filter (where d.language = 'en')::int as written_en,
        count(*) filter (where d.language = 'ar')::int as written_ar,
        count(*) filter (where m.state in ('waiting', 'sending'))::int as waiting,
        count(*) filter (where m.state = 'dead')::int as failed,
        count(d.left_at)::int as departed
      from newsletter_deliveries d
        left join outbox_messages m on m.topic = 'newsletter-issue' and m.key = d.issue_id || ':' || d.subscriber_id
      where d.issue_id = i.id) d`

export const issuePage = 20

/** Newest first, one more than a page to tell whether there are more. */
export const issuesBefore = (db: Db, before: string | undefined): Promise<IssueRecord[]> =>
  rows(
    db,
    sql`${selected} where ${before ?? null}::uuid is null or i.id < ${before ?? null}::uuid
      order by i.id desc limit ${issuePage + 1}`,
  )

export const issueById = (db: Db, id: string): Promise<IssueRecord | undefined> =>
  maybe(db, sql`${selected} where i.id = ${id}`)

export type IssueLock = {
  id: string
  state: IssueState
  version: number
  subject_en: string
  subject_ar: string
  text_en: string
  text_ar: string
  sent_at: Date | null
}

/** The row, held until the transaction ends: two who send at once are one after another. */
export const lockIssue = (tx: Tx, id: string): Promise<IssueLock | undefined> =>
  maybe(tx, sql`select * from newsletter_issues where id = ${id} for update`)

export type NewIssue = IssueText & { companyId: string; userId: string; at: Date }

export const insertIssue = (tx: Tx, issue: NewIssue): Promise<{ id: string }> =>
  one(
    tx,
    sql`insert into newsletter_issues (company_id, subject_en, subject_ar, text_en, text_ar, state, move, moved_as, changed_at,
        changed_by)
      values (${issue.companyId}, ${issue.subjectEn}, ${issue.subjectAr}, ${issue.textEn}, ${issue.textAr}, 'DRAFT',
        'writeIssue', 'admin', ${issue.at}, ${issue.userId})
      returning id`,
  )

export const deleteIssue = async (tx: Tx, id: string): Promise<void> => {
  await sql`delete from newsletter_issues where id = ${id} and state = 'DRAFT'`.execute(tx)
}
