// A count with minus and plus buttons.
import { Minus, Plus } from 'lucide-react'
import type { FocusEventHandler, Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { NumberField } from 'react-aria-components/NumberField'
import { useT } from '../../kit/t.ts'
import { AriaLabel, AriaNote } from './aria-field.tsx'
import type { FieldProps } from './field.tsx'
import { Icon } from '../values/icon.tsx'
import { uiText } from '../text.ts'

/** `null` is an empty field; `ref` is the input. */
export function NumberInput(props: NumberInputProps) {
  const {
    label,
    hint,
    error,
    optional,
    disabled,
    value,
    onChange,
    min,
    max,
    step,
    decimals = 0,
    ref,
    ...rest
  } = props
  const t = useT()
  return (
    <NumberField
      name={rest.name}
      className={`field ${rest.className ?? ''}`}
      value={value ?? Number.NaN}
      onChange={(next) => onChange?.(Number.isNaN(next) ? null : next)}
      onBlur={rest.onBlur}
      minValue={min}
      maxValue={max}
      step={step}
      isDisabled={disabled}
      isInvalid={error !== undefined}
      formatOptions={{ maximumFractionDigits: decimals }}
    >
      <AriaLabel label={label} optional={optional} />
      <Group className="step-in">
        <Button slot="decrement" aria-label={t(uiText.decrease)}>
          <Icon of={Minus} />
        </Button>
        <Input ref={ref} />
        <Button slot="increment" aria-label={t(uiText.increase)}>
          <Icon of={Plus} />
        </Button>
      </Group>
      <AriaNote hint={hint} error={error} />
    </NumberField>
  )
}

export type NumberInputProps = FieldProps & {
  value?: number | null
  onChange?: (value: number | null) => void
  onBlur?: FocusEventHandler<Element>
  min?: number
  max?: number
  step?: number
  decimals?: number
  ref?: Ref<HTMLInputElement>
}
