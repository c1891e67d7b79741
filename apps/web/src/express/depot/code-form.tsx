// One line that a number is typed or scanned into, with its button.
import { ScanBarcode } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { useT } from '../../kit/t.ts'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { depotText as words } from './depot-text.ts'

export function CodeForm({ hint, enterKeyHint, value, onChange, onSend, children, ref }: CodeFormProps) {
  const t = useT()
  return (
    <form
      className="row wrap g2"
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      <TextInput
        ref={ref}
        className="grow"
        label={t(words.code)}
        hint={hint}
        icon={ScanBarcode}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint={enterKeyHint}
        maxLength={40}
        value={value}
        onChange={onChange}
      />
      {children}
    </form>
  )
}

type CodeFormProps = {
  hint: string
  enterKeyHint: 'search' | 'send'
  value: string
  onChange: (code: string) => void
  onSend: () => void
  /** The button. */
  children: ReactNode
  ref?: Ref<HTMLInputElement>
}
