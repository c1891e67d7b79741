// Says that what a press should have opened did not load, and offers to try again; needs nothing more to be loaded.
import { useT } from '../../kit/t.ts'
import { Button } from '../actions/button.tsx'
import { PlainDialog } from '../overlays/plain-dialog.tsx'
import { uiText } from '../text.ts'

export function LoadTrouble({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  const t = useT()
  return (
    <PlainDialog
      title={t(uiText.errorTitle)}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t(uiText.close)}</Button>
          <Button variant="primary" onPress={onRetry}>
            {t(uiText.retry)}
          </Button>
        </>
      }
    >
      <p>{t(uiText.errorBody)}</p>
    </PlainDialog>
  )
}
