// Contracts of the second step, the fresh check, authenticator, passkeys, recovery codes and remembered devices.
import { z } from 'zod'
import { anyone, everyone } from '../../kit/access.ts'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { cleanText } from '../../kit/id.ts'
import { passkeyRequest, signInAnswer } from '../endpoints.ts'
import { bareCode } from './factors.ts'
import { atMost } from '../../kit/too-long.ts'

const text = z.string().max(8_000)

/** What a browser answers when a passkey was used (WebAuthn). */
export const passkeyProof = z.strictObject({
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).nullish(),
  clientExtensionResults: z.looseObject({}),
  response: z.strictObject({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text.nullish(),
  }),
})
export type PasskeyProof = z.infer<typeof passkeyProof>

/** What a browser answers when a passkey was made. */
export const passkeyMade = z.strictObject({
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).nullish(),
  clientExtensionResults: z.looseObject({}),
  response: z.strictObject({
    clientDataJSON: text,
    attestationObject: text,
    authenticatorData: text.optional(),
    transports: z.array(z.string().max(40)).max(10).optional(),
    publicKeyAlgorithm: z.int().optional(),
    publicKey: text.optional(),
  }),
})

const code = z
  .string({ error: 'factors.code-required' })
  .max(40, 'factors.code-wrong')
  .transform(bareCode)
  .pipe(z.string().min(1, 'factors.code-required'))
const ticket = z.string().max(60)
const name = z
  .string({ error: 'factors.name-required' })
  .transform(cleanText)
  .pipe(
    z
      .string()
      .min(1, 'factors.name-required')
      .max(...atMost(60)),
  )

export const secondStepProblems = [
  'factors.code-wrong',
  'factors.code-used',
  'factors.passkey-wrong',
  'factors.step-over',
  'factors.code-required',
] as const
/** Calls of one's own security: never while acting, always open to who has to set up a factor. */
const own = { policy: everyone, acting: 'nobody', beforeFactor: true } as const

/** What passes a second step: a code of the authenticator or a recovery code, or a passkey. */
export const shownFactor = { ticket, code: code.optional(), passkey: passkeyProof.optional() }

export const finishSignIn = endpoint({
  verb: 'finishSignIn',
  method: 'POST',
  path: 'token/second-step',
  policy: anyone,
  body: z.strictObject({ ...shownFactor, rememberDevice: z.boolean().optional() }),
  answer: signInAnswer,
  problems: [...secondStepProblems, 'accounts.not-active'],
  background: true,
  anyToken: true,
})

export const beginPasskeySignIn = endpoint({
  verb: 'beginPasskeySignIn',
  method: 'POST',
  path: 'token/passkey/begin',
  policy: anyone,
  body: z.strictObject({}),
  answer: z.strictObject({ ticket: z.string(), passkey: passkeyRequest }),
  background: true,
  anyToken: true,
  limit: ['passkey.address'],
})

export const signInWithPasskey = endpoint({
  verb: 'signInWithPasskey',
  method: 'POST',
  path: 'token/passkey',
  policy: anyone,
  body: z.strictObject({ ticket, passkey: passkeyProof, rememberMe: z.boolean().optional() }),
  answer: signInAnswer,
  problems: ['factors.passkey-wrong', 'factors.step-over', 'accounts.not-active'],
  background: true,
  anyToken: true,
  limit: ['passkey.address'],
})

export const beginCheck = endpoint({
  verb: 'beginCheck',
  method: 'POST',
  path: 'check/begin',
  ...own,
  body: z.strictObject({}),
  answer: z.strictObject({
    /** True when a check has been passed a moment ago. */
    fresh: z.boolean(),
    /** The password counts only for those without a second factor. */
    password: z.boolean(),
    hasCode: z.boolean(),
    ticket: z.string().nullable(),
    passkey: passkeyRequest.nullable(),
  }),
})

export const passCheck = endpoint({
  verb: 'passCheck',
  method: 'POST',
  path: 'check',
  ...own,
  body: z.strictObject({
    password: z.string().max(128).optional(),
    code: code.optional(),
    ticket: ticket.optional(),
    passkey: passkeyProof.optional(),
  }),
  answer: ok,
  problems: [...secondStepProblems, 'factors.password-wrong'],
})

