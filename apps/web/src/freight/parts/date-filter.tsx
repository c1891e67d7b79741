// The days between which a shipment was asked for.
import { useT } from '../../kit/t.ts'
import { DateFilter as Filter, type DateFilterProps as FilterProps } from '../../ui/date-filter.tsx'
import { listText } from '../list-text.ts'

export type DateFilterProps = Omit<FilterProps, 'label' | 'asked'>

export function DateFilter(props: DateFilterProps) {
  const t = useT()
  return <Filter {...props} label={t(listText.dates)} asked={t(listText.asked)} />
}
