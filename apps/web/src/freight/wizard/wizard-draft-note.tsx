// Says whether what was typed is kept: saved with its time, being saved, waiting for the connection, refused.
import { Check, CloudOff } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { wizardText } from '@marsa/model/freight/asking/wizard-text.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Icon } from '../../ui/values/icon.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import { When } from '../../ui/values/when.tsx'
import type { SaveState } from './wizard-save.ts'
import { useWizard } from './wizard-context.ts'

export const useSaveState = (): SaveState => {
  const { saver } = useWizard()
  return useSyncExternalStore(saver.subscribe, saver.state)
}

/** The quiet line beside the title. */
export function WizardDraftNote() {
  const t = useT()
  const state = useSaveState()
  return (
    <output className="cap muted row wiz-note">
      {state.status === 'saved' && (
        <>
          <Icon of={Check} size="s" />
          {t(wizardText.saved)} <When value={state.at} as="time" />
        </>
      )}
      {state.status === 'pending' && (
        <>
          <Spinner />
          {t(wizardText.saving)}
        </>
      )}
    </output>
  )
}

/** The notice above the form while the draft cannot be kept; it tries again by itself, and on demand. */
export function WizardDraftTrouble() {
  const t = useT()
  const { saver } = useWizard()
  const state = useSaveState()
  useEffect(() => {
    const retry = () => void saver.flush()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [saver])
  if (state.status !== 'offline' && state.status !== 'refused') return null
  return (
    <Banner
      tone="attention"
      live
      icon={state.status === 'offline' ? CloudOff : undefined}
      title={state.status === 'offline' ? t(wizardText.notSaved) : t(wizardText.saveRefused)}
      action={
        <Button size="s" changes onPress={() => void saver.flush()}>
          {t(wizardText.saveNow)}
        </Button>
      }
    >
      {state.status === 'refused' && state.sentence}
    </Banner>
  )
}
