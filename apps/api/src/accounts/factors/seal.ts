// Seals small secrets at rest with a key derived from the secret of the installation (AES-256-GCM), and hashes tickets.
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const [nonceBytes, tagBytes] = [12, 16]

const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'marsa authenticator', 32))

/** Nonce, tag and cipher text. `owner` is bound in: a row copied to somebody else does not open. */
export const seal = (secret: string, owner: string, plain: Buffer): Buffer => {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, keyOf(secret), nonce).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** What was sealed for this owner; throws for anything else. */
export const unseal = (secret: string, owner: string, sealed: Buffer): Buffer => {
  const decipher = createDecipheriv(algorithm, keyOf(secret), sealed.subarray(0, nonceBytes))
  decipher.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()])
}

/** 256 bits that nobody guesses, as text. */
export const newTicket = (): string => randomBytes(32).toString('base64url')

export const ticketHash = (ticket: string): Buffer => createHash('sha256').update(ticket).digest()
