// Contracts of signing in through the directory or UAE PASS, and of linking an identity to an account (C006, C007, C029, C030).
import { z } from 'zod'
import { anyone, everyone, type Policy } from '../../kit/access.ts'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { languages } from '../../kit/text.ts'
import { captchaAnswer } from '../captcha.ts'
import { handOverCode, identityProviders } from './directory.ts'
import { enteredPassword, signInAnswer } from '../endpoints.ts'
import { secondStepProblems, shownFactor } from '../factors/factors-endpoints.ts'
import { emailAddress, smsCode, uaeMobile } from '../fields.ts'

const visitors = { visitor: 'any' } as const satisfies Policy
const countryCode = z.enum(['AE', '971', '+971']).optional()
const inLanguage = z.strictObject({ lang: z.enum(languages).optional() })

/** The browser goes to the directory; whatever is wrong leads to /response with one word. */
export const startDirectory = endpoint({
  verb: 'startDirectory',
  call: 'C029',
  method: 'GET',
  path: 'identity/login',
  policy: anyone,
  query: inLanguage,
  answer: z.null(),
  redirect: true,
})

export const startUaePass = endpoint({
  verb: 'startUaePass',
  method: 'GET',
  path: 'identity/uae-pass',
  policy: anyone,
  query: inLanguage,
  answer: z.null(),
  redirect: true,
})

/** Where a provider sends the browser back to; it may add what it likes. */
export const returnFromProvider = endpoint({
  verb: 'returnFromProvider',
  method: 'GET',
  path: 'identity/callback/{provider}',
  policy: anyone,
  query: z.looseObject({ provider: z.enum(identityProviders) }),
  answer: z.null(),
  redirect: true,
})

/** Ends our session and the directory's; on another site's wish it only asks. */
export const leaveDirectory = endpoint({
  verb: 'leaveDirectory',
  call: 'C030',
  method: 'GET',
  path: 'identity/logout',
  policy: anyone,
  query: inLanguage,
  answer: z.null(),
  redirect: true,
  anyToken: true,
})

/** The same for our own pages, which go where it says. */
export const endDirectory = endpoint({
  verb: 'endDirectory',
  method: 'POST',
  path: 'identity/logout',
  policy: anyone,
  query: inLanguage,
  answer: z.strictObject({ to: z.string() }),
  background: true,
  anyToken: true,
  acting: 'any',
  beforeFactor: true,
})

/** What the provider has told of somebody whose identity has no account yet. */
export const pendingIdentity = z.strictObject({
  usercode: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  /** As the provider tells it; it opens nothing before its own code. */
  mobile: z.string().nullable(),
  /** Proven in this sign-in by a code of ours. */
  verifiedMobile: z.string().nullable(),
  alreadyRegistered: z.boolean(),
})
export type PendingIdentity = z.infer<typeof pendingIdentity>

/** The account that a directory identity is linked to with its password. */
export const waitingLink = z.strictObject({ email: z.string() })
export type WaitingLink = z.infer<typeof waitingLink>

const handOver = z
  .string({ error: 'accounts.hand-over-spent' })
  .regex(handOverCode, 'accounts.hand-over-spent')

/** Trades the one-time codes of /response for a session, or for the identity that waits for an account (Z06). */
export const takeHandOver = endpoint({
  verb: 'takeHandOver',
  method: 'POST',
  path: 'identity/session',
  policy: anyone,
  body: z.strictObject({ token: handOver, refreshToken: handOver }),
  answer: z.strictObject({
    session: signInAnswer.nullable(),
    pending: pendingIdentity.nullable(),
    link: waitingLink.nullable(),
  }),
  problems: ['accounts.hand-over-spent', 'accounts.not-active'],
  limit: ['identity.address'],
  background: true,
  anyToken: true,
})

/** The identity that waits in this browser, after the page was loaded anew. */
export const viewPendingIdentity = endpoint({
  verb: 'viewPendingIdentity',
  method: 'GET',
  path: 'identity/pending',
  policy: anyone,
  answer: z.strictObject({ pending: pendingIdentity.nullable(), link: waitingLink.nullable() }),
  background: true,
  anyToken: true,
})

