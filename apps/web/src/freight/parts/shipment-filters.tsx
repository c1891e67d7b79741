// Search, dates and what is set as chips; everything lives in the address.
import { CalendarDays } from 'lucide-react'
import { useLang } from '../../kit/direction.tsx'
import { date, range } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { FilterBar, SearchBox, type FilterChip } from '../../ui/filter-bar.tsx'
import { lazyButton } from '../../ui/lazy-button.tsx'
import type { ShipmentSearch } from '../routes.tsx'
import { listText } from '../list-text.ts'
import type { DateFilterProps } from './date-filter.tsx'

const Dates = lazyButton<DateFilterProps>(async () => (await import('./date-filter.tsx')).DateFilter)

type Change = (change: Partial<ShipmentSearch>) => void

export function ShipmentFilters({ search, onChange }: { search: ShipmentSearch; onChange: Change }) {
  const t = useT()
  const { lang } = useLang()
  const { reference, from, to } = search
  const chips: FilterChip[] = [
    ...(reference ? [{ id: 'reference', label: t(listText.matching, { reference }) }] : []),
    ...(from && to ? [{ id: 'dates', label: range(date(from, lang), date(to, lang), lang) }] : []),
  ]
  return (
    <div className="list-filters">
      <FilterBar
        chips={chips}
        onRemove={(id) =>
          onChange(id === 'dates' ? { from: undefined, to: undefined } : { reference: undefined })
        }
        onClear={() => onChange({ reference: undefined, from: undefined, to: undefined })}
      >
        <SearchBox
          label={t(listText.search)}
          value={reference ?? ''}
          onSearch={(text) => onChange({ reference: text.trim() || undefined })}
        />
        <Dates
          face={{ label: t(listText.dates), icon: CalendarDays }}
          opens="dialog"
          from={from}
          to={to}
          onChange={onChange}
        />
      </FilterBar>
    </div>
  )
}
