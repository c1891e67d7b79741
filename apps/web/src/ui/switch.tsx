// A setting that is on or off at once.
import type { FocusEventHandler, ReactNode, Ref } from 'react'
import { SwitchButton, SwitchField } from 'react-aria-components/Switch'

/** Takes effect when moved, so it stands outside forms that are sent; `ref` is the input. */
export function Switch({ value = false, onChange, children, disabled, ref, ...rest }: SwitchProps) {
  return (
    <SwitchField {...rest} inputRef={ref} isSelected={value} onChange={onChange} isDisabled={disabled}>
      <SwitchButton className="check">
        <span className="switch" />
        <span>{children}</span>
      </SwitchButton>
    </SwitchField>
  )
}

export type SwitchProps = {
  value?: boolean
  onChange?: (value: boolean) => void
  onBlur?: FocusEventHandler<Element>
  name?: string
  disabled?: boolean
  children: ReactNode
  ref?: Ref<HTMLInputElement | null>
}
