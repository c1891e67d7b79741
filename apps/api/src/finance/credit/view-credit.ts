// The credit of a company as its own people and as administrators see it, and what waits for administrators.
import {
  type CreditFile,
  type listCredit as listContract,
  type viewCredit as viewContract,
  type viewOwnCredit as ownContract,
} from '@marsa/model/finance/credit/credit-endpoints.ts'
import { creditLine } from '@marsa/model/finance/credit/credit-line.ts'
import { applyRefusal, confirmRefusal } from '@marsa/model/finance/credit/credit-machine.ts'
import {
  aloneUpToFils,
  creditNeeds,
  leastLimitFils,
  missingCredit,
} from '@marsa/model/finance/credit/credit-terms.ts'
import type { DocCode } from '@marsa/model/documents/document-type.ts'
import type { Actor } from '@marsa/model/kit/access.ts'
import { listPageSize } from '@marsa/model/finance/overview-endpoints.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { documentsOf, documentToWire } from '../../documents/door.ts'
import type { Db } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import {
  companyOf,
  findAccount,
  listAccounts,
  type AccountRow,
  type CompanyRow,
  type NamedCompany,
} from './accounts.store.ts'
import { listPending, newestApplication, notesOf, type ApplicationRow } from './applications.store.ts'
import { creditDocuments, creditSubject } from './credit-documents.ts'
import {
  listDecisions,
  listProposals,
  openProposal,
  type MadeRow,
  type ProposalRow,
} from './decisions.store.ts'
import { creditFactsOf } from './purchase.ts'

/** What an application is to bring. */
export const needsOf = (row: Pick<ApplicationRow, 'requested_fils' | 'held_fils'>) =>
  creditNeeds(row.requested_fils ?? leastLimitFils, row.held_fils)

const toApplication = async (
  db: Db,
  actor: Actor,
  row: ApplicationRow,
  isStaff: boolean,
): Promise<NonNullable<CreditFile['application']>> => {
  const [stored, notes, rights] = await Promise.all([
    documentsOf(db, creditSubject.kind, row.id, false),
    notesOf(db, row.id),
    creditDocuments.rights(db, actor, row.id),
  ])
  const needs = needsOf(row)
  return {
    applicationId: row.id,
    kind: row.kind,
    state: row.state,
    version: row.version,
    companyName: row.company_name,
    contactName: row.contact_name,
    contactEmail: row.contact_email,
    contactMobile: row.contact_mobile,
    remarks: row.remarks,
    requestedLimit: row.requested_fils === null ? null : toWire(row.requested_fils),
    requestedTerms: row.requested_days,
    licenceNumber: row.licence_number,
    appliedAt: toOffset(row.applied_at),
    appliedBy: row.applicant,
    decidedAt: row.decided_at && toOffset(row.decided_at),
    reason: row.state === 'REFUSED' ? row.move_reason : null,
    needs,
    missing: missingCredit(
      needs,
      stored.map(({ doc_code: docCode, state }) => ({ docCode, state })),
    ),
    documents: rights ? stored.map((document) => documentToWire(document, actor, rights)) : [],
    // What the desk recommends is for administrators.
    notes: notes
      .filter(({ kind }) => isStaff || kind !== 'recommendation')
      .map(({ kind, text, at, author }) => ({ kind, text, by: author, at: toOffset(at) })),
  }
}

const toAccount = (row: AccountRow): NonNullable<CreditFile['account']> => {
  const line = creditLine(creditFactsOf(row))
  return {
    state: row.state,
    version: row.version,
    limit: toWire(row.limit_fils),
    termsDays: row.terms_days,
    used: toWire(row.used_fils),
    reserved: toWire(row.reserved_fils),
    owed: toWire(line.owedFils),
    available: toWire(line.availableFils),
    over: toWire(line.overFils),
    openedAt: toOffset(row.opened_at),
    reason: row.state === 'APPROVED' ? null : row.move_reason,
    liftUntil: row.lift_until,
  }
}

const toProposal = (row: ProposalRow, { userId }: Actor, now: Date) => ({
  proposalId: row.id,
  limit: toWire(row.to_fils),
  termsDays: row.to_days,
  reason: row.reason,
  by: row.proposer,
  at: toOffset(row.proposed_at),
  lapsesAt: toOffset(row.lapses_at),
  refusal: confirmRefusal({ proposedBy: row.proposed_by, lapsesAt: row.lapses_at }, userId, now) ?? null,
})

