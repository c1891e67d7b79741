// A real OpenID server for tests, on loopback: people with groups, a page to choose who signs in, sign-out, its own clock.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import Provider, { type Context } from 'oidc-provider'

export type OpenidPerson = {
  given_name: string
  family_name: string
  email?: string
  email_verified?: boolean
  groups?: string[]
  phone_number?: string
  userType?: string
}

export const openidClient = { id: 'marsa', secret: 'a secret between marsa and the directory' }

type Given = {
  port?: number
  publicUrl: string
  people: Record<string, OpenidPerson>
  idTokenSeconds?: number
}

const page = (people: Given['people']): string => {
  const choices = Object.entries(people).map(
    ([id, { given_name, family_name }]) =>
      `<p><button name="who" value="${id}">${given_name} ${family_name}</button></p>`,
  )
  return `<!doctype html><html lang="en"><title>Directory</title><main><h1>Directory</h1><form method="post">${choices.join('')}<p><button name="who" value="">Cancel</button></p></form></main></html>`
}

const configuration = ({ publicUrl, people, idTokenSeconds = 600 }: Given) => ({
  clients: [
    {
      client_id: openidClient.id,
      client_secret: openidClient.secret,
      redirect_uris: ['directory', 'uae-pass'].map((name) => `${publicUrl}/api/identity/callback/${name}`),
      post_logout_redirect_uris: ['en', 'ar'].map((lang) => `${publicUrl}/${lang}/home`),
    },
  ],
  cookies: { keys: ['for the tests of marsa'] },
  claims: {
    openid: ['sub'],
    profile: ['given_name', 'family_name', 'groups', 'userType'],
    email: ['email', 'email_verified'],
    phone: ['phone_number'],
  },
  scopes: ['openid', 'profile', 'email', 'phone'],
  ttl: {
    IdToken: idTokenSeconds,
    AccessToken: 600,
    AuthorizationCode: 60,
    Grant: 600,
    Interaction: 600,
    Session: 600,
  },
  findAccount: (_: unknown, id: string) =>
    people[id] && { accountId: id, claims: () => ({ sub: id, ...people[id] }) },
  features: {
    devInteractions: { enabled: false },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (ctx: { body: string }, form: string) => {
        ctx.body = `<!doctype html><html lang="en"><title>Directory</title><main>${form}<button name="logout" value="yes" form="op.logoutForm">Sign out</button></main></html>`
      },
    },
  },
  interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
})

/** `people` may be changed at any time; what they are is asked anew at each sign-in. */
export const openidServer = async (given: Given) => {
  const server = http.createServer()
  await new Promise<void>((resolve) => {
    server.listen(given.port ?? 0, '127.0.0.1', resolve)
  })
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider: Provider = new Provider(issuer, {
    ...configuration(given),
    // Nobody is asked for consent: they have signed in for it.
    loadExistingGrant: async ({ oidc }: Context) => {
      const grant = new provider.Grant({
        clientId: oidc.client.clientId,
        accountId: oidc.session.accountId,
      })
      grant.addOIDCScope('openid profile email phone')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  const finish = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const who = new URLSearchParams(body).get('who')
    const result = who ? { login: { accountId: who } } : { error: 'access_denied' }
    await provider.interactionFinished(request, response, result)
  }
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response)
    if (request.method === 'POST') return void finish(request, response)
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page(given.people))
  })
  return {
    issuer,
    people: given.people,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
export type OpenidServer = Awaited<ReturnType<typeof openidServer>>

/** A server in a process of its own, whose clock is so many seconds off. */
export const openidProcess = async (given: Given & { clockSeconds?: number }) => {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), JSON.stringify(given)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [issuer] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string]
  return {
    issuer: issuer.trim(),
    close: async () => {
      child.kill()
      await once(child, 'exit')
    },
  }
}

if (import.meta.main) {
  const given = JSON.parse(process.argv[2] ?? '{}') as Parameters<typeof openidProcess>[0]
  const rightNow = Date.now
  Date.now = () => rightNow() + (given.clockSeconds ?? 0) * 1000
  const { issuer } = await openidServer(given)
  console.log(issuer)
}
