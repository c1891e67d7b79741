// Takes the solved puzzle of a stranger as the price of one thing that another area gives.
import type { CaptchaAnswer } from '@marsa/model/accounts/captcha.ts'
import type { Call } from '../kit/serve.ts'
import { checkCaptcha, takeCaptcha } from './captcha.ts'

/** Refuses a puzzle that is not solved, not in time, or used before; uses it up. `secret` is the one that signs puzzles. */
export const spendPuzzle = async (
  secret: string,
  call: Pick<Call, 'once'>,
  answer: CaptchaAnswer,
): Promise<void> => {
  await checkCaptcha(secret, answer)
  await call.once((tx) => takeCaptcha(tx, answer))
}
