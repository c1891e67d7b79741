// Calls the API by its contracts: address, language, token, idempotency key, refusals as problems, files.
import './no-eval.ts'
import type { z } from 'zod'
import { roles, type Role } from '@marsa/model/kit/access.ts'
import { isWrite, type AnswerOf, type Endpoint, type Method } from '@marsa/model/kit/endpoint.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { asLang, say, type TextParams, type TextRow } from '@marsa/model/kit/text.ts'
import { keepAhead, takeAhead } from './ahead.ts'
import { isReadOnly } from './read-only.ts'
import { session } from './session.ts'
import { kitText } from './text.ts'

/** What a caller hands in: query and path parameters together, the body, or a form with files. */
export type InputOf<E> =
  E extends Endpoint<infer Query, infer Body, z.ZodType>
    ? {
        query?: z.input<Query>
        body?: z.input<Body>
        form?: FormData
        /** Once per intention of the person; a retry repeats it. */
        idempotencyKey?: string
        signal?: AbortSignal
        /** Neither token nor renewal: sign-in and the renewal itself. */
        anonymous?: boolean
      }
    : never

/** A refusal with its sentence in the reader's language, as the server said it. */
export class Refusal extends Problem {
  readonly sentence: string
  readonly status: number
  /** Field path -> sentence. */
  readonly fieldSentences: Record<string, string>
  /** Who may call what was refused to this role. */
  allowed: readonly Role[] = []
  constructor(
    problem: { code: string; sentence: string; status: number; params?: TextParams },
    fieldErrors: readonly { field: string; code: string; message: string }[] = [],
  ) {
    super(
      problem.code,
      problem.params,
      Object.fromEntries(fieldErrors.map(({ field, code }) => [field, code])),
    )
    this.name = 'Refusal'
    this.sentence = problem.sentence
    this.status = problem.status
    this.fieldSentences = Object.fromEntries(fieldErrors.map(({ field, message }) => [field, message]))
  }
}

/** True when the outcome is unknown: the same intention may be sent again with its key. */
export const isUncertain = (problem: unknown): boolean =>
  problem instanceof Refusal &&
  (problem.code === 'kit.offline' || problem.code === 'kit.busy' || problem.status >= 500)

const language = () => asLang(document.documentElement.lang)
const ownRefusal = (code: string, row: TextRow, status = 0) =>
  new Refusal({ code, sentence: say(language(), row), status })

/** Our own client never sends a GET that writes: it takes the first twin. */
type Wired = Pick<Endpoint, 'method' | 'path' | 'twins' | 'writes'>
const wayOf = (endpoint: Wired): { method: Method; path: string } => {
  const twin = endpoint.method === 'GET' && endpoint.writes ? endpoint.twins?.[0] : undefined
  return { method: twin?.method ?? endpoint.method, path: twin?.path ?? endpoint.path }
}

/** The address of a call; `{id}` is taken from the query, empty values are left out. */
export const addressOf = (path: string, query: Record<string, unknown> = {}): string => {
  const rest = new Map(
    Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  )
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest.get(name)))
    rest.delete(name)
    return value
  })
  const search = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)])).toString()
  return `/api/${filled}${search ? `?${search}` : ''}`
}

type Init = Omit<RequestInit, 'headers'> & { headers: Record<string, string> }

const post = async (url: string, init: Init, token?: string): Promise<Response> => {
  const headers = token ? { ...init.headers, authorization: `Bearer ${token}` } : init.headers
  try {
    return await fetch(url, { ...init, headers, cache: 'no-store' })
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw ownRefusal('kit.offline', kitText.offline)
  }
}

const rolesOf = ({ policy }: Endpoint): Role[] => roles.filter((role) => policy[role])

/** What the server would answer to a role that the contract does not name. */
export const forbidden = (endpoint: Endpoint): Refusal => {
  const refusal = ownRefusal('kit.forbidden', kitText.accessDenied, 403)
  refusal.allowed = rolesOf(endpoint)
  return refusal
}

const refusalOf = async (response: Response, endpoint: Endpoint): Promise<Refusal> => {
  const problem = (await response.json().catch(() => undefined)) as
    | { code?: string; errorMessage?: string; params?: TextParams; fieldErrors?: [] }
    | undefined
  if (!problem?.code || !problem.errorMessage)
    return ownRefusal('kit.unavailable', kitText.unreadable, response.status)
  const { code, errorMessage: sentence, params, fieldErrors } = problem
  const refusal = new Refusal({ code, sentence, status: response.status, params }, fieldErrors)
  if (code === 'kit.forbidden') refusal.allowed = rolesOf(endpoint)
  return refusal
}

