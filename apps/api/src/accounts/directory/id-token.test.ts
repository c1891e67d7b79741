// What is believed of an ID token: its signature by a key of the provider, and every claim that ties it to this sign-in.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { identityAt, ours } from '../../../test/openid-browser.ts'
import { openidClient } from '../../../test/openid-server.ts'
import {
  sharedToken,
  signedToken,
  signingKey,
  tokenServer,
  unsignedToken,
  type SigningKey,
  type TokenServer,
} from '../../../test/token-server.ts'
import { secretsOf } from './flow-cookie.ts'
import { openProviders, troubleOf, type Providers } from './providers.ts'

const secrets = secretsOf('a secret for tests that is long enough', 'a browser')
const everything = ['RS256', 'ES256', 'HS256', 'RS512', 'none']

let key: SigningKey
let server: TokenServer
let providers: Providers
beforeEach(async () => {
  // The clock stands: a second more or less is what is tested. Timers and sockets go on.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  key = signingKey('RS256')
  await open([key])
})
afterEach(async () => {
  vi.useRealTimers()
  await server.close()
})

/** A provider that would sign by every algorithm, also those that prove nothing. */
const open = async (keys: SigningKey[]): Promise<void> => {
  server = await tokenServer({ keys, algorithms: everything })
  providers = openProviders(identityAt(server.issuer), ours)
}
const prove = (token: string) => {
  server.state.token = token
  return providers.prove('directory', `?code=code&state=${secrets.state}`, secrets)
}
/** `accepted`, or what the person is told. */
const outcome = (token: string): Promise<string> =>
  prove(token).then(
    () => 'accepted',
    (failure: unknown) => troubleOf(failure),
  )
const claims = (over: object = {}): object => ({ ...server.claims(secrets.nonce), ...over })
const seconds = (ahead: number): number => Math.floor(Date.now() / 1000) + ahead

describe('the signature', () => {
  test.each(['RS256', 'ES256'] as const)('by a key of the provider is accepted: %s', async (alg) => {
    await server.close()
    const own = signingKey(alg)
    await open([own])
    expect(await prove(signedToken(own, claims()))).toMatchObject({
      issuer: server.issuer,
      subject: 'somebody',
    })
  })

  test('by another key is refused, also under the name of the right one', async () => {
    const other = signingKey('RS256')
    expect(await outcome(signedToken(other, claims(), key))).toBe('refused')
    expect(await outcome(signedToken(other, claims()))).toBe('refused')
  })

  test('changed by one sign is refused', async () => {
    const [header, , signature] = signedToken(key, claims()).split('.')
    const [, payload] = unsignedToken(claims({ sub: 'somebody else' })).split('.')
    expect(await outcome(`${header}.${payload}.${signature}`)).toBe('refused')
  })

  test('none is refused, although the provider offers it', async () => {
    expect(await outcome(unsignedToken(claims()))).toBe('refused')
  })

  test('by another algorithm is refused, although the provider offers it and the key is right', async () => {
    await server.close()
    const own = signingKey('RS512')
    await open([own])
    expect(await outcome(signedToken(own, claims()))).toBe('refused')
  })

  test('by a secret is refused: the public key or the client’s own', async () => {
    const published = key.publicKey.export({ format: 'pem', type: 'spki' }).toString()
    for (const secret of [published, openidClient.secret])
      expect(await outcome(sharedToken(secret, key.kid, claims()))).toBe('refused')
  })

  test('by a new key of the provider is accepted after its keys were asked for again, once a minute at most', async () => {
    expect(await outcome(signedToken(key, claims()))).toBe('accepted')
    const next = signingKey('RS256')
    server.state.keys = [next]
    for (let guess = 0; guess < 3; guess++) expect(await outcome(signedToken(next, claims()))).toBe('refused')
    expect(server.state.keyRequests).toBe(1)
    vi.setSystemTime(Date.now() + 61_000)
    expect(await outcome(signedToken(next, claims()))).toBe('accepted')
    expect(server.state.keyRequests).toBe(2)
  })
})

describe('the claims', () => {
  test.each([
    ['nonce', 'of another sign-in'],
    ['nonce', undefined],
    ['iss', 'https://evil.example'],
    ['aud', 'another client'],
    ['aud', [openidClient.id, 'another client']],
    ['azp', 'another client'],
    ['sub', undefined],
    ['exp', undefined],
    ['iat', undefined],
  ])('with %s %j are refused', async (name, value) => {
    expect(await outcome(signedToken(key, claims({ [name]: value })))).toBe('refused')
  })

  test.each([
    ['iat', 29, 'accepted'],
    ['iat', 31, 'clock'],
    ['nbf', 29, 'accepted'],
    ['nbf', 31, 'clock'],
    ['exp', -29, 'accepted'],
    ['exp', -31, 'clock'],
  ])('with %s %i seconds from now are %s', async (name, ahead, expected) => {
    expect(await outcome(signedToken(key, claims({ [name]: seconds(ahead) })))).toBe(expected)
  })

  test('with us among several audiences are accepted when we are the one it was made for', async () => {
    const several = { aud: [openidClient.id, 'another client'], azp: openidClient.id }
    expect(await outcome(signedToken(key, claims(several)))).toBe('accepted')
  })
})