/** Without a code one is sent to the number; with the right one the number is proven for this sign-in. */
export const verifyMobile = endpoint({
  verb: 'verifyMobile',
  call: 'C006',
  method: 'POST',
  path: 'Account/VerifyMobile',
  policy: visitors,
  body: z
    .strictObject({
      mobile: uaeMobile,
      countryCode,
      SMSCode: smsCode.optional(),
      recaptcha: captchaAnswer.optional(),
    })
    .superRefine((form, context) => {
      if (form.SMSCode === undefined && form.recaptcha === undefined)
        context.addIssue({ code: 'custom', message: 'accounts.captcha-wrong', path: ['recaptcha'] })
    }),
  answer: z.strictObject({
    verified: z.boolean(),
    /** Told only to who has proven the number. */
    alreadyRegistered: z.boolean(),
    resendAfterSeconds: z.int().nullable(),
  }),
  problems: [
    'accounts.no-pending-identity',
    'accounts.captcha-wrong',
    'accounts.code-wait',
    'accounts.code-wrong',
    'accounts.code-expired',
    'accounts.code-spent',
  ],
  limit: ['identity.link-address'],
})

/** Links the waiting identity to the account of the proven number, or makes a customer of it, and signs in (Z16). */
export const externalUserLogin = endpoint({
  verb: 'externalUserLogin',
  call: 'C007',
  method: 'POST',
  path: 'Account/ExternalUserLogin',
  policy: visitors,
  body: z.strictObject({
    usercode: z.string().trim().max(100),
    contactNumber: uaeMobile,
    countryCode,
    recaptcha: captchaAnswer,
    Address: z.string().trim().max(300).optional(),
    /** Where the provider told none. */
    email: emailAddress.optional(),
    termsAccepted: z.boolean().optional(),
  }),
  answer: signInAnswer,
  problems: [
    'accounts.no-pending-identity',
    'accounts.pending-differs',
    'accounts.captcha-wrong',
    'accounts.mobile-unproven',
    'accounts.terms-required',
    'accounts.email-required',
    'accounts.email-registered',
    'accounts.register-first',
    'accounts.link-taken',
    'accounts.link-staff',
    'accounts.not-active',
  ],
  limit: ['identity.link-address'],
})

/** The password of the account that has the address of the waiting directory identity; perhaps a second step follows. */
export const linkDirectory = endpoint({
  verb: 'linkDirectory',
  method: 'POST',
  path: 'identity/link-directory',
  policy: visitors,
  body: z.strictObject({ password: enteredPassword }),
  answer: signInAnswer,
  problems: ['accounts.no-pending-link', 'accounts.wrong-password', 'accounts.locked', 'accounts.not-active'],
  limit: ['identity.link-address'],
})

/** The second step of that account. */
export const finishLink = endpoint({
  verb: 'finishLink',
  method: 'POST',
  path: 'identity/link-directory/second-step',
  policy: visitors,
  body: z.strictObject(shownFactor),
  answer: signInAnswer,
  problems: ['accounts.no-pending-link', 'accounts.not-active', ...secondStepProblems],
  limit: ['identity.link-address'],
})

/** Calls of one's own ways in: never while acting. */
const own = { policy: everyone, acting: 'nobody', beforeFactor: true } as const

/** The person's UAE PASS, and why it cannot be unlinked. */
export const viewLinkedIdentity = endpoint({
  verb: 'viewLinkedIdentity',
  method: 'GET',
  path: 'identity/link',
  ...own,
  answer: z.strictObject({
    uaePass: z.strictObject({ linkedAt: z.string(), lastUsedAt: z.string() }).nullable(),
    refusal: z.string().nullable(),
  }),
})

/** Needs a fresh check, like every change of how somebody signs in; sessions that began with it end, but this one. */
export const unlinkIdentity = endpoint({
  verb: 'unlinkIdentity',
  method: 'POST',
  path: 'identity/unlink',
  ...own,
  body: z.strictObject({}),
  answer: ok,
  problems: ['accounts.not-linked', 'accounts.only-way-in', 'factors.check-needed'],
})

export const directoryEndpoints = {
  startDirectory,
  startUaePass,
  returnFromProvider,
  leaveDirectory,
  endDirectory,
  takeHandOver,
  viewPendingIdentity,
  verifyMobile,
  externalUserLogin,
  linkDirectory,
  finishLink,
  viewLinkedIdentity,
  unlinkIdentity,
}
