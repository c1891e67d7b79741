// One of several kinds that a list is narrowed to, from a menu; chosen again it is taken off.
import { Check, Route } from 'lucide-react'
import type { TextRow } from '@marsa/model/kit/text.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Menu } from '../../ui/actions/menu.tsx'

export type ChoiceMenuProps = {
  label: string
  choices: Readonly<Record<string, TextRow>>
  value: string | undefined
  onChange: (value: string | undefined) => void
}

export function ChoiceMenu({ label, choices, value, onChange }: ChoiceMenuProps) {
  const t = useT()
  return (
    <Menu
      label={label}
      placement="bottom start"
      trigger={<Button icon={Route}>{label}</Button>}
      entries={Object.entries(choices).map(([id, row]) => ({
        id,
        label: t(row),
        ...(id === value && { icon: Check }),
      }))}
      onAction={(id) => onChange(id === value ? undefined : id)}
    />
  )
}
