// The name of a passkey, when it is added or renamed.
import { useState } from 'react'
import { factorsText } from '@marsa/model/accounts/factors/factors-text.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useT } from '../../kit/t.ts'
import { TextInput } from '../../ui/fields/text-input.tsx'

type Props = { title: string; name: string; onName: (name: string) => void; onClose: () => void }

export function NameDialog({ title, name, onName, onClose }: Props) {
  const t = useT()
  const [typed, setTyped] = useState(name)
  return (
    <CommandDialog
      title={title}
      send={t(factorsText.save)}
      command={{ isPending: false, error: null }}
      onSend={() => typed.trim() && onName(typed.trim())}
      onClose={onClose}
    >
      <TextInput
        label={t(factorsText.passkeyName)}
        hint={t(factorsText.passkeyNameHint)}
        name="name"
        maxLength={60}
        autoFocus
        value={typed}
        onChange={setTyped}
      />
    </CommandDialog>
  )
}
