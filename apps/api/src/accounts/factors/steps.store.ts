// All SQL of open steps: tickets and challenges that wait for their answer, and the fresh check of a session.
import { sql } from '../../kit/sql.ts'
import { stepMinutes } from '@marsa/model/accounts/factors/factors.ts'
import { freshMinutes } from '@marsa/model/accounts/acting/acting-rules.ts'
import { maybe, type Db, type Tx } from '../../kit/db.ts'
import { deleteInPortions } from '../../kit/integrity.ts'

export type Purpose = 'second-step' | 'passkey-sign-in' | 'check' | 'passkey'
/** Who may answer: the browser that holds a cookie, or the session that asked. */
export type Holder = { browser: Buffer } | { session: string }

export type Step = { id: string; user_id: string | null; challenge: Buffer; remember: boolean }

export type NewStep = {
  purpose: Purpose
  ticketHash: Buffer
  holder: Holder
  userId: string | null
  challenge: Buffer
  remember: boolean
}

export const insertStep = async (db: Db, step: NewStep): Promise<void> => {
  const { holder } = step
  await sql`insert into open_steps (purpose, ticket_hash, user_id, browser_hash, session_id, challenge, remember, expires_at)
    values (${step.purpose}, ${step.ticketHash}, ${step.userId}, ${'browser' in holder ? holder.browser : null},
      ${'session' in holder ? holder.session : null}, ${step.challenge}, ${step.remember},
      now() + make_interval(mins => ${stepMinutes}))`.execute(db)
}

const heldBy = (holder: Holder) =>
  'browser' in holder ? sql`browser_hash = ${holder.browser}` : sql`session_id = ${holder.session}`

/** The open step of a ticket, if this holder may answer it. */
export const openStep = (
  db: Db,
  purpose: Purpose,
  ticketHash: Buffer,
  holder: Holder,
): Promise<Step | undefined> =>
  maybe(
    db,
    sql`select id, user_id, challenge, remember from open_steps
      where ticket_hash = ${ticketHash} and purpose = ${purpose} and ${heldBy(holder)} and used_at is null and expires_at > now()`,
  )

/** Uses a step up; false when somebody was faster. */
export const closeStep = async (db: Db, id: string): Promise<boolean> =>
  (await maybe(
    db,
    sql`update open_steps set used_at = now() where id = ${id} and used_at is null returning id`,
  )) !== undefined

export const forgetSteps = (db: Db): Promise<number> =>
  deleteInPortions(db, 'open_steps', `expires_at < now() - interval '1 day'`)

export const noteCheck = async (db: Db, sessionId: string): Promise<void> => {
  await sql`update sessions set checked_at = now() where id = ${sessionId}`.execute(db)
}

/** Holds the session until the transaction ends. */
export const lockSession = async (tx: Tx, sessionId: string): Promise<void> => {
  await sql`select from sessions where id = ${sessionId} for no key update`.execute(tx)
}

/** Whether the person of the session has just shown again that it is them. */
export const isFresh = async (db: Db, sessionId: string): Promise<boolean> =>
  (await maybe(
    db,
    sql`select from sessions where id = ${sessionId} and checked_at > now() - make_interval(mins => ${freshMinutes})`,
  )) !== undefined
