// Contracts of user management and invitations (C004; A 2, A 6, Z11, Z59).
import { z } from 'zod'
import { anyone, capabilities, roles } from '../../kit/access.ts'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { cleanText } from '../../kit/id.ts'
import { paged, paging } from '../../kit/paging.ts'
import { languages } from '../../kit/text.ts'
import { emailAddress, newPassword, personName } from '../fields.ts'
import { accessChanges } from './access-proposal.ts'
import { companyKinds, userManagers, userReaders } from './users-rules.ts'
import { atMost } from '../../kit/too-long.ts'

export const userStatuses = ['ACTIVE', 'PENDING_APPROVAL', 'REFUSED', 'LOCKED', 'DISABLED'] as const
export type UserStatus = (typeof userStatuses)[number]

const role = z.enum(roles, { error: 'users.role-required' })
const reason = z
  .string({ error: 'users.reason-required' })
  .transform(cleanText)
  .pipe(
    z
      .string()
      .min(5, 'users.reason-required')
      .max(...atMost(300)),
  )

const personFields = {
  userCode: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  firstNameAr: z.string().nullable(),
  lastNameAr: z.string().nullable(),
  email: z.string(),
  mobileNumber: z.string().nullable(),
  /** The documented spelling; `roleName` is ours. */
  role: z.string(),
  roleName: z.enum(roles),
  status: z.enum(userStatuses),
  isCompanyAdmin: z.boolean(),
  agentCode: z.string().nullable(),
  companyId: z.uuid(),
  companyNameEn: z.string(),
  companyNameAr: z.string(),
}

/** A person of the list, e-mail and mobile masked. */
export const listedUser = z.strictObject(personFields)
export type ListedUser = z.infer<typeof listedUser>

export const listUsers = endpoint({
  verb: 'listUsers',
  call: 'C004',
  method: 'GET',
  path: 'UsersList',
  policy: userReaders,
  query: z.strictObject({
    /** Agent code; only the people of that agent. */
    selectedAgent: z.string().max(40).optional(),
    company: z.uuid().optional(),
    searchText: z.string().max(100).optional(),
    role: z.enum(roles).optional(),
    status: z.enum(userStatuses).optional(),
    ...paging,
  }),
  answer: z.strictObject({ items: z.array(listedUser), ...paged }),
  problems: ['users.not-authorised'],
})

export const managedUser = z.strictObject({
  ...personFields,
  companyKind: z.enum(companyKinds),
  language: z.enum(languages),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
  openSessions: z.int(),
  /** Roles that the caller may give this person. */
  grantable: z.array(z.enum(roles)),
  isLastAdministrator: z.boolean(),
  /** What an administrator is allowed in finance. */
  capabilities: z.array(z.enum(capabilities)),
  isSelf: z.boolean(),
})
export type ManagedUser = z.infer<typeof managedUser>

const byCode = z.strictObject({ userCode: z.string().max(60) })
const changes = ['users.not-found', 'users.not-authorised', 'users.self', 'users.role-above'] as const

export const viewUser = endpoint({
  verb: 'viewUser',
  method: 'GET',
  path: 'users/{userCode}',
  policy: userManagers,
  query: byCode,
  answer: managedUser,
  problems: ['users.not-found', 'users.not-authorised'],
})

/** What makes somebody a second person waits for another administrator, and nothing has changed before. */
const changeAnswer = z.strictObject({ waits: z.boolean() })
const asked = ['users.access-waits'] as const

export const changeUserRole = endpoint({
  verb: 'changeUserRole',
  method: 'PUT',
  path: 'users/{userCode}/role',
  policy: userManagers,
  query: byCode,
  body: z.strictObject({ role, isCompanyAdmin: z.boolean() }),
  answer: changeAnswer,
  problems: [...changes, ...asked, 'users.role-company', 'users.admin-waits', 'users.last-administrator'],
})

/** What an administrator is allowed in finance; never oneself. */
export const setCapabilities = endpoint({
  verb: 'setCapabilities',
  method: 'PUT',
  path: 'users/{userCode}/capabilities',
  policy: { admin: 'any' },
  query: byCode,
  body: z.strictObject({ capabilities: z.array(z.enum(capabilities)).max(capabilities.length) }),
  answer: changeAnswer,
  problems: [...changes, ...asked, 'users.capabilities-admin'],
})

export const disableUser = endpoint({
  verb: 'disableUser',
  method: 'POST',
  path: 'users/{userCode}/disable',
  policy: userManagers,
  query: byCode,
  body: z.strictObject({ reason }),
  answer: ok,
  problems: [...changes, 'users.last-administrator', 'kit.moved-on'],
})

export const enableUser = endpoint({
  verb: 'enableUser',
  method: 'POST',
  path: 'users/{userCode}/enable',
  policy: userManagers,
  query: byCode,
  answer: changeAnswer,
  problems: [...changes, ...asked, 'kit.moved-on'],
})

/** What waits for a second administrator. */
export const accessProposal = z.strictObject({
  proposalId: z.uuid(),
  change: z.enum(accessChanges),
  /** Null for an invitation, which has an address alone. */
  userCode: z.string().nullable(),
  /** The name of the person, or the address that is invited. */
  who: z.strictObject({ en: z.string(), ar: z.string() }),
  email: z.string(),
  role: z.enum(roles).nullable(),
  /** What would be added to what they may do in finance. */
  capabilities: z.array(z.enum(capabilities)),
  at: z.string(),
  by: z.string(),
  /** The reader asked for it, or it is about them: somebody else has to confirm. */
  isOwn: z.boolean(),
  isAboutReader: z.boolean(),
})
export type AccessProposal = z.infer<typeof accessProposal>

