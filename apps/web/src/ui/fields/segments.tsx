// A view or mode chosen from two to four words that stand in one row.
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { Icon, type IconKind } from '../values/icon.tsx'

/** Always one is chosen; `label` names the row for screen readers. */
export function Segments({ label, segments, value, onChange }: SegmentsProps) {
  return (
    <ToggleButtonGroup
      className="seg"
      aria-label={label}
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => onChange?.(String([...keys][0]))}
    >
      {segments.map(({ id, label: word, icon }) => (
        <ToggleButton key={id} id={id}>
          {icon && <Icon of={icon} size="s" />}
          {word}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

export type SegmentsProps = {
  label: string
  segments: { id: string; label: string; icon?: IconKind }[]
  value: string
  onChange?: (id: string) => void
}
