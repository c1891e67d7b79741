// Administrators decide about credit (CR4 to CR9): at once, or with a second one where a limit is raised above the setting.
import type {
  changeCreditLimit as changeContract,
  confirmCredit as confirmContract,
  CreditDecision,
  decideCredit as decideContract,
  restoreCredit as restoreContract,
  suspendCredit as suspendContract,
} from '@marsa/model/finance/credit/credit-endpoints.ts'
import {
  closeRefusal,
  confirmRefusal,
  creditAccountMachine,
  creditApplicationMachine,
  needsSecond,
  proposalDays,
  restoreRefusal,
  type CreditTerms,
} from '@marsa/model/finance/credit/credit-machine.ts'
import {
  asSentence,
  creditNeeds,
  limitFilsOf,
  missingCredit,
} from '@marsa/model/finance/credit/credit-terms.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { amountParam, timeParam } from '@marsa/model/messages/message.ts'
import type { TemplateName } from '@marsa/model/messages/templates/templates.ts'
import { documentsOf } from '../../documents/door.ts'
import type { Tx } from '../../kit/db.ts'
import { move } from '../../kit/move.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { companyOf, lockAccount, openAccount, publishCreditOf, type AccountRow } from './accounts.store.ts'
import { lockApplication, type ApplicationRow } from './applications.store.ts'
import { lockPending } from './apply-for-credit.ts'
import { creditSubject } from './credit-documents.ts'
import {
  closeProposal,
  dropProposal,
  findProposal,
  insertDecision,
  openProposal,
  type ProposalRow,
} from './decisions.store.ts'
import { emitSuspended, notifyAdministrators, notifyCompany } from './notify-about-credit.ts'
import { overdueOf } from './paid-up.ts'

type Made = { status: 'SUCCESS'; errorMessage: string | null; isMade: boolean }
type Deciding = Pick<Call, 'now' | 'settings'> & { userId: string; colleague: string }
type AccountMove = keyof (typeof creditAccountMachine)['moves']

const decidingOf = (call: Pick<Call, 'now' | 'settings' | 'actor'>): Deciding => {
  const actor = signedIn(call)
  return {
    now: call.now,
    settings: call.settings,
    userId: actor.userId,
    colleague: `${actor.firstName} ${actor.lastName}`,
  }
}

const termsOf = (row: AccountRow): CreditTerms => ({ limitFils: row.limit_fils, termsDays: row.terms_days })
const termsIn = ({ limit, terms }: { limit: string; terms: number }): CreditTerms => ({
  limitFils: limitFilsOf(limit)!,
  termsDays: terms,
})

const moveAccount = (
  tx: Tx,
  { id }: AccountRow,
  name: AccountMove,
  reason: string,
  set: Readonly<Record<string, unknown>> = {},
) =>
  move(tx, {
    table: 'credit_accounts',
    machine: creditAccountMachine,
    move: name,
    id,
    as: 'admin',
    reason,
    set,
  })

/** Puts limit and terms in force, and closes the application that asked for them. */
const putInForce = async (tx: Tx, row: ProposalRow, { userId, now }: Deciding): Promise<void> => {
  const { company_id: companyId, reason } = row
  const account = await lockAccount(tx, companyId)
  const to = { limitFils: row.to_fils, termsDays: row.to_days }
  const set = { limit_fils: to.limitFils, terms_days: to.termsDays }
  if (row.application_id) {
    const application = await lockApplication(tx, row.application_id)
    if (application?.state !== 'PENDING') throw new Problem('credit.not-pending')
    await move(tx, {
      table: 'credit_applications',
      machine: creditApplicationMachine,
      move: 'approve',
      id: application.id,
      as: 'admin',
      reason,
      set: { decided_at: now, decided_by: userId },
    })
  }
  if (account?.state === 'SUSPENDED') throw new Problem('credit.not-open')
  if (!account) await openAccount(tx, companyId, to, 'admin')
  else if (account.state === 'CLOSED') await moveAccount(tx, account, 'reopen', reason, set)
  else if (row.account_version !== account.version) throw new Problem('kit.moved-on')
  else await moveAccount(tx, account, 'change', reason, set)
  const params = { limit: amountParam(to.limitFils), days: to.termsDays }
  if (row.kind === 'OPEN') await notifyCompany(tx, companyId, 'credit-approved', params, row.id)
  else await notifyCompany(tx, companyId, 'credit-changed', { ...params, reason: asSentence(reason) }, row.id)
}

