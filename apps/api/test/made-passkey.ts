// An authenticator made by hand: it answers challenges as a browser would, also for a wrong page or with a wrong challenge.
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest()
const text = (data: Uint8Array): string => Buffer.from(data).toString('base64url')

export type Asked = { origin?: string; rpId?: string; verified?: boolean; counter?: number }

const bits = { present: 1, verified: 4, attested: 64 }

/** A key of its own, P-256, that counts its uses. */
export const madePasskey = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let uses = 0

  const clientData = (type: string, challenge: string, { origin = 'http://localhost:3000' }: Asked): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const head = (asked: Asked, flags: number): Buffer => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(asked.counter ?? ++uses)
    const all = bits.present | (asked.verified === false ? 0 : bits.verified) | flags
    return Buffer.concat([sha256(asked.rpId ?? 'localhost'), Buffer.from([all]), count])
  }
  const cose = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ])

  return {
    /** What the browser answers when it makes the key. */
    make: (challenge: string, asked: Asked = {}) => {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const key = Buffer.from(isoCBOR.encode(cose))
      const authData = Buffer.concat([head(asked, bits.attested), Buffer.alloc(16), length, id, key])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ])
      return {
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge, asked)),
          attestationObject: text(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
          transports: ['internal'],
        },
      }
    },
    /** What the browser answers when it uses the key. */
    use: (challenge: string, asked: Asked = {}) => {
      const client = clientData('webauthn.get', challenge, asked)
      const authData = head(asked, 0)
      const signature = createSign('sha256').update(authData).update(sha256(client)).sign(privateKey)
      return {
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(authData),
          signature: text(signature),
        },
      }
    },
  }
}
