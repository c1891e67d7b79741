// A new mobile: the password again, a code to the new number, and word of it to the old one and by e-mail (C010, C011, Z14).
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type {
  sendMobileCode as sendCall,
  updateMobile as updateCall,
} from '@marsa/model/accounts/profile/profile-endpoints.ts'
import { audit } from '../../kit/audit.ts'
import { codeOf, type Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { notify, sendMail } from '../../messages/door.ts'
import { checkCode, consumeCode, issueCode } from '../codes.ts'
import { profileOf } from '../people.store.ts'
import { confirmPassword, refuseOthersEmail } from './own-password.ts'
import { saveMobile } from './profile.store.ts'

/** A code is good in the session that asked for it, and for the number it was sent to. */
const holderOf = (actor: Actor, mobile: string) =>
  ({ purpose: 'change-mobile', mobile, binding: actor.sessionId }) as const

/** The same answer whether the number is somebody's or nobody's (Z13). */
export const sendMobileCode =
  (secret: string) =>
  async (call: Call<typeof sendCall>): Promise<AnswerOf<typeof sendCall>> => {
    const { UpdatedMobile, Password, PreferredLanguage } = call.body
    const { mobile } = await confirmPassword(call, 'Password', Password)
    if (mobile === UpdatedMobile)
      throw new Problem('profile.same-mobile', {}, { UpdatedMobile: 'profile.same-mobile' })
    const asking = { ...call, language: PreferredLanguage ?? call.language }
    const sent = await issueCode(asking, secret, holderOf(signedIn(call), UpdatedMobile))
    return { status: 'SUCCESS', errorMessage: null, ...sent }
  }

const tell = async (tx: Tx, actor: Actor, before: string | null, mobile: string, key: string) => {
  if (before)
    await sendMail(tx, {
      mail: 'mobile-left',
      to: { channel: 'sms', address: before, language: actor.language },
      params: {},
      key,
      isSecret: false,
    })
  await notify(tx, {
    to: { userIds: [actor.userId] },
    template: 'mobile-changed',
    params: { mobile: `•••• ${mobile.slice(-4)}` },
    subjectId: actor.userId,
    version: key,
  })
}

export const updateMobile =
  (secret: string) =>
  async (call: Call<typeof updateCall>): Promise<AnswerOf<typeof updateCall>> => {
    const actor = signedIn(call)
    const { updatedMobile, SMSCode, Email } = call.body
    refuseOthersEmail(call, Email)
    const codeId = await checkCode(call.db, secret, holderOf(actor, updatedMobile), SMSCode).catch(
      (error: unknown) => {
        throw error instanceof Problem ? new Problem(error.code, {}, { SMSCode: error.code }) : error
      },
    )
    const taken = new Problem(
      'accounts.mobile-registered',
      {},
      { updatedMobile: 'accounts.mobile-registered' },
    )
    try {
      return await call.once(async (tx) => {
        const { mobile: before } = await profileOf(tx, actor.userId)
        await consumeCode(tx, codeId)
        if (!(await saveMobile(tx, actor.userId, updatedMobile))) throw taken
        await tell(tx, actor, before, updatedMobile, codeId)
        await audit(tx, {
          kind: kindOf(actor),
          action: 'updateMobile',
          objectKind: 'user',
          objectId: actor.userId,
          companyId: actor.companyId,
        })
        return { status: 'SUCCESS' as const, errorMessage: null, mobileNumber: updatedMobile }
      })
    } catch (error) {
      // Somebody else took the number at the same moment.
      throw codeOf(error) === '23505' ? taken : error
    }
  }
