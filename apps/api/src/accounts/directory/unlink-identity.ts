// Shows a person their UAE PASS and unlinks it, unless it is their only way in; audited, and written to them.
import { unlinkRefusal } from '@marsa/model/accounts/directory/directory.ts'
import type {
  unlinkIdentity as contract,
  viewLinkedIdentity as viewContract,
} from '@marsa/model/accounts/directory/directory-endpoints.ts'
import { providerText } from '@marsa/model/accounts/directory/directory-text.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { refuse } from '@marsa/model/kit/problem.ts'
import { audit } from '../../kit/audit.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { sendMail } from '../../messages/door.ts'
import { refuseStale } from '../factors/check.ts'
import { lockOwnLink, ownLink, removeLink, type OwnLink } from './identities.store.ts'

const standing = ({ linked_at, has_own_password }: OwnLink) => ({
  linked: linked_at !== null,
  hasOwnPassword: has_own_password,
})

export const viewLinkedIdentity = async (
  call: Call<typeof viewContract>,
): Promise<AnswerOf<typeof viewContract>> => {
  const link = await ownLink(call.db, signedIn(call).userId)
  const { linked_at, last_used_at } = link
  return {
    uaePass:
      linked_at && last_used_at
        ? { linkedAt: linked_at.toISOString(), lastUsedAt: last_used_at.toISOString() }
        : null,
    refusal: unlinkRefusal(standing(link)) ?? null,
  }
}

export const unlinkIdentity = (call: Call<typeof contract>): Promise<typeof succeeded> =>
  call.once(async (tx) => {
    const actor = signedIn(call)
    const { userId, sessionId, companyId, email, language } = actor
    refuse(unlinkRefusal(standing(await lockOwnLink(tx, userId))))
    await refuseStale(tx, sessionId)
    await removeLink(tx, userId, sessionId)
    await audit(tx, {
      kind: kindOf(actor),
      action: 'identity.unlinked',
      objectKind: 'user',
      objectId: userId,
      companyId,
      reason: 'uae-pass',
    })
    await sendMail(tx, {
      mail: 'identity-unlinked',
      to: { channel: 'mail', address: email, language },
      params: { provider: providerText['uae-pass'] },
      key: `${userId}:${call.request.id}`,
      isSecret: false,
    })
    return succeeded
  })
