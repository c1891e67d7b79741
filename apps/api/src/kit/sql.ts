// SQL as a template: values become parameters, pieces nest, and names are quoted. A piece is built once and may be used many times.

/** Where statements run: a pool, a transaction, or what stands in for one in a test. */
export type Runner = { run<Row>(text: string, values: readonly unknown[]): Promise<Result<Row>> }
export type Result<Row> = { rows: Row[]; count: number }

/** `parts` are the texts between the values: one more than there are of those. */
export class Sql<Row = unknown> {
  readonly parts: readonly string[]
  readonly values: readonly unknown[]
  #text: string | undefined

  constructor(parts: readonly string[], values: readonly unknown[]) {
    this.parts = parts
    this.values = values
  }

  /** With `$1`, `$2` ... for the values. */
  get text(): string {
    if (this.#text !== undefined) return this.#text
    let text = this.parts[0]!
    for (let at = 1; at < this.parts.length; at++) text += `$${at}${this.parts[at]}`
    return (this.#text = text)
  }

  execute(db: Runner): Promise<Result<Row>> {
    return db.run<Row>(this.text, this.values)
  }
}

const template = <Row = unknown>(strings: TemplateStringsArray, ...inputs: readonly unknown[]): Sql<Row> => {
  const parts = [strings[0]!]
  const values: unknown[] = []
  inputs.forEach((input, at) => {
    const next = strings[at + 1]!
    if (input instanceof Sql) {
      parts[parts.length - 1] += input.parts[0]!
      for (let inner = 1; inner < input.parts.length; inner++) parts.push(input.parts[inner]!)
      values.push(...input.values)
      parts[parts.length - 1] += next
    } else {
      values.push(input)
      parts.push(next)
    }
  })
  return new Sql<Row>(parts, values)
}

const quoted = (name: string): string =>
  name
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.')

/** Text that is SQL already; never anything from outside. */
const raw = (text: string): Sql => new Sql([text], [])

/** A name of a column or table, with its table or schema before a dot. */
const ref = (name: string): Sql => raw(quoted(name))

/** A value that stands in the statement itself, so that its plan knows it. */
const lit = (value: string | number | boolean): Sql =>
  raw(typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value))

const comma = raw(', ')
const join = (items: readonly unknown[], between: Sql = comma): Sql => {
  const [first, ...others] = items.map((item) => (item instanceof Sql ? item : template`${item}`))
  return others.reduce((all, item) => template`${all}${between}${item}`, first ?? raw(''))
}

export const sql = Object.assign(template, { raw, ref, table: ref, lit, join })
