// A dialog that asks for a reason and nothing else, and sends one command with it.
import { useState } from 'react'
import type { Endpoint } from '@marsa/model/kit/endpoint.ts'
import type { InputOf } from '../../kit/call.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { roadReads } from './calls.ts'
import { allocateText } from './road-text.ts'

type ReasonDialogProps<E extends Endpoint> = {
  endpoint: E
  input: (reason: string) => InputOf<E>
  /** Contracts whose answers are old once it is done. */
  refreshes?: readonly Endpoint[]
  title: string
  /** What follows from it. */
  body?: string
  label: string
  hint?: string
  rows?: number
  send: string
  pendingLabel: string
  /** Said once it is done. */
  done: string
  /** What cannot be taken back. */
  isFinal?: boolean
  onClose: () => void
}

export function ReasonDialog<E extends Endpoint>(props: ReasonDialogProps<E>) {
  const { endpoint, input, refreshes = roadReads, body, label, hint, rows = 2, done, isFinal } = props
  const { title, send, pendingLabel, onClose } = props
  const t = useT()
  const [reason, setReason] = useState('')
  const command = useCommand(endpoint, {
    refreshes,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: done, tone: 'success' })
    },
  })
  return (
    <CommandDialog
      title={title}
      {...(isFinal && ({ role: 'alertdialog', tone: 'danger' } as const))}
      onClose={onClose}
      back={t(allocateText.notYet)}
      send={send}
      pendingLabel={pendingLabel}
      command={command}
      beside={['reason']}
      onSend={() => command.mutate(input(reason))}
    >
      {body !== undefined && <p>{body}</p>}
      <TextArea
        label={label}
        hint={hint}
        dir="auto"
        rows={rows}
        limit={500}
        value={reason}
        error={command.error?.fieldSentences['reason']}
        onChange={setReason}
      />
    </CommandDialog>
  )
}
