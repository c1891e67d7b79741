// Invites somebody into a company by e-mail; they choose name and password themselves (Z59).
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
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
import { reachOf } from './find-user.ts'
import { countOpenInvitations, insertInvitation } from './invitations.store.ts'
import { newToken, sendInvitation } from './send-invitation.ts'
import { awaitsFirstAdmin, lockCompany } from './users.store.ts'

/** The company that is invited into, locked, so that the number of its invitations can be counted. */
const companyOf = async (tx: Tx, actor: Actor, call: Call<typeof contract>): Promise<CompanyRow> => {
  const id = reachOf(call) ?? call.body.company ?? actor.companyId
  await lockCompany(tx, id)
  const company = await companyById(tx, id)
  if (!company) throw new Problem('companies.not-found')
  if (company.suspended_at) throw new Problem('companies.is-suspended')
  const count = await countOpenInvitations(tx, id)
  if (count >= mostInvitations) throw new Problem('users.too-many-invitations', { count })
  return company
}

export const inviteUser = (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
  const actor = signedIn(call)
  const { email, role, isCompanyAdmin, language } = call.body
  return call.once(async (tx) => {
    refuse(managerRefusal(actor))
    const company = await companyOf(tx, actor, call)
    refuse(grantRefusal(actor, company.kind, role))
    refuse(adminGrantRefusal(isCompanyAdmin, await awaitsFirstAdmin(tx, company.id)))
    if (await hasAccount(tx, email)) throw new Problem('users.email-taken')
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
  })
}
