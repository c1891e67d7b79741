// Columns that lists of requests are sorted by; with `-` in front the other way round.
export const listSorts = ['added', 'number', 'status', 'date', 'due', 'amount'] as const
/** What a line may sort its list by besides. */
export const furtherSorts = ['ready', 'weight', 'volume'] as const
export type FurtherSort = (typeof furtherSorts)[number]
export type ListSort = (typeof listSorts)[number]
export type SortParam = ListSort | `-${ListSort}`
export const sortParams: readonly SortParam[] = listSorts.flatMap((sort) => [sort, `-${sort}`] as const)

export type FurtherSortParam = FurtherSort | `-${FurtherSort}`
export type AnySort = SortParam | FurtherSortParam
export const furtherSortParams: readonly FurtherSortParam[] = furtherSorts.flatMap(
  (sort) => [sort, `-${sort}`] as const,
)
