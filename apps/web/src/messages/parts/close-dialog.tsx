// Ending a conversation with its outcome.
import { useState } from 'react'
import { chatOutcomes, type ChatOutcome } from '@marsa/model/messages/chat.ts'
import { deskChatText as words, outcomeText } from '@marsa/model/messages/chat-text.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/select.tsx'

export type CloseDialogProps = {
  isPending: boolean
  onAction: (outcome: ChatOutcome) => void
  onClose: () => void
}

export function CloseDialog({ isPending, onAction, onClose }: CloseDialogProps) {
  const t = useT()
  const [outcome, setOutcome] = useState<ChatOutcome>('answered')
  return (
    <Dialog
      title={t(words.closeTitle)}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t(words.cancel)}</Button>
          <Button variant="primary" isPending={isPending} onPress={() => onAction(outcome)}>
            {t(words.close)}
          </Button>
        </>
      }
    >
      <div className="stack g4">
        <p>{t(words.closeBody)}</p>
        <Select
          label={t(words.outcome)}
          options={chatOutcomes.map((id) => ({ id, label: t(outcomeText[id]) }))}
          value={outcome}
          onChange={(id) => setOutcome(id as ChatOutcome)}
        />
      </div>
    </Dialog>
  )
}
