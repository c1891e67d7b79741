// The question before an act that cannot be taken back: it names the thing, and may ask for a phrase to be typed.
import { useState, type ReactNode } from 'react'
import { useT } from '../../kit/t.ts'
import { Button } from '../actions/button.tsx'
import { Dialog } from './dialog.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { uiText } from '../text.ts'

/** The safe button stands last and has the focus; `phrase` must be typed before the act is possible; `isPending` while it runs. */
export function AlertDialog(props: AlertDialogProps) {
  const {
    title,
    children,
    isOpen,
    onClose,
    actionLabel,
    keepLabel,
    onAction,
    phrase,
    isPending,
    pendingLabel,
  } = props
  const t = useT()
  const [typed, setTyped] = useState('')
  const ask = phrase === undefined ? undefined : t(uiText.typeToConfirm, { phrase })
  const close = () => {
    setTyped('')
    onClose?.()
  }
  return (
    <Dialog
      role="alertdialog"
      title={title}
      isOpen={isOpen}
      onClose={close}
      footer={(closeDialog) => (
        <>
          <Button autoFocus={phrase === undefined} onPress={closeDialog}>
            {keepLabel ?? t(uiText.cancel)}
          </Button>
          <Button
            variant={props.tone === 'primary' ? 'primary' : 'danger'}
            onPress={onAction}
            isPending={isPending}
            pendingLabel={pendingLabel}
            disabledReason={typed.trim() === (phrase ?? '') ? undefined : ask}
          >
            {actionLabel}
          </Button>
        </>
      )}
    >
      <div className="stack">
        {children}
        {ask && <TextInput label={ask} value={typed} onChange={setTyped} autoComplete="off" autoFocus />}
      </div>
    </Dialog>
  )
}

export type AlertDialogProps = {
  title: ReactNode
  children: ReactNode
  isOpen?: boolean
  onClose?: () => void
  actionLabel: string
  keepLabel?: string
  onAction: () => void
  phrase?: string
  tone?: 'danger' | 'primary'
  isPending?: boolean
  pendingLabel?: string
}
