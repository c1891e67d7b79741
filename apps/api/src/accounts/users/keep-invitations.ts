// Open invitations of a company: listed, sent once more with a new link, or cancelled.
import { rowsBefore } from '@marsa/model/kit/paging.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type {
  cancelInvitation as cancelCall,
  Invitation,
  listInvitations as listCall,
  resendInvitation as resendCall,
} from '@marsa/model/accounts/users/users-endpoints.ts'
import { invitationHours, managerRefusal, maskedEmail } from '@marsa/model/accounts/users/users-rules.ts'
import { audit } from '../../kit/audit.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { reachOf } from './find-user.ts'
import {
  cancelInvitations,
  invitationById,
  invitationsOf,
  renewInvitation,
  type InvitationRow,
} from './invitations.store.ts'
import { newToken, sendInvitation } from './send-invitation.ts'

const toInvitation = (row: InvitationRow): Invitation => ({
  invitationId: row.id,
  email: maskedEmail(row.email),
  roleName: row.role,
  isCompanyAdmin: row.is_company_admin,
  state: row.expired ? 'expired' : 'sent',
  sentAt: toOffset(row.sent_at),
  expiresAt: toOffset(row.expires_at),
  companyId: row.company_id,
  companyNameEn: row.name_en,
  companyNameAr: row.name_ar,
})

export const listInvitations = async (call: Call<typeof listCall>): Promise<AnswerOf<typeof listCall>> => {
  refuse(managerRefusal(signedIn(call)))
  const { company, pageIndex, pageSize } = call.query
  const page = { offset: rowsBefore(pageIndex, pageSize), limit: pageSize }
  const found = await invitationsOf(call.db, reachOf(call) ?? company ?? null, page)
  return { items: found.map(toInvitation), pageIndex, pageSize, totalCount: found[0]?.total ?? 0 }
}

const find = async (
  tx: Tx,
  call: Call<typeof resendCall> | Call<typeof cancelCall>,
): Promise<InvitationRow> => {
  const found = await invitationById(tx, call.query.invitationId, reachOf(call))
  if (!found) throw new Problem('users.invitation-not-found')
  refuse(managerRefusal(signedIn(call)))
  return found
}

export const resendInvitation = (call: Call<typeof resendCall>): Promise<AnswerOf<typeof resendCall>> =>
  call.once(async (tx) => {
    const actor = signedIn(call)
    const row = await find(tx, call)
    if (row.suspended) throw new Problem('companies.is-suspended')
    const { token, hash } = newToken()
    const sent = await renewInvitation(tx, row.id, hash, invitationHours)
    if (!sent) throw new Problem('users.invitation-not-found')
    await sendInvitation(tx, actor, {
      ...row,
      sends: sent.sends,
      company: { en: row.name_en, ar: row.name_ar },
      token,
    })
    await audit(tx, {
      kind: kindOf(actor),
      action: 'resendInvitation',
      objectKind: 'invitation',
      objectId: row.id,
      companyId: row.company_id,
    })
    return { expiresAt: toOffset(sent.expires_at) }
  })

export const cancelInvitation = (call: Call<typeof cancelCall>): Promise<typeof succeeded> =>
  call.once(async (tx) => {
    const row = await find(tx, call)
    if ((await cancelInvitations(tx, { id: row.id })) === 0) throw new Problem('users.invitation-not-found')
    await audit(tx, {
      kind: kindOf(signedIn(call)),
      action: 'cancelInvitation',
      objectKind: 'invitation',
      objectId: row.id,
      companyId: row.company_id,
    })
    return succeeded
  })
