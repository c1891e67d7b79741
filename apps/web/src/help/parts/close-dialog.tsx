// Closing a callback request: how the call ended, for the next person.
import { useState } from 'react'
import { callbackLimits } from '@marsa/model/help/callback.ts'
import { closeCallback, listCallbacks } from '@marsa/model/help/endpoints.ts'
import { helpProblems } from '@marsa/model/help/problems.ts'
import { useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { callbackText as words } from '@marsa/model/help/callback-text.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'

export function CloseDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT()
  const [note, setNote] = useState('')
  const close = useCommand(closeCallback, {
    refreshes: [listCallbacks],
    quiet: true,
    onDone: onClose,
  })
  const given = note.trim()
  return (
    <CommandDialog
      title={t(words.closeTitle)}
      onClose={onClose}
      back={t(words.back)}
      send={t(words.close)}
      refusal={given === '' ? 'help.note-required' : null}
      problems={helpProblems}
      command={close}
      onSend={() => close.mutate({ query: { id }, body: { note: given } })}
    >
      <p>{t(words.closeBody)}</p>
      <TextArea
        label={t(words.noteLabel)}
        value={note}
        onChange={setNote}
        limit={callbackLimits.note}
        autoFocus
      />
    </CommandDialog>
  )
}
