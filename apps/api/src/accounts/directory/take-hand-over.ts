// Trades the one-time codes of /response for a session, in the browser that began the sign-in and nowhere else (Z06).
import type {
  takeHandOver as contract,
  viewPendingIdentity,
} from '@marsa/model/accounts/directory/directory-endpoints.ts'
import type { IdentityProvider } from '@marsa/model/accounts/directory/directory.ts'
import type { SignInAnswer } from '@marsa/model/accounts/endpoints.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { audit } from '../../kit/audit.ts'
import type { Call } from '../../kit/serve.ts'
import { openSession } from '../open-session.ts'
import { flowHash, handleOf, setMark } from './flow-cookie.ts'
import { noteSession, takeHandOver as takeCodes } from './flows.store.ts'
import { enteringPerson } from './identities.store.ts'
import type { DirectoryParts } from './parts.ts'
import { linkAnswer, pendingAnswer } from './pending.ts'

type Entering = Pick<Call, 'db' | 'now' | 'settings' | 'request' | 'reply' | 'once'>

/** Opens the session of a proven person, remembers which flow it came from, and writes it down. */
export const enterBy = async (
  parts: DirectoryParts,
  call: Entering,
  flow: { id: string; provider: IdentityProvider },
  userId: string,
): Promise<SignInAnswer> => {
  const person = await enteringPerson(call.db, userId)
  if (person.status !== 'ACTIVE') throw new Problem('accounts.not-active')
  const session = await openSession(parts, call, person, { kind: flow.provider, remember: false })
  const sessionId = session.refreshToken?.split('.')[0] ?? null
  await call.once(async (tx) => {
    await noteSession(tx, flow.id, sessionId)
    await audit(tx, {
      kind: 'system',
      action: 'session.began',
      objectKind: 'user',
      objectId: userId,
      reason: flow.provider,
    })
  })
  if (flow.provider === 'directory') setMark(call.reply, parts.cookies)
  return session
}

export const takeHandOver =
  (parts: DirectoryParts) =>
  async (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
    const { db, body, request } = call
    const handle = handleOf(request, parts.cookies)
    const codes = flowHash(`${body.token}.${body.refreshToken}`)
    const flow = handle ? await takeCodes(db, flowHash(handle), codes) : undefined
    if (!flow) throw new Problem('accounts.hand-over-spent')
    if (flow.user_id !== null)
      return { session: await enterBy(parts, call, flow, flow.user_id), pending: null, link: null }
    return { session: null, pending: await pendingAnswer(parts, call), link: await linkAnswer(parts, call) }
  }

export const viewPending =
  (parts: DirectoryParts) =>
  async (call: Call<typeof viewPendingIdentity>): Promise<AnswerOf<typeof viewPendingIdentity>> => ({
    pending: await pendingAnswer(parts, call),
    link: await linkAnswer(parts, call),
  })
