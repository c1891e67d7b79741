// Columns that lists of requests are sorted by; with `-` in front the other way round.
export const listSorts = ['added', 'number', 'status', 'date', 'due', 'amount'] as const
export type ListSort = (typeof listSorts)[number]
export type SortParam = ListSort | `-${ListSort}`
export const sortParams: readonly SortParam[] = listSorts.flatMap((sort) => [sort, `-${sort}`] as const)
