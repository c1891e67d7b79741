// The name of a passkey, when it is added or renamed.
import { useState, type SubmitEvent } from 'react'
import { factorsText } from '@marsa/model/accounts/factors/factors-text.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'

type Props = { title: string; name: string; onName: (name: string) => void; onClose: () => void }

export function NameDialog({ title, name, onName, onClose }: Props) {
  const t = useT()
  const [typed, setTyped] = useState(name)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (typed.trim()) onName(typed.trim())
  }
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <form className="stack g5" noValidate onSubmit={submit}>
        <TextInput
          label={t(factorsText.passkeyName)}
          hint={t(factorsText.passkeyNameHint)}
          name="name"
          maxLength={60}
          autoFocus
          value={typed}
          onChange={setTyped}
        />
        <Button type="submit" variant="primary" block>
          {t(factorsText.save)}
        </Button>
      </form>
    </Dialog>
  )
}
