// How a list is sorted, where it is drawn as cards and has no headings.
import { ArrowUpDown, Check } from 'lucide-react'
import type { SortParam } from '@marsa/model/requests/list-sorts.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Menu } from '../../ui/actions/menu.tsx'
import { requestListText as words, sortText } from './text.ts'

export type SortMenuProps = { value: SortParam; onChange: (sort: SortParam) => void }

export function SortMenu({ value, onChange }: SortMenuProps) {
  const t = useT()
  return (
    <Menu
      label={t(words.sort)}
      placement="bottom start"
      trigger={<Button icon={ArrowUpDown}>{t(words.sort)}</Button>}
      entries={Object.entries(sortText).map(([id, row]) => ({
        id,
        label: t(row),
        ...(id === value && { icon: Check }),
      }))}
      onAction={(id) => onChange(id as SortParam)}
    />
  )
}