const toDecision = (row: MadeRow, isStaff: boolean): CreditFile['history'][number] => ({
  kind: row.kind,
  at: toOffset(row.decided_at),
  from: row.from_fils === null ? null : { limit: toWire(row.from_fils), termsDays: row.from_days! },
  to: { limit: toWire(row.to_fils), termsDays: row.to_days },
  reason: row.reason,
  by: isStaff ? row.proposer : null,
  second: isStaff ? row.second : null,
})

const named = ({ name_en: en, name_ar: ar }: NamedCompany) => ({ en, ar })

const fileOf = async (
  { db, now, settings }: Pick<Call, 'db' | 'now' | 'settings'>,
  actor: Actor,
  company: CompanyRow,
  isStaff: boolean,
): Promise<CreditFile> => {
  const [account, newest, proposal, history] = await Promise.all([
    findAccount(db, company.id),
    newestApplication(db, company.id),
    isStaff ? openProposal(db, company.id) : undefined,
    listDecisions(db, company.id),
  ])
  const applying = {
    company: company.kind,
    account: account?.state,
    hasPending: newest?.state === 'PENDING',
  }
  return {
    company: {
      companyId: company.id,
      name: named(company),
      isCompanySuspended: isStaff && company.company_suspended,
    },
    account: account ? toAccount(account) : null,
    application: newest ? await toApplication(db, actor, newest, isStaff) : null,
    proposal: proposal && proposal.lapses_at > now ? toProposal(proposal, actor, now) : null,
    history: history.map((row) => toDecision(row, isStaff)),
    applyRefusal: applyRefusal(applying, actor) ?? null,
    aloneUpTo: toWire(aloneUpToFils(settings)),
    currency: 'AED',
  }
}

export const viewOwnCredit = async (call: Call<typeof ownContract>): Promise<CreditFile> => {
  const actor = signedIn(call)
  return fileOf(call, actor, (await companyOf(call.db, actor.companyId))!, false)
}

export const viewCredit = async (call: Call<typeof viewContract>): Promise<CreditFile> => {
  const company = await companyOf(call.db, call.query.companyId)
  const actor = signedIn(call)
  const file = company && (await fileOf(call, actor, company, true))
  if (!file || (!file.account && !file.application)) throw new Problem('credit.no-account')
  // The desk looks at applications, not at accounts.
  if (actor.role === 'desk' && file.application?.state !== 'PENDING') throw new Problem('credit.no-account')
  return file
}

const listedCompany = (row: NamedCompany & { company_id: string }) => ({
  companyId: row.company_id,
  company: named(row),
  isCompanySuspended: row.company_suspended,
})

export const listCredit = async (call: Call<typeof listContract>): Promise<AnswerOf<typeof listContract>> => {
  const { db, now } = call
  const { page, ...filter } = call.query
  const actor = signedIn(call)
  const isDesk = actor.role === 'desk'
  const [pending, waiting, accounts] = await Promise.all([
    listPending(db),
    isDesk ? [] : listProposals(db, now),
    isDesk ? [] : listAccounts(db, { ...filter, limit: listPageSize, offset: (page - 1) * listPageSize }),
  ])
  return {
    accountCount: accounts[0]?.count ?? 0,
    applications: pending.map((row) => ({
      ...listedCompany(row),
      applicationId: row.id,
      kind: row.kind,
      requestedLimit: row.requested_fils === null ? null : toWire(row.requested_fils),
      appliedAt: toOffset(row.applied_at),
      missing: missingCredit(needsOf(row), row.documents as { docCode: DocCode; state: string }[]).reduce(
        (total, { count }) => total + count,
        0,
      ),
      isAsked: row.is_asked,
    })),
    proposals: waiting.map((row) => ({
      ...toProposal(row, actor, now),
      ...listedCompany(row),
    })),
    accounts: accounts.map((row) => ({
      ...listedCompany(row),
      state: row.state,
      limit: toWire(row.limit_fils),
      used: toWire(row.used_fils),
      available: toWire(creditLine(creditFactsOf(row)).availableFils),
      termsDays: row.terms_days,
    })),
    currency: 'AED',
  }
}
