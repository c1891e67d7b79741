// Search, status, dates and what is set as chips, the same in every line; everything lives in the address.
import { ArrowUpDown, CalendarDays, ListFilter, Route } from 'lucide-react'
import type { ReactNode } from 'react'
import type { TextRow } from '@marsa/model/kit/text.ts'
import type { AnySort } from '@marsa/model/requests/list-sorts.ts'
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

type Search = ListSearch<AnySort>

export type ListFiltersProps = {
  search: Search
  onChange: (change: Partial<Search>) => void
  /** What is looked for, in the search field. */
  label: string
  /** Statuses that the reader may meet, with their names. */
  statuses: Readonly<Record<string, TextRow>>
  sort: AnySort
  /** What only this line sorts by, with its words. */
  sorts?: SortMenuProps['more']
  /** What only this line filters by, as a list to choose from. */
  movements?: { label: string; choices: Readonly<Record<string, TextRow>> } | undefined
  /** What it filters by in more ways than one: the control, and what is set. */
  further?: { control: ReactNode; chips: readonly (FilterChip & { off: Partial<Search> })[] } | undefined
}

/** Every filter taken off. */
export const unfiltered: Partial<Search> = {
  reference: undefined,
  from: undefined,
  to: undefined,
  status: undefined,
  movement: undefined,
  mode: undefined,
  own: undefined,
}

export const isFiltered = (search: Search): boolean =>
  Object.keys(unfiltered).some((key) => search[key as keyof Search] !== undefined)

export function ListFilters(props: ListFiltersProps) {
  const { search, onChange, label, statuses, sort, sorts, movements, further } = props
  const t = useT()
  const { lang } = useLang()
  const narrow = useNarrow()
  const { reference, from, to, movement } = search
  const moves = movement === undefined ? undefined : movements?.choices[movement]
  const chosen = search.status?.split(',').filter((status) => statuses[status]) ?? []
  const chips: FilterChip[] = [
    ...chosen.map((status) => ({ id: status, label: t(statuses[status]!) })),
    ...(moves ? [{ id: 'movement', label: t(moves) }] : []),
    ...(further?.chips ?? []),
    ...(reference ? [{ id: 'reference', label: t(words.matching, { reference }) }] : []),
    ...(from && to ? [{ id: 'dates', label: range(date(from, lang), date(to, lang), lang) }] : []),
  ]
  const remove = (id: string) => {
    const own = further?.chips.find((chip) => chip.id === id)
    if (own) return onChange(own.off)
    if (id === 'reference') return onChange({ reference: undefined })
    if (id === 'movement') return onChange({ movement: undefined })
    if (id === 'dates') return onChange({ from: undefined, to: undefined })
    return onChange({ status: chosen.filter((status) => status !== id).join(',') || undefined })
  }
  return (
    <div className="list-filters">
      <FilterBar chips={chips} onRemove={remove} onClear={() => onChange(unfiltered)}>
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
        {further?.control}
        {narrow && (
          <Sorting
            face={{ label: t(words.sort), icon: ArrowUpDown }}
            opens="menu"
            value={sort}
            more={sorts}
            onChange={(next) => onChange({ sort: next })}
          />
        )}
      </FilterBar>
    </div>
  )
}
