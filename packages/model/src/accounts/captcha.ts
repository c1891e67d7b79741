// The puzzle of our own that a browser solves before a form of a stranger is taken: proof of work, nothing to look at (A 5).
import { z } from 'zod'
import { anyone } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'

/** Rounds of PBKDF2 for one try; some 256 tries solve it: under a second on a phone, and dear for a robot. */
export const captchaCost = 2_000
export const captchaMinutes = 20

const parameters = z.strictObject({
  algorithm: z.literal('PBKDF2/SHA-256'),
  nonce: z.string().max(100),
  salt: z.string().max(100),
  cost: z.int().min(1).max(1_000_000),
  keyLength: z.int().min(1).max(64),
  keyPrefix: z.string().max(64),
  expiresAt: z.int(),
})

export const captchaPuzzle = z.strictObject({ parameters, signature: z.string().max(200) })
export type CaptchaPuzzle = z.infer<typeof captchaPuzzle>

/** A solved puzzle, sent with the form it opens. */
export const captchaAnswer = z.strictObject(
  {
    challenge: captchaPuzzle,
    solution: z.strictObject({
      counter: z.int().min(0),
      derivedKey: z.string().max(200),
      time: z.number().optional(),
    }),
  },
  { error: 'accounts.captcha-wrong' },
)
export type CaptchaAnswer = z.infer<typeof captchaAnswer>

export const newCaptcha = endpoint({
  verb: 'newCaptcha',
  method: 'GET',
  path: 'captcha',
  policy: anyone,
  answer: captchaPuzzle,
  background: true,
})
