// Writes a JSON Schema, as zod makes it of a contract, as a TypeScript type.

export type Schema = {
  type?: string | readonly string[]
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  allOf?: readonly Schema[]
  items?: Schema | boolean
  prefixItems?: readonly Schema[]
  properties?: Record<string, Schema>
  required?: readonly string[]
  additionalProperties?: Schema | boolean
}

const plain: Record<string, string> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
}

const either = (types: readonly string[]): string => [...new Set(types)].join(' | ')
const inside = (type: string): string => (type.includes(' | ') || type.includes(' & ') ? `(${type})` : type)
const nameOf = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key))

const objectOf = ({ properties = {}, required = [], additionalProperties }: Schema): string => {
  const fields = Object.entries(properties).map(
    ([key, schema]) => `${nameOf(key)}${required.includes(key) ? '' : '?'}: ${typeOf(schema)}`,
  )
  if (fields.length > 0) return `{ ${fields.join('; ')} }`
  const rest = typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown'
  return additionalProperties === false ? 'Record<string, never>' : `Record<string, ${rest}>`
}

const arrayOf = ({ items, prefixItems }: Schema): string => {
  if (prefixItems) return `[${prefixItems.map(typeOf).join(', ')}]`
  return `${typeof items === 'object' ? inside(typeOf(items)) : 'unknown'}[]`
}

/** `unknown` where the schema says nothing that a type could. */
export function typeOf(schema: Schema): string {
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return either(schema.enum.map((value) => JSON.stringify(value)))
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return either(choices.map(typeOf))
  if (schema.allOf) return schema.allOf.map((each) => inside(typeOf(each))).join(' & ')
  if (typeof schema.type === 'object') return either(schema.type.map((type) => typeOf({ ...schema, type })))
  if (schema.type === 'object') return objectOf(schema)
  if (schema.type === 'array') return arrayOf(schema)
  return plain[schema.type ?? ''] ?? 'unknown'
}
