// The values in newsletter links: a random one to confirm, and one to leave that every later letter can carry again.
import { createHash, createHmac, randomBytes } from 'node:crypto'

export const newConfirmToken = (): string => randomBytes(32).toString('base64url')

/** The same for an address as long as the secret is; who has not got a letter cannot make it. */
export const leaveToken = (secret: string, email: string): string =>
  createHmac('sha256', secret).update(`newsletter-leave:${email}`).digest('base64url')

/** What is stored of a token. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()
