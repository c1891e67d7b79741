// Several lines of text with a count of what is left when there is a limit.
import clsx from 'clsx'
import type { ComponentProps, Ref } from 'react'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { Field, type FieldProps } from './field.tsx'

/** Value in, value out; `limit` shows "120 / 500" and, unlike `maxLength`, never swallows a paste. */
export function TextArea({ label, hint, error, optional, className, ...control }: TextAreaProps) {
  const { value = '', onChange, limit, disabled, ...area } = control
  const { lang } = useLang()
  const counter =
    limit === undefined ? undefined : (
      <bdi dir="ltr" className={clsx('cap num nowrap', value.length > limit ? 'over-limit' : 'muted')}>
        {number(value.length, lang)} / {number(limit, lang)}
      </bdi>
    )
  return (
    <Field label={label} hint={hint} error={error} optional={optional} aside={counter} className={className}>
      {(ids) => (
        <span className={clsx('input area', error !== undefined && 'is-err')}>
          <textarea
            {...area}
            {...ids}
            value={value}
            disabled={disabled}
            onChange={(event) => onChange?.(event.target.value)}
          />
        </span>
      )}
    </Field>
  )
}

type Native = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'className' | 'ref' | keyof FieldProps>
export type TextAreaProps = FieldProps &
  Native & {
    value?: string
    onChange?: (value: string) => void
    limit?: number
    ref?: Ref<HTMLTextAreaElement>
  }