export const viewFactors = endpoint({
  verb: 'viewFactors',
  method: 'GET',
  path: 'factors',
  ...own,
  answer: z.strictObject({
    duty: z.enum(['offered', 'required']).nullable(),
    /** Until when it may be put off; null when nothing is due. */
    dueAt: z.string().nullable(),
    codeSince: z.string().nullable(),
    recoveryLeft: z.int(),
    passkeys: z.array(
      z.strictObject({
        id: z.uuid(),
        name: z.string(),
        createdAt: z.string(),
        lastUsedAt: z.string().nullable(),
      }),
    ),
    devices: z.array(
      z.strictObject({
        id: z.uuid(),
        agent: z.string(),
        address: z.string(),
        rememberedAt: z.string(),
        expiresAt: z.string(),
        thisOne: z.boolean(),
      }),
    ),
  }),
})

export const beginCode = endpoint({
  verb: 'beginCode',
  method: 'POST',
  path: 'factors/code/begin',
  ...own,
  body: z.strictObject({}),
  answer: z.strictObject({
    /** For typing, in base 32. */
    secret: z.string(),
    /** For the picture: otpauth://totp/... */
    address: z.string(),
  }),
  problems: ['factors.check-needed', 'factors.set-up'],
})

/** Recovery codes, shown this one time. */
const recoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) })

export const confirmCode = endpoint({
  verb: 'confirmCode',
  method: 'POST',
  path: 'factors/code/confirm',
  ...own,
  body: z.strictObject({ code }),
  answer: recoveryCodes,
  problems: [
    'factors.code-wrong',
    'factors.code-used',
    'factors.set-up',
    'factors.not-found',
    'factors.check-needed',
  ],
})

export const removeCode = endpoint({
  verb: 'removeCode',
  method: 'POST',
  path: 'factors/code/remove',
  ...own,
  body: z.strictObject({}),
  answer: ok,
  problems: ['factors.check-needed', 'factors.not-found'],
})

export const renewRecovery = endpoint({
  verb: 'renewRecovery',
  method: 'POST',
  path: 'factors/recovery',
  ...own,
  body: z.strictObject({}),
  answer: recoveryCodes,
  problems: ['factors.check-needed', 'factors.not-found'],
})

export const beginPasskey = endpoint({
  verb: 'beginPasskey',
  method: 'POST',
  path: 'factors/passkeys/begin',
  ...own,
  body: z.strictObject({}),
  answer: z.strictObject({
    ticket: z.string(),
    passkey: z.strictObject({
      challenge: z.string(),
      rp: z.strictObject({ id: z.string(), name: z.string() }),
      user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
      pubKeyCredParams: z.array(z.strictObject({ type: z.literal('public-key'), alg: z.int() })),
      timeout: z.int(),
      attestation: z.literal('none'),
      excludeCredentials: z.array(
        z.strictObject({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) }),
      ),
      authenticatorSelection: z.strictObject({
        residentKey: z.literal('preferred'),
        userVerification: z.literal('preferred'),
      }),
    }),
  }),
  problems: ['factors.check-needed', 'factors.passkey-many'],
})

export const addPasskey = endpoint({
  verb: 'addPasskey',
  method: 'POST',
  path: 'factors/passkeys',
  ...own,
  body: z.strictObject({ ticket, name, passkey: passkeyMade }),
  answer: z.strictObject({
    /** New ones where this is the first factor. */
    recoveryCodes: z.array(z.string()).nullable(),
  }),
  problems: [
    'factors.check-needed',
    'factors.passkey-wrong',
    'factors.passkey-known',
    'factors.passkey-many',
    'factors.step-over',
  ],
})

const byId = z.strictObject({ id: z.uuid() })

export const renamePasskey = endpoint({
  verb: 'renamePasskey',
  method: 'PUT',
  path: 'factors/passkeys/{id}',
  ...own,
  query: byId,
  body: z.strictObject({ name }),
  answer: ok,
  problems: ['factors.not-found'],
})

export const removePasskey = endpoint({
  verb: 'removePasskey',
  method: 'POST',
  path: 'factors/passkeys/{id}/remove',
  ...own,
  query: byId,
  body: z.strictObject({}),
  answer: ok,
  problems: ['factors.check-needed', 'factors.not-found'],
})

export const forgetDevice = endpoint({
  verb: 'forgetDevice',
  method: 'POST',
  path: 'factors/devices/{id}/forget',
  ...own,
  query: byId,
  body: z.strictObject({}),
  answer: ok,
  problems: ['factors.not-found'],
})

export const factorsEndpoints = {
  finishSignIn,
  beginPasskeySignIn,
  signInWithPasskey,
  beginCheck,
  passCheck,
  viewFactors,
  beginCode,
  confirmCode,
  removeCode,
  renewRecovery,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  forgetDevice,
}
