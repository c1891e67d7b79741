// A dialog that asks for a few words: a reason, a question, an answer.
import { useState } from 'react'
import { creditProblems } from '@marsa/model/finance/credit/credit-problems.ts'
import { CommandDialog, type CommandDialogProps } from '../../kit/command-dialog.tsx'
import { useT } from '../../kit/t.ts'
import { TextArea } from '../../ui/fields/text-area.tsx'

type WordsDialogProps = Pick<CommandDialogProps, 'title' | 'send' | 'tone' | 'command' | 'onClose'> & {
  label: string
  body?: string
  /** Name of the field in the call. */
  field: 'reason' | 'text'
  limit: number
  onSend: (words: string) => void
}

const least = 3

export function WordsDialog({ label, body, field, limit, onSend, ...dialog }: WordsDialogProps) {
  const t = useT()
  const [words, setWords] = useState('')
  const [isTried, setTried] = useState(false)
  const isMissing = words.trim().length < least
  const missing = isTried && isMissing ? t(creditProblems['credit.reason']) : undefined
  return (
    <CommandDialog
      {...dialog}
      beside={[field]}
      onSend={() => {
        setTried(true)
        if (!isMissing) onSend(words.trim())
      }}
    >
      {body && <p>{body}</p>}
      <TextArea
        label={label}
        limit={limit}
        rows={4}
        value={words}
        onChange={setWords}
        error={missing ?? dialog.command.error?.fieldSentences[field]}
      />
    </CommandDialog>
  )
}
