// The form of one step: checked by the server's rules when one goes on.
import type { ReactNode } from 'react'
import type { WizardStep } from '@marsa/model/freight/asking/wizard-steps.ts'
import { wizardContinueText, wizardText } from '@marsa/model/freight/asking/wizard-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { PageForm } from '../../kit/page-form.tsx'
import { useT } from '../../kit/t.ts'
import type { PageFormState } from '../../kit/use-page-form.ts'
import { Button } from '../../ui/actions/button.tsx'
import { stepNames } from './wizard-steps.ts'
import { useWizard } from './wizard-context.ts'
import { labelOf } from './wizard-field.tsx'

export type WizardStepFormProps<Values extends object> = {
  step: WizardStep
  form: PageFormState<Values>
  children: ReactNode
}

export function WizardStepForm<Values extends object>({ step, form, children }: WizardStepFormProps<Values>) {
  const t = useT()
  const { lang } = useLang()
  const { go } = useWizard()
  const at = stepNames.indexOf(step)
  const [before, after] = [stepNames[at - 1], stepNames[at + 1]]
  return (
    <PageForm
      form={form}
      labelOf={(path) => labelOf(path, lang)}
      toFix={wizardText.toFix}
      className="stack g8"
      foot={
        <div className="row wiz-f">
          {before && (
            <Button size="l" onPress={() => go(before)}>
              {t(wizardText.back)}
            </Button>
          )}
          <Button
            type="submit"
            variant="primary"
            size="l"
            isPending={step === 'review' && form.isSending}
            pendingLabel={t(wizardText.sending)}
          >
            {after ? t(wizardContinueText[after]) : t(wizardText.submit)}
          </Button>
        </div>
      }
    >
      {children}
    </PageForm>
  )
}
