// A browser of the tests that signs in through a provider: keeps our cookies and the provider's, follows by hand.
import { takeHandOver } from '@marsa/model/accounts/directory/directory-endpoints.ts'
import type { Endpoint } from '@marsa/model/kit/endpoint.ts'
import type { Answer, Ask, TestApp } from './app.ts'
import { openidClient } from './openid-server.ts'
import type { IdentitySettings } from '../src/kit/config.ts'

export const ours = 'http://localhost:3000'

export const roleGroups = {
  admin: ['Marsa Admins'],
  desk: ['Marsa Desk', 'Port Desk'],
  'admin-readonly': ['Auditors'],
}

export const identityAt = (issuer: string, trustsEmail = false): IdentitySettings => {
  const client = { issuer, clientId: openidClient.id, clientSecret: openidClient.secret, acr: null }
  return {
    directory: { ...client, scope: 'openid profile email', groupsClaim: 'groups', roleGroups, trustsEmail },
    uaePass: { ...client, scope: 'openid profile email phone' },
  }
}

const keep = (jar: Map<string, string>, lines: readonly string[]): void => {
  for (const line of lines) {
    const [pair = ''] = line.split(';')
    const at = pair.indexOf('=')
    if (/Expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(pair.slice(0, at))
    else jar.set(pair.slice(0, at), pair.slice(at + 1))
  }
}
const shown = (jar: Map<string, string>): string =>
  [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

const linesOf = (headers: Record<string, unknown>): string[] => {
  const set = headers['set-cookie']
  return set === undefined ? [] : [set].flat().map(String)
}

export const openidBrowser = (app: TestApp) => {
  const jar = new Map<string, string>()
  const theirs = new Map<string, string>()

  const go = async (url: string, headers: Record<string, string> = {}): Promise<Answer> => {
    const answer = await app.raw('GET', url.replace(ours, ''), null, {
      headers: { cookie: shown(jar), ...headers },
    })
    keep(jar, linesOf(answer.headers))
    return answer
  }
  const ask = async <E extends Endpoint>(endpoint: E, given: Ask = {}): Promise<Answer> => {
    const answer = await app.ask(null, endpoint, {
      ...given,
      headers: { cookie: shown(jar), ...given.headers },
    })
    keep(jar, linesOf(answer.headers))
    return answer
  }
  /** Follows the provider's pages until it leads back to us; signs in as `who`, or cancels. */
  const visit = async (address: string, who: string): Promise<string> => {
    let url = address
    let body: string | undefined
    for (let step = 0; step < 12; step++) {
      const response = await fetch(url, {
        redirect: 'manual',
        headers: {
          cookie: shown(theirs),
          ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
        },
        ...(body !== undefined && { method: 'POST', body }),
      })
      keep(theirs, response.headers.getSetCookie())
      body = undefined
      const location = response.headers.get('location')
      if (!location) {
        if (!url.includes('/interaction/'))
          throw new Error(`the provider answers ${response.status}: ${await response.text()}`)
        body = `who=${who}`
        continue
      }
      url = new URL(location, url).href
      if (url.startsWith(ours)) return url
    }
    throw new Error('the provider leads nowhere')
  }
  /** Our way to the provider; answers its address. */
  const start = async (path = 'identity/login?lang=en'): Promise<string> =>
    String((await go(`/api/${path}`)).headers['location'])

  /** The whole way as far as the address of /response. */
  const arrive = async (who: string, path?: string): Promise<string> => {
    const back = await visit(await start(path), who)
    return String((await go(back)).headers['location'])
  }
  const codesOf = (address: string) => {
    const query = new URL(address, ours).searchParams
    return { token: query.get('token') ?? '', refreshToken: query.get('refreshToken') ?? '' }
  }
  const signIn = async (who: string, path?: string): Promise<Answer> =>
    ask(takeHandOver, { body: codesOf(await arrive(who, path)) })

  return { jar, theirs, go, ask, visit, start, arrive, codesOf, signIn, forgetProvider: () => theirs.clear() }
}
export type OpenidBrowser = ReturnType<typeof openidBrowser>
