// A line of text, with room for an icon before and a unit or button after the text.
import clsx from 'clsx'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { Field, type FieldProps } from './field.tsx'
import { Icon, type IconKind } from '../values/icon.tsx'

/** Value in, value out; `ref` is the input. `dir="ltr"` for codes and addresses, whose text then stands at the reading side. */
export function TextInput({ label, hint, error, optional, className, ...control }: TextInputProps) {
  const { value, onChange, icon, prefix, unit, after, disabled, numeric, small, ...input } = control
  return (
    <Field label={label} hint={hint} error={error} optional={optional} className={className}>
      {(ids) => (
        <span
          className={clsx('input', error !== undefined && 'is-err', input.readOnly && 'is-ro', small && 'sm')}
        >
          {icon && <Icon of={icon} />}
          {prefix && (
            <bdi dir="ltr" className="num muted">
              {prefix}
            </bdi>
          )}
          <input
            {...input}
            {...ids}
            value={value}
            disabled={disabled}
            className={numeric ? 'num' : undefined}
            onChange={(event) => onChange?.(event.target.value)}
          />
          {unit && <span className="unit">{unit}</span>}
          {after}
        </span>
      )}
    </Field>
  )
}

type Native = Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'className' | 'ref' | 'prefix' | keyof FieldProps
>
export type TextInputProps = FieldProps &
  Native & {
    value?: string
    onChange?: (value: string) => void
    icon?: IconKind
    prefix?: string
    unit?: string
    after?: ReactNode
    numeric?: boolean
    small?: boolean
    ref?: Ref<HTMLInputElement>
  }
