// An amount typed as a decimal text with its currency; the value stays the wire string and never becomes a float.
import { useState } from 'react'
import { currencies, type Currency } from '@marsa/model/kit/money.ts'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { uiText } from '../text.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

/** What was typed as wire text: Arabic-Indic digits, thousands marks and spaces are understood. */
const wireOf = (typed: string): string =>
  typed
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[,\u066c\s\u00a0]/g, '')
    .replace(/\u066b/g, '.')

/** `value` is the wire string ("148600.00") or ""; thousands marks appear when the field is left. */
export function MoneyInput({
  value = '',
  onChange,
  currency = 'AED',
  onFocus,
  onBlur,
  ...field
}: MoneyInputProps) {
  const t = useT()
  const { lang } = useLang()
  const [typed, setTyped] = useState<string>()
  const decimals = Math.max(currencies[currency], value.split('.')[1]?.length ?? 0)
  const shown = /^\d+(\.\d+)?$/.test(value) ? number(value, lang, decimals) : value
  return (
    <TextInput
      {...field}
      value={typed ?? shown}
      onChange={(text) => {
        setTyped(text)
        onChange?.(wireOf(text))
      }}
      onFocus={(event) => {
        setTyped(value)
        // Without its thousands marks the text is another one, and the browser would lose what tabbing selected. What has been
        // typed before the next frame stays.
        const input = event.currentTarget
        requestAnimationFrame(() => {
          if (input === document.activeElement && input.value === value) input.select()
        })
        onFocus?.(event)
      }}
      onBlur={(event) => {
        setTyped(undefined)
        onBlur?.(event)
      }}
      unit={currency === 'AED' ? t(uiText.dirham) : currency}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      numeric
    />
  )
}

export type MoneyInputProps = Omit<TextInputProps, 'unit' | 'numeric' | 'dir' | 'inputMode'> & {
  currency?: Currency
}
