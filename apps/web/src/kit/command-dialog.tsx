// A dialog around one command: what it asks, the way back and the way on, and what the server refused.
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { TextParams } from '@marsa/model/kit/text.ts'
import { Button } from '../ui/actions/button.tsx'
import { focusFault } from '../ui/fields/focus-fault.ts'
import { TextInput } from '../ui/fields/text-input.tsx'
import { AlertDialog } from '../ui/overlays/alert-dialog.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { uiText } from '../ui/text.ts'
import type { Refusal } from './call.ts'
import { useReason, type ProblemSource } from './action-button.tsx'
import { RefusalBanner } from './refusal-banner.tsx'
import { useT } from './t.ts'
import { kitText } from './text.ts'

/** A search finds again what it found, and a file is sent as soon as it is chosen. */
const isKept = (field: EventTarget): boolean =>
  field instanceof Element && field.matches('[type=search], [type=file]')

/**
 * `refusal` is a problem code that stands against sending, `disabledReason` a sentence; `instead` stands in place of the
 * sending button, `more` before it; without `send` there is none, as a file is sent by choosing it. `phrase` must be typed before
 * sending is possible. `beside` are the fields that show their own refusal (see `RefusalBanner`). Enter in a field sends, what was
 * refused takes the focus, and what was typed is not lost by Escape or a press beside the dialog.
 */
export function CommandDialog(props: CommandDialogProps) {
  const { title, size, side, role, locked, command, beside, children, onSend, onClose } = props
  const t = useT()
  const ask = props.phrase === undefined ? undefined : t(uiText.typeToConfirm, { phrase: props.phrase })
  const [phrase, setPhrase] = useState('')
  const reason =
    useReason(props.refusal, props.problems, props.params) ??
    props.disabledReason ??
    (phrase.trim() === props.phrase ? undefined : ask)
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  const [isTyped, setTyped] = useState(false)
  const [asking, setAsking] = useState(false)
  const wasPending = useRef(false)
  useEffect(() => {
    if (wasPending.current && !command.isPending && !command.error) setTyped(false)
    wasPending.current = command.isPending
    if (tries === 0) return
    // Once the command has taken back what it refused before.
    const drawn = setTimeout(() => form.current && focusFault(form.current))
    return () => clearTimeout(drawn)
  }, [tries, command.error, command.isPending])
  const send = () => {
    onSend?.()
    setTries((count) => count + 1)
  }
  const leave = () => {
    // The dialog may go back a step and stay.
    setTyped(false)
    setAsking(false)
    onClose()
  }
  return (
    <Dialog
      title={title}
      size={size}
      side={side}
      role={role}
      locked={locked}
      isOpen
      onClose={() => (isTyped ? setAsking(true) : leave())}
      footer={
        <>
          <Button onPress={leave}>{props.back ?? t(uiText.cancel)}</Button>
          {props.more}
          {props.instead ??
            (props.send && (
              <Button
                variant={props.tone ?? 'primary'}
                isPending={command.isPending}
                pendingLabel={props.pendingLabel}
                disabledReason={reason}
                onPress={send}
              >
                {props.send}
              </Button>
            ))}
        </>
      }
    >
      <form
        ref={form}
        className="stack g5"
        noValidate
        onInput={({ target }) => isKept(target) || setTyped(true)}
        onSubmit={(event) => {
          event.preventDefault()
          // The dialog may stand in a form of the page, which is not meant.
          event.stopPropagation()
          if (props.send && !reason && !command.isPending && !props.instead) send()
        }}
      >
        <RefusalBanner refusal={command.error} beside={beside} />
        {children}
        {ask && <TextInput label={ask} value={phrase} onChange={setPhrase} autoComplete="off" />}
        <button type="submit" hidden />
      </form>
      <AlertDialog
        title={t(kitText.discardTitle)}
        isOpen={asking}
        onClose={() => setAsking(false)}
        actionLabel={t(kitText.discard)}
        keepLabel={t(kitText.keepEditing)}
        onAction={leave}
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
  send?: string
  pendingLabel?: string
  tone?: 'primary' | 'danger'
  refusal?: string | null
  problems?: ProblemSource
  /** Placeholders of the refusal's sentence. */
  params?: TextParams | undefined
  disabledReason?: string
  phrase?: string
  instead?: ReactNode
  more?: ReactNode
  locked?: boolean
  size?: 'm' | 'l'
  /** A drawer at the end of the page, for an editor. */
  side?: boolean
  role?: 'dialog' | 'alertdialog'
  command: { isPending: boolean; error: Refusal | null }
  beside?: readonly string[]
  onSend?: () => void
  onClose: () => void
  children: ReactNode
}
