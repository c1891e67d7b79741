// A setting that is on or off at once.
import type { FocusEventHandler, ReactNode, Ref } from 'react'

// The browser says whether the box is ticked; an `aria-checked` beside that is not allowed.
const asSwitch = { type: 'checkbox', role: 'switch' }

/** Takes effect when moved, so it stands outside forms that are sent; `ref` is the input. */
export function Switch({ value = false, onChange, children, disabled, ...rest }: SwitchProps) {
  return (
    <div>
      <label className="check" data-selected={value || undefined} data-disabled={disabled || undefined}>
        <input
          {...rest}
          {...asSwitch}
          className="vh"
          checked={value}
          disabled={disabled}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        <span className="switch" />
        <span>{children}</span>
      </label>
    </div>
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
