// How a list is sorted, where it is drawn as cards and has no headings.
import { ArrowUpDown, Check } from 'lucide-react'
import type { TextRow } from '@marsa/model/kit/text.ts'
import type { AnySort } from '@marsa/model/requests/list-sorts.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Menu } from '../../ui/actions/menu.tsx'
import { requestListText as words, sortText } from './text.ts'

export type SortMenuProps = {
  value: AnySort
  /** What only the line sorts by. */
  more?: Readonly<Partial<Record<AnySort, TextRow>>> | undefined
  onChange: (sort: AnySort) => void
}

export function SortMenu({ value, more, onChange }: SortMenuProps) {
  const t = useT()
  return (
    <Menu
      label={t(words.sort)}
      placement="bottom start"
      trigger={<Button icon={ArrowUpDown}>{t(words.sort)}</Button>}
      entries={Object.entries({ ...sortText, ...more }).map(([id, row]) => ({
        id,
        label: t(row),
        ...(id === value && { icon: Check }),
      }))}
      onAction={(id) => onChange(id as AnySort)}
    />
  )
}
