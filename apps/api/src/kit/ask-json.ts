// Calls of another system that answers in JSON: a time limit, a shape, and one kind of error for all that goes wrong.
import type { z } from 'zod'

export type JsonAsk = {
  headers?: Readonly<Record<string, string>>
  body?: object
  /** The status that says that there is no such thing. */
  absent?: number
}
export type JsonSystem = {
  /** With the path that all calls share; null where none is set up. */
  url: string | null
  authorization: string
  timeoutMs: number
  /** Said where none is set up. */
  missing: string
  /** The error that says that it could not be reached, refused, or did not answer as agreed. */
  fault: new (message: string, options?: ErrorOptions) => Error
}

/** Undefined where the answer has the status `absent`; everything else that is not as agreed throws the system's fault. */
export const askJson = async <Schema extends z.ZodType>(
  { url, authorization, timeoutMs, missing, fault: Fault }: JsonSystem,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  schema: Schema,
  { headers, body, absent }: JsonAsk = {},
): Promise<z.infer<Schema> | undefined> => {
  if (url === null) throw new Fault(missing)
  const said = `${method} ${path}`
  let answer: Response
  let json: unknown
  try {
    answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        authorization,
        accept: 'application/json',
        ...headers,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    json = await answer.json()
  } catch (error) {
    throw new Fault(`${said}: no answer`, { cause: error })
  }
  if (answer.status === absent) return undefined
  if (!answer.ok) throw new Fault(`${said}: ${answer.status} ${JSON.stringify(json).slice(0, 200)}`)
  const read = schema.safeParse(json)
  if (!read.success) throw new Fault(`${said}: an answer of another shape`, { cause: read.error })
  return read.data
}
