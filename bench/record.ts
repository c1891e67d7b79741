// Writes down the statements that one call of the product sends, so that the floor runs the same ones and cannot drift.
import pg from 'pg'

/** `text` with its parameters in the form the driver was given. */
export type Statement = { text: string; values: unknown[] }

type Query = (...all: unknown[]) => unknown
const prototype = pg.Client.prototype as unknown as { query: Query }

/** Runs `work` and answers every statement sent meanwhile in this process, in order. */
export const recordStatements = async (work: () => Promise<unknown>): Promise<Statement[]> => {
  const statements: Statement[] = []
  const original = prototype.query
  prototype.query = function (this: unknown, first: unknown, values: unknown, ...rest: unknown[]) {
    const config =
      typeof first === 'string' ? { text: first, values } : (first as { text?: string; values?: unknown[] })
    if (config.text !== undefined)
      statements.push({ text: config.text, values: Array.isArray(config.values) ? config.values : [] })
    return original.call(this, first, values, ...rest)
  }
  try {
    await work()
  } finally {
    prototype.query = original
  }
  return statements
}

/** Names of what differs from target to target; the floor puts a target's own values in their places. */
export type Holes = Record<string, string>

const hole = (name: string): string => `\u0001${name}\u0002`

const withHoles = (value: unknown, sample: Holes): unknown => {
  if (typeof value === 'string')
    return Object.entries(sample).reduce((text, [name, found]) => text.replaceAll(found, hole(name)), value)
  if (Array.isArray(value)) return value.map((each) => withHoles(each, sample))
  if (value instanceof Date) return value.toISOString()
  if (Buffer.isBuffer(value)) return { bytes: value.toString('hex') }
  return typeof value === 'bigint' ? String(value) : value
}

/** The statements as templates that survive JSON: each value of `sample` becomes a hole of its name. */
export const asTemplates = (statements: readonly Statement[], sample: Holes): Statement[] =>
  statements.map(({ text, values }) => ({ text, values: values.map((value) => withHoles(value, sample)) }))
