// A number typed as text in either digits, its value a text of Latin digits; thousands marks appear when it is left.
import { useState } from 'react'
import { numberText } from '@marsa/model/kit/typed-number.ts'
import { TextInput, type TextInputProps } from '../ui/fields/text-input.tsx'
import { useLang } from './direction.tsx'
import { number } from './format.ts'

const figure = /^\d+(\.\d+)?$/

/** `value` is what `Number` reads, or whatever was typed where that is none; "" where nothing was. */
export function FigureInput({ value, onChange, ...field }: FigureInputProps) {
  const { lang } = useLang()
  const [typed, setTyped] = useState<string>()
  const shown = figure.test(value) ? number(value, lang) : value
  return (
    <TextInput
      {...field}
      value={typed ?? shown}
      onChange={(text) => {
        setTyped(text)
        const read = numberText(text)
        onChange(figure.test(read) ? read : text)
      }}
      // What is selected on the way in stays selected: nothing changes under the cursor.
      onFocus={() => setTyped(shown)}
      onBlur={() => setTyped(undefined)}
      autoComplete="off"
      dir="ltr"
      numeric
    />
  )
}

type FigureInputProps = Pick<
  TextInputProps,
  'label' | 'hint' | 'error' | 'optional' | 'unit' | 'inputMode'
> & {
  value: string
  onChange: (value: string) => void
}
