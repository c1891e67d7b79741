// A question answered in words: why, what is wrong, what came of it. The refusal of the server stands in the dialog.
import { useState, type ReactNode } from 'react'
import { changeText } from '@marsa/model/freight/change-text.ts'
import type { Refusal } from '../../kit/call.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'

const longest = 500

/** `field` is the body field that holds the words, so that a refusal of it stands under them. */
export function TextDialog(props: TextDialogProps) {
  const { title, body, label, field, action, tone = 'primary', isPending, error, onAction, onClose } = props
  const t = useT()
  const [words, setWords] = useState('')
  const serverError = error?.fieldSentences[field]
  return (
    <Dialog
      role="alertdialog"
      title={title}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t(changeText.back)}</Button>
          <Button
            variant={tone}
            isPending={isPending}
            pendingLabel={t(changeText.sending)}
            onPress={() => onAction(words.trim())}
          >
            {action}
          </Button>
        </>
      }
    >
      <div className="stack">
        {body && <p>{body}</p>}
        {error && !serverError && <Banner tone="error" live title={error.sentence} />}
        {props.children}
        <TextArea
          label={label}
          value={words}
          onChange={setWords}
          limit={longest}
          error={serverError}
          autoFocus={!props.children}
        />
      </div>
    </Dialog>
  )
}

export type TextDialogProps = {
  title: string
  body?: ReactNode
  label: string
  field: string
  action: string
  tone?: 'primary' | 'danger'
  isPending: boolean
  error: Refusal | null
  onAction: (words: string) => void
  onClose: () => void
  children?: ReactNode
}
