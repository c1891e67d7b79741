// Reads query, path and body of a call by its contract; what does not fit is a problem that names each field.
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { isCode, Problem, type FieldProblems } from '@marsa/model/kit/problem.ts'
import type { Endpoint } from '@marsa/model/kit/endpoint.ts'
import { tooLong, tooMany } from '@marsa/model/kit/too-long.ts'
import { withoutHidden } from '@marsa/model/kit/id.ts'

/** What a schema says without words of its own. */
const genericOf = (issue: z.core.$ZodIssue): string => {
  if (issue.code === 'unrecognized_keys') return 'kit.field.unknown'
  if (issue.code === 'too_big' && issue.origin === 'string') return tooLong(Number(issue.maximum))
  if (issue.code === 'too_big' && issue.origin === 'array') return tooMany(Number(issue.maximum))
  return 'kit.field.invalid'
}

type Bound = { code: string; name: 'most' | 'least'; limit: string }
const isNumber = ({ origin }: { origin: string }): boolean => origin === 'number' || origin === 'int'

/** The bound that a number passes. */
const boundOf = (issue: z.core.$ZodIssue): Bound | undefined => {
  if (issue.code === 'too_big' && isNumber(issue))
    return { code: 'kit.field.too-great', name: 'most', limit: String(issue.maximum) }
  if (issue.code === 'too_small' && isNumber(issue))
    return { code: 'kit.field.too-small', name: 'least', limit: String(issue.minimum) }
  return undefined
}

/** The bounds that the sentences can name: a problem has one of each for all its fields. */
const boundsOf = (error: z.ZodError): Record<string, string> => {
  const bounds = error.issues.flatMap((issue) => boundOf(issue) ?? [])
  const isOne = (bound: Bound) =>
    bounds.every(({ name, limit }) => name !== bound.name || limit === bound.limit)
  return Object.fromEntries(bounds.filter(isOne).map(({ name, limit }) => [name, limit]))
}

/** Field path -> problem code. Schemas put a problem code where zod has a message. */
export const fieldProblems = (error: z.ZodError): FieldProblems => {
  const fields: FieldProblems = {}
  const bounds = boundsOf(error)
  for (const issue of error.issues) {
    const paths =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
    const missing = issue.input === undefined && issue.code !== 'custom' && issue.code !== 'unrecognized_keys'
    const bound = boundOf(issue)
    const ranged = bound && (bound.name in bounds ? bound.code : 'kit.field.out-of-range')
    const own = isCode(issue.message) ? issue.message : undefined
    for (const path of paths)
      fields[path.join('.')] ??= own ?? (missing ? 'kit.field.required' : (ranged ?? genericOf(issue)))
  }
  return fields
}

/** Passwords are taken as they were typed. */
const isVerbatim = (key: string): boolean => /password/i.test(key)

/** What a caller sent, with every text free of hidden signs (Z57); half a character, or a NUL, is no text at all. */
const cleaned = (value: unknown, key = ''): unknown => {
  if (typeof value === 'string') {
    if (!value.isWellFormed() || value.includes('\0')) throw new Problem('kit.malformed')
    return isVerbatim(key) ? value : withoutHidden(value)
  }
  if (Array.isArray(value)) return value.map((each) => cleaned(each, key))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.create(null) as Record<string, unknown>
  for (const [name, each] of Object.entries(value)) fields[name] = cleaned(each, name)
  return fields
}

/** Parses by a schema or throws `kit.invalid` with the fields. */
export const parseInput = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> => {
  const result = schema.safeParse(cleaned(value), { reportInput: true })
  if (result.success) return result.data
  throw new Problem('kit.invalid', boundsOf(result.error), fieldProblems(result.error))
}

const spellings = new WeakMap<z.ZodType, ReadonlyMap<string, string>>()
const spellingsOf = (schema: z.ZodType): ReadonlyMap<string, string> => {
  let known = spellings.get(schema)
  if (!known) {
    const keys = Object.keys((schema as { shape?: object }).shape ?? {})
    spellings.set(schema, (known = new Map(keys.map((key) => [key.toLowerCase(), key]))))
  }
  return known
}

/** Query and path parameters under the contract's spelling: callers mix `QuoteId` and `QuoteID` (calls, rule 2). */
const spelledAs = (schema: z.ZodType, ...given: readonly unknown[]): Record<string, unknown> => {
  const byLower = spellingsOf(schema)
  const spelled = Object.create(null) as Record<string, unknown>
  for (const values of given)
    for (const [key, value] of Object.entries(values ?? {}))
      if (value !== '') spelled[byLower.get(key.toLowerCase()) ?? key] = value
  return spelled
}

export const readInput = (
  endpoint: Endpoint,
  request: FastifyRequest,
): { query: unknown; body: unknown } => ({
  query: endpoint.query
    ? parseInput(endpoint.query, spelledAs(endpoint.query, request.query, request.params))
    : {},
  body: endpoint.body ? parseInput(endpoint.body, request.body ?? {}) : undefined,
})
