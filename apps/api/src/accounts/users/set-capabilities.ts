// Says what an administrator may do in finance; nobody says it of themselves.
import { capabilities as known, type Capability } from '@marsa/model/kit/access.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { refuse } from '@marsa/model/kit/problem.ts'
import type { setCapabilities as contract } from '@marsa/model/accounts/users/users-endpoints.ts'
import { capabilityGrantRefusal } from '@marsa/model/accounts/users/users-rules.ts'
import { audit } from '../../kit/audit.ts'
import type { Tx } from '../../kit/db.ts'
import type { Call } from '../../kit/serve.ts'
import { administratorsBut } from './access-proposals.store.ts'
import { lockUser } from './find-user.ts'
import { proposeAccess } from './propose-access.ts'
import { setCapabilitiesOf, type UserRow } from './users.store.ts'

const asWords = (given: readonly string[]): string => given.join(', ') || '–'

export const writeCapabilities = async (
  tx: Tx,
  user: UserRow,
  wanted: readonly Capability[],
): Promise<void> => {
  const given = known.filter((each) => wanted.includes(each))
  if (asWords(given) === asWords(user.capabilities)) return
  await setCapabilitiesOf(tx, user.id, given)
  await audit(tx, {
    kind: 'admin',
    action: 'changeCapabilities',
    objectKind: 'user',
    objectId: user.id,
    companyId: user.company_id,
    reason: `${asWords(user.capabilities)} -> ${asWords(given)}`,
  })
}

/** What is taken away holds at once; what is added waits wherever a third administrator could confirm it. */
export const setCapabilities = (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> =>
  call.once(async (tx) => {
    const { user, actor } = await lockUser(tx, call, call.query.userCode)
    refuse(capabilityGrantRefusal(user))
    const wanted = call.body.capabilities
    const added = known.filter((each) => wanted.includes(each) && !user.capabilities.includes(each))
    const others = await administratorsBut(tx, [actor.userId, user.id])
    const waits = added.length > 0 && others.length > 0
    if (waits)
      await proposeAccess(tx, call, { user }, { change: 'capabilities', role: null, capabilities: added })
    await writeCapabilities(
      tx,
      user,
      waits ? user.capabilities.filter((each) => wanted.includes(each)) : wanted,
    )
    return { waits }
  })
