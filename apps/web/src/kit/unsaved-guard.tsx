// Warns before a page with unsaved input is left, by a link, the back button, the language switch or closing the tab.
import { AlertDialog } from '../ui/overlays/alert-dialog.tsx'
import { useBlocker } from './router/use-blocker.ts'
import { useT } from './t.ts'
import { kitText } from './text.ts'

/** `when` is true while there is something to lose; `note` says what is kept, if a draft is. */
export function UnsavedGuard({ when, note }: { when: boolean; note?: string }) {
  const t = useT()
  const blocker = useBlocker({
    shouldBlockFn: () => when,
    enableBeforeUnload: () => when,
  })
  return (
    <AlertDialog
      title={t(kitText.leaveTitle)}
      isOpen={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      actionLabel={t(kitText.leave)}
      keepLabel={t(kitText.stay)}
      onAction={() => blocker.proceed?.()}
    >
      <p>{note ?? t(kitText.leaveBody)}</p>
    </AlertDialog>
  )
}
