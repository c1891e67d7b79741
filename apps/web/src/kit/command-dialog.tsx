// A dialog around one command: what it asks, the way back and the way on, and what the server refused.
import type { ReactNode } from 'react'
import { Button } from '../ui/actions/button.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import type { Refusal } from './call.ts'
import { useReason, type ProblemSource } from './action-button.tsx'
import { RefusalBanner } from './refusal-banner.tsx'

/**
 * `refusal` is a problem code that stands against sending, `disabledReason` a sentence; `instead` stands in place of the
 * sending button, `more` before it. `beside` are the fields that show their own refusal (see `RefusalBanner`); `asForm` lets Enter in a field send.
 */
export function CommandDialog(props: CommandDialogProps) {
  const { title, size, role, command, beside, asForm, children, onSend, onClose } = props
  const reason = useReason(props.refusal, props.problems) ?? props.disabledReason
  const body = (
    <>
      <RefusalBanner refusal={command.error} beside={beside} />
      {children}
    </>
  )
  return (
    <Dialog
      title={title}
      size={size}
      role={role}
      locked={props.locked}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{props.back}</Button>
          {props.more}
          {props.instead ?? (
            <Button
              variant={props.tone ?? 'primary'}
              isPending={command.isPending}
              pendingLabel={props.pendingLabel}
              disabledReason={reason}
              onPress={onSend}
            >
              {props.send}
            </Button>
          )}
        </>
      }
    >
      {asForm ? (
        <form
          className="stack g5"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!reason && !command.isPending) onSend()
          }}
        >
          {body}
          <button type="submit" hidden />
        </form>
      ) : (
        <div className="stack g5">{body}</div>
      )}
    </Dialog>
  )
}

export type CommandDialogProps = {
  title: ReactNode
  /** Words of the two buttons. */
  back: string
  send: string
  pendingLabel?: string
  tone?: 'primary' | 'danger'
  refusal?: string | null
  problems?: ProblemSource
  disabledReason?: string
  instead?: ReactNode
  more?: ReactNode
  locked?: boolean
  size?: 'm' | 'l'
  role?: 'dialog' | 'alertdialog'
  command: { isPending: boolean; error: Refusal | null }
  beside?: readonly string[]
  asForm?: boolean
  onSend: () => void
  onClose: () => void
  children: ReactNode
}
