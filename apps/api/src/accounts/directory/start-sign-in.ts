// Sends the browser to the directory or to UAE PASS with PKCE, state and nonce that only this browser can answer for (C029, Z06).
import type { startDirectory as contract } from '@marsa/model/accounts/directory/directory-endpoints.ts'
import type { IdentityProvider } from '@marsa/model/accounts/directory/directory.ts'
import type { FastifyReply } from 'fastify'
import type { Call } from '../../kit/serve.ts'
import { flowHash, newHandle, secretsOf, setHandle } from './flow-cookie.ts'
import { insertFlow } from './flows.store.ts'
import { toTrouble, type DirectoryParts } from './parts.ts'

export const startSignIn =
  ({ secret, cookies, identity, providers }: DirectoryParts, provider: IdentityProvider) =>
  async (call: Call<typeof contract>): Promise<FastifyReply> => {
    const { db, reply, request } = call
    const lang = call.query.lang ?? call.language
    if (!(provider === 'directory' ? identity.directory : identity.uaePass))
      return toTrouble(reply, lang, 'not-set-up', provider)
    if (!(await call.affords('identity.address'))) return toTrouble(reply, lang, 'too-many', provider)
    const handle = newHandle()
    const url = await providers
      .authorizeUrl(provider, secretsOf(secret, handle), lang)
      .catch((error: unknown) => {
        request.log.warn({ err: error, provider }, 'identity provider unreachable')
        return undefined
      })
    if (!url) return toTrouble(reply, lang, 'unreachable', provider)
    await insertFlow(db, flowHash(handle), provider, lang)
    setHandle(reply, cookies, handle)
    return reply.redirect(url.href, 302)
  }
