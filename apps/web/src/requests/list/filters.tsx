// Search, status, dates and what is set as chips, the same in every line; everything lives in the address.
import { ArrowUpDown, CalendarDays, ListFilter, Route } from 'lucide-react'
import type { TextRow } from '@marsa/model/kit/text.ts'
import type { SortParam } from '@marsa/model/requests/list-sorts.ts'
import { useLang } from '../../kit/direction.tsx'
import { date, range } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import type { DateFilterProps } from '../../ui/fields/date-filter.tsx'
import { FilterBar, SearchBox, type FilterChip } from '../../ui/lists/filter-bar.tsx'
import { lazyButton } from '../../ui/actions/lazy-button.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import type { ChoiceMenuProps } from './choice-menu.tsx'
import type { ListSearch } from './search.ts'
import type { SortMenuProps } from './sort-menu.tsx'
import type { StatusFilterProps } from './status-filter.tsx'
import { requestListText as words } from './text.ts'

const Dates = lazyButton<DateFilterProps>(
  async () => (await import('../../ui/fields/date-filter.tsx')).DateFilter,
)
const Statuses = lazyButton<StatusFilterProps>(async () => (await import('./status-filter.tsx')).StatusFilter)
const Moves = lazyButton<ChoiceMenuProps>(async () => (await import('./choice-menu.tsx')).ChoiceMenu)
const Sorting = lazyButton<SortMenuProps>(async () => (await import('./sort-menu.tsx')).SortMenu)

export type ListFiltersProps = {
  search: ListSearch
  onChange: (change: Partial<ListSearch>) => void
  /** What is looked for, in the search field. */
  label: string
  /** Statuses that the reader may meet, with their names. */
  statuses: Readonly<Record<string, TextRow>>
  sort: SortParam
  /** What only this line filters by, as a list to choose from. */
  movements?: { label: string; choices: Readonly<Record<string, TextRow>> } | undefined
}

export function ListFilters({ search, onChange, label, statuses, sort, movements }: ListFiltersProps) {
  const t = useT()
  const { lang } = useLang()
  const narrow = useNarrow()
  const { reference, from, to, movement } = search
  const moves = movement === undefined ? undefined : movements?.choices[movement]
  const chosen = search.status?.split(',').filter((status) => statuses[status]) ?? []
  const chips: FilterChip[] = [
    ...chosen.map((status) => ({ id: status, label: t(statuses[status]!) })),
    ...(moves ? [{ id: 'movement', label: t(moves) }] : []),
    ...(reference ? [{ id: 'reference', label: t(words.matching, { reference }) }] : []),
    ...(from && to ? [{ id: 'dates', label: range(date(from, lang), date(to, lang), lang) }] : []),
  ]
  const remove = (id: string) => {
    if (id === 'reference') return onChange({ reference: undefined })
    if (id === 'movement') return onChange({ movement: undefined })
    if (id === 'dates') return onChange({ from: undefined, to: undefined })
    return onChange({ status: chosen.filter((status) => status !== id).join(',') || undefined })
  }
  return (
    <div className="list-filters">
      <FilterBar
        chips={chips}
        onRemove={remove}
        onClear={() =>
          onChange({
            reference: undefined,
            from: undefined,
            to: undefined,
            status: undefined,
            movement: undefined,
          })
        }
      >
        <SearchBox
          label={label}
          value={reference ?? ''}
          onSearch={(text) => onChange({ reference: text.trim() || undefined })}
        />
        <Statuses
          face={{ label: t(words.status), icon: ListFilter }}
          opens="dialog"
          statuses={statuses}
          chosen={chosen}
          onChange={(next) => onChange({ status: next.join(',') || undefined })}
        />
        {movements && (
          <Moves
            face={{ label: movements.label, icon: Route }}
            opens="menu"
            label={movements.label}
            choices={movements.choices}
            value={movement}
            onChange={(next) => onChange({ movement: next })}
          />
        )}
        <Dates
          face={{ label: t(words.dates), icon: CalendarDays }}
          opens="dialog"
          label={t(words.dates)}
          asked={t(words.asked)}
          from={from}
          to={to}
          onChange={onChange}
        />
        {narrow && (
          <Sorting
            face={{ label: t(words.sort), icon: ArrowUpDown }}
            opens="menu"
            value={sort}
            onChange={(next) => onChange({ sort: next })}
          />
        )}
      </FilterBar>
    </div>
  )
}
