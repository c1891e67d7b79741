// A filter of a list that takes one of several values, or all of them.
import { Select } from '../fields/select.tsx'

const everything = 'all'

type FilterSelectProps<Id extends string> = {
  label: string
  /** What it says where nothing is left out. */
  all: string
  ids: readonly Id[]
  nameOf: (id: Id) => string
  /** As the address has it; none of `ids` leaves nothing out. */
  value: string | undefined
  onChange: (id: Id | undefined) => void
}

export function FilterSelect<Id extends string>(props: FilterSelectProps<Id>) {
  const { label, all, ids, nameOf, value, onChange } = props
  return (
    <Select
      label={label}
      value={value ?? everything}
      options={[{ id: everything, label: all }, ...ids.map((id) => ({ id, label: nameOf(id) }))]}
      onChange={(chosen) => onChange(ids.find((id) => id === chosen))}
    />
  )
}
