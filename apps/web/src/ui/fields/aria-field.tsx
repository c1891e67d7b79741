// Label and note of the fields that are built on React Aria.
import { CircleAlert } from 'lucide-react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { LabelText, type FieldProps } from './field.tsx'
import { Icon } from '../values/icon.tsx'

/** The label of a field built on React Aria, tied to it by context. */
export function AriaLabel(props: { label: string; optional?: boolean }) {
  return (
    <Label className="label">
      <LabelText {...props} />
    </Label>
  )
}

/** The hint or the error of a field built on React Aria, tied to it by context. */
export function AriaNote({ hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  if (error !== undefined)
    return (
      <FieldError className="err">
        <Icon of={CircleAlert} />
        <span>{error}</span>
      </FieldError>
    )
  return hint === undefined ? null : (
    <Text slot="description" className="hint">
      {hint}
    </Text>
  )
}
