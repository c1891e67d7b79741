// Closing a callback request: how the call ended, for the next person.
import { useState } from 'react'
import { callbackLimits } from '@marsa/model/help/callback.ts'
import { closeCallback, listCallbacks } from '@marsa/model/help/endpoints.ts'
import { helpProblems } from '@marsa/model/help/problems.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { callbackText as words } from '@marsa/model/help/callback-text.ts'

export function CloseDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT()
  const [note, setNote] = useState('')
  const close = useCommand(closeCallback, { refreshes: [listCallbacks], onDone: onClose })
  const given = note.trim()
  return (
    <Dialog
      title={t(words.closeTitle)}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t(words.back)}</Button>
          <ActionButton
            variant="primary"
            refusal={given === '' ? 'help.note-required' : null}
            problems={helpProblems}
            isPending={close.isPending}
            onPress={() => close.mutate({ query: { id }, body: { note: given } })}
          >
            {t(words.close)}
          </ActionButton>
        </>
      }
    >
      <div className="stack">
        <p>{t(words.closeBody)}</p>
        <TextArea
          label={t(words.noteLabel)}
          value={note}
          onChange={setNote}
          limit={callbackLimits.note}
          autoFocus
        />
      </div>
    </Dialog>
  )
}
