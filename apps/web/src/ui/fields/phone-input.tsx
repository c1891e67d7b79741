// A phone number with the country code of the Emirates written in front, typed left to right in both languages.
import { useState } from 'react'
import { phone } from '../../kit/phone-number.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

const home = '+971'

/** The international form of what was typed: "0501234567", "00971 50…" and Arabic-Indic digits all become "+97150…". */
const wireOf = (typed: string): string => {
  const digits = typed
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
  if (digits.startsWith('+') && !digits.startsWith(home)) return home.startsWith(digits) ? '' : digits
  const national = digits.replace(/^\+?971/, '').replace(/^0+/, '')
  return national === '' ? '' : home + national
}

/** `value` is the international form ("+971505550142") or ""; it is grouped for reading once the field is left. */
export function PhoneInput({ value = '', onChange, onFocus, onBlur, ...field }: PhoneInputProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <TextInput
      autoComplete="tel"
      placeholder={`${home} 50 000 0000`}
      {...field}
      type="tel"
      dir="ltr"
      numeric
      value={typed ?? phone(value)}
      onChange={(text) => {
        setTyped(text)
        onChange?.(wireOf(text))
      }}
      onFocus={(event) => {
        setTyped(phone(value))
        onFocus?.(event)
      }}
      onBlur={(event) => {
        setTyped(undefined)
        onBlur?.(event)
      }}
    />
  )
}

export type PhoneInputProps = Omit<TextInputProps, 'type' | 'dir' | 'numeric'>
