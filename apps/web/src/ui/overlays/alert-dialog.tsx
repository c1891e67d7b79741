// The question before an act that cannot be taken back: it names the thing.
import type { ReactNode } from 'react'
import { useT } from '../../kit/t.ts'
import { Button } from '../actions/button.tsx'
import { Dialog } from './dialog.tsx'
import { uiText } from '../text.ts'

/** The safe button stands last and has the focus; `isPending` while the act runs. */
export function AlertDialog(props: AlertDialogProps) {
  const { title, children, isOpen, onClose, actionLabel, keepLabel, onAction, isPending, pendingLabel } =
    props
  const t = useT()
  return (
    <Dialog
      role="alertdialog"
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      footer={(closeDialog) => (
        <>
          <Button autoFocus onPress={closeDialog}>
            {keepLabel ?? t(uiText.cancel)}
          </Button>
          <Button
            variant={props.tone === 'primary' ? 'primary' : 'danger'}
            onPress={onAction}
            isPending={isPending}
            pendingLabel={pendingLabel}
          >
            {actionLabel}
          </Button>
        </>
      )}
    >
      <div className="stack">{children}</div>
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
  tone?: 'danger' | 'primary'
  isPending?: boolean
  pendingLabel?: string
}
