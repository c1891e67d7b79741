// Makes the puzzle of a stranger's form and checks its solution: signed, in time, and good for one form only.
import {
  captchaCost,
  captchaMinutes,
  captchaPuzzle,
  type CaptchaAnswer,
  type CaptchaPuzzle,
} from '@marsa/model/accounts/captcha.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { Tx } from '../kit/db.ts'
import { spendCaptcha } from './captchas.store.ts'

// Loaded with the first puzzle: most processes start without one, and starting is to be quick.
const library = async () => {
  const [{ createChallenge, verifySolution }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/pbkdf2'),
  ])
  return { createChallenge, verifySolution, deriveKey }
}

const secretOf = (secret: string): string => `captcha:${secret}`

/** A new puzzle; `cost` is the rounds of one try. */
export const makeCaptcha = async (
  secret: string,
  now: Date,
  cost: number = captchaCost,
): Promise<CaptchaPuzzle> => {
  const { createChallenge, deriveKey } = await library()
  return captchaPuzzle.parse(
    await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost,
      deriveKey,
      expiresAt: new Date(now.getTime() + captchaMinutes * 60_000),
      hmacSignatureSecret: secretOf(secret),
    }),
  )
}

/** Refuses what is not a right solution in time; `takeCaptcha` then uses it up with the form's own transaction. */
export const checkCaptcha = async (secret: string, answer: CaptchaAnswer): Promise<void> => {
  const { verifySolution, deriveKey } = await library()
  const { verified } = await verifySolution({
    challenge: answer.challenge,
    solution: answer.solution,
    deriveKey,
    hmacSignatureSecret: secretOf(secret),
  })
  if (!verified) throw new Problem('accounts.captcha-wrong')
}

/** Uses a solution up; refuses one that has opened a form before. */
export const takeCaptcha = async (tx: Tx, answer: CaptchaAnswer): Promise<void> => {
  const { nonce, expiresAt } = answer.challenge.parameters
  if (!(await spendCaptcha(tx, nonce, expiresAt))) throw new Problem('accounts.captcha-wrong')
}
