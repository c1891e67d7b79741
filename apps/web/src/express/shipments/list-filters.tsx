// What the list of shipments is narrowed by beside the status: text, service, cash on delivery, and the days they were begun.
import { CalendarDays } from 'lucide-react'
import { serviceNames, services } from '@marsa/model/express/services.ts'
import { useLang } from '../../kit/direction.tsx'
import { date, range } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { lazyButton } from '../../ui/actions/lazy-button.tsx'
import type { DateFilterProps } from '../../ui/fields/date-filter.tsx'
import { FilterBar, SearchBox } from '../../ui/lists/filter-bar.tsx'
import { FilterSelect } from '../../ui/lists/filter-select.tsx'
import { FoldedFilters } from '../../ui/lists/folded-filters.tsx'
import { listText as words } from '../text.ts'
import { codChoices, type ListSearch } from './list-search.ts'

const Dates = lazyButton<DateFilterProps>(
  async () => (await import('../../ui/fields/date-filter.tsx')).DateFilter,
)

const codWords = { yes: words.withCod, no: words.withoutCod }

/** Every filter of the bar taken off; the status has chips of its own. */
const unfiltered = {
  search: undefined,
  service: undefined,
  cod: undefined,
  from: undefined,
  until: undefined,
} satisfies Partial<ListSearch>

type Props = { search: ListSearch; onChange: (change: Partial<ListSearch>) => void }

export function ListFilters({ search, onChange }: Props) {
  const t = useT()
  const { lang } = useLang()
  const { search: text, service, cod, from, until } = search
  const chips = [
    ...(text ? [{ id: 'search', label: text, off: { search: undefined } }] : []),
    ...(service ? [{ id: 'service', label: t(serviceNames[service]), off: { service: undefined } }] : []),
    ...(cod ? [{ id: 'cod', label: t(codWords[cod]), off: { cod: undefined } }] : []),
    ...(from && until
      ? [
          {
            id: 'days',
            label: range(date(from, lang), date(until, lang), lang),
            off: { from: undefined, until: undefined },
          },
        ]
      : []),
  ]
  return (
    <FilterBar
      chips={chips}
      onRemove={(id) => onChange(chips.find((chip) => chip.id === id)?.off ?? {})}
      onClear={() => onChange(unfiltered)}
    >
      <SearchBox
        label={t(words.search)}
        value={text ?? ''}
        onSearch={(next) => onChange({ search: next.trim() || undefined })}
      />
      <FoldedFilters>
        <FilterSelect
          label={t(words.service)}
          all={t(words.all)}
          ids={services}
          nameOf={(id) => t(serviceNames[id])}
          value={service}
          onChange={(next) => onChange({ service: next })}
        />
        <FilterSelect
          label={t(words.cod)}
          all={t(words.all)}
          ids={codChoices}
          nameOf={(id) => t(codWords[id])}
          value={cod}
          onChange={(next) => onChange({ cod: next })}
        />
        <Dates
          face={{ label: t(words.days), icon: CalendarDays }}
          opens="dialog"
          label={t(words.days)}
          asked={t(words.begun)}
          from={from}
          to={until}
          onChange={({ from: first, to: last }) => onChange({ from: first, until: last })}
        />
      </FoldedFilters>
    </FilterBar>
  )
}
