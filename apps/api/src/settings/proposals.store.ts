// All SQL of changes of settings that wait for a second administrator.
import { sql } from '../kit/sql.ts'
import { one, rows, type Db, type Tx } from '../kit/db.ts'
import { proposals, type Proposal } from '../kit/proposals.ts'

export type SettingProposal = Proposal & {
  key: string
  from_value: unknown
  to_value: unknown
  is_reset: boolean
  version: number
  reason: string
}

const { waiting, findBy, find, close } = proposals<SettingProposal>('setting_proposals')

export const openProposals = (db: Db): Promise<SettingProposal[]> => rows(db, waiting)

export const openProposal = find
export const closeProposal = close

export const openProposalOf = (db: Db, key: string): Promise<SettingProposal | undefined> =>
  findBy(db, sql`p.key = ${key}`)

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

/** Active administrators but one. */
export const otherAdministrators = async (db: Db, userId: string): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select id from users where role = 'admin' and status = 'ACTIVE' and id <> ${userId} order by id`,
    )
  ).map(({ id }) => id)
