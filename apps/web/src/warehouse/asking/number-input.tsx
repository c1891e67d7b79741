// A number typed as text in either digits, its value a text of Latin digits; thousands marks appear when it is left.
import { useState } from 'react'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { TextInput, type TextInputProps } from '../../ui/fields/text-input.tsx'
import { numberText } from './form-values.ts'

/** `value` is what `Number` reads, or whatever was typed where that is none; "" where nothing was. */
export function NumberInput({ value, onChange, ...field }: NumberInputProps) {
  const { lang } = useLang()
  const [typed, setTyped] = useState<string>()
  const shown = /^\d+(\.\d+)?$/.test(value) ? number(value, lang) : value
  return (
    <TextInput
      {...field}
      value={typed ?? shown}
      onChange={(text) => {
        setTyped(text)
        onChange(numberText(text))
      }}
      onFocus={() => setTyped(value)}
      onBlur={() => setTyped(undefined)}
      autoComplete="off"
      dir="ltr"
      numeric
    />
  )
}

type NumberInputProps = Pick<
  TextInputProps,
  'label' | 'hint' | 'error' | 'optional' | 'unit' | 'inputMode'
> & {
  value: string
  onChange: (value: string) => void
}