type Proposed = {
  companyId: string
  account: AccountRow | undefined
  applicationId: string | null
  to: CreditTerms
  reason: string
}

/** Makes a limit, or proposes it to a second administrator. */
const propose = async (tx: Tx, proposed: Proposed, deciding: Deciding): Promise<Made> => {
  const { companyId, account, applicationId, to, reason } = proposed
  const { userId, now, settings, colleague } = deciding
  const waiting = await openProposal(tx, companyId)
  if (waiting && waiting.lapses_at > now) throw new Problem('credit.proposal-open')
  await dropProposal(tx, companyId, deciding)
  const isOpen = account !== undefined && account.state !== 'CLOSED'
  const from = isOpen ? termsOf(account) : null
  const second = needsSecond(from, to, settings)
  const row = await insertDecision(tx, {
    companyId,
    applicationId,
    kind: isOpen ? 'CHANGE' : 'OPEN',
    from,
    to,
    accountVersion: isOpen ? account.version : null,
    reason,
    needsSecond: second,
    userId,
    now,
    lapsesAt: new Date(now.getTime() + proposalDays * 86_400_000),
  })
  if (!second) await putInForce(tx, row, deciding)
  else {
    const { name_en: en, name_ar: ar } = (await companyOf(tx, companyId))!
    const limit = amountParam(to.limitFils)
    const params = { company: { en, ar }, colleague, limit, due: timeParam(row.lapses_at) }
    await notifyAdministrators(tx, companyId, 'credit-proposed', params, row.id, userId)
  }
  await publishCreditOf(tx, companyId)
  return { ...succeeded, isMade: !second }
}

const refuseIncomplete = async (tx: Tx, application: ApplicationRow, to: CreditTerms): Promise<void> => {
  const needs = creditNeeds(to.limitFils, application.held_fils)
  const present = await documentsOf(tx, creditSubject.kind, application.id, false)
  const missing = missingCredit(
    needs,
    present.map((row) => ({ docCode: row.doc_code, state: row.state })),
  )
  if (missing.length) throw new Problem('credit.documents-missing')
}

const refuseApplication = async (
  tx: Tx,
  { id, company_id: companyId }: ApplicationRow,
  reason: string,
  { userId, now }: Deciding,
): Promise<Made> => {
  await move(tx, {
    table: 'credit_applications',
    machine: creditApplicationMachine,
    move: 'refuse',
    id,
    as: 'admin',
    reason,
    set: { decided_at: now, decided_by: userId },
  })
  await dropProposal(tx, companyId, { userId, now, applicationId: id })
  await notifyCompany(tx, companyId, 'credit-refused', { reason: asSentence(reason) }, id)
  await publishCreditOf(tx, companyId)
  return { ...succeeded, isMade: true }
}

export const decideCredit = (call: Call<typeof decideContract>): Promise<Made> => {
  const deciding = decidingOf(call)
  const { body } = call
  return call.once(async (tx) => {
    const application = await lockPending(tx, signedIn(call), call, call.query.id)
    const { id, company_id: companyId } = application
    if (body.outcome === 'refuse') return refuseApplication(tx, application, body.reason, deciding)
    const account = await lockAccount(tx, companyId)
    if (account?.state === 'SUSPENDED') throw new Problem('credit.not-open')
    const to = termsIn({ limit: body.limit!, terms: body.terms! })
    await refuseIncomplete(tx, application, to)
    return propose(tx, { companyId, account, applicationId: id, to, reason: body.reason }, deciding)
  })
}

const lockKnown = async (tx: Tx, companyId: string): Promise<AccountRow> => {
  const account = await lockAccount(tx, companyId)
  if (!account) throw new Problem('credit.no-account')
  return account
}

export const changeCreditLimit = (call: Call<typeof changeContract>): Promise<Made> => {
  const deciding = decidingOf(call)
  const { companyId } = call.query
  const { version, reason } = call.body
  return call.once(async (tx) => {
    const account = await lockKnown(tx, companyId)
    if (account.state !== 'APPROVED') throw new Problem('credit.not-open')
    if (account.version !== version) throw new Problem('kit.moved-on')
    const to = termsIn(call.body)
    if (to.limitFils === account.limit_fils && to.termsDays === account.terms_days)
      throw new Problem('credit.unchanged')
    return propose(tx, { companyId, account, applicationId: null, to, reason }, deciding)
  })
}

