// Access tokens: session id and expiry under an HMAC; the session they name is still checked on every call (Z01).
import { createHmac, timingSafeEqual } from 'node:crypto'

export type AccessToken = { sessionId: string; expiresAt: Date }

const macLength = 16

const macOf = (secret: string, data: Buffer | string): Buffer =>
  createHmac('sha256', secret).update(data).digest()

const toUuid = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

const fromUuid = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex')

/** Writes a token of 48 characters: 16 bytes session, 4 bytes expiry in seconds, 16 bytes of SHA-256 HMAC. */
export const writeToken = (secret: string, { sessionId, expiresAt }: AccessToken): string => {
  const body = Buffer.alloc(20)
  fromUuid(sessionId).copy(body)
  body.writeUInt32BE(Math.floor(expiresAt.getTime() / 1000), 16)
  return Buffer.concat([body, macOf(secret, body).subarray(0, macLength)]).toString('base64url')
}

/** Reads a token, or undefined when it was not written with this secret. The expiry is the caller's to judge. */
export const readToken = (secret: string, token: string): AccessToken | undefined => {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== 20 + macLength || bytes.toString('base64url') !== token) return undefined
  const body = bytes.subarray(0, 20)
  if (!timingSafeEqual(macOf(secret, body).subarray(0, macLength), bytes.subarray(20))) return undefined
  return { sessionId: toUuid(body.subarray(0, 16)), expiresAt: new Date(body.readUInt32BE(16) * 1000) }
}

/** The verifier of one generation of a session's refresh; derived, so that it need not be stored (Z05). */
export const refreshVerifier = (secret: string, sessionId: string, generation: number): string =>
  macOf(secret, `refresh:${sessionId}:${generation}`).toString('base64url')

/** Compares two texts in constant time. */
export const sameText = (left: string, right: string): boolean => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** A keyed hash of a name, so that the table of failures holds no list of customers. */
export const nameHash = (secret: string, name: string): Buffer => macOf(secret, `name:${name}`)
