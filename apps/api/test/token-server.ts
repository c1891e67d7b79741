// An OpenID server whose ID tokens the test writes itself, on loopback: keys, header and claims as it pleases.
import { createHmac, generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { openidClient } from './openid-server.ts'

export type SigningKey = {
  kid: string
  alg: 'RS256' | 'ES256' | 'RS512'
  privateKey: KeyObject
  publicKey: KeyObject
}

export const signingKey = (alg: SigningKey['alg']): SigningKey => {
  const made =
    alg !== 'ES256'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { kid: randomUUID(), alg, ...made }
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const joined = (header: object, claims: object, signed: (text: string) => string): string => {
  const text = `${part(header)}.${part(claims)}`
  return `${text}.${signed(text)}`
}

/** Signed as it should be; `named` is the key that the header names, where it is not the one that signs. */
export const signedToken = (key: SigningKey, claims: object, named = key): string =>
  joined({ alg: named.alg, kid: named.kid }, claims, (text) =>
    sign(key.alg === 'RS512' ? 'sha512' : 'sha256', Buffer.from(text), {
      key: key.privateKey,
      dsaEncoding: 'ieee-p1363',
    }).toString('base64url'),
  )

export const unsignedToken = (claims: object): string => joined({ alg: 'none' }, claims, () => '')

/** Signed with something that both sides or everybody knows. */
export const sharedToken = (secret: string, kid: string, claims: object): string =>
  joined({ alg: 'HS256', kid }, claims, (text) =>
    createHmac('sha256', secret).update(text).digest('base64url'),
  )

/** `keys` and `token` may be changed at any time. `algorithms` is what the metadata say. */
export const tokenServer = async (given: { keys: SigningKey[]; algorithms?: string[] }) => {
  const state = { keys: given.keys, token: '', keyRequests: 0 }
  const server = http.createServer((request, response) => {
    const answers: Record<string, () => object> = {
      '/.well-known/openid-configuration': () => ({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: given.algorithms ?? ['RS256'],
      }),
      '/keys': () => {
        state.keyRequests++
        return {
          keys: state.keys.map(({ kid, publicKey }) => ({
            ...publicKey.export({ format: 'jwk' }),
            kid,
            use: 'sig',
          })),
        }
      },
      '/token': () => ({ access_token: 'opens nothing', token_type: 'Bearer', id_token: state.token }),
    }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answers[request.url ?? '']?.() ?? {}))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    issuer,
    state,
    /** What a right token says at this second. */
    claims: (nonce: string) => {
      const now = Math.floor(Date.now() / 1000)
      return { iss: issuer, aud: openidClient.id, sub: 'somebody', nonce, iat: now, exp: now + 300 }
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
export type TokenServer = Awaited<ReturnType<typeof tokenServer>>
