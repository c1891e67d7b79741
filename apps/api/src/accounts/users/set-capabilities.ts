// Says what an administrator may do in finance; nobody says it of themselves.
import { capabilities as known } from '@marsa/model/kit/access.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { refuse } from '@marsa/model/kit/problem.ts'
import type { setCapabilities as contract } from '@marsa/model/accounts/users/users-endpoints.ts'
import { capabilityGrantRefusal } from '@marsa/model/accounts/users/users-rules.ts'
import { audit } from '../../kit/audit.ts'
import type { Call } from '../../kit/serve.ts'
import { lockUser } from './find-user.ts'
import { setCapabilitiesOf } from './users.store.ts'

const asWords = (given: readonly string[]): string => given.join(', ') || '–'

export const setCapabilities = (call: Call<typeof contract>): Promise<typeof succeeded> =>
  call.once(async (tx) => {
    const { user } = await lockUser(tx, call, call.query.userCode)
    refuse(capabilityGrantRefusal(user))
    const given = known.filter((each) => call.body.capabilities.includes(each))
    if (asWords(given) === asWords(user.capabilities)) return succeeded
    await setCapabilitiesOf(tx, user.id, given)
    await audit(tx, {
      kind: 'admin',
      action: 'changeCapabilities',
      objectKind: 'user',
      objectId: user.id,
      companyId: user.company_id,
      reason: `${asWords(user.capabilities)} -> ${asWords(given)}`,
    })
    return succeeded
  })
