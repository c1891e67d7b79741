// All SQL of access that waits for a second administrator, and of who there is to confirm it.
import type { AccessChange } from '@marsa/model/accounts/users/access-proposal.ts'
import type { Capability, Role } from '@marsa/model/kit/access.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { maybe, rows, type Db, type Tx } from '../../kit/db.ts'
import { proposals, type Proposal } from '../../kit/proposals.ts'
import { sql } from '../../kit/sql.ts'

export type AccessProposalRow = Proposal & {
  change: AccessChange
  user_id: string | null
  company_id: string | null
  email: string | null
  language: Lang | null
  role: Role | null
  capabilities: Capability[]
}

const { waiting, close } = proposals<AccessProposalRow>('access_proposals')
export const closeAccessProposal = close

export type WaitingAccess = AccessProposalRow & {
  user_code: string | null
  name_en: string
  name_ar: string
  shown_email: string
}

export const waitingAccess = (db: Db): Promise<WaitingAccess[]> =>
  rows(
    db,
    sql`select w.*, s.user_code, coalesce(s.email, w.email) as shown_email,
        coalesce(s.first_name || ' ' || s.last_name, w.email) as name_en,
        coalesce(s.first_name_ar || ' ' || s.last_name_ar, s.first_name || ' ' || s.last_name, w.email) as name_ar
      from (${waiting}) w left join users s on s.id = w.user_id order by w.id`,
  )

export type NewAccessProposal = Omit<AccessProposalRow, 'id' | 'proposed_by' | 'proposed_at' | 'proposer'> & {
  userId: string
  now: Date
}

/** Nothing where one waits for the same person or address already. */
export const insertAccessProposal = (tx: Tx, given: NewAccessProposal): Promise<{ id: string } | undefined> =>
  maybe(
    tx,
    sql`insert into access_proposals (change, user_id, company_id, email, language, role, capabilities, proposed_by, proposed_at)
      values (${given.change}, ${given.user_id}, ${given.company_id}, ${given.email}, ${given.language}, ${given.role},
        ${given.capabilities}::text[], ${given.userId}, ${given.now})
      on conflict do nothing returning id`,
  )

/** Ends what waits about a person or was asked for by them: their access has changed under it. */
export const dropAccessProposals = async (
  tx: Tx,
  { of, by, now }: { of: string; by: string; now: Date },
): Promise<void> => {
  await sql`update access_proposals set decided_by = ${by}, decided_at = ${now}, outcome = 'DROPPED'
    where outcome is null and (user_id = ${of} or proposed_by = ${of})`.execute(tx)
}

/** Whether anybody else was an administrator at any time; while nobody was, there is no second person to ask. */
export const hasSecondAdministrator = async (db: Db, userId: string): Promise<boolean> =>
  (await maybe(db, sql`select from users where has_been_admin and id <> ${userId} limit 1`)) !== undefined

/** Administrators who could act today, but these. */
export const administratorsBut = async (db: Db, userIds: readonly string[]): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select id from users where role = 'admin' and status in ('ACTIVE', 'LOCKED') and id <> all(${[...userIds]}::uuid[]) order by id`,
    )
  ).map(({ id }) => id)
