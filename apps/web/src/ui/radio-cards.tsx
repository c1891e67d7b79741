// One of a few ways, each a card with a title, a sentence and perhaps an icon.
import clsx from 'clsx'
import { useImperativeHandle, useRef, type FocusEventHandler, type ReactNode, type Ref } from 'react'
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup'
import { AriaLabel, AriaNote, type FieldProps } from './field.tsx'
import { Icon, type IconKind } from './icon.tsx'

export type Choice = { id: string; label: string; detail?: ReactNode; icon?: IconKind; disabled?: boolean }

/** `columns` is how many stand side by side from 640 px on; `ref` is the chosen or first radio. */
export function RadioCards({ choices, value = null, onChange, columns = 2, ref, ...field }: RadioCardsProps) {
  const group = useRef<HTMLDivElement>(null)
  useImperativeHandle(
    ref,
    () => group.current?.querySelector<HTMLElement>('input:checked, input') ?? group.current!,
    [],
  )
  return (
    <RadioGroup
      ref={group}
      className={clsx('field', field.className)}
      name={field.name}
      value={value}
      onChange={onChange}
      onBlur={field.onBlur}
      isDisabled={field.disabled}
      isInvalid={field.error !== undefined}
    >
      <AriaLabel label={field.label} optional={field.optional} />
      <div className={clsx('grid choices', columns > 1 && `c${columns}`)}>
        {choices.map(({ id, label, detail, icon, disabled }) => (
          <RadioField key={id} value={id} isDisabled={disabled}>
            <RadioButton className="choice">
              <span className="radio" />
              <span className="grow">
                <b>{label}</b>
                {detail && <span className="choice-p">{detail}</span>}
              </span>
              {icon && <Icon of={icon} />}
            </RadioButton>
          </RadioField>
        ))}
      </div>
      <AriaNote hint={field.hint} error={field.error} />
    </RadioGroup>
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
