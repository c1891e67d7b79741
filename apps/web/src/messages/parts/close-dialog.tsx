// Ending a conversation with its outcome.
import { useState } from 'react'
import { chatOutcomes, type ChatOutcome } from '@marsa/model/messages/chat/chat.ts'
import { deskChatText as words, outcomeText } from '@marsa/model/messages/chat/chat-text.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useT } from '../../kit/t.ts'
import { Select } from '../../ui/fields/select.tsx'

export type CloseDialogProps = {
  isPending: boolean
  onAction: (outcome: ChatOutcome) => void
  onClose: () => void
}

export function CloseDialog({ isPending, onAction, onClose }: CloseDialogProps) {
  const t = useT()
  const [outcome, setOutcome] = useState<ChatOutcome>('answered')
  return (
    <CommandDialog
      title={t(words.closeTitle)}
      onClose={onClose}
      back={t(words.cancel)}
      send={t(words.close)}
      command={{ isPending, error: null }}
      onSend={() => onAction(outcome)}
    >
      <p>{t(words.closeBody)}</p>
      <Select
        label={t(words.outcome)}
        options={chatOutcomes.map((id) => ({ id, label: t(outcomeText[id]) }))}
        value={outcome}
        onChange={(id) => setOutcome(id as ChatOutcome)}
      />
    </CommandDialog>
  )
}
