// One of a few ways, each a card with a title, a sentence and perhaps an icon.
import clsx from 'clsx'
import { useId, useImperativeHandle, useRef, type FocusEventHandler, type ReactNode, type Ref } from 'react'
import { LabelText, Note, type FieldProps } from './field.tsx'
import { Icon, type IconKind } from '../values/icon.tsx'

export type Choice = { id: string; label: string; detail?: ReactNode; icon?: IconKind; disabled?: boolean }

/** `columns` is how many stand side by side from 640 px on; `ref` is the chosen or first radio. */
export function RadioCards({ choices, value = null, onChange, columns = 2, ref, ...field }: RadioCardsProps) {
  const { hint, error } = field
  const id = useId()
  const noted = hint !== undefined || error !== undefined
  const group = useRef<HTMLDivElement>(null)
  useImperativeHandle(
    ref,
    () => group.current?.querySelector<HTMLElement>('input:checked, input') ?? group.current!,
    [],
  )
  return (
    <div
      ref={group}
      role="radiogroup"
      className={clsx('field', field.className)}
      aria-labelledby={`${id}label`}
      aria-describedby={noted ? `${id}note` : undefined}
      aria-invalid={error !== undefined || undefined}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && field.onBlur?.(event)}
    >
      <span className="label" id={`${id}label`}>
        <LabelText label={field.label} optional={field.optional} />
      </span>
      <div className={clsx('grid choices', columns > 1 && `c${columns}`)}>
        {choices.map(({ id: choice, label, detail, icon, disabled = field.disabled }) => (
          <div key={choice}>
            <label
              className="choice"
              data-selected={choice === value || undefined}
              data-invalid={error !== undefined || undefined}
              data-disabled={disabled || undefined}
            >
              <input
                type="radio"
                className="vh"
                name={field.name ?? id}
                checked={choice === value}
                disabled={disabled}
                onChange={() => onChange?.(choice)}
              />
              <span className="radio" />
              <span className="grow">
                <b>{label}</b>
                {detail && <span className="choice-p">{detail}</span>}
              </span>
              {icon && <Icon of={icon} />}
            </label>
          </div>
        ))}
      </div>
      {noted && <Note id={`${id}note`} hint={hint} error={error} />}
    </div>
  )
}

export type RadioCardsProps = FieldProps & {
  choices: Choice[]
  value?: string | null
  onChange?: (id: string) => void
  onBlur?: FocusEventHandler<Element>
  columns?: 1 | 2 | 3 | 4
  ref?: Ref<HTMLElement>
}
