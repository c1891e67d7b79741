// Confirms a subscription by the link of the mail, and welcomes with the link that ends it.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { confirmNewsletter as contract } from '@marsa/model/help/endpoints.ts'
import { audit } from '../kit/audit.ts'
import type { Call } from '../kit/serve.ts'
import { sendMail } from '../messages/door.ts'
import { confirmJoin } from './newsletter.store.ts'
import { hashOfLink, leaveToken } from './newsletter-token.ts'

export const confirmNewsletter =
  (secret: string) =>
  (call: Call<typeof contract>): Promise<typeof succeeded> =>
    call.once(async (tx) => {
      const joined = await confirmJoin(tx, hashOfLink(call), call.now)
      if (!joined) throw new Problem('help.link-invalid')
      await audit(tx, {
        kind: kindOf(call.actor),
        action: 'newsletter.confirm',
        objectKind: 'newsletter',
        objectId: joined.id,
      })
      const token = leaveToken(secret, joined.email)
      await sendMail(tx, {
        mail: 'newsletter-welcome',
        to: { channel: 'mail', address: joined.email, language: joined.language },
        params: { token },
        key: `${joined.id}:${call.now.toISOString()}`,
        isSecret: true,
        reason: 'newsletter',
        leaveToken: token,
      })
      return succeeded
    })
