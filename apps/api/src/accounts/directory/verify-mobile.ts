// Proves the mobile number of an identity that waits for an account: sends a code, then takes it (C006, Z13, Z16).
import type { verifyMobile as contract } from '@marsa/model/accounts/directory/directory-endpoints.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { Call } from '../../kit/serve.ts'
import { checkCaptcha, takeCaptcha } from '../captcha.ts'
import { checkCode, consumeCode, issueCode } from '../codes.ts'
import type { CodeHolder } from '../codes.store.ts'
import { noteVerified } from './flows.store.ts'
import { isMobileKnown } from './identities.store.ts'
import type { DirectoryParts } from './parts.ts'
import { pendingFor } from './pending.ts'

export const verifyMobile =
  (parts: DirectoryParts) =>
  async (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
    const { db, body } = call
    const { secret } = parts
    const pending = await pendingFor(parts, call)
    if (!pending) throw new Problem('accounts.no-pending-identity')
    const { mobile, SMSCode, recaptcha } = body
    const holder: CodeHolder = { purpose: 'link-identity', mobile, binding: pending.id }
    if (SMSCode !== undefined) {
      const codeId = await checkCode(db, secret, holder, SMSCode)
      await call.once(async (tx) => {
        await consumeCode(tx, codeId)
        await noteVerified(tx, pending.id, mobile)
      })
      return { verified: true, alreadyRegistered: await isMobileKnown(db, mobile), resendAfterSeconds: null }
    }
    if (!recaptcha) throw new Problem('accounts.captcha-wrong')
    await checkCaptcha(secret, recaptcha)
    await call.once((tx) => takeCaptcha(tx, recaptcha))
    const { resendAfterSeconds } = await issueCode(call, secret, holder)
    return { verified: false, alreadyRegistered: false, resendAfterSeconds }
  }
