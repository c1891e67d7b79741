// All SQL of changes of settings that wait for a second administrator.
import { sql } from 'kysely'
import { maybe, one, rows, type Db, type Tx } from '../kit/db.ts'

export type SettingProposal = {
  id: string
  key: string
  from_value: unknown
  to_value: unknown
  is_reset: boolean
  version: number
  reason: string
  proposed_by: string
  proposed_at: Date
  proposer: string
}

const waiting = sql`select p.id, p.key, p.from_value, p.to_value, p.is_reset, p.version, p.reason, p.proposed_by, p.proposed_at,
    u.first_name || ' ' || u.last_name as proposer
  from setting_proposals p join users u on u.id = p.proposed_by where p.outcome is null`

export const openProposals = (db: Db): Promise<SettingProposal[]> => rows(db, waiting)

export const openProposal = (db: Db, id: string): Promise<SettingProposal | undefined> =>
  maybe(db, sql`${waiting} and p.id = ${id}`)

export const openProposalOf = (db: Db, key: string): Promise<SettingProposal | undefined> =>
  maybe(db, sql`${waiting} and p.key = ${key}`)

export type NewProposal = {
  key: string
  from: unknown
  to: unknown
  isReset: boolean
  version: number
  reason: string
  userId: string
  now: Date
}

export const insertProposal = async (tx: Tx, proposal: NewProposal): Promise<string> => {
  const { key, from, to, isReset, version, reason, userId, now } = proposal
  const { id } = await one<{ id: string }>(
    tx,
    sql`insert into setting_proposals (key, from_value, to_value, is_reset, version, reason, proposed_by, proposed_at)
      values (${key}, ${JSON.stringify(from ?? null)}::jsonb, ${JSON.stringify(to)}::jsonb, ${isReset}, ${version}, ${reason}, ${userId}, ${now}) returning id`,
  )
  return id
}

export const closeProposal = async (
  tx: Tx,
  given: { id: string; userId: string; outcome: 'MADE' | 'DROPPED'; now: Date },
): Promise<void> => {
  await sql`update setting_proposals set decided_by = ${given.userId}, decided_at = ${given.now}, outcome = ${given.outcome}
    where id = ${given.id} and outcome is null`.execute(tx)
}

/** Active administrators but one. */
export const otherAdministrators = async (db: Db, userId: string): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select id from users where role = 'admin' and status = 'ACTIVE' and id <> ${userId} order by id`,
    )
  ).map(({ id }) => id)
