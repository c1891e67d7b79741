// The values in newsletter links: random ones, and one to leave that mails about the subscription itself carry.
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { Problem } from '@marsa/model/kit/problem.ts'

/** A random one: of a link to confirm, or of one mail of an issue to leave by. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The same for an address as long as the secret is; who has not got a mail cannot make it. */
export const leaveToken = (secret: string, email: string): string =>
  createHmac('sha256', secret).update(`newsletter-leave:${email}`).digest('base64url')

/** What is stored of a token. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

type LinkCall = { query: { token?: string | undefined }; body: { token?: string | undefined } }

/** The hash of the value that the link of a mail carries, in the body or the address. */
export const hashOfLink = ({ query, body }: LinkCall): Buffer => {
  const token = body.token ?? query.token
  if (token === undefined) throw new Problem('help.link-invalid')
  return tokenHash(token)
}
