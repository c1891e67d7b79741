// Invites somebody into a company by e-mail; they choose name and password themselves (Z59).
import { kindOf, type Actor, type Role } from '@marsa/model/kit/access.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { makesSecondPerson } from '@marsa/model/accounts/users/access-proposal.ts'
import type { inviteUser as contract } from '@marsa/model/accounts/users/users-endpoints.ts'
import {
  adminGrantRefusal,
  grantRefusal,
  invitationHours,
  managerRefusal,
  mostInvitations,
} from '@marsa/model/accounts/users/users-rules.ts'
import { audit } from '../../kit/audit.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { companyById, type CompanyRow } from '../companies/companies.store.ts'
import { hasAccount } from '../people.store.ts'
import { hasSecondAdministrator } from './access-proposals.store.ts'
import { reachOf } from './find-user.ts'
import { countOpenInvitations, insertInvitation, isInvited } from './invitations.store.ts'
import { proposeAccess } from './propose-access.ts'
import { newToken, sendInvitation } from './send-invitation.ts'
import { awaitsFirstAdmin, lockCompany } from './users.store.ts'

type Sent = AnswerOf<typeof contract>
type Wanted = { companyId: string; email: string; role: Role; isCompanyAdmin: boolean; language: Lang }

/** The company that is invited into, locked, so that the number of its invitations can be counted. */
const companyOf = async (tx: Tx, id: string): Promise<CompanyRow> => {
  await lockCompany(tx, id)
  const company = await companyById(tx, id)
  if (!company) throw new Problem('companies.not-found')
  if (company.suspended_at) throw new Problem('companies.is-suspended')
  const count = await countOpenInvitations(tx, id)
  if (count >= mostInvitations) throw new Problem('users.too-many-invitations', { count })
  return company
}

const send = async (tx: Tx, actor: Actor, company: CompanyRow, wanted: Wanted): Promise<Sent> => {
  const { email, role, isCompanyAdmin, language } = wanted
  const { token, hash } = newToken()
  const sent = await insertInvitation(tx, {
    companyId: company.id,
    email,
    role,
    isCompanyAdmin: isCompanyAdmin && company.kind !== 'platform',
    language,
    invitedBy: actor.userId,
    hash,
    hours: invitationHours,
  })
  if (!sent) throw new Problem('users.already-invited')
  await sendInvitation(tx, actor, {
    id: sent.id,
    sends: 1,
    email,
    role,
    language,
    company: { en: company.name_en, ar: company.name_ar },
    token,
  })
  await audit(tx, {
    kind: kindOf(actor),
    action: 'inviteUser',
    objectKind: 'invitation',
    objectId: sent.id,
    companyId: company.id,
    reason: isCompanyAdmin ? `${role}, administrator` : role,
  })
  return { invitationId: sent.id, expiresAt: toOffset(sent.expires_at) }
}

/** The invitation that a second administrator has confirmed. */
export const sendConfirmed = async (
  tx: Tx,
  call: Pick<Call, 'actor'>,
  wanted: Omit<Wanted, 'isCompanyAdmin'>,
): Promise<void> => {
  const company = await companyOf(tx, wanted.companyId)
  if (await hasAccount(tx, wanted.email)) throw new Problem('users.email-taken')
  await send(tx, signedIn(call), company, { ...wanted, isCompanyAdmin: false })
}

export const inviteUser = (call: Call<typeof contract>): Promise<Sent> => {
  const actor = signedIn(call)
  const { email, role, isCompanyAdmin, language } = call.body
  return call.once(async (tx) => {
    refuse(managerRefusal(actor))
    const company = await companyOf(tx, reachOf(call) ?? call.body.company ?? actor.companyId)
    refuse(grantRefusal(actor, company.kind, role))
    refuse(adminGrantRefusal(isCompanyAdmin, await awaitsFirstAdmin(tx, company.id)))
    if (await hasAccount(tx, email)) throw new Problem('users.email-taken')
    const wanted = { companyId: company.id, email, role, isCompanyAdmin, language }
    const waits = makesSecondPerson(null, role) && (await hasSecondAdministrator(tx, actor.userId))
    if (!waits) return send(tx, actor, company, wanted)
    if (await isInvited(tx, company.id, email)) throw new Problem('users.already-invited')
    await proposeAccess(tx, call, wanted, { change: 'invite', role, capabilities: [] })
    return { invitationId: null, expiresAt: null }
  })
}
