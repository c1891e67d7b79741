// The OpenID side: where a browser is sent, and what the provider then proves. Knows the protocol, nothing of our people.
import type { Configuration, IDToken } from 'openid-client'
import {
  clockSkewSeconds,
  type IdentityProvider,
  type SignInTrouble,
} from '@marsa/model/accounts/directory/directory.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import type { IdentitySettings, ProviderSettings } from '../../kit/config.ts'
import type { FlowSecrets } from './flow-cookie.ts'

export type Proof = { issuer: string; subject: string; claims: Readonly<Record<string, unknown>> }

export type Providers = {
  authorizeUrl: (provider: IdentityProvider, secrets: FlowSecrets, lang: Lang) => Promise<URL>
  /** Trades the code of the address that the provider has sent the browser to. */
  prove: (provider: IdentityProvider, search: string, secrets: FlowSecrets) => Promise<Proof>
  /** Where the directory ends its own session; undefined where it offers none. */
  endSessionUrl: (lang: Lang) => Promise<URL | undefined>
}

/** Seconds that an answer of the provider is waited for. */
const timeout = 5
/** Milliseconds that its metadata is believed. */
const believedMs = 3_600_000

/** How an ID token may be signed: by a key of the provider's own, never by a secret that we share, never not at all. */
const signatures = ['RS256', 'ES256']

const timestampFailure = 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED'

/** What the library leaves to us: a token is not from the future, and one that names its party names us. */
const refuseStrange = ({ iat, azp }: IDToken, clientId: string): void => {
  if (iat > Math.floor(Date.now() / 1000) + clockSkewSeconds)
    throw Object.assign(new Error('the ID token is from the future'), { code: timestampFailure })
  if (azp !== undefined && azp !== clientId) throw new Error('the ID token is for another party')
}

const settingsOf = (identity: IdentitySettings, provider: IdentityProvider): ProviderSettings => {
  const found = provider === 'directory' ? identity.directory : identity.uaePass
  if (!found) throw new Error(`no settings for ${provider}`)
  return found
}

export const openProviders = (identity: IdentitySettings, publicUrl: string): Providers => {
  const known = new Map<IdentityProvider, { config: Configuration; until: number }>()
  const redirectOf = (provider: IdentityProvider) => `${publicUrl}/api/identity/callback/${provider}`

  // Loaded with the first sign-in: most processes start without one.
  const openid = () => import('openid-client')
  const configOf = async (provider: IdentityProvider): Promise<Configuration> => {
    const held = known.get(provider)
    if (held && held.until > Date.now()) return held.config
    const client = await openid()
    const { issuer, clientId, clientSecret } = settingsOf(identity, provider)
    const isPlain = issuer.startsWith('http:')
    // oxlint-disable-next-line typescript/no-deprecated -- the settings allow plain http on this machine alone
    const plain: ((config: Configuration) => void)[] = isPlain ? [client.allowInsecureRequests] : []
    const found = await client.discovery(new URL(issuer), clientId, undefined, undefined, {
      timeout,
      execute: plain,
    })
    // What the provider says it signs with is its offer, not our rule.
    const { supportsPKCE: _, ...metadata } = found.serverMetadata()
    const config = new client.Configuration(
      { ...metadata, id_token_signing_alg_values_supported: signatures },
      clientId,
      { client_secret: clientSecret, [client.clockTolerance]: clockSkewSeconds },
    )
    config.timeout = timeout
    // Without these checks the library trusts the connection instead of the signature. It asks for the keys again when a
    // token names an unknown one, once a minute at most.
    for (const apply of [...plain, client.enableNonRepudiationChecks]) apply(config)
    known.set(provider, { config, until: Date.now() + believedMs })
    return config
  }

  return {
    authorizeUrl: async (provider, { state, nonce, verifier }, lang) => {
      const client = await openid()
      const { scope, acr } = settingsOf(identity, provider)
      return client.buildAuthorizationUrl(await configOf(provider), {
        redirect_uri: redirectOf(provider),
        scope,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ui_locales: lang,
        ...(acr && { acr_values: acr }),
      })
    },

    prove: async (provider, search, { state, nonce, verifier }) => {
      const client = await openid()
      const config = await configOf(provider)
      const answer = await client.authorizationCodeGrant(config, new URL(redirectOf(provider) + search), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const claims = answer.claims()!
      refuseStrange(claims, settingsOf(identity, provider).clientId)
      const userInfo = config.serverMetadata().userinfo_endpoint
        ? await client.fetchUserInfo(config, answer.access_token, claims.sub)
        : {}
      return { issuer: claims.iss, subject: claims.sub, claims: { ...userInfo, ...claims } }
    },

    endSessionUrl: async (lang) => {
      const config = await configOf('directory')
      if (!config.serverMetadata().end_session_endpoint) return undefined
      // Without the ID token as a hint: tokens are neither kept nor put into addresses. The client is named instead.
      return (await openid()).buildEndSessionUrl(config, {
        post_logout_redirect_uri: `${publicUrl}/${lang}/home`,
      })
    },
  }
}

const byCode: Record<string, SignInTrouble> = {
  [timestampFailure]: 'clock',
  OAUTH_TIMEOUT: 'unreachable',
  OAUTH_ABORT: 'unreachable',
  OAUTH_RESPONSE_IS_NOT_CONFORM: 'unreachable',
  OAUTH_RESPONSE_IS_NOT_JSON: 'unreachable',
}

/** What a failure at the provider is to the person. */
export const troubleOf = (failure: unknown): SignInTrouble => {
  const { code, error, status } = failure as { code?: string; error?: string; status?: number }
  if (code === 'OAUTH_AUTHORIZATION_RESPONSE_ERROR') return error === 'access_denied' ? 'denied' : 'refused'
  if (code === 'OAUTH_RESPONSE_BODY_ERROR')
    return (status ?? 0) >= 500 ? 'unreachable' : error === 'invalid_grant' ? 'used' : 'refused'
  if (code !== undefined && byCode[code]) return byCode[code]
  // What fetch throws when nobody answers.
  return failure instanceof TypeError && code === undefined ? 'unreachable' : 'refused'
}
