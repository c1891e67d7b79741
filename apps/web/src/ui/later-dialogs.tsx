// The dialogs, each loaded when it first opens; the same props as the dialogs themselves.
import type { ComponentType } from 'react'
import { later, useLater, type Later } from './later.ts'
import { LoadTrouble } from './load-trouble.tsx'

type Opened = { isOpen?: boolean; onClose?: () => void }

const opened = <Props extends Opened>(part: Later<ComponentType<Props>>) =>
  function LaterOpened(props: Props) {
    const { isOpen = false, onClose } = props
    const { part: Part, failed, retry } = useLater(part, isOpen)
    if (Part) return <Part {...props} />
    return failed && isOpen && <LoadTrouble onRetry={retry} onClose={() => onClose?.()} />
  }

const dialog = later(async () => (await import('./dialog.tsx')).Dialog)
const alertDialog = later(async () => (await import('./alert-dialog.tsx')).AlertDialog)

export const LaterDialog = opened(dialog)
export const LaterAlertDialog = opened(alertDialog)

/** Fetches both before one is opened. */
export const dialogsAhead = (): void => {
  dialog.ahead()
  alertDialog.ahead()
}
