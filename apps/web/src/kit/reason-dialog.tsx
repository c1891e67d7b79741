// A dialog that asks for a reason, and sends one command with it.
import { useState, type ReactNode } from 'react'
import type { Endpoint } from '@marsa/model/kit/endpoint.ts'
import { TextArea } from '../ui/fields/text-area.tsx'
import type { InputOf } from './call.ts'
import { CommandDialog, type CommandDialogProps } from './command-dialog.tsx'
import { toast, useCommand } from './query.ts'

type Frame = Pick<CommandDialogProps, 'title' | 'back' | 'pendingLabel' | 'tone' | 'role' | 'onClose'>

export type ReasonDialogProps<E extends Endpoint> = Frame & {
  endpoint: E
  input: (reason: string) => InputOf<E>
  /** Contracts whose answers are old once it is done. */
  refreshes: readonly Endpoint[]
  /** What follows from it, or what else is to be chosen. */
  children?: ReactNode
  label: string
  hint?: string
  rows?: number
  limit?: number
  /** The body field of the words, so that a refusal of it stands under them. */
  field?: string
  send: string
  /** Said once it is done. */
  done?: string
}

export function ReasonDialog<E extends Endpoint>(props: ReasonDialogProps<E>) {
  const { endpoint, input, refreshes, children, label, hint, rows = 3, limit = 500, ...rest } = props
  const { field = 'reason', done, onClose, ...frame } = rest
  const [reason, setReason] = useState('')
  const command = useCommand(endpoint, {
    refreshes,
    quiet: true,
    onDone: () => {
      onClose()
      if (done !== undefined) void toast({ title: done, tone: 'success' })
    },
  })
  return (
    <CommandDialog
      {...frame}
      command={command}
      beside={[field]}
      onClose={onClose}
      onSend={() => command.mutate(input(reason.trim()))}
    >
      {children}
      <TextArea
        label={label}
        hint={hint}
        dir="auto"
        rows={rows}
        limit={limit}
        value={reason}
        error={command.error?.fieldSentences[field]}
        onChange={setReason}
      />
    </CommandDialog>
  )
}
