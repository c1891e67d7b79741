// Whether a user code or e-mail is registered; no to everybody without a solved puzzle or over the rate limit (C005, Z09).
import type { userExists as contract } from '@marsa/model/accounts/registration/registration-endpoints.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { Call } from '../../kit/serve.ts'
import { checkCaptcha, takeCaptcha } from '../captcha.ts'
import { mayKnow } from './facts.ts'
import type { RegistrationParts } from './parts.ts'
import { isRegistered } from './registrations.store.ts'

export const userExists =
  ({ secret }: RegistrationParts) =>
  async (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
    const { UserCode: name, captcha } = call.body
    if (!captcha) return { exists: false }
    await checkCaptcha(secret, captcha)
    await call.once((tx) => takeCaptcha(tx, captcha))
    const found = await isRegistered(call.db, name)
    return { exists: (await mayKnow(call, name.toLowerCase())) && found }
  }
