// Search, dates and the requests that have ended, each a chip once it is set; everything lives in the address.
import { CalendarDays } from 'lucide-react'
import { useLang } from '../../kit/direction.tsx'
import { date, range } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import type { DateFilterProps } from '../../ui/date-filter.tsx'
import { FilterBar, SearchBox, type FilterChip } from '../../ui/filter-bar.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { lazyButton } from '../../ui/lazy-button.tsx'
import { storageListText as words } from '../list-text.ts'
import { storageRequestsAddress, type StorageSearch } from '../search.ts'

const Dates = lazyButton<DateFilterProps>(async () => (await import('../../ui/date-filter.tsx')).DateFilter)

type FiltersProps = {
  search: StorageSearch
  onChange: (change: Partial<StorageSearch>) => void
  /** Ended requests have a tab of their own and are no filter. */
  tabbed?: boolean
}

export function StorageFilters({ search, onChange, tabbed }: FiltersProps) {
  const t = useT()
  const { lang } = useLang()
  const { reference, from, to } = search
  const tab = tabbed ? undefined : search.tab
  const chips: FilterChip[] = [
    ...(tab === 'cancelled' ? [{ id: 'tab', label: t(words.onlyEnded) }] : []),
    ...(reference ? [{ id: 'reference', label: t(words.matching, { reference }) }] : []),
    ...(from && to ? [{ id: 'dates', label: range(date(from, lang), date(to, lang), lang) }] : []),
  ]
  const off = {
    tab: { tab: undefined },
    reference: { reference: undefined },
    dates: { from: undefined, to: undefined },
  }
  return (
    <div className="list-filters">
      <FilterBar
        chips={chips}
        onRemove={(id) => onChange(off[id as keyof typeof off])}
        onClear={() => onChange({ ...off.reference, ...off.dates, ...(tab === 'cancelled' && off.tab) })}
      >
        <SearchBox
          label={t(words.search)}
          value={reference ?? ''}
          onSearch={(text) => onChange({ reference: text.trim() || undefined })}
        />
        <Dates
          face={{ label: t(words.dates), icon: CalendarDays }}
          opens="dialog"
          label={t(words.dates)}
          asked={t(words.asked)}
          from={from}
          to={to}
          onChange={onChange}
        />
        {!tabbed && tab === undefined && (
          <LinkButton href={storageRequestsAddress(lang, { ...search, page: undefined, tab: 'cancelled' })}>
            {t(words.onlyEnded)}
          </LinkButton>
        )}
      </FilterBar>
    </div>
  )
}
