// A password with a button that shows it; the caret and the text stay where they were.
import { useState } from 'react'
import { useT } from '../../kit/t.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'
import { uiText } from '../text.ts'

/** Pass `autoComplete` "current-password" or "new-password" so that password managers know what to do. */
export function PasswordInput(props: PasswordInputProps) {
  const t = useT()
  const [shown, setShown] = useState(false)
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      dir="ltr"
      spellCheck={false}
      autoCapitalize="none"
      after={
        <button
          type="button"
          className="in-btn"
          aria-label={`${t(shown ? uiText.hidePassword : uiText.showPassword)}: ${props.label}`}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {t(shown ? uiText.hidePassword : uiText.showPassword)}
        </button>
      }
    />
  )
}

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'dir' | 'after'>
