// The service lines that are built. A word here does not compile until every place that gathers the lines has its row.
export const lines = ['freight', 'warehouse'] as const
export type Line = (typeof lines)[number]

/** Those of them whose requests agents quote for: their requests stand in one table. */
export const quotedLines = ['freight', 'warehouse'] as const satisfies readonly Line[]
export type QuotedLine = (typeof quotedLines)[number]

/** Announced lines; one that is built is no longer said to come. */
export const announced = ['express', 'trucks'] as const

export const isSoon = (service: string): boolean =>
  (announced as readonly string[]).includes(service) && !(lines as readonly string[]).includes(service)
