// Ends a subscription by the link that each mail carries.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { leaveNewsletter as contract } from '@marsa/model/help/endpoints.ts'
import { audit } from '../kit/audit.ts'
import type { Call } from '../kit/serve.ts'
import { leave } from './newsletter.store.ts'
import { hashOfLink } from './newsletter-token.ts'

export const leaveNewsletter = (call: Call<typeof contract>): Promise<typeof succeeded> =>
  call.once(async (tx) => {
    const left = await leave(tx, hashOfLink(call), call.now)
    if (!left) throw new Problem('help.link-invalid')
    if (left.before !== 'LEFT')
      await audit(tx, {
        kind: kindOf(call.actor),
        action: 'newsletter.leave',
        objectKind: 'newsletter',
        objectId: left.id,
      })
    return succeeded
  })
