// A dialog around one command: what it asks, the way back and the way on, and what the server refused.
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { TextParams } from '@marsa/model/kit/text.ts'
import { Button } from '../ui/actions/button.tsx'
import { focusFault } from '../ui/fields/focus-fault.ts'
import { AlertDialog } from '../ui/overlays/alert-dialog.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { uiText } from '../ui/text.ts'
import type { Refusal } from './call.ts'
import { useReason, type ProblemSource } from './action-button.tsx'
import { RefusalBanner } from './refusal-banner.tsx'
import { useT } from './t.ts'
import { kitText } from './text.ts'

/**
 * `refusal` is a problem code that stands against sending, `disabledReason` a sentence; `instead` stands in place of the
 * sending button, `more` before it. `beside` are the fields that show their own refusal (see `RefusalBanner`). Enter in a field
 * sends, what was refused takes the focus, and what was typed is not lost by Escape or a press beside the dialog.
 */
export function CommandDialog(props: CommandDialogProps) {
  const { title, size, side, role, locked, command, beside, children, onSend, onClose } = props
  const t = useT()
  const reason = useReason(props.refusal, props.problems, props.params) ?? props.disabledReason
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  const [isTyped, setTyped] = useState(false)
  const [asking, setAsking] = useState(false)
  useEffect(() => {
    if (tries === 0) return
    // Once the command has taken back what it refused before.
    const drawn = setTimeout(() => form.current && focusFault(form.current))
    return () => clearTimeout(drawn)
  }, [tries, command.error])
  const send = () => {
    onSend()
    setTries((count) => count + 1)
  }
  return (
    <Dialog
      title={title}
      size={size}
      side={side}
      role={role}
      locked={locked}
      isOpen
      onClose={() => (isTyped ? setAsking(true) : onClose())}
      footer={
        <>
          <Button onPress={onClose}>{props.back ?? t(uiText.cancel)}</Button>
          {props.more}
          {props.instead ?? (
            <Button
              variant={props.tone ?? 'primary'}
              isPending={command.isPending}
              pendingLabel={props.pendingLabel}
              disabledReason={reason}
              onPress={send}
            >
              {props.send}
            </Button>
          )}
        </>
      }
    >
      <form
        ref={form}
        className="stack g5"
        noValidate
        onInput={() => setTyped(true)}
        onSubmit={(event) => {
          event.preventDefault()
          // The dialog may stand in a form of the page, which is not meant.
          event.stopPropagation()
          if (!reason && !command.isPending && !props.instead) send()
        }}
      >
        <RefusalBanner refusal={command.error} beside={beside} />
        {children}
        <button type="submit" hidden />
      </form>
      <AlertDialog
        title={t(kitText.discardTitle)}
        isOpen={asking}
        onClose={() => setAsking(false)}
        actionLabel={t(kitText.discard)}
        keepLabel={t(kitText.keepEditing)}
        onAction={onClose}
      >
        <p>{t(kitText.leaveBody)}</p>
      </AlertDialog>
    </Dialog>
  )
}

export type CommandDialogProps = {
  title: ReactNode
  /** Words of the two buttons. */
  back?: string
  send: string
  pendingLabel?: string
  tone?: 'primary' | 'danger'
  refusal?: string | null
  problems?: ProblemSource
  /** Placeholders of the refusal's sentence. */
  params?: TextParams | undefined
  disabledReason?: string
  instead?: ReactNode
  more?: ReactNode
  locked?: boolean
  size?: 'm' | 'l'
  /** A drawer at the end of the page, for an editor. */
  side?: boolean
  role?: 'dialog' | 'alertdialog'
  command: { isPending: boolean; error: Refusal | null }
  beside?: readonly string[]
  onSend: () => void
  onClose: () => void
  children: ReactNode
}
