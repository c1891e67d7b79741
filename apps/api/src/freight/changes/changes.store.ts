// All SQL of questions, disputes, corrections and slots of a freight request.
import { sql } from '../../kit/sql.ts'
import type { MilestoneCode } from '@marsa/model/freight/execution/milestones.ts'
import type { FreightStatus } from '@marsa/model/freight/status.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { requestProposals, type RequestProposal } from './proposals.store.ts'
import type { RequestRow } from '../requests.store.ts'

export type QuestionRow = {
  id: string
  request_id: string
  round: number
  company_id: string
  by_kind: 'agent' | 'desk'
  user_id: string
  question: string
  asked_at: Date
  answer: string | null
  closed_at: Date | null
}

export const insertQuestion = (
  tx: Tx,
  row: {
    request: RequestRow
    companyId: string
    byKind: 'agent' | 'desk'
    userId: string
    question: string
    now: Date
  },
): Promise<{ id: string }> =>
  one(
    tx,
    sql`insert into request_questions (request_id, round, company_id, by_kind, user_id, question, asked_at)
      values (${row.request.id}, ${row.request.round}, ${row.companyId}, ${row.byKind}, ${row.userId}, ${row.question}, ${row.now})
      returning id`,
  )

export const findQuestion = (db: Db, id: string): Promise<QuestionRow | undefined> =>
  maybe(db, sql`select * from request_questions where id = ${id}`)

export const hasOpenQuestion = async (db: Db, requestId: string, companyId: string): Promise<boolean> =>
  (await maybe(
    db,
    sql`select from request_questions where request_id = ${requestId} and company_id = ${companyId} and closed_at is null`,
  )) !== undefined

/** Closes a question with its answer, or without one where it was taken back; false when it was closed before. */
export const closeQuestion = async (
  tx: Tx,
  id: string,
  now: Date,
  given?: { answer: string; userId: string },
): Promise<boolean> =>
  (await maybe(
    tx,
    sql`update request_questions set closed_at = ${now}, answer = ${given?.answer ?? null}, answered_by = ${given?.userId ?? null}
      where id = ${id} and closed_at is null returning id`,
  )) !== undefined

/** Closes what is open: one asker's question that its quotation has overtaken, or all of a round that is over. */
export const closeQuestions = async (
  tx: Tx,
  requestId: string,
  now: Date,
  companyId?: string,
): Promise<void> => {
  await sql`update request_questions set closed_at = ${now} where request_id = ${requestId} and closed_at is null
    and company_id = coalesce(${companyId ?? null}::uuid, company_id)`.execute(tx)
  await noteQuestions(tx, requestId)
}

/** Since when somebody waits for the customer, on the request itself, where lists read it. */
export const noteQuestions = async (tx: Tx, requestId: string): Promise<void> => {
  await sql`update requests set question_since =
      (select min(asked_at) from request_questions where request_id = ${requestId} and closed_at is null)
    where id = ${requestId}`.execute(tx)
}

export const insertDispute = async (
  tx: Tx,
  row: { requestId: string; reason: string; userId: string; now: Date },
): Promise<void> => {
  await sql`insert into freight_disputes (request_id, reason, opened_at, opened_by)
    values (${row.requestId}, ${row.reason}, ${row.now}, ${row.userId})`.execute(tx)
}

export const closeDisputeRow = async (
  tx: Tx,
  row: { requestId: string; note: string; as: string; userId: string; now: Date },
): Promise<void> => {
  await sql`update freight_disputes set closed_at = ${row.now}, closed_as = ${row.as}, closed_by = ${row.userId}, note = ${row.note}
    where request_id = ${row.requestId} and closed_at is null`.execute(tx)
}

export type CorrectionRow = RequestProposal & {
  to_code: FreightStatus
  first_step: MilestoneCode | null
  reason: string
}

export const {
  openOf: openCorrection,
  find: findCorrection,
  close: closeCorrection,
} = requestProposals<CorrectionRow>('freight_corrections')

export const insertCorrection = (
  tx: Tx,
  row: { requestId: string; to: string; first: string | null; reason: string; userId: string; now: Date },
): Promise<{ id: string }> =>
  one(
    tx,
    sql`insert into freight_corrections (request_id, to_code, first_step, reason, proposed_by, proposed_at)
      values (${row.requestId}, ${row.to}, ${row.first}, ${row.reason}, ${row.userId}, ${row.now}) returning id`,
  )

export type RoundQuote = {
  id: string
  number: string
  round: number
  revision: number
  state: string
  agent_en: string
  agent_ar: string
  total_fils: bigint
  submitted_at: Date
  valid_until: Date
}

/** Sent quotations of all rounds, newest round first; of earlier rounds alone where `before` is given. */
export const roundQuotes = (db: Db, requestId: string, before?: number): Promise<RoundQuote[]> =>
  rows(
    db,
    sql`select q.id, q.number, q.round, q.revision, q.state, c.name_en as agent_en, c.name_ar as agent_ar, q.total_fils,
        q.submitted_at, q.valid_until
      from quotations q join companies c on c.id = q.company_id
      where q.subject_id = ${requestId} and q.final_of is null and q.submitted_at is not null and q.state <> 'Q_SUPERSEDED'
        and (${before ?? null}::int is null or q.round < ${before ?? null}::int)
      order by q.round desc, q.total_fils, q.submitted_at`,
  )

export type InvitedAgent = {
  agent_en: string
  agent_ar: string
  due_at: Date
  paused_at: Date | null
  answer: 'QUOTED' | 'DECLINED' | null
  reason: string | null
}

export const invitedAgents = (db: Db, requestId: string, round: number): Promise<InvitedAgent[]> =>
  rows(
    db,
    sql`select c.name_en as agent_en, c.name_ar as agent_ar, i.due_at, i.paused_at, i.answer, i.reason
      from request_invitations i join companies c on c.id = i.company_id
      where i.request_id = ${requestId} and i.round = ${round} order by i.due_at, c.name_en`,
  )
