// Sends the SMS code of a registration: the same answer for a registered number and a free one (C009, Z13).
import type { sendRegistrationCode as contract } from '@marsa/model/accounts/registration/registration-endpoints.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { Call } from '../../kit/serve.ts'
import { checkCaptcha, takeCaptcha } from '../captcha.ts'
import { issueCode } from '../codes.ts'
import type { RegistrationParts } from './parts.ts'
import { keepBinding } from './registration-cookie.ts'

export const sendRegistrationCode =
  ({ secret, cookies }: RegistrationParts) =>
  async (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
    const { body, request, reply } = call
    await checkCaptcha(secret, body.captcha)
    await call.once((tx) => takeCaptcha(tx, body.captcha))
    const binding = keepBinding(cookies, request, reply, call.now)
    const sent = await issueCode(call, secret, { purpose: 'register', mobile: body.mobile, binding })
    return { status: 'SUCCESS', errorMessage: null, ...sent }
  }
