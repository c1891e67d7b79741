// What is asked before a guest's shipment is cancelled, and before this browser forgets it.
import { useState } from 'react'
import { cancelGuestShipment } from '@marsa/model/express/guest/guest-endpoints.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { detailText } from '../text.ts'
import { guestText as words } from './guest-text.ts'

export function CancelGuest({ token, onClose, onDone }: CancelProps) {
  const t = useT()
  const [comments, setComments] = useState('')
  const command = useCommand(cancelGuestShipment, {
    quiet: true,
    onDone: ({ refund }) => {
      onClose()
      onDone()
      void toast({ title: t(detailText.cancelled, { amount: refund ?? '0.00' }), tone: 'success' })
    },
  })
  return (
    <CommandDialog
      title={t(detailText.cancelTitle)}
      tone="danger"
      back={t(detailText.keep)}
      send={t(detailText.cancel)}
      command={command}
      beside={['comments']}
      onSend={() => command.mutate({ body: { token, comments }, anonymous: true })}
      onClose={onClose}
    >
      <p>{t(detailText.cancelBody)}</p>
      <TextArea
        label={t(detailText.comments)}
        value={comments}
        limit={500}
        rows={3}
        dir="auto"
        error={command.error?.fieldSentences['comments']}
        onChange={setComments}
      />
    </CommandDialog>
  )
}

type CancelProps = { token: string; onClose: () => void; onDone: () => void }

const atOnce = { isPending: false, error: null }

export function FinishGuest({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const t = useT()
  return (
    <CommandDialog
      title={t(words.finishTitle)}
      back={t(words.stay)}
      send={t(words.finish)}
      command={atOnce}
      onSend={onDone}
      onClose={onClose}
    >
      <p>{t(words.finishBody)}</p>
    </CommandDialog>
  )
}
