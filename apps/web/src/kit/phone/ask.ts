// Asks the server as this phone: what it refuses is told apart from what did not get through and is tried again.
import type { AnswerOf, BodyOf, Endpoint } from '@marsa/model/kit/endpoint.ts'

/** The server said no, and will say so again. */
export type Refusal = {
  kind: 'refused'
  code: string
  sentence: string
  params: Record<string, unknown>
}
export type Reply<Answer> = { kind: 'answered'; answer: Answer } | Refusal | { kind: 'away' }

const patienceMs = 30_000
const patienceForFilesMs = 180_000

/** Too slow, or too many calls from this network: the same call goes through later. */
export const later: ReadonlySet<number> = new Set([408, 429])

type Given<E> = { link?: string; body?: BodyOf<E>; form?: FormData; token?: string | undefined }

export const ask = async <E extends Endpoint>(
  { method, path }: E,
  { link = '', body, form, token }: Given<E>,
): Promise<Reply<AnswerOf<E>>> => {
  try {
    const response = await fetch(`/api/${path.replace('{link}', link)}`, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(form ? patienceForFilesMs : patienceMs),
      headers: {
        'x-language': document.documentElement.lang === 'ar' ? 'ar' : 'en',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(form ? { body: form } : body !== undefined && { body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json()
    if (response.ok) return { kind: 'answered', answer: answer as AnswerOf<E> }
    if (response.status >= 500 || later.has(response.status)) return { kind: 'away' }
    const {
      code,
      errorMessage,
      params = {},
      fieldErrors = [],
    } = answer as {
      code: string
      errorMessage: string
      params?: Record<string, unknown>
      fieldErrors?: { code: string; message: string }[]
    }
    if (code === 'kit.busy') return { kind: 'away' }
    const [field] = fieldErrors
    const own = code === 'kit.invalid' && field
    return {
      kind: 'refused',
      code: own ? field.code : code,
      sentence: own ? field.message : errorMessage,
      params,
    }
  } catch {
    // No network, no time, or an answer of somebody in between that is none of ours.
    return { kind: 'away' }
  }
}
