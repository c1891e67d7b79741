// Search values of an address: written as JSON where plain words would read back as something else, read accordingly.

export type SearchValues = Record<string, unknown>

const read = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const write = (value: unknown): string => {
  const isPlain = typeof value === 'string' ? read(value) === value : typeof value !== 'object' || !value
  return isPlain ? String(value) : JSON.stringify(value)
}

/** A name that stands more than once becomes a list. */
export const parseSearch = (text: string): SearchValues => {
  const given = new URLSearchParams(text)
  return Object.fromEntries(
    [...new Set(given.keys())].map((name) => {
      const values = given.getAll(name).map(read)
      return [name, values.length > 1 ? values : values[0]]
    }),
  )
}

/** A day that stands in an address; what is none is left out. */
export const dayIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined

/** With its question mark, or empty; what is undefined is left out. */
export const writeSearch = (values: object): string => {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  const text = new URLSearchParams(given.map(([name, value]) => [name, write(value)])).toString()
  return text && `?${text}`
}
