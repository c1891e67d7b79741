// All SQL of applications for credit, and of what was asked and answered about them.
import type { ApplicationKind, CreditApplicationState } from '@marsa/model/finance/credit/credit-machine.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql, type Sql } from '../../kit/sql.ts'
import type { NamedCompany } from './accounts.store.ts'

export type ApplicationRow = {
  id: string
  company_id: string
  user_id: string
  kind: ApplicationKind
  state: CreditApplicationState
  version: number
  move_reason: string | null
  company_name: string
  contact_name: string
  contact_email: string
  contact_mobile: string
  remarks: string
  requested_fils: bigint | null
  requested_days: number | null
  licence_number: string | null
  held_fils: bigint
  applied_at: Date
  decided_at: Date | null
  applicant: string
}

const application = sql`select p.*, u.first_name || ' ' || u.last_name as applicant
  from credit_applications p join users u on u.id = p.user_id`

export const findApplication = (db: Db, id: string): Promise<ApplicationRow | undefined> =>
  maybe(db, sql`${application} where p.id = ${id}`)

export const lockApplication = (tx: Tx, id: string): Promise<ApplicationRow | undefined> =>
  maybe(tx, sql`${application} where p.id = ${id} for update of p`)

export const newestApplication = (db: Db, companyId: string): Promise<ApplicationRow | undefined> =>
  maybe(db, sql`${application} where p.company_id = ${companyId} order by p.id desc limit 1`)

export type NewApplication = Pick<
  ApplicationRow,
  | 'company_id'
  | 'user_id'
  | 'kind'
  | 'company_name'
  | 'contact_name'
  | 'contact_email'
  | 'contact_mobile'
  | 'remarks'
  | 'requested_fils'
  | 'requested_days'
  | 'licence_number'
  | 'held_fils'
  | 'applied_at'
>

/** Undefined where one is open already. */
export const insertApplication = (tx: Tx, row: NewApplication): Promise<{ id: string } | undefined> =>
  maybe(
    tx,
    sql`insert into credit_applications (company_id, user_id, kind, state, move, moved_as, company_name, contact_name,
        contact_email, contact_mobile, remarks, requested_fils, requested_days, licence_number, held_fils, applied_at)
      values (${row.company_id}, ${row.user_id}, ${row.kind}, 'PENDING', 'apply', 'customer', ${row.company_name},
        ${row.contact_name}, ${row.contact_email}, ${row.contact_mobile}, ${row.remarks}, ${row.requested_fils},
        ${row.requested_days}, ${row.licence_number}, ${row.held_fils}, ${row.applied_at})
      on conflict (company_id) where state = 'PENDING' do nothing returning id`,
  )

export type NoteRow = {
  kind: 'question' | 'answer' | 'recommendation'
  text: string
  at: Date
  author: string
}

export const notesOf = (db: Db, applicationId: string): Promise<NoteRow[]> =>
  rows(
    db,
    sql`select n.kind, n.text, n.at, u.first_name || ' ' || u.last_name as author
      from credit_notes n join users u on u.id = n.user_id where n.application_id = ${applicationId} order by n.id`,
  )

type NewNote = { applicationId: string; kind: NoteRow['kind']; text: string; userId: string; now: Date }

export const insertNote = async (tx: Tx, row: NewNote): Promise<string> =>
  (
    await one<{ id: string }>(
      tx,
      sql`insert into credit_notes (application_id, kind, text, user_id, at)
        values (${row.applicationId}, ${row.kind}, ${row.text}, ${row.userId}, ${row.now}) returning id`,
    )
  ).id

export type QueuedApplication = ApplicationRow &
  NamedCompany & {
    is_asked: boolean
    documents: { docCode: string; state: string }[]
  }

/** Whether an application `p` waits for its applicant's answer. */
const isAsked = sql`coalesce((select n.kind = 'question' from credit_notes n
  where n.application_id = p.id and n.kind <> 'recommendation' order by n.id desc limit 1), false)`

/** Those that wait neither for their applicant nor for a second administrator. */
export const toDecide = (now: Date): Sql => sql`select p.id from credit_applications p
  where p.state = 'PENDING' and not ${isAsked}
    and not exists (select from credit_proposals w where w.application_id = p.id and w.outcome is null and w.lapses_at > ${now})`

/** Those that wait for a decision, the oldest first. */
export const listPending = (db: Db): Promise<QueuedApplication[]> =>
  rows(
    db,
    sql`select p.*, '' as applicant, c.name_en, c.name_ar, c.suspended_at is not null as company_suspended,
        ${isAsked} as is_asked,
        coalesce((select jsonb_agg(jsonb_build_object('docCode', d.doc_code, 'state', d.state)) from documents d
          where d.subject_id = p.id and d.deleted_at is null and d.state <> 'REPLACED'), '[]') as documents
      from credit_applications p join companies c on c.id = p.company_id where p.state = 'PENDING' order by p.id limit 200`,
  )
