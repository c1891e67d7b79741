// Forms that browsers send by themselves, without script: read here, answered with a way back to a page.
import { asLang } from '@marsa/model/kit/text.ts'

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** True when a person waits for a page, not a program for data. */
export const wantsPage = ({ method, headers }: { method: string; headers: Headers }): boolean =>
  method === 'POST' &&
  !String(headers['content-type'] ?? '').startsWith('application/json') &&
  (headers['sec-fetch-mode'] === 'navigate' || String(headers['accept'] ?? '').startsWith('text/html'))

/** A page below the language of the call. */
export const pageAfter = (query: unknown, page: string): string =>
  `/${asLang((query as { lang?: unknown } | null)?.lang)}/${page}`

type Part = { type: string; fieldname: string; value?: unknown }
type MultipartRequest = { parts: (options: object) => AsyncIterable<unknown> }

/** Text fields of a multipart form; files are passed over. */
export const fieldsOf = async (request: MultipartRequest): Promise<Record<string, unknown>> => {
  const fields = Object.create(null) as Record<string, unknown>
  const limits = { files: 0, fields: 10, parts: 10, fieldSize: 10_000 }
  for await (const part of request.parts({ limits }) as AsyncIterable<Part>)
    if (part.type === 'field') fields[part.fieldname] = part.value
  return fields
}

/** Fields of an address-encoded form. */
export const urlencodedFields = (body: string): Record<string, unknown> =>
  Object.assign(Object.create(null) as Record<string, unknown>, Object.fromEntries(new URLSearchParams(body)))
