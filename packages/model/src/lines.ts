// The service lines that are built. A word here does not compile until every place that gathers the lines has its row.
export const lines = ['freight', 'warehouse'] as const
export type Line = (typeof lines)[number]
