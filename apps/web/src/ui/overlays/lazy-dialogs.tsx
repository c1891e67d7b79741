// The dialogs, each loaded when it first opens; the same props as the dialogs themselves.
import type { ComponentType } from 'react'
import { lazyLoad, useLazy, type LazyLoad } from '../lazy.ts'
import { LoadTrouble } from '../states/load-trouble.tsx'

type Opened = { isOpen?: boolean; onClose?: () => void }

const opened = <Props extends Opened>(part: LazyLoad<ComponentType<Props>>) =>
  function LazyOpened(props: Props) {
    const { isOpen = false, onClose } = props
    const { part: Part, failed, retry } = useLazy(part, isOpen)
    if (Part) return <Part {...props} />
    return failed && isOpen && <LoadTrouble onRetry={retry} onClose={() => onClose?.()} />
  }

const dialog = lazyLoad(async () => (await import('./dialog.tsx')).Dialog)
const alertDialog = lazyLoad(async () => (await import('./alert-dialog.tsx')).AlertDialog)

export const LazyDialog = opened(dialog)
export const LazyAlertDialog = opened(alertDialog)

/** Fetches both before one is opened. */
export const preloadDialogs = (): void => {
  dialog.preload()
  alertDialog.preload()
}
