// The two ways out of a step: back, and on.
import type { ReactNode } from 'react'
import type { WizardStep } from '@marsa/model/freight/asking/request-form.ts'
import { wizardText } from '@marsa/model/freight/asking/wizard-text.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { stepNames } from './wizard-steps.ts'
import { useWizard } from './wizard-context.ts'

/** `children` is the button that leads on. */
export function WizardFoot({ step, children }: { step: WizardStep; children: ReactNode }) {
  const t = useT()
  const { go } = useWizard()
  const before = stepNames[stepNames.indexOf(step) - 1]
  return (
    <div className="row wiz-f">
      {before && (
        <Button size="l" onPress={() => go(before)}>
          {t(wizardText.back)}
        </Button>
      )}
      {children}
    </div>
  )
}
