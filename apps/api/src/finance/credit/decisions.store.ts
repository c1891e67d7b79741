// All SQL of decisions about credit: those that are made, and those that wait for a second administrator.
import type { CreditDecision } from '@marsa/model/finance/credit/credit-endpoints.ts'
import type { CreditTerms } from '@marsa/model/finance/credit/credit-machine.ts'
import { one, rows, type Db, type Tx } from '../../kit/db.ts'
import { proposals, type Proposal } from '../../kit/proposals.ts'
import { sql } from '../../kit/sql.ts'
import type { NamedCompany } from './accounts.store.ts'

export type ProposalRow = Proposal & {
  company_id: string
  application_id: string | null
  kind: CreditDecision
  from_fils: bigint | null
  from_days: number | null
  to_fils: bigint
  to_days: number
  account_version: number | null
  reason: string
  needs_second: boolean
  lapses_at: Date
}

const own = proposals<ProposalRow>('credit_proposals')
export const { find: findProposal, close: closeProposal } = own

export const openProposal = (db: Db, companyId: string): Promise<ProposalRow | undefined> =>
  own.findBy(db, sql`p.company_id = ${companyId}`)

/** Drops what waits for a second administrator, of this application alone where one is named. */
export const dropProposal = async (
  tx: Tx,
  companyId: string,
  { userId, now, applicationId }: { userId: string; now: Date; applicationId?: string },
): Promise<void> => {
  const waiting = await openProposal(tx, companyId)
  if (waiting && (applicationId === undefined || waiting.application_id === applicationId))
    await own.close(tx, { id: waiting.id, userId, outcome: 'DROPPED', now })
}

/** Lets a proposal lapse that the system has overtaken; nobody decided it. */
export const dropOpenProposal = async (tx: Tx, companyId: string): Promise<void> => {
  await sql`update credit_proposals set decided_by = proposed_by, decided_at = clock_timestamp(), outcome = 'DROPPED'
    where company_id = ${companyId} and outcome is null`.execute(tx)
}

/** A suspension by the system, made with its row. */
export const insertSystemDecision = async (
  tx: Tx,
  row: { companyId: string; terms: CreditTerms; accountVersion: number; reason: string },
): Promise<string> =>
  (
    await one<{ id: string }>(
      tx,
      sql`insert into credit_proposals (company_id, kind, from_fils, from_days, to_fils, to_days, account_version, reason,
          needs_second, proposed_at, lapses_at, decided_at, outcome)
        values (${row.companyId}, 'SUSPEND', ${row.terms.limitFils}, ${row.terms.termsDays}, ${row.terms.limitFils},
          ${row.terms.termsDays}, ${row.accountVersion}, ${row.reason}, false, now(), now(), now(), 'MADE')
        returning id`,
    )
  ).id

export type ListedProposal = ProposalRow & NamedCompany

export const listProposals = (db: Db, now: Date): Promise<ListedProposal[]> =>
  rows(
    db,
    sql`select w.*, c.name_en, c.name_ar, c.suspended_at is not null as company_suspended
      from (${own.waiting}) w join companies c on c.id = w.company_id where w.lapses_at > ${now} order by w.id`,
  )

export type NewDecision = {
  companyId: string
  applicationId: string | null
  kind: CreditDecision
  from: CreditTerms | null
  to: CreditTerms
  accountVersion: number | null
  reason: string
  needsSecond: boolean
  userId: string
  now: Date
  lapsesAt: Date
}

/** One that needs nobody else is made with its row. */
export const insertDecision = (tx: Tx, row: NewDecision): Promise<ProposalRow> =>
  one(
    tx,
    sql`insert into credit_proposals (company_id, application_id, kind, from_fils, from_days, to_fils, to_days, account_version,
        reason, needs_second, proposed_by, proposed_at, lapses_at, decided_by, decided_at, outcome)
      values (${row.companyId}, ${row.applicationId}, ${row.kind}, ${row.from?.limitFils ?? null}, ${row.from?.termsDays ?? null},
        ${row.to.limitFils}, ${row.to.termsDays}, ${row.accountVersion}, ${row.reason}, ${row.needsSecond}, ${row.userId},
        ${row.now}, ${row.lapsesAt}, ${row.needsSecond ? null : row.userId}, ${row.needsSecond ? null : row.now},
        ${row.needsSecond ? null : 'MADE'})
      returning *, '' as proposer`,
  )

/** `proposer` is null for what the system did. */
export type MadeRow = Omit<ProposalRow, 'proposer'> & {
  proposer: string | null
  decided_at: Date
  second: string | null
}

/** What was decided about a company's credit, newest first. */
export const listDecisions = (db: Db, companyId: string): Promise<MadeRow[]> =>
  rows(
    db,
    sql`select p.*, u.first_name || ' ' || u.last_name as proposer,
        case when p.decided_by <> p.proposed_by then s.first_name || ' ' || s.last_name end as second
      from credit_proposals p left join users u on u.id = p.proposed_by left join users s on s.id = p.decided_by
      where p.company_id = ${companyId} and p.outcome = 'MADE' order by p.decided_at desc, p.id desc limit 200`,
  )
