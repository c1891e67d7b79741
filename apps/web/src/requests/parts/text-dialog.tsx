// A question answered in words: why, what is wrong, what came of it. The refusal of the server stands in the dialog.
import { useState, type ReactNode } from 'react'
import { feedbackText } from '@marsa/model/requests/feedback.ts'
import { quoteFormText } from '@marsa/model/requests/quote-form-text.ts'
import { quotesProblems } from '@marsa/model/requests/problems.ts'
import type { Refusal } from '../../kit/call.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useT } from '../../kit/t.ts'
import { TextArea } from '../../ui/fields/text-area.tsx'

const longest = 500

/**
 * `field` is the body field that holds the words, so that a refusal of it stands under them; `isNeeded` keeps the act closed
 * until there is a reason.
 */
export function TextDialog(props: TextDialogProps) {
  const {
    title,
    body,
    label,
    field,
    isNeeded,
    action,
    tone = 'primary',
    isPending,
    error,
    onAction,
    onClose,
  } = props
  const t = useT()
  const [words, setWords] = useState('')
  const given = words.trim()
  const serverError = field && error?.fieldSentences[field]
  const isMissing = isNeeded && (given.length < 3 || given.length > longest)
  return (
    <CommandDialog
      role="alertdialog"
      title={title}
      onClose={onClose}
      back={t(quoteFormText.back)}
      send={action}
      tone={tone}
      pendingLabel={t(feedbackText.sending)}
      refusal={isMissing ? 'quotes.reason-required' : null}
      problems={quotesProblems}
      command={{ isPending, error: error ?? null }}
      beside={field ? [field] : []}
      onSend={() => onAction(given)}
    >
      {body && <p>{body}</p>}
      {props.children}
      <TextArea
        label={label}
        value={words}
        onChange={setWords}
        limit={longest}
        error={serverError}
        autoFocus={!props.children}
      />
    </CommandDialog>
  )
}

export type TextDialogProps = {
  title: string
  body?: ReactNode
  label: string
  field?: string
  isNeeded?: boolean
  action: string
  tone?: 'primary' | 'danger'
  isPending: boolean
  error?: Refusal | null
  onAction: (words: string) => void
  onClose: () => void
  children?: ReactNode
}

type ReasonProps = Omit<TextDialogProps, 'label' | 'isNeeded' | 'tone'>

/** Asks why, before something is declined, withdrawn or objected to. */
export function ReasonDialog(props: ReasonProps) {
  const t = useT()
  return <TextDialog label={t(quoteFormText.reason)} isNeeded tone="danger" {...props} />
}
