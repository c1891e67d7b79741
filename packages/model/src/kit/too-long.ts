// How long a text may be, with the code that refuses a longer one: it carries the number, which its sentence names.

const limited = (code: string, most: number): string => `${code}:${most}`

export const tooLong = (most: number): string => limited('kit.field.too-long', most)

/** Of a list. */
export const tooMany = (most: number): string => limited('kit.field.too-many', most)

/** Of a text: `z.string().max(...atMost(60))`. */
export const atMost = (most: number): [number, string] => [most, tooLong(most)]