export const confirmCredit = (call: Call<typeof confirmContract>): Promise<typeof succeeded> => {
  const deciding = decidingOf(call)
  const { userId, now } = deciding
  return call.once(async (tx) => {
    const known = await findProposal(tx, call.query.id)
    // In the order of a decision, so that neither waits for the other.
    if (known?.application_id) await lockApplication(tx, known.application_id)
    if (known) await lockAccount(tx, known.company_id)
    // Read again under the locks: somebody may have decided in between.
    const row = known && (await findProposal(tx, known.id))
    if (!row) throw new Problem('credit.proposal-none')
    if (call.body.isConfirmed)
      refuse(confirmRefusal({ proposedBy: row.proposed_by, lapsesAt: row.lapses_at }, userId, now))
    const outcome = call.body.isConfirmed ? 'MADE' : 'DROPPED'
    await closeProposal(tx, { id: row.id, userId, outcome, now })
    if (call.body.isConfirmed) await putInForce(tx, row, deciding)
    await publishCreditOf(tx, row.company_id)
    return succeeded
  })
}

type StepCall = Pick<Call<typeof suspendContract>, 'now' | 'settings' | 'actor' | 'query' | 'body' | 'once'>
type Step = {
  kind: CreditDecision
  move: 'suspend' | 'restore' | 'close'
  template: Extract<TemplateName, 'credit-suspended' | 'credit-restored' | 'credit-closed'>
  refusal: (account: AccountRow) => string | undefined
  /** What else stands against it, in the same transaction. */
  check?: (tx: Tx, account: AccountRow, call: StepCall) => Promise<Readonly<Record<string, unknown>>>
}

/** One administrator does it: none of them gives anybody more than was given before. */
const onAccount =
  (step: Step) =>
  (call: StepCall): Promise<typeof succeeded> => {
    const { userId, now } = decidingOf(call)
    const { companyId } = call.query
    const { reason } = call.body
    return call.once(async (tx) => {
      const account = await lockKnown(tx, companyId)
      refuse(step.refusal(account))
      const set = await step.check?.(tx, account, call)
      await dropProposal(tx, companyId, { userId, now })
      const terms = termsOf(account)
      const { id } = await insertDecision(tx, {
        companyId,
        applicationId: null,
        kind: step.kind,
        from: terms,
        to: terms,
        accountVersion: account.version,
        reason,
        needsSecond: false,
        userId,
        now,
        lapsesAt: now,
      })
      await moveAccount(tx, account, step.move, reason, set)
      const params = { reason: asSentence(reason), limit: amountParam(account.limit_fils) }
      await notifyCompany(tx, companyId, step.template, params, id)
      if (step.kind === 'SUSPEND') await emitSuspended(tx, account)
      await publishCreditOf(tx, companyId)
      return succeeded
    })
  }

export const suspendCredit = onAccount({
  kind: 'SUSPEND',
  move: 'suspend',
  template: 'credit-suspended',
  refusal: ({ state }) => (state === 'APPROVED' ? undefined : 'credit.not-open'),
})
/** `until` is the day to which an account is open although something is overdue. */
const restoreUntil = (until: string | undefined) =>
  onAccount({
    kind: 'RESTORE',
    move: 'restore',
    template: 'credit-restored',
    refusal: ({ state }) => (state === 'SUSPENDED' ? undefined : 'credit.not-suspended'),
    check: async (tx, account, { now }) => {
      const today = dayOf(now)
      const refusal = restoreRefusal(await overdueOf(tx, account.company_id, today), until, today)
      if (refusal === 'credit.lift-invalid') throw new Problem(refusal, {}, { until: refusal })
      refuse(refusal)
      return { lift_until: until ?? null }
    },
  })
export const restoreCredit = ({ body, ...call }: Call<typeof restoreContract>) =>
  restoreUntil(body.until)({ ...call, body: { reason: body.reason } })

export const closeCredit = onAccount({
  kind: 'CLOSE',
  move: 'close',
  template: 'credit-closed',
  refusal: ({ state, used_fils: used }) => (state === 'CLOSED' ? 'credit.not-open' : closeRefusal(used)),
})
