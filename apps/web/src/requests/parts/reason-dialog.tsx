// A question with a reason: declining to quote, withdrawing a quote.
import { useState } from 'react'
import { quoteFormText as words } from '@marsa/model/requests/quote-form-text.ts'
import { quotesProblems } from '@marsa/model/requests/problems.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'

const longest = 500
const shortest = 3

export function ReasonDialog({ title, body, action, isPending, onAction, onClose }: ReasonProps) {
  const t = useT()
  const [reason, setReason] = useState('')
  const given = reason.trim()
  const missing = given.length < shortest || given.length > longest
  return (
    <Dialog
      role="alertdialog"
      title={title}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t(words.back)}</Button>
          <ActionButton
            variant="danger"
            refusal={missing ? 'quotes.reason-required' : null}
            problems={quotesProblems}
            isPending={isPending}
            onPress={() => onAction(given)}
          >
            {action}
          </ActionButton>
        </>
      }
    >
      <div className="stack">
        <p>{body}</p>
        <TextArea label={t(words.reason)} value={reason} onChange={setReason} limit={longest} autoFocus />
      </div>
    </Dialog>
  )
}

export type ReasonProps = {
  title: string
  body: string
  action: string
  isPending: boolean
  onAction: (reason: string) => void
  onClose: () => void
}
