// The client of the API for programs: typed calls by contract, refusals as problems, and the check of webhooks.
import { ways, type Calls, type Way } from './generated.ts'

export { readWebhook, type WebhookEvent } from './webhook.ts'
export type { Calls, WebhookEventName } from './generated.ts'

export type FieldError = { field: string; code: string; message: string }

/** A refusal of the server; `code` is stable, `message` a sentence for people in the language asked for. */
export class MarsaProblem extends Error {
  readonly status: number
  readonly code: string
  readonly fieldErrors: readonly FieldError[]
  /** Seconds to wait where there were too many calls, else undefined. */
  readonly retryAfter: number | undefined
  constructor(
    status: number,
    said: { code?: string; errorMessage?: string; fieldErrors?: FieldError[] },
    retryAfter?: number,
  ) {
    super(said.errorMessage ?? `The server answered ${status}`)
    this.name = 'MarsaProblem'
    this.status = status
    this.code = said.code ?? 'unknown'
    this.fieldErrors = said.fieldErrors ?? []
    this.retryAfter = retryAfter
  }
}

export type ClientOptions = {
  /** Where the product is: https://portal.example */
  url: string
  /** An API key, `mk_...` */
  key: string
  /** Of the sentences of problems; English unless stated. */
  language?: 'en' | 'ar'
  fetch?: typeof globalThis.fetch
}

export type CallOptions = {
  /** Repeats of one intention carry the same key and take effect once; a new one is made where none is given. */
  idempotencyKey?: string
  signal?: AbortSignal
}

type Input = { query?: Record<string, unknown>; body?: unknown; form?: FormData }
// Where nothing has to be said the input may be left out.
type Args<Of> =
  Record<string, never> extends Of
    ? [input?: Of, options?: CallOptions]
    : Partial<Of> extends Of
      ? [input?: Of, options?: CallOptions]
      : [input: Of, options?: CallOptions]

export type MarsaClient = {
  [Verb in keyof Calls]: (...args: Args<Calls[Verb]['input']>) => Promise<Calls[Verb]['answer']>
}

const addressOf = (base: string, path: string, query: Record<string, unknown> = {}): string => {
  const rest = new Map(Object.entries(query).filter(([, value]) => value !== undefined && value !== null))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest.get(name)))
    rest.delete(name)
    return value
  })
  const search = new URLSearchParams(
    [...rest].map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
  return `${base.replace(/\/+$/, '')}/api/${filled}${search ? `?${search}` : ''}`
}

const problemOf = async (response: Response): Promise<MarsaProblem> => {
  const said: unknown = await response.json().catch(() => undefined)
  const wait = Number(response.headers.get('retry-after'))
  return new MarsaProblem(
    response.status,
    said && typeof said === 'object' ? said : {},
    wait > 0 ? wait : undefined,
  )
}

const call = async (
  options: ClientOptions,
  way: Way,
  input: Input = {},
  { idempotencyKey, signal }: CallOptions = {},
): Promise<unknown> => {
  const headers: Record<string, string> = {
    authorization: `Bearer ${options.key}`,
    'x-language': options.language ?? 'en',
  }
  if (input.body !== undefined) headers['content-type'] = 'application/json'
  if (way.writes) headers['idempotency-key'] = idempotencyKey ?? crypto.randomUUID()
  const response = await (options.fetch ?? fetch)(addressOf(options.url, way.path, input.query), {
    method: way.method,
    headers,
    body: input.form ?? (input.body === undefined ? null : JSON.stringify(input.body)),
    ...(signal && { signal }),
  })
  if (!response.ok) throw await problemOf(response)
  return way.file ? response.blob() : response.json()
}

/** A client for one key. Each call answers, throws a `MarsaProblem`, or throws what `fetch` throws without a connection. */
export const marsaClient = (options: ClientOptions): MarsaClient =>
  Object.fromEntries(
    Object.entries(ways).map(([verb, way]) => [
      verb,
      (input?: Input, more?: CallOptions) => call(options, way, input, more),
    ]),
  ) as unknown as MarsaClient
