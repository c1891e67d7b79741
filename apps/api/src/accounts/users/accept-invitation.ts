// What an invitation's link opens: a look at it, and once a person of one's own with one's own password.
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { lengthOf, passwordLength, passwordRefusal } from '@marsa/model/accounts/password.ts'
import type {
  acceptInvitation as acceptCall,
  viewInvitation as viewCall,
} from '@marsa/model/accounts/users/users-endpoints.ts'
import { maskedEmail, needsLongPassword } from '@marsa/model/accounts/users/users-rules.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { audit } from '../../kit/audit.ts'
import type { Db, Tx } from '../../kit/db.ts'
import type { Call } from '../../kit/serve.ts'
import { notify } from '../../messages/door.ts'
import { isCommonPassword } from '../common-passwords.ts'
import { hashPassword } from '../passwords.ts'
import { insertPerson, newUserCode } from '../people.store.ts'
import {
  acceptInvitationRow,
  cancelInvitations,
  invitationByHash,
  type InvitationRow,
} from './invitations.store.ts'
import { hashOfToken } from './send-invitation.ts'

const find = async (db: Db, token: string): Promise<InvitationRow> => {
  const row = await invitationByHash(db, hashOfToken(token))
  if (!row || row.suspended) throw new Problem('users.invitation-invalid')
  if (row.expired) throw new Problem('users.invitation-expired')
  return row
}

const leastLength = (row: InvitationRow): number =>
  needsLongPassword(row.role, row.is_company_admin) ? passwordLength.staff : passwordLength.floor

export const viewInvitation = async (call: Call<typeof viewCall>): Promise<AnswerOf<typeof viewCall>> => {
  const row = await find(call.db, call.body.token)
  return {
    email: maskedEmail(row.email),
    companyNameEn: row.name_en,
    companyNameAr: row.name_ar,
    roleName: row.role,
    isCompanyAdmin: row.is_company_admin,
    expiresAt: toOffset(row.expires_at),
    leastPassword: leastLength(row),
  }
}

const checkPassword = async (call: Call<typeof acceptCall>, row: InvitationRow): Promise<void> => {
  const { password, firstName, lastName } = call.body
  const wrong = (code: string) => new Problem('kit.invalid', {}, { password: code })
  const personal = passwordRefusal(password, [firstName, lastName, row.email.split('@')[0]!])
  if (personal) throw wrong(personal)
  if (lengthOf(password) < leastLength(row)) throw wrong('accounts.password-staff')
  if (await isCommonPassword(password)) throw wrong('accounts.password-common')
}

const join = async (
  tx: Tx,
  call: Call<typeof acceptCall>,
  row: InvitationRow,
  passwordHash: string,
): Promise<void> => {
  const { firstName, lastName, firstNameAr, lastNameAr, language } = call.body
  const userId = await insertPerson(tx, {
    companyId: row.company_id,
    role: row.role,
    userCode: newUserCode('US'),
    email: row.email,
    passwordHash,
    firstName,
    lastName,
    firstNameAr,
    lastNameAr,
    language,
    isCompanyAdmin: row.is_company_admin,
  })
  if (!userId) throw new Problem('users.email-taken')
  if (!(await acceptInvitationRow(tx, row.id, userId))) throw new Problem('users.invitation-invalid')
  await cancelInvitations(tx, { email: row.email })
  await audit(tx, {
    kind: 'visitor',
    action: 'acceptInvitation',
    objectKind: 'user',
    objectId: userId,
    companyId: row.company_id,
    reason: row.role,
  })
  await notify(tx, {
    to: { userIds: [row.invited_by] },
    template: 'colleague-joined',
    params: { name: `${firstName} ${lastName}`, company: { en: row.name_en, ar: row.name_ar } },
    subjectId: userId,
  })
}

export const acceptInvitation = async (
  call: Call<typeof acceptCall>,
): Promise<AnswerOf<typeof acceptCall>> => {
  const row = await find(call.db, call.body.token)
  await checkPassword(call, row)
  const passwordHash = await hashPassword(call.body.password)
  await call.once((tx) => join(tx, call, row, passwordHash))
  return { status: 'SUCCESS', errorMessage: null, email: row.email }
}
