// What a list of a line asks the server for, and what only this line filters by.
import type { SortParam } from '@marsa/model/requests/list-sorts.ts'
import type { Translate } from '../../kit/t.ts'
import type { ListFiltersProps } from '../list/filters.tsx'
import { queryOf, type ListSearch } from '../list/search.ts'
import type { UsualWebLine } from './web-line.tsx'

export const listQueryOf = (line: UsualWebLine, search: ListSearch, firstSort?: SortParam) => ({
  ...queryOf(search, 'all', firstSort),
  ...(line.spec.movements && { movement: search.movement }),
})

export const movementsOf = ({ spec }: UsualWebLine, t: Translate): ListFiltersProps['movements'] =>
  spec.movements && { label: t(spec.movements.label), choices: spec.movements.choices }
