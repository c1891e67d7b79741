// Takes the provider's answer once, and leads on to /response with two one-time codes; every failure has its word there (Z06).
import { randomBytes } from 'node:crypto'
import type { returnFromProvider as contract } from '@marsa/model/accounts/directory/directory-endpoints.ts'
import type { SignInTrouble } from '@marsa/model/accounts/directory/directory.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import type { FastifyReply } from 'fastify'
import type { Tx } from '../../kit/db.ts'
import type { Call } from '../../kit/serve.ts'
import { hashPassword } from '../passwords.ts'
import { newUserCode } from '../registration/record-registration.ts'
import { sameText } from '../token.ts'
import { personOf } from './claims.ts'
import { enterStaff } from './enter-staff.ts'
import { flowHash, handleOf, secretsOf } from './flow-cookie.ts'
import { claimAnswer, flowOf, keepPending, offerHandOver, type Flow } from './flows.store.ts'
import { accountOfIdentity, noteUse } from './identities.store.ts'
import { toTrouble, type DirectoryParts } from './parts.ts'
import { troubleOf, type Proof } from './providers.ts'

const newCode = (): string => randomBytes(16).toString('base64url')

/** A password that nobody knows, for people who sign in at the directory. */
export const unknownPassword = (): Promise<string> => hashPassword(randomBytes(32).toString('base64url'))

type Whose = { userId: string | null; language: Lang } | { trouble: SignInTrouble }

/** A customer of UAE PASS: their account, or nobody's yet. */
const enterCustomer = async (tx: Tx, flow: Flow, proof: Proof): Promise<Whose> => {
  const person = personOf(proof.claims)
  const identity = { provider: 'uae-pass', ...proof, assurance: person.assurance ?? null } as const
  const account = await accountOfIdentity(tx, identity)
  if (!account) {
    await keepPending(tx, flow.id, { ...proof, ...person, userCode: newUserCode() })
    return { userId: null, language: flow.language }
  }
  if (account.status !== 'ACTIVE') return { trouble: 'not-active' }
  await noteUse(tx, identity)
  return { userId: account.id, language: account.language }
}

/** The flow that this answer belongs to, or why it belongs to none. */
const flowFor = async (
  { secret, cookies }: DirectoryParts,
  { db, request, query }: Call<typeof contract>,
): Promise<{ flow: Flow; handle: string } | { trouble: SignInTrouble; lang?: Lang }> => {
  const handle = handleOf(request, cookies)
  const flow = handle && (await flowOf(db, flowHash(handle)))
  if (!flow || flow.provider !== query.provider) return { trouble: 'lost' }
  const lang = flow.language
  const { state } = query as { state?: unknown }
  // A foreign answer does not use the flow up.
  if (typeof state !== 'string' || !sameText(state, secretsOf(secret, handle).state))
    return { trouble: 'lost', lang }
  if (flow.answered) return { trouble: 'used', lang }
  if (flow.expired) return { trouble: 'expired', lang }
  return (await claimAnswer(db, flow.id)) ? { flow, handle } : { trouble: 'used', lang }
}

export const returnFromProvider =
  (parts: DirectoryParts) =>
  async (call: Call<typeof contract>): Promise<FastifyReply> => {
    const { reply, request, query } = call
    const { provider } = query
    const found = await flowFor(parts, call)
    if ('trouble' in found) return toTrouble(reply, found.lang ?? call.language, found.trouble, provider)
    const { flow, handle } = found
    const lang = flow.language
    const search = new URL(request.url, parts.publicUrl).search
    const proof = await parts.providers
      .prove(provider, search, secretsOf(parts.secret, handle))
      .catch((error: unknown) => {
        const { name, code } = error as { name?: string; code?: string }
        request.log.warn({ name, code, provider }, 'identity provider did not vouch')
        return { trouble: troubleOf(error) }
      })
    if ('trouble' in proof) return toTrouble(reply, lang, proof.trouble, provider)
    const passwordHash = await unknownPassword()
    const codes = { token: newCode(), refreshToken: newCode() }
    const whose = await call.once(async (tx): Promise<Whose> => {
      const entered: Whose =
        provider === 'directory'
          ? await enterStaff(tx, parts.identity.directory!, { flow, proof, passwordHash })
          : await enterCustomer(tx, flow, proof)
      if (!('trouble' in entered))
        await offerHandOver(tx, flow.id, flowHash(`${codes.token}.${codes.refreshToken}`), entered.userId)
      return entered
    })
    if ('trouble' in whose) return toTrouble(reply, lang, whose.trouble, provider)
    const address = `/${whose.language}/response?${new URLSearchParams(codes).toString()}`
    return reply.redirect(address, 302)
  }