/** How a call goes over the wire, and what tells it from others. */
const requestOf = (endpoint: Wired, { query, body, form, idempotencyKey, signal }: InputOf<Endpoint>) => {
  const { method, path } = wayOf(endpoint)
  const url = addressOf(path, query as Record<string, unknown>)
  const headers: Record<string, string> = { 'x-language': language() }
  const text = JSON.stringify(body) as string | undefined
  if (text) headers['content-type'] = 'application/json'
  if (isWrite(endpoint)) headers['idempotency-key'] = idempotencyKey ?? crypto.randomUUID()
  const init: Init = { method, headers, signal, body: form ?? text }
  return { url, init, name: url + text }
}

/** An answer is for the session that it was asked in: another person may sign in before the page calls. */
const inSession = (name: string): string => `${session.id()} ${name}`

/** Sends what the page will call in a moment, for whoever is signed in; the first such call takes this answer. */
export const callAhead = async (endpoint: Wired, input: InputOf<Endpoint> = {}): Promise<void> => {
  const token = await session.token()
  const { url, init, name } = requestOf(endpoint, input)
  if (token) keepAhead(inSession(name), post(url, init, token))
}

/** Sends once, and once more with a new token when the first one had ended (Z48). */
const send = async (endpoint: Endpoint, input: InputOf<Endpoint>): Promise<Response> => {
  // The server would refuse it (`actingRefusal`); what a page saves or marks by itself is not even sent.
  if (isReadOnly() && isWrite(endpoint) && endpoint.acting !== 'any')
    throw ownRefusal('kit.read-only', kitText.readOnly, 403)
  const { url, init, name } = requestOf(endpoint, input)
  // What the browser asks by itself must not keep an idle session alive (Z47).
  const passive = endpoint.background === true && session.isIdle()
  const token = input.anonymous ? undefined : await session.token(passive)
  const first = await (takeAhead(inSession(name)) ?? post(url, init, token))
  if (first.status !== 401 || !token || passive) return first
  const renewed = await session.renew(token)
  const second = renewed ? await post(url, init, renewed) : first
  if (second.status === 401) session.end('refused')
  return second
}

/** Calls by contract and answers its answer; throws `Refusal`. Answers are checked by their schema in development only. */
export const call = async <E extends Endpoint>(endpoint: E, input?: InputOf<E>): Promise<AnswerOf<E>> => {
  const response = await send(endpoint, input ?? {})
  if (!response.ok) throw await refusalOf(response, endpoint)
  const answer: unknown = await response.json().catch(() => {
    throw ownRefusal('kit.unavailable', kitText.unreadable, response.status)
  })
  if (import.meta.env.DEV) {
    const checked = endpoint.answer.safeParse(answer)
    if (!checked.success)
      console.error(`${endpoint.verb} answered outside its contract`, checked.error.issues)
  }
  return answer as AnswerOf<E>
}

const nameOf = (response: Response): string => {
  const header = response.headers.get('content-disposition') ?? ''
  const star = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1]
  return star ? decodeURIComponent(star) : (/filename="([^"]+)"/i.exec(header)?.[1] ?? 'download')
}

/** Fetches a file with the caller's token, to be shown in the page. */
export const fetchFile = async <E extends Endpoint>(endpoint: E, input?: InputOf<E>): Promise<Blob> => {
  const response = await send(endpoint, input ?? {})
  if (!response.ok) throw await refusalOf(response, endpoint)
  return response.blob()
}

/** Reads a file of lines as it comes and says after each part how many lines there are, of how many. */
const counted = async (response: Response, onLines: (lines: number, all: number) => void): Promise<Blob> => {
  const all = Number(response.headers.get('x-row-count') ?? 0)
  const parts: Uint8Array<ArrayBuffer>[] = []
  let lines = 0
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    parts.push(part.value)
    for (const byte of part.value) if (byte === 10) lines++
    onLines(lines, all)
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' })
}

/** Fetches a file with the caller's token and hands it to the browser to save; `onLines` follows a long one. */
export const download = async <E extends Endpoint>(
  endpoint: E,
  input?: InputOf<E>,
  onLines?: (lines: number, all: number) => void,
): Promise<void> => {
  const response = await send(endpoint, input ?? {})
  if (!response.ok) throw await refusalOf(response, endpoint)
  const address = URL.createObjectURL(await (onLines ? counted(response, onLines) : response.blob()))
  const link = Object.assign(document.createElement('a'), { href: address, download: nameOf(response) })
  link.click()
  // The browser reads the blob after the click; a minute is far more than it needs to start.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Opens an event stream with the caller's token, for `live`. */
export const openStream = async (
  path: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Response> => {
  const token = await session.token(session.isIdle())
  // What the page has asked for by now is older than its stream.
  const address = addressOf(path, { recent: true })
  return post(address, { headers: { accept: 'text/event-stream', ...headers }, signal }, token)
}
