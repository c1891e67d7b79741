// Warns before the wizard is left with something that is not saved; going from step to step is not leaving.
import { wizardText } from '@marsa/model/freight/asking/wizard-text.ts'
import { useBlocker } from '../../kit/router/use-blocker.ts'
import { useT } from '../../kit/t.ts'
import { LazyAlertDialog } from '../../ui/overlays/lazy-dialogs.tsx'
import { useWizard } from './wizard-context.ts'

export function WizardLeave() {
  const t = useT()
  const { saver } = useWizard()
  const blocker = useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname && saver.unsaved() && !(await saver.flush()),
    enableBeforeUnload: () => {
      if (!saver.unsaved()) return false
      void saver.flush()
      return true
    },
  })
  return (
    <LazyAlertDialog
      title={t(wizardText.leaveTitle)}
      isOpen={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      actionLabel={t(wizardText.leave)}
      keepLabel={t(wizardText.stay)}
      onAction={() => blocker.proceed?.()}
    >
      <p>{t(wizardText.leaveBody)}</p>
    </LazyAlertDialog>
  )
}