export const listAccessProposals = endpoint({
  verb: 'listAccessProposals',
  method: 'GET',
  path: 'access-proposals',
  policy: { admin: 'any' },
  answer: z.strictObject({ items: z.array(accessProposal) }),
})

/** Confirms or ends what waits; who asked for it may only take it back. */
export const decideAccess = endpoint({
  verb: 'decideAccess',
  method: 'POST',
  path: 'access-proposals/{proposalId}/decide',
  policy: { admin: 'any' },
  query: z.strictObject({ proposalId: z.uuid() }),
  body: z.strictObject({ isConfirmed: z.boolean() }),
  answer: ok,
  problems: [
    'users.access-none',
    'users.second-person',
    'users.self',
    'users.role-company',
    'users.capabilities-admin',
    'users.email-taken',
    'users.already-invited',
    'users.too-many-invitations',
    'factors.check-needed',
    'kit.moved-on',
  ],
})

export const invitationStates = ['sent', 'expired'] as const

export const invitation = z.strictObject({
  invitationId: z.uuid(),
  email: z.string(),
  roleName: z.enum(roles),
  isCompanyAdmin: z.boolean(),
  state: z.enum(invitationStates),
  sentAt: z.string(),
  expiresAt: z.string(),
  companyId: z.uuid(),
  companyNameEn: z.string(),
  companyNameAr: z.string(),
})
export type Invitation = z.infer<typeof invitation>

export const listInvitations = endpoint({
  verb: 'listInvitations',
  method: 'GET',
  path: 'invitations',
  policy: userManagers,
  query: z.strictObject({ company: z.uuid().optional(), ...paging }),
  answer: z.strictObject({ items: z.array(invitation), ...paged }),
  problems: ['users.not-authorised'],
})

export const inviteUser = endpoint({
  verb: 'inviteUser',
  method: 'POST',
  path: 'invitations',
  policy: userManagers,
  body: z.strictObject({
    email: emailAddress,
    role,
    isCompanyAdmin: z.boolean().default(false),
    language: z.enum(languages),
    /** An administrator's choice; a company administrator invites into their own company. */
    company: z.uuid().optional(),
  }),
  /** Both are null while the invitation waits for another administrator, and has not been sent. */
  answer: z.strictObject({ invitationId: z.uuid().nullable(), expiresAt: z.string().nullable() }),
  problems: [
    ...asked,
    'users.not-authorised',
    'users.admin-waits',
    'users.role-above',
    'users.role-company',
    'users.email-taken',
    'users.already-invited',
    'users.too-many-invitations',
    'companies.not-found',
    'companies.is-suspended',
  ],
  limit: ['invitation.person'],
})

const byInvitation = z.strictObject({ invitationId: z.uuid() })

export const resendInvitation = endpoint({
  verb: 'resendInvitation',
  method: 'POST',
  path: 'invitations/{invitationId}/resend',
  policy: userManagers,
  query: byInvitation,
  answer: z.strictObject({ expiresAt: z.string() }),
  problems: ['users.invitation-not-found', 'users.not-authorised', 'companies.is-suspended'],
  limit: ['invitation.person'],
})

export const cancelInvitation = endpoint({
  verb: 'cancelInvitation',
  method: 'POST',
  path: 'invitations/{invitationId}/cancel',
  policy: userManagers,
  query: byInvitation,
  answer: ok,
  problems: ['users.invitation-not-found', 'users.not-authorised'],
})

/** 256 bits in base64url. */
const token = z.string({ error: 'users.invitation-invalid' }).regex(/^[\w-]{43}$/, 'users.invitation-invalid')
const closedInvitation = ['users.invitation-invalid', 'users.invitation-expired'] as const

export const viewInvitation = endpoint({
  verb: 'viewInvitation',
  method: 'POST',
  path: 'invitations/view',
  policy: anyone,
  body: z.strictObject({ token }),
  answer: z.strictObject({
    email: z.string(),
    companyNameEn: z.string(),
    companyNameAr: z.string(),
    roleName: z.enum(roles),
    isCompanyAdmin: z.boolean(),
    expiresAt: z.string(),
    leastPassword: z.int(),
  }),
  problems: closedInvitation,
  anyToken: true,
  limit: ['invitation.address'],
})

/** No mobile number: one that nobody has proven would be an answer to whose it is; the profile takes it by a code. */
export const joinForm = z.strictObject({
  token,
  firstName: personName,
  lastName: personName,
  firstNameAr: personName.optional(),
  lastNameAr: personName.optional(),
  password: newPassword,
  language: z.enum(languages),
})

export const acceptInvitation = endpoint({
  verb: 'acceptInvitation',
  method: 'POST',
  path: 'invitations/accept',
  policy: anyone,
  body: joinForm,
  answer: z.strictObject({
    status: z.literal('SUCCESS'),
    errorMessage: z.string().nullable(),
    email: z.string(),
  }),
  problems: [
    ...closedInvitation,
    'users.email-taken',
    'accounts.password-common',
    'accounts.password-personal',
    'accounts.password-staff',
  ],
  anyToken: true,
  limit: ['invitation.address'],
})

export const usersEndpoints = {
  listUsers,
  viewUser,
  changeUserRole,
  setCapabilities,
  disableUser,
  enableUser,
  listAccessProposals,
  decideAccess,
  listInvitations,
  inviteUser,
  resendInvitation,
  cancelInvitation,
  viewInvitation,
  acceptInvitation,
}
