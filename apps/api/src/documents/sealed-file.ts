// Encrypts identity documents with a key of their own (AES-256-GCM); the key is kept in the row, apart from the file.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Nonce, ciphertext and tag in one piece, and the key that opens it. */
export const seal = (content: Uint8Array): { sealed: Buffer; key: Buffer } => {
  const key = randomBytes(32)
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, key, nonce)
  return { sealed: Buffer.concat([nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()]), key }
}

/** Throws when the file was changed or the key is another one's. */
export const unseal = (sealed: Buffer, key: Buffer): Buffer => {
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceBytes))
  decipher.setAuthTag(sealed.subarray(-tagBytes))
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, -tagBytes)), decipher.final()])
}
