// The keys that wrap the keys of identity documents: from the settings, or made once and kept in the data folder.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** The first key wraps what is new; all of them open. At least one. */
export type IdentityKeys = readonly [IdentityKey, ...IdentityKey[]]
type IdentityKey = { id: string; key: Buffer }

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

const form = 'IDENTITY_KEYS must be like name:base64,older-name:base64, each key 32 bytes, each name once'

/** Throws with one clear line and never with the value. */
export const parseIdentityKeys = (text: string): IdentityKeys => {
  const keys = text.split(',').map((part) => {
    const [, id, coded] = /^\s*([a-z0-9-]{1,40}):([A-Za-z0-9+/_=-]+)\s*$/.exec(part) ?? []
    const key = Buffer.from(coded ?? '', 'base64')
    if (!id || key.length !== 32) throw new Error(form)
    return { id, key }
  })
  if (new Set(keys.map(({ id }) => id)).size !== keys.length) throw new Error(form)
  return keys as unknown as IdentityKeys
}

/** Processes on several machines need the same keys, so there they have to be set. */
export const readIdentityKeys = (env: Record<string, string | undefined>, dataDir: string): IdentityKeys => {
  const given = env['IDENTITY_KEYS']?.trim()
  if (given) return parseIdentityKeys(given)
  const file = path.join(dataDir, 'identity-keys')
  try {
    fs.mkdirSync(dataDir, { recursive: true })
    fs.writeFileSync(file, `first:${randomBytes(32).toString('base64')}`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return parseIdentityKeys(fs.readFileSync(file, 'utf8'))
}

export type Wrapped = { fileKey: Buffer; keyId: string }

/** Wraps the key of one file; `storageKey` binds it, so that it opens no other file's place. */
export const wrapKey = (keys: IdentityKeys, fileKey: Buffer, storageKey: string): Wrapped => {
  const [{ id, key }] = keys
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(storageKey))
  return {
    fileKey: Buffer.concat([nonce, cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]),
    keyId: id,
  }
}

/** The key of a file. Throws when the wrapping key is not among ours any more, or the row was changed. */
export const unwrapKey = (
  keys: IdentityKeys,
  { fileKey, keyId }: { fileKey: Buffer; keyId: string | null },
  storageKey: string,
): Buffer => {
  if (keyId === null) return fileKey
  const found = keys.find(({ id }) => id === keyId)
  if (!found)
    throw new Error(`IDENTITY_KEYS does not hold the key "${keyId}" that an identity document needs`)
  const decipher = createDecipheriv(algorithm, found.key, fileKey.subarray(0, nonceBytes))
  decipher.setAAD(Buffer.from(storageKey)).setAuthTag(fileKey.subarray(-tagBytes))
  return Buffer.concat([decipher.update(fileKey.subarray(nonceBytes, -tagBytes)), decipher.final()])
}
