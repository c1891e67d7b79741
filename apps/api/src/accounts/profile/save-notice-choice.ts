// Whether messages of a kind leave the product on a channel; the list inside it gets all of them.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import { refuse } from '@marsa/model/kit/problem.ts'
import { choiceRefusal } from '@marsa/model/accounts/profile/profile.ts'
import type { saveNoticeChoice as contract } from '@marsa/model/accounts/profile/profile-endpoints.ts'
import { audit } from '../../kit/audit.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { saveChoice } from './profile.store.ts'

export const saveNoticeChoice = async (call: Call<typeof contract>): Promise<typeof succeeded> => {
  const actor = signedIn(call)
  const { kind, channel, sent } = call.body
  refuse(choiceRefusal(kind, channel))
  return call.once(async (tx) => {
    await saveChoice(tx, actor.userId, call.body)
    await audit(tx, {
      kind: kindOf(actor),
      action: 'saveNoticeChoice',
      objectKind: 'user',
      objectId: actor.userId,
      companyId: actor.companyId,
      reason: `${kind} by ${channel}: ${sent ? 'yes' : 'no'}`,
    })
    return succeeded
  })
}
