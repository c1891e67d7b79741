// Writes src/generated.ts from the contracts: every call that an API key can be allowed, its types, and the events.
import { writeFileSync } from 'node:fs'
import { z } from 'zod'
import { allEndpoints } from '@marsa/model/all.ts'
import { webhookEventNames } from '@marsa/model/integrations/events.ts'
import { isWrite, type Endpoint } from '@marsa/model/kit/endpoint.ts'
import { typeOf, type Schema } from './src/type-of.ts'

const written = (schema: z.ZodType, io: 'input' | 'output'): string =>
  typeOf(z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema)

/** A GET that writes is called by its first twin, as our own pages do. */
const wayOf = (endpoint: Endpoint) => {
  const twin = endpoint.method === 'GET' && endpoint.writes ? endpoint.twins?.[0] : undefined
  return { method: twin?.method ?? endpoint.method, path: twin?.path ?? endpoint.path }
}

const inputOf = ({ query, body, multipart }: Endpoint): string => {
  const needsQuery = query !== undefined && !query.safeParse({}).success
  const parts = [
    ...(query ? [`query${needsQuery ? '' : '?'}: ${written(query, 'input')}`] : []),
    ...(body ? [`body: ${written(body, 'input')}`] : []),
    ...(multipart ? ['form: FormData'] : []),
  ]
  return parts.length > 0 ? `{ ${parts.join('; ')} }` : 'Record<string, never>'
}

const typesOf = (endpoint: Endpoint): string => {
  const { method, path } = wayOf(endpoint)
  const answer = endpoint.file === undefined ? written(endpoint.answer, 'output') : 'Blob'
  return `  /** ${method} /api/${path}; needs \`${endpoint.scope}\`. */
  ${endpoint.verb}: {
    input: ${inputOf(endpoint)}
    answer: ${answer}
  }`
}

const rowOf = (endpoint: Endpoint): string => {
  const { method, path } = wayOf(endpoint)
  const marks = `${isWrite(endpoint) ? ', writes: true' : ''}${endpoint.file === undefined ? '' : ', file: true'}`
  return `  ${endpoint.verb}: { method: '${method}', path: '${path}'${marks} },`
}

/** The whole file, the same for the same contracts, in whatever order their files were loaded. */
export const generated = (): string => {
  const open = allEndpoints
    .filter((each) => each.scope && !each.stream && !each.redirect)
    .sort(
      (one, other) => one.path.localeCompare(other.path, 'en') || one.verb.localeCompare(other.verb, 'en'),
    )
  return `// Made of the contracts by generate.ts; a test says when it is old.

export type Way = { method: string; path: string; writes?: true; file?: true }

/** What each call takes and answers. */
export type Calls = {
${open.map(typesOf).join('\n')}
}

export const ways: Record<keyof Calls, Way> = {
${open.map(rowOf).join('\n')}
}

/** Events that a webhook can receive. */
export type WebhookEventName =
${webhookEventNames.map((name) => `  | '${name}'`).join('\n')}
`
}

if (import.meta.main) writeFileSync(new URL('src/generated.ts', import.meta.url), generated())
