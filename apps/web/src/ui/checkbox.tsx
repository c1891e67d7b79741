// A box to tick with its sentence.
import { Check, Minus } from 'lucide-react'
import type { FocusEventHandler, ReactNode, Ref } from 'react'
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'
import { AriaNote } from './field.tsx'
import { Icon } from './icon.tsx'

/** `children` is the sentence, links in it stay links; `ref` is the input; `partly` draws the dash of a mixed selection. */
export function Checkbox({
  value = false,
  onChange,
  children,
  error,
  partly,
  disabled,
  ref,
  ...rest
}: CheckboxProps) {
  return (
    <CheckboxField
      {...rest}
      inputRef={ref}
      className="stack g1"
      isSelected={value}
      onChange={onChange}
      isIndeterminate={partly}
      isDisabled={disabled}
      isInvalid={error !== undefined}
    >
      <CheckboxButton className="check">
        <span className="box">
          <Icon of={partly ? Minus : Check} />
        </span>
        {children && <span>{children}</span>}
      </CheckboxButton>
      <AriaNote error={error} />
    </CheckboxField>
  )
}

export type CheckboxProps = {
  value?: boolean
  onChange?: (value: boolean) => void
  onBlur?: FocusEventHandler<Element>
  name?: string
  error?: string
  partly?: boolean
  disabled?: boolean
  /** Only where no sentence stands beside the box, as in a table. */
  'aria-label'?: string
  children?: ReactNode
  ref?: Ref<HTMLInputElement | null>
}
