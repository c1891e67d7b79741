// Contracts of sign-in, session, profile and language (C001-C003, C015-C017).
import { z } from 'zod'
import { anyone, capabilities, everyone } from '../kit/access.ts'
import { ok } from '../kit/answer.ts'
import { endpoint } from '../kit/endpoint.ts'
import { languages } from '../kit/text.ts'

/** As it is typed to sign in; what a new one must be is asked elsewhere. */
export const enteredPassword = z
  .string({ error: 'accounts.password-required' })
  .min(1, 'accounts.password-required')
  .max(128)

export const signInForm = z.strictObject({
  username: z
    .string({ error: 'accounts.email-required' })
    .trim()
    .toLowerCase()
    .min(1, 'accounts.email-required')
    .max(254)
    .pipe(z.email('accounts.username-invalid')),
  password: enteredPassword,
  rememberMe: z.boolean().optional(),
  selectedUser: z.string().max(100).optional(),
  AdminUsercode: z.string().max(100).optional(),
  loggedInUserRole: z.string().max(100).optional(),
  /** Why an administrator acts for `selectedUser`. */
  reason: z.string().max(300).optional(),
})

export const tokens = z.strictObject({
  token: z.string(),
  /** Only a selector: the verifier travels in an HttpOnly cookie. */
  refreshToken: z.string(),
  /** Seconds until the access token ends. */
  expiresTime: z.int(),
})

/** What the browser needs to ask for a passkey. */
export const passkeyRequest = z.strictObject({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.enum(['required', 'preferred']),
  allowCredentials: z.array(
    z.strictObject({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) }),
  ),
})

/** What stands between the right password and the session; the ticket works once and in this browser only. */
export const secondStep = z.strictObject({
  ticket: z.string(),
  /** Whether codes of an authenticator are set up. */
  hasCode: z.boolean(),
  passkey: passkeyRequest.nullable(),
})

export const signInAnswer = z.strictObject({
  ...tokens.shape,
  /** Null while a second step is asked for. */
  token: z.string().nullable(),
  refreshToken: z.string().nullable(),
  /** Minutes of idleness that a session bears. */
  idleTime: z.int(),
  status: z.enum(['SUCCESS', 'SECOND_STEP']),
  errorMessage: z.string().nullable(),
  usercode: z.string(),
  /** While acting for somebody: an opaque ticket that leads back to the own session and opens nothing else. */
  adminToken: z.string().nullable(),
  adminUserCode: z.string().nullable(),
  secondStep: secondStep.nullable(),
  /** Set where a second factor is missing that this person should have. */
  factorDuty: z.enum(['offered', 'required']).nullable(),
})
export type SignInAnswer = z.infer<typeof signInAnswer>

export const signIn = endpoint({
  verb: 'signIn',
  call: 'C001',
  method: 'POST',
  path: 'token',
  policy: anyone,
  body: signInForm,
  answer: signInAnswer,
  problems: [
    'accounts.wrong-password',
    'accounts.locked',
    'accounts.not-active',
    'accounts.registration-waits',
    'accounts.registration-rejected',
    'factors.check-needed',
    'acting.reason-required',
    'acting.not-found',
    'acting.staff',
    'acting.self',
    'acting.not-active',
  ],
  background: true,
  anyToken: true,
})

export const refreshSession = endpoint({
  verb: 'refreshSession',
  call: 'C002',
  method: 'POST',
  path: 'RefreshToken',
  policy: anyone,
  body: z.strictObject({ ExpiredToken: z.string().max(300).optional(), RefreshToken: z.string().max(100) }),
  answer: tokens,
  problems: ['kit.signed-out'],
  acting: 'any',
  beforeFactor: true,
})

export const signOut = endpoint({
  verb: 'signOut',
  call: 'C003',
  method: 'POST',
  path: 'Logout',
  policy: anyone,
  body: z.strictObject({ Email: z.string().max(254).optional() }),
  answer: ok,
  background: true,
  anyToken: true,
  acting: 'any',
  beforeFactor: true,
})

export const currentUser = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  /** Where the person has given the name in Arabic. */
  firstNameAr: z.string().nullable(),
  lastNameAr: z.string().nullable(),
  userName: z.string(),
  userCode: z.string(),
  expiresIn: z.int(),
  mobileNumber: z.string().nullable(),
  email: z.string(),
  role: z.string(),
  preferredLanguage: z.enum(languages),
  hasAir: z.boolean(),
  hasSea: z.boolean(),
  hasWarehouse: z.boolean(),
  hasAirCompany: z.boolean(),
  hasSeaCompany: z.boolean(),
  hasWarehouseCompany: z.boolean(),
  hasDashboardAccess: z.boolean(),
  isCAAdmin: z.boolean(),
  /** Administrator of their company, of whatever kind. */
  isCompanyAdmin: z.boolean(),
  agentCode: z.string().nullable(),
  loggedInUserRole: z.string(),
  /** How far somebody goes who acts for this person; null in a session of one's own. */
  actingScope: z.enum(['read', 'write']).nullable(),
  countryCode: z.string(),
  countryID: z.string(),
  address: z.string(),
  isCreditCustomer: z.boolean(),
  /** What an administrator is allowed in finance. */
  capabilities: z.array(z.enum(capabilities)),
  idleTime: z.int(),
  /** Seconds without activity after which a page warns. */
  idleWarning: z.int(),
  companyNameEn: z.string(),
  companyNameAr: z.string(),
  companyHasLogo: z.boolean(),
})
export type CurrentUser = z.infer<typeof currentUser>

export const getUserProfile = endpoint({
  verb: 'getUserProfile',
  call: 'C015',
  method: 'POST',
  path: 'GetUserProfile',
  policy: everyone,
  body: z.strictObject({ email: z.string().max(254).optional() }),
  answer: currentUser,
  problems: ['kit.forbidden'],
  background: true,
  acting: 'any',
  beforeFactor: true,
})

export const listPermissions = endpoint({
  verb: 'listPermissions',
  call: 'C016',
  method: 'GET',
  path: 'GetAllUserPermissions',
  policy: everyone,
  answer: z.strictObject({
    list: z.array(z.strictObject({ code: z.string(), allowed: z.boolean() })),
    error: z.string().nullable(),
  }),
  background: true,
  beforeFactor: true,
})

export const setPreferredLanguage = endpoint({
  verb: 'setPreferredLanguage',
  call: 'C017',
  method: 'GET',
  path: 'setPreferredLanguage',
  twins: [{ method: 'POST' }],
  policy: anyone,
  query: z.strictObject({ lang: z.enum(languages) }),
  answer: ok,
  writes: true,
  background: true,
  beforeFactor: true,
})

/** What the sign-in page shows: other ways to sign in, and the people of the demo world; none outside the demo. */
export const demoAccounts = endpoint({
  verb: 'demoAccounts',
  method: 'GET',
  path: 'public/demo',
  policy: anyone,
  answer: z.strictObject({
    demo: z.boolean(),
    /** Whether people may sign in through the company directory and UAE PASS. */
    directory: z.boolean(),
    uaePass: z.boolean(),
    accounts: z.array(
      z.strictObject({
        email: z.string(),
        nameEn: z.string(),
        nameAr: z.string(),
        roleEn: z.string(),
        roleAr: z.string(),
      }),
    ),
    password: z.string().nullable(),
  }),
  background: true,
})

export const accountsEndpoints = {
  signIn,
  refreshSession,
  signOut,
  getUserProfile,
  listPermissions,
  setPreferredLanguage,
  demoAccounts,
}
