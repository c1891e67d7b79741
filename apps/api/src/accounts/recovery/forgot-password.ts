// Takes the request for a new password; whether the e-mail is registered is told within the rate limit of facts only (C012, Z09, Z15).
import { randomUUID } from 'node:crypto'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { forgotPassword as contract } from '@marsa/model/accounts/recovery/recovery-endpoints.ts'
import { enqueue } from '../../kit/jobs.ts'
import type { Call } from '../../kit/serve.ts'
import { checkCaptcha, takeCaptcha } from '../captcha.ts'
import { holderByEmail } from '../holder.store.ts'
import { mayKnow } from '../registration/facts.ts'
import { resetLinkJob } from './send-reset-link.ts'

/** The same steps for every e-mail: the mail is a job's work, so that the time of the answer tells nothing either. */
export const forgotPassword =
  (secret: string) =>
  async (call: Call<typeof contract>): Promise<typeof succeeded> => {
    const { email, captcha } = call.body
    await checkCaptcha(secret, captcha)
    await call.once((tx) => takeCaptcha(tx, captcha))
    await call.spend('password-reset.identifier', email)
    const holder = await holderByEmail(call.db, email)
    if ((await mayKnow(call, email)) && !holder)
      throw new Problem('accounts.email-unknown', {}, { email: 'accounts.email-unknown' })
    await call.once((tx) => enqueue(tx, resetLinkJob, { id: randomUUID(), email, language: call.language }))
    return succeeded
  }
