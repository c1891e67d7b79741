// A company applies for credit, or for more (C092, CR1, CR8), answers what it is asked and may withdraw (CR2, CR3).
import type {
  answerApplicationQuestion as answerContract,
  askApplicant as askContract,
  recommendCredit as recommendContract,
  requestCreditAccess as applyContract,
  withdrawApplication as withdrawContract,
} from '@marsa/model/finance/credit/credit-endpoints.ts'
import {
  applyRefusal,
  creditApplicationMachine,
  kindOfApplication,
} from '@marsa/model/finance/credit/credit-machine.ts'
import { limitFilsOf } from '@marsa/model/finance/credit/credit-terms.ts'
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { Tx } from '../../kit/db.ts'
import { move } from '../../kit/move.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { companyOf, lockAccount, publishCreditOf } from './accounts.store.ts'
import {
  insertApplication,
  insertNote,
  lockApplication,
  newestApplication,
  type ApplicationRow,
  type NoteRow,
} from './applications.store.ts'
import { dropProposal } from './decisions.store.ts'
import { notifyAdministrators, notifyCompany } from './notify-about-credit.ts'

type ApplyAnswer = AnswerOf<typeof applyContract>

export const applyForCredit = (call: Call<typeof applyContract>): Promise<ApplyAnswer> => {
  const actor = signedIn(call)
  const { companyId, userId } = actor
  const { body, now } = call
  return call.once(async (tx) => {
    const account = await lockAccount(tx, companyId)
    const company = (await companyOf(tx, companyId))!
    const newest = await newestApplication(tx, companyId)
    const hasPending = newest?.state === 'PENDING'
    refuse(applyRefusal({ company: company.kind, account: account?.state, hasPending }, actor))
    const kind = kindOfApplication(account?.state)
    const row = await insertApplication(tx, {
      company_id: companyId,
      user_id: userId,
      kind,
      company_name: body.companyName,
      contact_name: body.contactName,
      contact_email: body.contactEmail,
      contact_mobile: body.contactMobile,
      remarks: body.remarks,
      requested_fils: body.requestedLimit === undefined ? null : limitFilsOf(body.requestedLimit)!,
      requested_days: body.requestedTerms ?? null,
      licence_number: body.licenceNumber ?? null,
      held_fils: kind === 'INCREASE' ? account!.limit_fils : 0n,
      applied_at: now,
    })
    if (!row) throw new Problem('credit.pending')
    await notifyCompany(tx, companyId, 'credit-received', {}, row.id)
    const name = { en: company.name_en, ar: company.name_ar }
    await notifyAdministrators(tx, companyId, 'credit-application-new', { company: name }, row.id)
    await publishCreditOf(tx, companyId)
    return { ...succeeded, applicationId: row.id, applicationStatus: 'PENDING' as const }
  })
}

/** The application for whoever may act on it, locked; for everybody else it does not exist. */
export const lockPending = async (
  tx: Tx,
  actor: Actor,
  call: Pick<Call, 'relation'>,
  id: string,
): Promise<ApplicationRow> => {
  const row = await lockApplication(tx, id)
  if (!row || (call.relation !== 'any' && row.company_id !== actor.companyId))
    throw new Problem('credit.not-found')
  if (call.relation !== 'any' && !actor.isCompanyAdmin) throw new Problem('credit.company-admin-only')
  if (row.state !== 'PENDING') throw new Problem('credit.not-pending')
  return row
}

type NoteKind = NoteRow['kind']
const noteMoves = { question: 'ask', answer: 'answer', recommendation: 'recommend' } as const

const moveApplication = (tx: Tx, id: string, name: (typeof noteMoves)[NoteKind] | 'withdraw', actor: Actor) =>
  move(tx, {
    table: 'credit_applications',
    machine: creditApplicationMachine,
    move: name,
    id,
    as: kindOf(actor),
  })

export const withdrawApplication = (call: Call<typeof withdrawContract>): Promise<typeof succeeded> => {
  const actor = signedIn(call)
  return call.once(async (tx) => {
    const { id, company_id: companyId } = await lockPending(tx, actor, call, call.query.id)
    await moveApplication(tx, id, 'withdraw', actor)
    await dropProposal(tx, companyId, { userId: actor.userId, now: call.now, applicationId: id })
    await publishCreditOf(tx, companyId)
    return succeeded
  })
}

type Writing = Call<typeof askContract> | Call<typeof recommendContract> | Call<typeof answerContract>

/** Our question, the applicant's answer, or what the desk recommends to administrators. */
export const writeNote =
  (kind: NoteKind) =>
  (call: Writing): Promise<typeof succeeded> => {
    const actor = signedIn(call)
    const { text } = call.body
    return call.once(async (tx) => {
      const { id, company_id: companyId } = await lockPending(tx, actor, call, call.query.id)
      await moveApplication(tx, id, noteMoves[kind], actor)
      const note = { applicationId: id, kind, text, userId: actor.userId, now: call.now }
      const noteId = await insertNote(tx, note)
      if (kind === 'question') await notifyCompany(tx, companyId, 'credit-question', { text }, noteId)
      else if (kind === 'answer')
        await notifyAdministrators(
          tx,
          companyId,
          'credit-answered',
          { company: actor.companyName, text },
          noteId,
        )
      else await notifyAdministrators(tx, companyId, 'credit-recommended', { text }, noteId)
      await publishCreditOf(tx, companyId)
      return succeeded
    })
  }
