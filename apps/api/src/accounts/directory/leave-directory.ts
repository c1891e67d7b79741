// Ends our session and the directory's; a navigation that another site has caused only leads to the page that asks (C030, Z07).
import type {
  endDirectory as endCall,
  leaveDirectory as contract,
} from '@marsa/model/accounts/directory/directory-endpoints.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import type { FastifyReply } from 'fastify'
import { audit } from '../../kit/audit.ts'
import type { Call } from '../../kit/serve.ts'
import { clearSessionCookies } from '../../kit/session-cookies.ts'
import { endSession } from '../sessions.store.ts'
import { clearFlowCookies, flowHash, handleOf } from './flow-cookie.ts'
import { flowOf, noteSession } from './flows.store.ts'
import type { DirectoryParts } from './parts.ts'

type Leaving = Pick<Call, 'db' | 'request' | 'reply' | 'once'>

/** Where the browser goes next: to the directory's own sign-out, or home. */
const leave = async (parts: DirectoryParts, call: Leaving, lang: Lang): Promise<string> => {
  const { db, request, reply } = call
  const home = `/${lang}/home`
  const handle = handleOf(request, parts.cookies)
  const flow = handle && (await flowOf(db, flowHash(handle)))
  const sessionId = flow ? flow.session_id : null
  clearFlowCookies(reply, parts.cookies)
  if (!flow || sessionId === null) return home
  clearSessionCookies(reply, parts.cookies)
  await call.once(async (tx) => {
    await endSession(tx, sessionId, 'signed out')
    await noteSession(tx, flow.id, null)
    await audit(tx, {
      kind: 'system',
      action: 'session.ended',
      objectKind: 'session',
      objectId: sessionId,
      reason: flow.provider,
    })
  })
  if (flow.provider !== 'directory' || !parts.identity.directory) return home
  // A directory that is away keeps nobody inside here.
  const url = await parts.providers.endSessionUrl(lang).catch(() => undefined)
  return url?.href ?? home
}

export const leaveDirectory =
  (parts: DirectoryParts) =>
  async (call: Call<typeof contract>): Promise<FastifyReply> => {
    const lang = call.query.lang ?? call.language
    const own = call.request.headers['sec-fetch-site'] === 'same-origin'
    return call.reply.redirect(own ? await leave(parts, call, lang) : `/${lang}/redirect?logout=1`, 302)
  }

export const endDirectory =
  (parts: DirectoryParts) =>
  async (call: Call<typeof endCall>): Promise<AnswerOf<typeof endCall>> => ({
    to: await leave(parts, call, call.query.lang ?? call.language),
  })
