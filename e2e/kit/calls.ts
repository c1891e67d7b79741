// The calls of one person by their contracts, beside the pages: what a journey does not show is done by them.
import { signIn } from '@marsa/model/accounts/endpoints.ts'
import { completePayment } from '@marsa/model/finance/endpoints.ts'
import type { AnswerOf, BodyOf, Endpoint, QueryOf } from '@marsa/model/kit/endpoint.ts'
import { password, type Made } from './people.ts'

type Given<E extends Endpoint> = { query?: QueryOf<E>; body?: BodyOf<E> }
export type ChosenFile = { name: string; mimeType: string; buffer: Buffer }

export type Calls = {
  call: <E extends Endpoint>(endpoint: E, given?: Given<E>) => Promise<AnswerOf<E>>
  /** The HTTP status that a call is answered with. */
  statusOf: <E extends Endpoint>(endpoint: E, given?: Given<E>) => Promise<number>
  /** Sends one file; answers the id of the document. */
  upload: (endpoint: Endpoint, fields: Record<string, string>, file: ChosenFile) => Promise<string>
  /** Approves a payment that was begun. */
  pay: (payment: { sessionId: string; redirectUrl: string | null }) => Promise<void>
}

const ask = (token: string | null | undefined, method: string, url: string, body?: unknown) => {
  const form = body instanceof FormData
  return fetch(`${process.env['BASE_URL']}/api/${url}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(!form && body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
  })
}

const send = async (...given: Parameters<typeof ask>) => {
  const answer = await ask(...given)
  if (!answer.ok) throw new Error(`${given[1]} ${given[2]} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

/** Path and query of a call, below /api/. */
export const addressOf = ({ path: template }: Endpoint, query: Record<string, unknown>): string => {
  const left = { ...query }
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(left[name])
    delete left[name]
    return value
  })
  const rest = new URLSearchParams(
    Object.entries(left).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
  return rest ? `${filled}?${rest}` : filled
}

const given = <E extends Endpoint>(endpoint: E, { query, body }: Given<E>): [string, string, unknown] => [
  endpoint.method,
  addressOf(endpoint, { ...(query as object) }),
  endpoint.method === 'GET' ? undefined : (body ?? {}),
]

/** Sends one call, path below /api/, and answers its body; throws where it is refused. */
export type Send = (method: string, url: string, body?: unknown) => Promise<unknown>

/** Calls by their contracts, however they are sent. */
export const callsBy = (send: Send): Pick<Calls, 'call' | 'upload'> => ({
  call: async (endpoint, wanted = {}) => (await send(...given(endpoint, wanted))) as never,
  upload: async (endpoint, fields, { name, mimeType, buffer }) => {
    const form = new FormData()
    for (const [field, value] of Object.entries(fields)) form.set(field, value)
    form.append('files', new Blob([new Uint8Array(buffer)], { type: mimeType }), name)
    const stored = await send('POST', endpoint.path, form)
    return (stored as { documentId: string }[])[0]!.documentId
  },
})

/** Presses the button of the gateway's page that approves and tells us nothing. */
export const approve = (redirectUrl: string | null): Promise<Response> =>
  fetch(redirectUrl ?? '', {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ outcome: 'approve-silently' }),
  })

const callsWith = (token: string | null | undefined): Calls => {
  const { call, upload } = callsBy((...what) => send(token, ...what))
  return {
    call,
    statusOf: async (endpoint, wanted = {}) => (await ask(token, ...given(endpoint, wanted))).status,
    upload,
    pay: async ({ sessionId, redirectUrl }) => {
      await approve(redirectUrl)
      await call(completePayment, { body: { sessionId } })
    },
  }
}

/** Whoever is not signed in. */
export const visitorCalls = callsWith(null)

export const callsOf = async ({ email }: Pick<Made, 'email'>, secret: string = password): Promise<Calls> => {
  const { token } = (await send(undefined, 'POST', signIn.path, {
    username: email,
    password: secret,
  })) as AnswerOf<typeof signIn>
  return callsWith(token)
}
