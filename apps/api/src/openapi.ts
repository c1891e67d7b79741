// The contracts as an OpenAPI 3.1 document; committed as docs/openapi.json, so that a change of contract shows in review.
import { writeFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import { allEndpoints, allProblems } from '@marsa/model/all.ts'
import type { Endpoint, Multipart } from '@marsa/model/kit/endpoint.ts'
import { rateLimits } from '@marsa/model/kit/limit.ts'

type Json = Record<string, unknown>

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return json
}

const parameters = (endpoint: Endpoint): Json[] => {
  if (!endpoint.query) return []
  const { properties = {}, required = [] } = schemaOf(endpoint.query, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => {
    const inPath = endpoint.path.includes(`{${name}}`)
    return { name, in: inPath ? 'path' : 'query', required: inPath || required.includes(name), schema }
  })
}

const answersOf = (endpoint: Endpoint): Json => {
  const media = endpoint.stream
    ? 'text/event-stream'
    : endpoint.file === undefined
      ? 'application/json'
      : endpoint.file === 'any'
        ? 'application/octet-stream'
        : endpoint.file
  const ok = media === 'application/json' ? { schema: schemaOf(endpoint.answer, 'output') } : {}
  const byStatus = new Map<number, string[]>()
  const byAll = ['kit.signed-out', 'kit.forbidden', 'kit.invalid', 'kit.too-many']
  if (endpoint.scope) byAll.push('kit.key-wrong')
  for (const code of [...byAll, ...(endpoint.problems ?? [])]) {
    const status = allProblems[code]?.status ?? 500
    byStatus.set(status, [...new Set([...(byStatus.get(status) ?? []), code])])
  }
  return {
    ...(endpoint.redirect
      ? { 302: { description: 'Leads the browser on' } }
      : { 200: { description: 'The answer', content: { [media]: ok } } }),
    ...Object.fromEntries(
      [...byStatus].map(([status, codes]) => [
        status,
        {
          description: codes.join(', '),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      ]),
    ),
  }
}

const binary = { type: 'string', format: 'binary' }

/** Fields and files of an upload. */
const formOf = ({ files, fields }: Multipart): Json => {
  const { properties = {}, required = [] } = (fields ? schemaOf(fields, 'input') : {}) as {
    properties?: Json
    required?: string[]
  }
  const sent: Json = files === 'one' ? { file: binary } : { files: { type: 'array', items: binary } }
  return {
    type: 'object',
    properties: { ...properties, ...sent },
    required: [...required, ...Object.keys(sent)],
  }
}

/** `way` counts the ways of a call, the documented one first. */
const operation = (endpoint: Endpoint, way: number): Json => ({
  operationId: `${endpoint.verb}${way > 0 ? 'Twin' : ''}${way > 1 ? way : ''}`,
  ...(endpoint.call && { 'x-call': endpoint.call }),
  ...(endpoint.limit && {
    'x-limits': Object.fromEntries(endpoint.limit.map((name) => [name, rateLimits[name]])),
  }),
  'x-roles': Object.keys(endpoint.policy),
  ...(!('visitor' in endpoint.policy) && { security: [{ bearer: [] }] }),
  parameters: parameters(endpoint),
  ...(endpoint.body && {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
    },
  }),
  ...(endpoint.multipart && {
    requestBody: {
      required: true,
      content: { 'multipart/form-data': { schema: formOf(endpoint.multipart) } },
    },
  }),
  responses: answersOf(endpoint),
})

const refusal = {
  type: 'object',
  properties: {
    status: { enum: ['FAILED', 'LOCKED'] },
    errorMessage: { type: 'string' },
    code: { type: 'string' },
    params: { type: 'object' },
    fieldErrors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
}

/** The ways of a call, each with its address. */
const waysOf = (endpoint: Endpoint): { path: string; method: string; operation: Json }[] =>
  [{ method: endpoint.method, path: endpoint.path }, ...(endpoint.twins ?? [])].map((way, index) => ({
    path: `/api/${way.path ?? endpoint.path}`,
    method: way.method.toLowerCase(),
    operation: operation(endpoint, index),
  }))

/** The whole document, in a stable order. Hundreds of schemas take a while: calls are answered in between. */
export const openApi = async (): Promise<Json> => {
  const paths: Record<string, Json> = {}
  for (const endpoint of allEndpoints) {
    for (const way of waysOf(endpoint)) paths[way.path] = { ...paths[way.path], [way.method]: way.operation }
    await setImmediate()
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Marsa',
      version: '1',
      description: 'Freight, warehouse, express and trucks for the United Arab Emirates',
    },
    paths: Object.fromEntries(Object.entries(paths).toSorted(([a], [b]) => a.localeCompare(b, 'en'))),
    components: {
      schemas: { Refusal: refusal },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}

if (import.meta.main)
  writeFileSync(
    new URL('../../../docs/openapi.json', import.meta.url),
    `${JSON.stringify(await openApi(), null, 2)}\n`,
  )
