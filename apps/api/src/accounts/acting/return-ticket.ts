// The opaque ticket of `adminToken`: it names an acting session and can do nothing but lead back from it (Z02).
import { createHmac } from 'node:crypto'
import { sameText } from '../token.ts'

const macOf = (secret: string, sessionId: string): string =>
  createHmac('sha256', secret).update(`return:${sessionId}`).digest('base64url')

/** Made from the session, so that no page has to keep it. */
export const returnTicket = (secret: string, sessionId: string): string =>
  `${Buffer.from(sessionId.replaceAll('-', ''), 'hex').toString('base64url')}.${macOf(secret, sessionId)}`

/** The acting session of a ticket, or undefined when it is none of ours. */
export const readReturnTicket = (secret: string, ticket: string): string | undefined => {
  const [id = '', mac = ''] = ticket.split('.')
  const hex = Buffer.from(id, 'base64url').toString('hex')
  if (hex.length !== 32) return undefined
  const sessionId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return sameText(mac, macOf(secret, sessionId)) ? sessionId : undefined
}
